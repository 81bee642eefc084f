import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/** All panels stay in the page, so that search engines and find-in-page see them. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = list.current?.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const ids = tabs.map(({ id }) => id);
    const next = nextTab(ids, selected, event.key, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[ids.indexOf(next)]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} ref={list} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-controls={`${base}-${tab.id}-panel`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== selected}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

/** @returns `undefined` for keys that do not move between tabs */
function nextTab<Id>(ids: readonly Id[], current: Id, key: string, isRtl: boolean): Id | undefined {
  const index = ids.indexOf(current);
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return ids[(index + 1) % ids.length];
  if (key === backward) return ids[(index - 1 + ids.length) % ids.length];
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  return undefined;
}
