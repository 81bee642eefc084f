import { categoryName } from '@kp/i18n';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Icon } from '@kp/ui';
import { LazyNested } from './lazy-nested';
import { useNavigationCategories } from './navigation-categories';
import { PriceSwitch } from './price-switch';
import styles from './category-bar.module.css';

export function CategoryBar() {
  const { t } = useTranslation();
  const categories = useNavigationCategories();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const shown = pathname === '/products' ? (parameters.get('category') ?? '') : null;
  return (
    <nav aria-label={t('navigation.label')} className={styles.bar} data-print="hidden">
      <div className={styles.line}>
        <ul className={styles.rail}>
          <li>
            <Link
              to="/products"
              discover="none"
              aria-current={shown === '' ? 'page' : undefined}
              className={styles.ticket}
            >
              {t('navigation.allProducts')}
            </Link>
          </li>
          {categories.map((category) => (
            <li key={category.slug} data-code={category.slug}>
              <Link
                to={`/products?category=${encodeURIComponent(category.slug)}`}
                discover="none"
                aria-current={shown === category.slug ? 'page' : undefined}
                className={styles.ticket}
              >
                {categoryName(t, category)}
              </Link>
              <LazyNested parent={category} isPopover />
            </li>
          ))}
        </ul>
        <PriceSwitch />
        <Link to="/track" discover="none" className={styles.track}>
          <Icon name="truck" size={18} />
          {t('header.trackOrder')}
        </Link>
      </div>
    </nav>
  );
}
