import { type RegistrationForm, validateLogin, validateRegistration } from '@kp/commerce';
import { Button, classNames, Icon, TextInput } from '@kp/ui';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField, PasswordStrengthMeter } from './password-field';
import { useFormFields } from './use-form-fields';
import { type SignInMode, useSignIn } from './use-sign-in';
import styles from './sign-in.module.css';

const EMPTY_FORM: RegistrationForm = { firstName: '', lastName: '', email: '', password: '' };
const RULES = { login: validateLogin, register: validateRegistration } as const;

export function CredentialsForm({ mode }: { readonly mode: SignInMode }) {
  const { t } = useTranslation('account');
  const form = useRef<HTMLFormElement>(null);
  const fields = useFormFields<keyof RegistrationForm>(EMPTY_FORM, RULES[mode]);
  const { isBusy, send } = useSignIn();
  const [rejection, setRejection] = useState<{ mode: SignInMode; text: string }>();

  const focus = (field: keyof RegistrationForm) =>
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setRejection(undefined);
    const wrong = fields.check();
    if (wrong) return focus(wrong);
    const rejected = await send(mode, fields.values);
    if (!rejected) return undefined;
    setRejection({ mode, text: rejected.text });
    fields.showErrors(rejected.fields);
    return focus('email' in rejected.fields ? 'email' : 'password');
  };

  const { firstName, lastName, email, password } = fields.values;
  const isNew = mode === 'register';
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {rejection?.mode === mode && <Notice tone="alert">{rejection.text}</Notice>}
      {isNew && (
        <div className={styles.names}>
          <TextInput
            {...fields.bind('firstName')}
            label={t('fields.firstName')}
            autoComplete="given-name"
            isRequired
          />
          <TextInput
            {...fields.bind('lastName')}
            label={t('fields.lastName')}
            autoComplete="family-name"
            isRequired
          />
        </div>
      )}
      <TextInput
        {...fields.bind('email')}
        label={t('fields.email')}
        type="email"
        inputMode="email"
        autoComplete={isNew ? 'email' : 'username'}
        isRequired
      />
      <PasswordField
        {...fields.bind('password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        isRequired
        hint={isNew && <PasswordHint password={password} personal={[firstName, lastName, email]} />}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
        {t(isBusy ? `${mode}.submitting` : `${mode}.submit`)}
      </Button>
    </form>
  );
}

function PasswordHint({ password, personal }: { password: string; personal: readonly string[] }) {
  const { t } = useTranslation('account');
  if (!password) return t('fields.passwordHint');
  return <PasswordStrengthMeter password={password} personal={personal} />;
}

interface NoticeProps {
  readonly tone: 'info' | 'alert';
  readonly children: ReactNode;
}

export function Notice({ tone, children }: NoticeProps) {
  return (
    <div role={tone === 'alert' ? 'alert' : 'note'} className={classNames(styles.notice, styles[tone])}>
      <Icon name={tone === 'alert' ? 'warning' : 'info'} />
      <p>{children}</p>
    </div>
  );
}
