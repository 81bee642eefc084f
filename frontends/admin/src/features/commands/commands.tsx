import { lazyPage } from '@kp/client';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminTab } from '../../shared/admin-path';
import { useShortcut, useShortcutKeys } from '../../shared/shortcuts';

const Palette = lazyPage(async () => (await import('./command-palette')).CommandPalette);
const Help = lazyPage(async () => (await import('./shortcut-help')).ShortcutHelp);

interface Commands {
  readonly openPalette: () => void;
  readonly openHelp: () => void;
  /** To be rendered once. */
  readonly dialogs: ReactNode;
}

/** What the keys reach from every screen: the search for everything and the list of keys. */
export function useCommands(tabs: readonly AdminTab[]): Commands {
  const { t } = useTranslation('admin');
  const [opened, setOpened] = useState<'palette' | 'help'>();
  const before = useRef<Element>(null);
  const openPalette = useCallback(() => {
    before.current = document.activeElement;
    setOpened('palette');
  }, []);
  const openHelp = useCallback(() => {
    before.current = document.activeElement;
    setOpened('help');
  }, []);
  useShortcutKeys();
  const everywhere = { isEverywhere: true };
  useShortcut({
    ...everywhere,
    key: 'k',
    isCommand: true,
    label: t('commands.openPalette'),
    run: openPalette,
  });
  useShortcut({ ...everywhere, key: '?', label: t('commands.openHelp'), run: openHelp });

  const close = () => {
    setOpened(undefined);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const dialogs = (
    <Suspense fallback={null}>
      {opened === 'palette' && (
        <Palette screens={tabs.map((key) => ({ key, label: t(`tabs.${key}`) }))} onClose={close} />
      )}
      {opened === 'help' && <Help onClose={close} />}
    </Suspense>
  );
  return { openPalette, openHelp, dialogs };
}
