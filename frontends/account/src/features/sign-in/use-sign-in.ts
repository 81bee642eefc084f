import { useJoinOrderMutation } from '@kp/api-client/checkout';
import { normalizeEmail, type RegistrationForm, typedEmail } from '@kp/commerce';
import { isApiError, useRequestFailure, useSession, useToast } from '@kp/client';
import type { LanguageCode } from '@kp/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaitText } from '../../shared/password/wait-text';

export type SignInMode = 'login' | 'register';

type Field = keyof RegistrationForm;
const FIELDS: readonly Field[] = ['firstName', 'lastName', 'email', 'password'];
const CODE_REQUIRED = 'AUTH.SECOND_FACTOR_REQUIRED';

interface Rejection extends ReturnType<ReturnType<typeof useRequestFailure>['show']> {
  /** The account asks for the code of its second factor. */
  readonly asksForCode?: boolean;
}

interface SignIn {
  readonly isBusy: boolean;
  /** @returns undefined on success */
  send(mode: SignInMode, form: RegistrationForm, code?: string): Promise<Rejection | undefined>;
}

/** @param orderToken of a guest's order, which joins the account that is signed in or created */
export function useSignIn(orderToken?: string): SignIn {
  const { t, i18n } = useTranslation('signIn');
  const { login, register } = useSession();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [isBusy, setBusy] = useState(false);
  const [joinOrder] = useJoinOrderMutation();

  const waitText = useWaitText();

  const call = (form: RegistrationForm, mode: SignInMode, code?: string) => {
    const { email, password, firstName, lastName } = form;
    if (mode === 'login') return login({ email: typedEmail(email), password, code });
    const credentials = { email: normalizeEmail(email), password };
    return register({ ...credentials, firstName, lastName, language: i18n.language as LanguageCode });
  };
  return {
    isBusy,
    send: async (mode, form, code) => {
      setBusy(true);
      try {
        await call(form, mode, code);
        // An order that does not join stays behind its own link, and a mail offers it once more.
        if (orderToken) void joinOrder({ token: orderToken });
        if (mode === 'register') toast({ title: t('register.successTitle') });
        return undefined;
      } catch (error) {
        if (isApiError(error) && error.problem?.code === CODE_REQUIRED)
          return { fields: {}, asksForCode: true };
        const text = isUnexplained(error) ? t(`${mode}.failedDescription`) : waitText(error);
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
