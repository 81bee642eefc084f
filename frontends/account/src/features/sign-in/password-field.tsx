import { TextInput, type TextInputProps } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { advisePassword, STRENGTHS } from './password-strength';
import styles from './sign-in.module.css';

export function PasswordField(props: Omit<TextInputProps, 'type' | 'label'>) {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextInput
        {...props}
        label={t('fields.password')}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button type="button" className={styles.reveal} onClick={() => setShown(!isShown)}>
        {isShown ? t('fields.hidePassword') : t('fields.showPassword')}
      </button>
    </div>
  );
}

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
