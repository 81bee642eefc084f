import { HomeIcon, MoreIcon, SearchIcon, ShoppingIcon, TagsIcon } from '@kp/ui/admin';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath, type AdminTab } from '../shared/admin-path';
import styles from './bottom-bar.module.css';

interface BottomBarProps {
  readonly tabs: readonly AdminTab[];
  readonly active: AdminTab;
  readonly onSearch: () => void;
  readonly onMore: () => void;
}

const SCREENS: readonly (readonly [AdminTab, ComponentType])[] = [
  ['dashboard', HomeIcon],
  ['orders', ShoppingIcon],
  ['products', TagsIcon],
];

/** Of a phone: what is used all day, and the way to the rest. */
export function BottomBar({ tabs, active, onSearch, onMore }: BottomBarProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  return (
    <nav aria-label={common('navigation.main')} className={styles.bar}>
      {SCREENS.filter(([tab]) => tabs.includes(tab)).map(([tab, Icon]) => (
        <Link key={tab} to={adminPath(tab)} aria-current={tab === active ? 'page' : undefined}>
          <span aria-hidden>
            <Icon />
          </span>
          {t(`tabs.${tab}`)}
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={onSearch}>
        <span aria-hidden>
          <SearchIcon />
        </span>
        {t('frame.search')}
      </button>
      <button type="button" aria-haspopup="dialog" onClick={onMore}>
        <span aria-hidden>
          <MoreIcon />
        </span>
        {t('frame.more')}
      </button>
    </nav>
  );
}
