import { useTranslation } from 'react-i18next';
import { advisePassword, STRENGTHS } from './password-strength';
import styles from './password-strength-meter.module.css';

interface PasswordStrengthMeterProps {
  readonly password: string;
  readonly personal: readonly string[];
}

/** Warns, but never rejects a password. */
export function PasswordStrengthMeter({ password, personal }: PasswordStrengthMeterProps) {
  const { t } = useTranslation('account');
  const { strength, warning } = advisePassword(password, personal);
  const reached = STRENGTHS.indexOf(strength);
  return (
    <span className={styles.strength} data-strength={strength}>
      <span aria-hidden="true" className={styles.bars}>
        {STRENGTHS.map((level, index) => (
          <span key={level} className={index <= reached ? styles.reached : styles.bar} />
        ))}
      </span>
      <span role="status">
        {t('passwordStrength.label', { strength: t(`passwordStrength.levels.${strength}`) })}
        {warning && <span className={styles.warning}>{t(`passwordStrength.warnings.${warning}`)}</span>}
      </span>
    </span>
  );
}
