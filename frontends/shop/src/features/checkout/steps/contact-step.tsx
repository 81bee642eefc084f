import { isEmail, suggestEmail } from '@kp/commerce';
import { Button, EmailInput } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { emailFix } from './checkout-fields';
import type { StepNavigation } from './checkout-steps';
import { StepPanel } from './step-panel';
import type { CheckoutFields } from './use-checkout-fields';
import styles from './steps.module.css';

export interface StepProps {
  readonly navigation: StepNavigation;
  readonly fields: CheckoutFields;
}

export function ContactStep({ navigation, fields }: StepProps) {
  const { t } = useTranslation('checkout');
  const { error, onBlur, ...email } = fields.bind('email');
  /** The email when the field was left: there is no question while it is typed. */
  const [left, setLeft] = useState('');
  const meant = !error && left === email.value ? suggestEmail(left.trim()) : undefined;
  return (
    <StepPanel step="contact" navigation={navigation} title={t('contact.title')}>
      <p className={styles.guest}>
        <span>{t('guestFirst')}</span> <Link to="/login?redirect=/checkout">{t('signInInstead')}</Link>
      </p>
      <EmailInput
        {...email}
        label={t('contact.email')}
        onBlur={(event) => {
          onBlur(event);
          setLeft(event.target.value);
        }}
        hint={
          meant ? (
            <Button variant="link" onClick={() => fields.change('email', meant)}>
              {t('contact.emailSuggestion', { email: `\u2068${meant}\u2069` })}
            </Button>
          ) : (
            t('contact.emailHint')
          )
        }
        error={error && <EmailError message={error} typed={email.value} />}
        isRequired
      />
    </StepPanel>
  );
}

function EmailError({ message, typed }: { message: string; typed: string }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <span>{message}</span>
      {!isEmail(typed.trim()) && (
        <span className={styles.fix}> {t(`contact.emailFix.${emailFix(typed)}`)}</span>
      )}
    </>
  );
}
