import { linksApi } from '@kp/api-client/links';
import { useRequestFailure } from '@kp/client';
import { isEmail } from '@kp/commerce';
import { ensureMessages } from '@kp/i18n';
import { Button, EmailInput } from '@kp/ui';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './home-sections.module.css';

/** Nothing but a link is mailed before it was opened in the mailbox. */
export function NewsletterForm() {
  const { t, i18n } = useTranslation('home');
  const { t: common } = useTranslation();
  const { t: law } = useTranslation('law');
  const failure = useRequestFailure();
  const id = useId();
  const [isReady, setReady] = useState(false);
  const [request, { isLoading, isSuccess }] = linksApi.useRequestNewsletterMutation();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    void ensureMessages(i18n, ['law']).then(() => setReady(true));
  }, [i18n]);
  if (!isReady) return null;
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isValid = isEmail(email.trim());
    setProblem(isValid ? undefined : common('validation.contactEmailInvalid'));
    if (!isValid) return document.getElementById(id)?.focus();
    const { error } = await request({ requestNewsletterRequest: { email: email.trim() } });
    if (!error) return;
    const placed = failure.show(error, { title: law('newsletter.failed'), fields: ['email'] });
    setProblem(placed.fields.email);
  };
  if (isSuccess) {
    return (
      <p role="status" className={styles.answer}>
        {law('newsletter.sent', { email: email.trim() })}
      </p>
    );
  }
  return (
    <>
      <form noValidate onSubmit={(event) => void send(event)} className={styles.form}>
        <EmailInput
          id={id}
          label={t('home.newsletterEmail')}
          error={problem}
          autoComplete="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          className={styles.field}
        />
        <Button type="submit" isBusy={isLoading}>
          {t('home.newsletterButton')}
        </Button>
      </form>
      <p className={styles.note}>{law('newsletter.consent')}</p>
    </>
  );
}
