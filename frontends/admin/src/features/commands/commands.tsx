import { lazyPage } from '@kp/client';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { adminPath, type AdminTab } from '../../shared/admin-path';
import { useShortcut, useShortcutKeys } from '../../shared/shortcuts';
import { useLeaving } from '../../shared/unsaved-changes';

const Palette = lazyPage(async () => (await import('./command-palette')).CommandPalette, ['adminSettings']);
const Help = lazyPage(async () => (await import('./shortcut-help')).ShortcutHelp);

interface Commands {
  readonly openPalette: () => void;
  readonly openHelp: () => void;
  /** To be rendered once. */
  readonly dialogs: ReactNode;
}

/** After G. */
const SCREEN_KEYS: Readonly<Partial<Record<AdminTab, string>>> = {
  dashboard: 'd',
  orders: 'o',
  products: 'p',
  customers: 'c',
  returns: 'r',
  inbox: 'i',
  reports: 'b',
  settings: 's',
};

function ScreenKey({ tab, letter }: { readonly tab: AdminTab; readonly letter: string }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { leave } = useLeaving();
  const go = useCallback(() => leave(() => void navigate(adminPath(tab))), [leave, navigate, tab]);
  useShortcut({ key: `g ${letter}`, isEverywhere: true, label: t(`tabs.${tab}`), run: go });
  return null;
}

/** What is typed before the field of the palette has the focus: whoever knows the keys does not wait for a chunk. */
function useTypedAhead(isOpen: boolean) {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!isOpen) return undefined;
    const keep = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isText || document.activeElement instanceof HTMLInputElement) return;
      event.preventDefault();
      event.stopPropagation();
      setTyped((before) => before + event.key);
    };
    window.addEventListener('keydown', keep, true);
    return () => {
      window.removeEventListener('keydown', keep, true);
      setTyped('');
    };
  }, [isOpen]);
  return [typed, setTyped] as const;
}

/** What the keys reach from every screen: the search for everything and the list of keys. */
export function useCommands(tabs: readonly AdminTab[]): Commands {
  const { t } = useTranslation('admin');
  const [opened, setOpened] = useState<'palette' | 'help'>();
  const [typed, setTyped] = useTypedAhead(opened === 'palette');
  const before = useRef<Element>(null);
  const openPalette = useCallback(() => {
    before.current = document.activeElement;
    // A field behind the palette would take what is typed next.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
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
  // Dialogs, drawers and fields listen themselves.
  useShortcut({ ...everywhere, key: 'escape', label: t('commands.close') });

  const close = () => {
    setOpened(undefined);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const dialogs = (
    <Suspense fallback={null}>
      {tabs.map((tab) => {
        const letter = SCREEN_KEYS[tab];
        return letter && <ScreenKey key={tab} tab={tab} letter={letter} />;
      })}
      {opened === 'palette' && (
        <Palette
          screens={tabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          typed={typed}
          onType={setTyped}
          onClose={close}
        />
      )}
      {opened === 'help' && <Help onClose={close} />}
    </Suspense>
  );
  return { openPalette, openHelp, dialogs };
}
