import { normalizeEmail, type RegistrationForm } from '@kp/commerce';
import { isApiError, useRequestFailure, useSession, useToast } from '@kp/client';
import type { LanguageCode } from '@kp/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export type SignInMode = 'login' | 'register';

type Field = keyof RegistrationForm;
const FIELDS: readonly Field[] = ['firstName', 'lastName', 'email', 'password'];

type Rejection = ReturnType<ReturnType<typeof useRequestFailure>['show']>;

interface SignIn {
  readonly isBusy: boolean;
  /** @returns undefined on success */
  send(mode: SignInMode, form: RegistrationForm): Promise<Rejection | undefined>;
}

export function useSignIn(): SignIn {
  const { t, i18n } = useTranslation('account');
  const { login, register } = useSession();
  const { toast } = useToast();
  const failure = useRequestFailure();
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
        const text = isUnexplained(error) ? t(`${mode}.failedDescription`) : undefined;
        return failure.show(error, { title: t(`${mode}.failedTitle`), text, fields: FIELDS });
      } finally {
        setBusy(false);
      }
    },
  };
}

/** A bare 401 would read as an expired session. */
function isUnexplained(error: unknown): boolean {
  return isApiError(error) && !error.problem && error.status >= 400 && error.status < 429;
}
