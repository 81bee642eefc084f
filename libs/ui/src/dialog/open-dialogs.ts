import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** The modal dialogs that are open, the topmost last. Whatever lies outside of it is inert. */
class OpenDialogs {
  private dialogs: readonly HTMLDialogElement[] = [];
  private readonly listeners = new Set<Listener>();

  add(dialog: HTMLDialogElement): void {
    this.change([...this.dialogs, dialog]);
  }

  remove(dialog: HTMLDialogElement): void {
    this.change(this.dialogs.filter((other) => other !== dialog));
  }

  readonly top = (): HTMLDialogElement | null => this.dialogs.at(-1) ?? null;

  readonly subscribe = (listener: Listener) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private change(dialogs: readonly HTMLDialogElement[]): void {
    this.dialogs = dialogs;
    for (const listener of this.listeners) listener();
  }
}

export const openDialogs = new OpenDialogs();

/** The dialog that lies on top of the page, null when there is none. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(openDialogs.subscribe, openDialogs.top, () => null);
}
