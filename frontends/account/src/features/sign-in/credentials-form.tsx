import { type RegistrationForm, validateLogin, validateRegistration } from '@kp/commerce';
import { Alert, Button, Form, Input, PasswordInput, RulesField, RulesForm } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordStrengthMeter } from './password-strength-meter';
import { type SignInMode, useSignIn } from './use-sign-in';
import styles from './sign-in.module.css';

const EMPTY_FORM: RegistrationForm = { firstName: '', lastName: '', email: '', password: '' };
const RULES = { login: validateLogin, register: validateRegistration } as const;

export function CredentialsForm({ mode }: { readonly mode: SignInMode }) {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<RegistrationForm>();
  const { isBusy, send } = useSignIn();
  const [rejection, setRejection] = useState<{ mode: SignInMode; text: string }>();

  const submit = async (values: RegistrationForm) => {
    setRejection(undefined);
    const rejected = await send(mode, values);
    if (!rejected) return;
    const { text = t(`${mode}.failedTitle`), fields } = rejected;
    setRejection({ mode, text });
    const named = Object.entries(fields) as [keyof RegistrationForm, string][];
    form.setFields(named.map(([name, error]) => ({ name, errors: [error] })));
    form.focusField('email' in fields ? 'email' : 'password');
  };

  const isNew = mode === 'register';
  return (
    <RulesForm
      form={form}
      name="credentials"
      rules={RULES[mode]}
      initialValues={EMPTY_FORM}
      onSubmit={(values) => void submit(values)}
    >
      {rejection?.mode === mode && (
        <Alert type="error" showIcon title={rejection.text} className={styles.rejection} />
      )}
      {isNew && (
        <div className={styles.names}>
          <RulesField name="firstName" label={t('fields.firstName')} required>
            <Input autoComplete="given-name" />
          </RulesField>
          <RulesField name="lastName" label={t('fields.lastName')} required>
            <Input autoComplete="family-name" />
          </RulesField>
        </div>
      )}
      <RulesField name="email" label={t('fields.email')} required>
        <Input type="email" inputMode="email" autoComplete={isNew ? 'email' : 'username'} />
      </RulesField>
      <RulesField name="password" label={t('fields.password')} required extra={isNew && <PasswordHint />}>
        <PasswordInput
          showLabel={t('fields.showPassword')}
          hideLabel={t('fields.hidePassword')}
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      </RulesField>
      <Button type="primary" htmlType="submit" size="large" block loading={isBusy}>
        {t(isBusy ? `${mode}.submitting` : `${mode}.submit`)}
      </Button>
    </RulesForm>
  );
}

function PasswordHint() {
  const { t } = useTranslation('account');
  const form = Form.useFormInstance<RegistrationForm>();
  const values = Form.useWatch((entered: RegistrationForm) => entered, form) ?? EMPTY_FORM;
  const { password, firstName, lastName, email } = values;
  if (!password) return t('fields.passwordHint');
  return <PasswordStrengthMeter password={password} personal={[firstName, lastName, email]} />;
}
