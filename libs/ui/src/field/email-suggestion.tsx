import { useState, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';

interface Slip {
  readonly input: HTMLInputElement;
  readonly meant: string;
}

interface EmailSuggestion {
  /** Asks for the email that was probably meant; null when nothing seems wrong. */
  readonly question: ReactNode;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onInput: () => void;
}

/** What appears while a click on a button is under way would move that button away. */
const CLICK_MS = 200;

const loadRules = () =>
  import(/* webpackChunkName: "suggest-email" */ '@kp/commerce/suggest-email').catch(() => null);

/** Nothing is asked while an email is typed: only when its field is left. */
export function useEmailSuggestion(): EmailSuggestion {
  const { t } = useTranslation();
  const [slip, setSlip] = useState<Slip>();
  return {
    question: slip && (
      <Button variant="link" onClick={() => enter(slip.input, slip.meant)}>
        {t('emailSuggestion', { email: `\u2068${slip.meant}\u2069` })}
      </Button>
    ),
    onBlur({ target: input }) {
      const typed = input.value;
      void loadRules().then((rules) => {
        const meant = rules?.suggestEmail(typed.trim());
        if (meant) setTimeout(() => input.value === typed && setSlip({ input, meant }), CLICK_MS);
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
