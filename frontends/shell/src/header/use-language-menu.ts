import { useCallback, useState, type ComponentType } from 'react';
import type { LanguageMenuProps } from './language-menu';

type Menu = ComponentType<LanguageMenuProps>;

/** The menu's code, once it has been fetched; it stays for the next selector. */
let loaded: Menu | undefined;

/** Fetches the menu when asked. Not `React.lazy`, which remembers a failure for good. */
export function useLanguageMenu() {
  const [Menu, setMenu] = useState<Menu | undefined>(() => loaded);
  const load = useCallback(async () => {
    loaded ??= (await import(/* webpackChunkName: "language-menu" */ './language-menu')).LanguageMenu;
    setMenu(() => loaded);
  }, []);
  return { Menu, load };
}
