import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../icon/icon';
import styles from './breadcrumb.module.css';

export interface Crumb {
  readonly label: string;
  /** Address inside the shop; the last crumb is this page and needs none. */
  readonly to?: string;
}

export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('navigation.breadcrumb')} data-print="hidden">
      <ol className={styles.list}>
        {crumbs.map(({ label, to }, place) => (
          <li key={label} className={styles.crumb}>
            {place > 0 && <Icon name="chevron-end" size={14} />}
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
