import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';

interface Slip {
  readonly input: HTMLInputElement;
  readonly meant: string;
}

interface EmailSuggestion {
  /** Asks for the email that was probably meant; null when nothing seems wrong. */
  readonly question: ReactNode;
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onInput: () => void;
}

/** What appears while a click on a button is under way would move that button away. */
const CLICK_MS = 200;

const loadRules = () =>
  import(/* webpackChunkName: "suggest-email" */ '@kp/commerce/suggest-email').catch(() => null);

type Rules = Awaited<ReturnType<typeof loadRules>>;

/**
 * Nothing is asked while an email is typed: only when its field is left, or when its form is sent. That waits for an
 * answer once: the same email, sent again, is meant.
 */
export function useEmailSuggestion(): EmailSuggestion {
  const { t } = useTranslation();
  const [slip, setSlip] = useState<Slip>();
  const rules = useRef<Rules>(null);
  const asked = useRef('');
  const watched = useRef<{ form: HTMLFormElement; hold: (event: Event) => void }>(null);
  const unwatch = () => watched.current?.form.removeEventListener('submit', watched.current.hold, true);
  useEffect(() => unwatch, []);

  const ask = (input: HTMLInputElement, meant: string) => {
    asked.current = input.value;
    setSlip({ input, meant });
  };
  const watch = (input: HTMLInputElement) => {
    unwatch();
    if (!input.form) return;
    const hold = (event: Event) => {
      const meant = rules.current?.suggestEmail(input.value.trim());
      if (!meant || asked.current === input.value || !input.isConnected) return;
      event.preventDefault();
      event.stopPropagation();
      ask(input, meant);
      input.focus();
    };
    watched.current = { form: input.form, hold };
    // Before the form's own handler, whatever library it belongs to.
    input.form.addEventListener('submit', hold, true);
  };
  return {
    question: slip && (
      <Button variant="link" onClick={() => enter(slip.input, slip.meant)}>
        {t('emailSuggestion', { email: `\u2068${slip.meant}\u2069` })}
      </Button>
    ),
    onFocus({ target: input }) {
      watch(input);
      void loadRules().then((loaded) => (rules.current = loaded));
    },
    onBlur({ target: input }) {
      const typed = input.value;
      const isStill = () => input.isConnected && input.value === typed;
      void loadRules().then((loaded) => {
        const meant = loaded?.suggestEmail(typed.trim());
        if (meant) setTimeout(() => isStill() && ask(input, meant), CLICK_MS);
      });
    },
    onInput: () => setSlip(undefined),
  };
}

/** As if it were typed, for React and for every library of forms. */
function enter(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
