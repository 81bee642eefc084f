import type { CategoryResponse } from '@kp/api-client/shop';
import { categoryName } from '@kp/i18n';
import { Icon } from '@kp/ui';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNavigationCategories } from './navigation-categories';
import styles from './nested-categories.module.css';

interface NestedCategoriesProps {
  readonly parent: CategoryResponse;
  /** Opened by a button; else the list is always there. */
  readonly isPopover?: boolean;
  readonly onChoose?: () => void;
}

export function NestedCategories({ isPopover, ...links }: NestedCategoriesProps) {
  if (isPopover) return <Menu {...links} />;
  return (
    <div className={styles.inside}>
      <Links {...links} />
    </div>
  );
}

/** The browser opens and closes it: by its button, with Escape, and by a click elsewhere. */
function Menu({ parent }: NestedCategoriesProps) {
  const { t } = useTranslation();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const label = `${t('navigation.label')}: ${categoryName(t, parent)}`;
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} className={styles.button}>
        <Icon name="chevron-down" size={16} />
      </button>
      <div ref={menu} id={id} popover="auto" className={styles.menu}>
        <Links parent={parent} onChoose={() => menu.current?.hidePopover?.()} />
      </div>
    </>
  );
}

function Links({ parent, onChoose }: NestedCategoriesProps) {
  const { t } = useTranslation();
  const categories = useNavigationCategories(parent.id);
  if (categories.length === 0) return null;
  return (
    <ul className={styles.links}>
      {categories.map((category) => (
        <li key={category.slug} data-code={category.slug}>
          <Link
            to={`/products?category=${encodeURIComponent(category.slug)}`}
            discover="none"
            onClick={onChoose}
          >
            {categoryName(t, category)}
          </Link>
          <Links parent={category} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}
