import type { FocusEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { useAskOnce } from './ask-once';

interface EmailSuggestion {
  /** Asks for the email that was probably meant; null when nothing seems wrong. */
  readonly question: ReactNode;
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onInput: () => void;
}

const loadRules = () =>
  import(/* webpackChunkName: "suggest-email" */ '@kp/commerce/suggest-email').then(
    ({ suggestEmail }) => suggestEmail,
    () => null,
  );

export function useEmailSuggestion(): EmailSuggestion {
  const { t } = useTranslation();
  const { slip, events } = useAskOnce(loadRules);
  return {
    question: slip && (
      <Button variant="link" onClick={() => enter(slip.input, slip.found)}>
        {t('emailSuggestion', { email: `\u2068${slip.found}\u2069` })}
      </Button>
    ),
    ...events,
  };
}

/** As if it were typed, for React and for every library of forms. */
function enter(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
