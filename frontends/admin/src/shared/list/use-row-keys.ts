import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../shortcuts';

const LINK = '[data-row-link]';

/** J and K go from row to row, whose link Enter opens; X selects it. @returns the ref of what holds the rows */
export function useRowKeys(isSelectable: boolean) {
  const { t } = useTranslation('admin');
  const region = useRef<HTMLDivElement>(null);
  const move = useCallback((step: 1 | -1) => {
    const links = [...(region.current?.querySelectorAll<HTMLElement>(LINK) ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = at < 0 ? links[step > 0 ? 0 : links.length - 1] : links[at + step];
    next?.focus();
    next?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const next = useCallback(() => move(1), [move]);
  const previous = useCallback(() => move(-1), [move]);
  const select = useCallback(() => {
    const row = document.activeElement?.closest('tr');
    if (row && region.current?.contains(row)) row.querySelector<HTMLElement>('input[type=checkbox]')?.click();
  }, []);
  useShortcut({ key: 'j', label: t('commands.nextRow'), run: next });
  useShortcut({ key: 'k', label: t('commands.previousRow'), run: previous });
  useShortcut({ key: 'enter', label: t('commands.openRow') });
  useShortcut(isSelectable && { key: 'x', label: t('commands.selectRow'), run: select });
  return region;
}
