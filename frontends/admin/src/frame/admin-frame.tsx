import { lazyPage, STORAGE_KEYS } from '@kp/client';
import { Button, MenuFoldIcon, useMediaQuery } from '@kp/ui/admin';
import { classNames } from '@kp/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../features/commands/commands';
import type { AdminTab } from '../shared/admin-path';
import { useStoredValue } from '../shared/stored-value';
import { BottomBar } from './bottom-bar';
import { SideNavigation } from './side-navigation';
import { BareTopBar, TopBar } from './top-bar';
import styles from './admin-frame.module.css';

const NavigationSheet = lazyPage(async () => (await import('./navigation-sheet')).NavigationSheet);

const PHONE = '(max-width: 47.99rem)';
const readFolded = (stored: unknown) => stored === true;

interface AdminFrameProps {
  /** What the role may open. */
  readonly tabs: readonly AdminTab[];
  readonly active: AdminTab;
  readonly children: ReactNode;
}

/** Brings the table that nearly every screen has, so that the next screen has only itself to load. */
export function AdminFrame({ tabs, active, children }: AdminFrameProps) {
  const { t } = useTranslation('admin');
  const isPhone = useMediaQuery(PHONE);
  const [isFolded, changeFolded] = useStoredValue(STORAGE_KEYS.adminNavigation, readFolded);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { openPalette, openHelp, dialogs } = useCommands(tabs);
  useEffect(() => void import('@kp/ui/table'), []);
  return (
    <div className={classNames(styles.frame, isFolded && styles.folded)}>
      <TopBar onSearch={openPalette} onHelp={openHelp} />
      {!isPhone && (
        <div className={styles.side}>
          <SideNavigation tabs={tabs} active={active} isFolded={isFolded} />
          <Button
            type="text"
            aria-expanded={!isFolded}
            aria-label={t('frame.fold')}
            onClick={() => changeFolded((newest) => !newest)}
            className={styles.fold}
          >
            <span aria-hidden>
              <MenuFoldIcon />
            </span>
          </Button>
        </div>
      )}
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {isPhone && (
        <BottomBar tabs={tabs} active={active} onSearch={openPalette} onMore={() => setSheetOpen(true)} />
      )}
      <Suspense fallback={null}>
        {isSheetOpen && isPhone && (
          <NavigationSheet tabs={tabs} active={active} onClose={() => setSheetOpen(false)} />
        )}
      </Suspense>
      {dialogs}
    </div>
  );
}

/** Without navigation: while the session is checked, or a second factor has to be set up first. */
export function BareFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.bare}>
      <BareTopBar />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  );
}
