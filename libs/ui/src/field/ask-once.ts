import { useEffect, useRef, useState, type FocusEvent } from 'react';

/** What seems wrong with what was typed; undefined when nothing does. */
export type FindSlip<Found> = (typed: string) => Found | undefined;

interface Slip<Found> {
  readonly input: HTMLInputElement;
  readonly found: Found;
}

interface AskedOnce<Found> {
  readonly slip: Slip<Found> | undefined;
  readonly events: {
    readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
    readonly onInput: () => void;
  };
}

/** What appears while a click on a button is under way would move that button away. */
const CLICK_MS = 200;

/**
 * Nothing is asked while a text is typed: only when its field is left, or when its form is sent. That waits for an answer
 * once: the same text, sent again, is meant.
 */
export function useAskOnce<Found>(load: () => Promise<FindSlip<Found> | null>): AskedOnce<Found> {
  const [slip, setSlip] = useState<Slip<Found>>();
  const find = useRef<FindSlip<Found>>(null);
  const asked = useRef('');
  const watched = useRef<{ form: HTMLFormElement; hold: (event: Event) => void }>(null);
  const unwatch = () => watched.current?.form.removeEventListener('submit', watched.current.hold, true);
  useEffect(() => unwatch, []);

  const ask = (input: HTMLInputElement, found: Found) => {
    asked.current = input.value;
    setSlip({ input, found });
  };
  const watch = (input: HTMLInputElement) => {
    unwatch();
    if (!input.form) return;
    const hold = (event: Event) => {
      const found = find.current?.(input.value.trim());
      if (found === undefined || asked.current === input.value || !input.isConnected) return;
      event.preventDefault();
      event.stopPropagation();
      ask(input, found);
      input.focus();
    };
    watched.current = { form: input.form, hold };
    // Before the form's own handler, whatever library it belongs to.
    input.form.addEventListener('submit', hold, true);
  };
  return {
    slip,
    events: {
      onFocus({ target: input }) {
        watch(input);
        void load().then((loaded) => (find.current = loaded));
      },
      onBlur({ target: input }) {
        const typed = input.value;
        const isStill = () => input.isConnected && input.value === typed;
        void load().then((loaded) => {
          const found = loaded?.(typed.trim());
          if (found !== undefined) setTimeout(() => isStill() && ask(input, found), CLICK_MS);
        });
      },
      onInput: () => setSlip(undefined),
    },
  };
}
