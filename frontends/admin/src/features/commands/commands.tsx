import { lazyPage } from '@kp/client';
import { Button, Flex } from '@kp/ui/admin';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commandKey, useShortcut, useShortcutKeys } from '../../shared/shortcuts';
import type { ScreenLink } from './palette-items';
import styles from './commands.module.css';

const Palette = lazyPage(async () => (await import('./command-palette')).CommandPalette);
const Help = lazyPage(async () => (await import('./shortcut-help')).ShortcutHelp);

/** The buttons and keys for what is reached from every screen. */
export function Commands({ screens }: { readonly screens: readonly ScreenLink[] }) {
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
  return (
    <Flex gap="small">
      <Button aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={openPalette}>
        {t('commands.search')}
        <kbd className={styles.key} dir="ltr" aria-hidden>
          {commandKey()} K
        </kbd>
      </Button>
      <Button aria-haspopup="dialog" aria-label={t('commands.openHelp')} onClick={openHelp}>
        <span aria-hidden>?</span>
      </Button>
      <Suspense fallback={null}>
        {opened === 'palette' && <Palette screens={screens} onClose={close} />}
        {opened === 'help' && <Help onClose={close} />}
      </Suspense>
    </Flex>
  );
}
