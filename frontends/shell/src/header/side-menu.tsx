import { ContactButton, useSession } from '@kp/client';
import { categoryName } from '@kp/i18n';
import { classNames, Drawer, IconButton } from '@kp/ui';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AccountLinks } from './account-menu';
import { LanguageSelector } from './language-selector';
import { LazyNested } from './lazy-nested';
import { useNavigationCategories } from './navigation-categories';
import { PriceSwitch } from './price-switch';
import { SearchBox } from './search-box';
import styles from './side-menu.module.css';

interface SideMenuProps {
  /** On screens of every width, with the search that the header leaves out. */
  readonly isEnclosed?: boolean;
}

export function SideMenu({ isEnclosed = false }: SideMenuProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={classNames(styles.menu, !isEnclosed && styles.narrow)}>
      <IconButton
        icon="menu"
        label={t('header.openMenu')}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Drawer isOpen={isOpen} onClose={close} title={t('header.menu')}>
        {isEnclosed && <SearchBox name={t('header.searchLabel')} />}
        <SideMenuLinks onChoose={close} />
        <hr className={styles.rule} />
        <LanguageSelector />
        <PriceSwitch />
      </Drawer>
    </div>
  );
}

function SideMenuLinks({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const categories = useNavigationCategories();
  return (
    <nav aria-label={t('navigation.main')} className={styles.links}>
      <Link to="/" onClick={onChoose}>
        {t('navigation.home')}
      </Link>
      <Link to="/products" onClick={onChoose}>
        {t('navigation.allProducts')}
      </Link>
      {categories.map((category) => (
        <Fragment key={category.slug}>
          <Link
            to={`/products?category=${encodeURIComponent(category.slug)}`}
            data-code={category.slug}
            className={styles.category}
            onClick={onChoose}
          >
            {categoryName(t, category)}
          </Link>
          <LazyNested parent={category} onChoose={onChoose} />
        </Fragment>
      ))}
      <hr className={styles.rule} />
      <Link to="/cart" onClick={onChoose}>
        {t('header.cart')}
      </Link>
      <Link to="/track" onClick={onChoose}>
        {t('header.trackOrder')}
      </Link>
      <Link to="/ai-assistant" onClick={onChoose}>
        {t('navigation.assistant')}
      </Link>
      <ContactButton onClick={onChoose} />
      {status === 'signedIn' && <AccountLinks onChoose={onChoose} />}
      {status === 'loading' && (
        <a role="link" aria-disabled="true">
          {t('header.login')}
        </a>
      )}
      {status === 'signedOut' && (
        <Link to="/login" onClick={onChoose}>
          {t('header.login')}
        </Link>
      )}
    </nav>
  );
}
