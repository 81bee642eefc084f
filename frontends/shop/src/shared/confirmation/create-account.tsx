import { useJoinOrderMutation } from '@kp/api-client/checkout';
import { useRequestFailure, useSession } from '@kp/client';
import { normalizeEmail, validateRegistration } from '@kp/commerce';
import { Button, ButtonLink, TextInput, useFormats } from '@kp/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderTokenOf, type PlacedOrder } from '../placed-order';
import styles from './confirmation.module.css';
import type { ConfirmedOrder } from './use-confirmed-order';

interface CreateAccountProps {
  readonly placed: PlacedOrder;
  /** Has the names of the account. */
  readonly address: ConfirmedOrder['shippingAddress'];
}

/** For who has ordered as a guest: everything but the password is known. */
export function CreateAccount({ placed, address }: CreateAccountProps) {
  const { t } = useTranslation('order');
  const { status } = useSession();
  const [outcome, setOutcome] = useState<'done' | 'doneWithout'>();
  const token = orderTokenOf(placed);
  if (outcome) {
    return (
      <section role="status" className={styles.account}>
        <p>{t(`confirmation.account.${outcome}`)}</p>
        <ButtonLink to="/account?tab=orders">{t('orderPlaced.viewOrders')}</ButtonLink>
      </section>
    );
  }
  if (status !== 'signedOut' || !token || !placed.email || !address) return null;
  return (
    <section className={styles.account} aria-labelledby="create-account" data-print="hidden">
      <h2 id="create-account" className={styles.heading}>
        {t('confirmation.account.title')}
      </h2>
      <p className={styles.soft}>{t('confirmation.account.text')}</p>
      <PasswordForm email={placed.email} address={address} token={token} onDone={setOutcome} />
    </section>
  );
}

interface PasswordFormProps {
  readonly email: string;
  readonly address: NonNullable<CreateAccountProps['address']>;
  readonly token: string;
  readonly onDone: (outcome: 'done' | 'doneWithout') => void;
}

function PasswordForm({ email, address, token, onDone }: PasswordFormProps) {
  const { t } = useTranslation(['order', 'common']);
  const { language } = useFormats();
  const { register } = useSession();
  const failure = useRequestFailure();
  const id = useId();
  const [joinOrder] = useJoinOrderMutation();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const refuse = (text: string) => {
    setError(text);
    document.getElementById(id)?.focus();
  };
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { firstName, lastName } = address;
    const form = { email: normalizeEmail(email), firstName, lastName, password };
    const [problem] = validateRegistration(form).filter(({ field }) => field === 'password');
    if (problem) return refuse(t(`${problem.messageKey}`, { ...problem.values }));
    setBusy(true);
    try {
      await register({ ...form, language });
      // An order that does not join stays behind its own link until the mailbox is proved.
      const { error: isApart } = await joinOrder({ token });
      onDone(isApart ? 'doneWithout' : 'done');
    } catch (refused) {
      refuse(failure.textOf(refused));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate className={styles.passwordForm} onSubmit={(event) => void send(event)}>
      {/* Password managers save the email with the password. */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <TextInput
        id={id}
        type="password"
        label={t('confirmation.account.password')}
        autoComplete="new-password"
        value={password}
        error={error}
        onChange={({ target }) => {
          setPassword(target.value);
          setError(undefined);
        }}
        isRequired
      />
      <Button type="submit" isBusy={isBusy}>
        {t('confirmation.account.submit')}
      </Button>
      {error && (
        <ButtonLink
          to="/login?redirect=/account?tab=orders"
          state={{ guestOrder: { email, token } }}
          variant="link"
        >
          {t('confirmation.account.signIn')}
        </ButtonLink>
      )}
    </form>
  );
}
