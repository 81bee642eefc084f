import { accountApi } from '@kp/api-client/account';
import { isApiError, localStore, STORAGE_KEYS, useRequestFailure, useSession, useToast } from '@kp/client';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWaitText } from '../../shared/password/wait-text';

const { useDeleteAccountMutation } = accountApi;

export interface DeletionForm {
  readonly typedEmail: string;
  readonly currentPassword: string;
  /** Of the second factor. */
  readonly code: string;
}

const CODE_REQUIRED = 'AUTH.CODE_REQUIRED';
const FIELDS = ['currentPassword', 'code'] as const;

export type FieldTexts = Partial<Record<keyof DeletionForm, string>>;

export function useDeleteAccount() {
  const { t } = useTranslation('account');
  const { logout } = useSession();
  const { toast } = useToast();
  const navigate = useNavigate();
  const failure = useRequestFailure();
  const waitText = useWaitText();
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();
  const [rejection, setRejection] = useState<string>();
  const [codeHint, setCodeHint] = useState<string>();
  const isDeleted = useRef(false);
  // Only once the account is left: signed out, it would lead to the sign-in form.
  useEffect(
    () => () => {
      if (!isDeleted.current) return;
      // The session went with the account: there is nothing to revoke.
      localStore.write(STORAGE_KEYS.token, null);
      logout();
    },
    [logout],
  );
  return {
    isBusy: isLoading,
    /** Why the account stays. */
    rejection,
    /** Set once the server wants a code of the second factor. */
    codeHint,
    async send({ currentPassword, code }: DeletionForm): Promise<FieldTexts> {
      setRejection(undefined);
      try {
        const request = { currentPassword, code: code.trim() || undefined };
        await deleteAccount({ deleteAccountRequest: request }).unwrap();
      } catch (error) {
        if (isApiError(error) && error.problem?.code === CODE_REQUIRED) {
          setCodeHint(failure.textOf(error));
          return {};
        }
        const title = t('personalData.deleteFailed');
        const { fields, text } = failure.show(error, { title, text: waitText(error), fields: FIELDS });
        setRejection(text);
        return fields;
      }
      isDeleted.current = true;
      await navigate('/');
      toast({ title: t('personalData.deleted'), description: t('personalData.deletedHint') });
      return {};
    },
  };
}
