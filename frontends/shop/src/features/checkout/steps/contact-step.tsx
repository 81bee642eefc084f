import { isEmail } from '@kp/commerce';
import { EmailInput } from '@kp/ui';
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
  const { error, ...email } = fields.bind('email');
  return (
    <StepPanel step="contact" navigation={navigation} title={t('contact.title')}>
      <EmailInput
        {...email}
        label={t('contact.email')}
        hint={t('contact.emailHint')}
        error={error && <EmailError message={error} typed={email.value} />}
        isRequired
      />
      <p className={styles.guest}>
        <span>{t('guestFirst')}</span> <Link to="/login?redirect=/checkout">{t('signInInstead')}</Link>
      </p>
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
