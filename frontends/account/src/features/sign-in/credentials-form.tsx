import { type RegistrationForm, validateLogin, validateRegistration } from '@kp/commerce';
import { useEmailSuggestion } from '@kp/ui';
import { Alert, Button, Form, Input, RulesField, RulesForm } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NameFields } from '../../shared/name-fields';
import { PasswordField } from '../../shared/password/password-fields';
import { PasswordStrengthMeter } from '../../shared/password/password-strength-meter';
import { type SignInMode, useSignIn } from './use-sign-in';
import styles from './sign-in.module.css';

export const EMPTY_FORM: RegistrationForm = { firstName: '', lastName: '', email: '', password: '' };
const RULES = { login: validateLogin, register: validateRegistration } as const;

interface CredentialsFormProps {
  readonly mode: SignInMode;
  /** The account asks for a code: the form waits with what was typed. */
  readonly onCodeRequired: (form: RegistrationForm) => void;
  /** What was typed before the code was asked for. */
  readonly initialValues?: RegistrationForm;
  /** Of a guest's order that the account takes over. */
  readonly orderToken?: string;
}

export function CredentialsForm(props: CredentialsFormProps) {
  const { mode, onCodeRequired, initialValues = EMPTY_FORM, orderToken } = props;
  const { t } = useTranslation(['account', 'signIn']);
  const [form] = Form.useForm<RegistrationForm>();
  const { isBusy, send } = useSignIn(orderToken);
  const { question, ...suggestion } = useEmailSuggestion();
  const [rejection, setRejection] = useState<{ mode: SignInMode; text: string }>();

  const submit = async (values: RegistrationForm) => {
    setRejection(undefined);
    const rejected = await send(mode, values);
    if (!rejected) return;
    if (rejected.asksForCode) return onCodeRequired(values);
    const { text = t(`signIn:${mode}.failedTitle`), fields } = rejected;
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
      initialValues={initialValues}
      onSubmit={(values) => void submit(values)}
    >
      {rejection?.mode === mode && (
        <Alert type="error" showIcon title={rejection.text} className={styles.rejection} />
      )}
      {isNew && (
        <div className={styles.names}>
          <NameFields />
        </div>
      )}
      <RulesField name="email" label={t('fields.email')} required extra={isNew && question}>
        <Input
          type="email"
          inputMode="email"
          autoComplete={isNew ? 'email' : 'username'}
          {...(isNew && suggestion)}
        />
      </RulesField>
      <PasswordField
        name="password"
        label={t('fields.password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        extra={isNew && <PasswordHint />}
      />
      {!isNew && (
        <p className={styles.forgot}>
          <Link to="/forgot-password">{t('signIn:login.forgotPassword')}</Link>
        </p>
      )}
      <Button type="primary" htmlType="submit" size="large" block loading={isBusy}>
        {t(isBusy ? `signIn:${mode}.submitting` : `signIn:${mode}.submit`)}
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
