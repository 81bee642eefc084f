import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

export interface Shortcut {
  /** As `KeyboardEvent.key` has it, in lower case; two after each other have a space between, like "g o". */
  readonly key: string;
  /** Together with Ctrl or Cmd, and while typing too. */
  readonly isCommand?: boolean;
  /** Of the frame, not of the open screen. */
  readonly isEverywhere?: boolean;
  readonly label: string;
  /** Absent where the screen itself listens. */
  readonly run?: () => void;
}

let registered: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

function register(next: readonly Shortcut[]) {
  registered = next;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Lists a shortcut in the help, and runs it, while the component is mounted. */
export function useShortcut(given: Shortcut | false): void {
  const { key, isCommand, isEverywhere, label = '', run } = given || ({} as Partial<Shortcut>);
  const runNewest = useEffectEvent(() => run?.());
  const isRun = run !== undefined;
  useEffect(() => {
    if (key === undefined) return undefined;
    const shortcut = { key, isCommand, isEverywhere, label, run: isRun ? () => runNewest() : undefined };
    register([...registered, shortcut]);
    return () => register(registered.filter((each) => each !== shortcut));
  }, [key, isCommand, isEverywhere, label, isRun]);
}

export const useShortcuts = (): readonly Shortcut[] => useSyncExternalStore(subscribe, () => registered);

/** Where a letter is text, or belongs to a dialog or menu. */
const TYPING =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [aria-expanded="true"]';

/** How long the second key of two may take. */
const SEQUENCE_MS = 1500;

/** Once, in the frame. */
export function useShortcutKeys(): void {
  useEffect(() => {
    let first = { key: '', at: 0 };
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      if (event.altKey || event.defaultPrevented) return;
      if (!isCommand && (event.target as Element).closest(TYPING)) return;
      const key = event.key.toLowerCase();
      const isSecond = first.key !== '' && event.timeStamp - first.at < SEQUENCE_MS;
      const keys = isSecond ? [`${first.key} ${key}`, key] : [key];
      const runnable = registered.filter((each) => Boolean(each.isCommand) === isCommand && each.run);
      const shortcut = keys
        .map((wanted) => runnable.findLast((each) => each.key === wanted))
        .find((found) => found !== undefined);
      const isFirst = !isSecond && runnable.some((each) => each.key.startsWith(`${key} `));
      first = isFirst ? { key, at: event.timeStamp } : { key: '', at: 0 };
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run!();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl');
