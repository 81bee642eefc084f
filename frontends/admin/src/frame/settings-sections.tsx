import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { sectionOf, sectionsFor } from '../shared/settings-sections';
import { adminPath, type AdminTab } from '../shared/admin-path';
import { useRights } from '../shared/use-rights';
import { SETTINGS } from './navigation';
import styles from './settings-sections.module.css';

interface SettingsSectionsProps {
  readonly tabs: readonly AdminTab[];
  readonly active: AdminTab;
  readonly children: ReactNode;
}

/** The page of settings: its own sections, and the screens that are opened as seldom as these. */
export function SettingsSections({ tabs, active, children }: SettingsSectionsProps) {
  const { t } = useTranslation(['admin', 'adminSettings']);
  const [parameters] = useSearchParams();
  const { may } = useRights();
  const own = sectionsFor(may);
  const others = SETTINGS.items
    .map(({ tab }) => tab)
    .filter((tab) => tab !== 'settings' && tabs.includes(tab));
  const current = sectionOf(parameters, own);
  const list = useRef<HTMLUListElement>(null);
  // On a phone the names are one line, most of which is out of sight.
  useEffect(() => {
    const name = list.current?.querySelector('[aria-current]');
    name?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [active, current]);
  return (
    <>
      <h1>{t('tabs.settings')}</h1>
      <div className={styles.settings}>
        <nav aria-label={t('adminSettings:sectionsLabel')}>
          <ul ref={list} className={styles.sections}>
            {own.map((key) => (
              <li key={key}>
                <Link
                  to={adminPath('settings', { section: key })}
                  aria-current={active === 'settings' && key === current ? 'page' : undefined}
                >
                  {t(`adminSettings:sections.${key}`)}
                </Link>
              </li>
            ))}
            {others.map((tab) => (
              <li key={tab}>
                <Link to={adminPath(tab)} aria-current={tab === active ? 'page' : undefined}>
                  {t(`tabs.${tab}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </>
  );
}
