import { linksApi } from '@kp/api-client/links';
import { useRequestFailure } from '@kp/client';
import { isEmail } from '@kp/commerce';
import { Button, EmailInput } from '@kp/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './product-alert.module.css';

/** Nothing is mailed about the product before the link in the mailbox was opened. */
export function GuestAlertForm({ productId }: { readonly productId: number }) {
  const { t } = useTranslation('product');
  const { t: common } = useTranslation();
  const failure = useRequestFailure();
  const id = useId();
  const [request, { isLoading, isSuccess }] = linksApi.useRequestGuestAlertMutation();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isValid = isEmail(email.trim());
    setProblem(isValid ? undefined : common('validation.contactEmailInvalid'));
    if (!isValid) return document.getElementById(id)?.focus();
    const { error } = await request({ requestGuestAlertRequest: { productId, email: email.trim() } });
    if (!error) return;
    const placed = failure.show(error, { title: t('productAlert.failed'), fields: ['email'] });
    setProblem(placed.fields.email);
  };
  if (isSuccess)
    return (
      <p role="status" className={styles.status}>
        {t('productAlert.guest.sent', { email: email.trim() })}
      </p>
    );
  return (
    <form noValidate className={styles.guest} onSubmit={(event) => void send(event)}>
      <EmailInput
        id={id}
        label={t('productAlert.guest.email')}
        hint={t('productAlert.guest.hint')}
        error={problem}
        autoComplete="email"
        autoFocus
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        isRequired
      />
      <Button type="submit" icon="mail" isBusy={isLoading}>
        {t('productAlert.guest.button')}
      </Button>
    </form>
  );
}
