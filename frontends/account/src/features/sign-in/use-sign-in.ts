import { normalizeEmail, type RegistrationForm } from '@kp/commerce';
import { fieldErrors, isApiError, problemText, useSession, useToast } from '@kp/client';
import type { LanguageCode } from '@kp/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';

export type SignInMode = 'login' | 'register';

interface Rejection {
  readonly text: string;
  /** By field name. */
  readonly fields: Readonly<Record<string, string>>;
}

interface SignIn {
  readonly isBusy: boolean;
  /** @returns undefined on success */
  send(mode: SignInMode, form: RegistrationForm): Promise<Rejection | undefined>;
}

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
        if (mode === 'register') toast({ title: t('register.successTitle') });
        return undefined;
      } catch (error) {
        const text = rejectionText(error, common, t(`${mode}.failedDescription`));
        toast({ title: t(`${mode}.failedTitle`), description: text, variant: 'destructive' });
        return { text, fields: fieldErrors(error, common) };
      } finally {
        setBusy(false);
      }
    },
  };
}

function rejectionText(error: unknown, t: TFunction, otherwise: string): string {
  // A bare 401 would read as an expired session.
  const isUnexplained = isApiError(error) && !error.problem && error.status >= 400 && error.status < 429;
  return isUnexplained ? otherwise : problemText(error, t);
}
