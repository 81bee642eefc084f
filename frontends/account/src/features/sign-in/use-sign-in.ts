import { normalizeEmail, type RegistrationForm } from '@kp/commerce';
import { fieldErrors, isApiError, problemText, useSession, useToast } from '@kp/client';
import type { LanguageCode } from '@kp/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';

/** Signing in, or creating an account and signing in. */
export type SignInMode = 'login' | 'register';

export interface Refusal {
  readonly text: string;
  /** By field name. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface SignIn {
  readonly isBusy: boolean;
  /** @returns why the shop refused; nothing when somebody is signed in now */
  send(mode: SignInMode, form: RegistrationForm): Promise<Refusal | undefined>;
}

/** Sends the form and says how it went, as a toast too. */
export function useSignIn(): SignIn {
  const { t } = useTranslation('account');
  const { t: common, i18n } = useTranslation();
  const { login, register } = useSession();
  const { toast } = useToast();
  const [isBusy, setBusy] = useState(false);

  const call = ({ email, password, firstName, lastName }: RegistrationForm, mode: SignInMode) => {
    const credentials = { email: normalizeEmail(email), password };
    if (mode === 'login') return login(credentials);
    return register({ ...credentials, firstName, lastName, language: i18n.language as LanguageCode });
  };
  return {
    isBusy,
    send: async (mode, form) => {
      setBusy(true);
      try {
        await call(form, mode);
        // Whoever signs in sees their name in the header; a new account deserves a word.
        if (mode === 'register') toast({ title: t('register.successTitle') });
        return undefined;
      } catch (error) {
        const text = refusalText(error, common, t(`${mode}.failedDescription`));
        toast({ title: t(`${mode}.failedTitle`), description: text, variant: 'destructive' });
        return { text, fields: fieldErrors(error, common) };
      } finally {
        setBusy(false);
      }
    },
  };
}

/** What a refused sign-in or registration says: the shop's own sentence, else what fits the failure. */
export function refusalText(error: unknown, t: TFunction, otherwise: string): string {
  // A bare 401 would read as an expired session, and whoever signs in has none.
  const isUnexplained = isApiError(error) && !error.problem && error.status >= 400 && error.status < 429;
  return isUnexplained ? otherwise : problemText(error, t);
}
