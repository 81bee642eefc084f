import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './page.module.css';

export interface PageProps {
  readonly width?: 'full' | 'narrow';
  readonly className?: string;
  readonly children: ReactNode;
}

export function Page({ width = 'full', className, children }: PageProps) {
  return (
    <div className={classNames(styles.page, width === 'narrow' && styles.narrow, className)}>{children}</div>
  );
}

export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('navigation.breadcrumb')} data-print="hidden">
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className={styles.crumb}>
            {index > 0 && <Icon name="chevron-end" size={14} />}
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
