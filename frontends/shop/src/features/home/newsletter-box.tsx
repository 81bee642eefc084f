import { Button, TextInput } from '@kp/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './newsletter-box.module.css';

/** The newsletter is not open yet: the button makes no call and says so in place. */
export function NewsletterBox() {
  const { t } = useTranslation('shop');
  const headingId = useId();
  const [isAnswered, setAnswered] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAnswered(true);
  };
  return (
    <section aria-labelledby={headingId} className={styles.box}>
      <div className={styles.words}>
        <h2 id={headingId}>{t('home.newsletterTitle')}</h2>
        <p>{t('home.newsletterText')}</p>
      </div>
      <div className={styles.letter}>
        <form noValidate onSubmit={onSubmit} className={styles.form}>
          <TextInput
            type="email"
            label={t('home.newsletterEmail')}
            autoComplete="email"
            className={styles.field}
          />
          <Button type="submit">{t('home.newsletterButton')}</Button>
        </form>
        <p role="status" className={styles.answer}>
          {isAnswered && t('home.newsletterClosed')}
        </p>
      </div>
    </section>
  );
}
