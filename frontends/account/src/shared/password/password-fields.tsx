import { Form, PasswordInput, RulesField } from '@kp/ui/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordStrengthMeter } from './password-strength-meter';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'new-password' | 'current-password';
  readonly extra?: ReactNode;
}

export function PasswordField({ name, label, autoComplete, extra }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  return (
    <RulesField name={name} label={label} required extra={extra}>
      <PasswordInput
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
        autoComplete={autoComplete}
      />
    </RulesField>
  );
}

interface NewPasswordFieldsProps {
  /** Names and email of the user, where they are known. */
  readonly personal?: readonly string[];
  /** What the password must be, until one is typed. */
  readonly hint?: string;
}

/** The new password with its strength, and the same again. */
export function NewPasswordFields({ personal = [], hint }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  const form = Form.useFormInstance<{ newPassword: string }>();
  const password = Form.useWatch('newPassword', form) ?? '';
  return (
    <>
      <PasswordField
        name="newPassword"
        label={t('security.newPassword')}
        autoComplete="new-password"
        extra={
          password ? (
            <PasswordStrengthMeter password={password} personal={personal} />
          ) : (
            (hint ?? t('fields.passwordHint'))
          )
        }
      />
      <PasswordField
        name="confirmPassword"
        label={t('security.confirmPassword')}
        autoComplete="new-password"
      />
    </>
  );
}
