import { accountApi, type SecondFactorSetupResponse } from '@kp/api-client/account';
import { CURRENT_PASSWORD_RULE } from '@kp/commerce';
import { Button, Form, RulesForm } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField, validateCode } from '../../shared/password/code-field';
import { PasswordField } from '../../shared/password/password-fields';
import { QrCode } from './qr-code';
import { useFormFailure } from './use-form-failure';
import styles from './security.module.css';

interface SecondFactorSetupProps {
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** First the password, then a code that shows that the app has the secret. */
export function SecondFactorSetup({ onConfirmed, onCancel }: SecondFactorSetupProps) {
  const [setup, setSetup] = useState<SecondFactorSetupResponse>();
  if (!setup) return <PasswordStep onBegun={setSetup} onCancel={onCancel} />;
  return <CodeStep setup={setup} onConfirmed={onConfirmed} onCancel={onCancel} />;
}

const NO_PASSWORD = { currentPassword: '' };

const validatePassword = ({ currentPassword }: typeof NO_PASSWORD) => {
  const problem = CURRENT_PASSWORD_RULE(currentPassword, undefined);
  return problem ? [{ field: 'currentPassword', ...problem }] : [];
};

interface PasswordStepProps {
  readonly onBegun: (setup: SecondFactorSetupResponse) => void;
  readonly onCancel: () => void;
}

function PasswordStep({ onBegun, onCancel }: PasswordStepProps) {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<typeof NO_PASSWORD>();
  const [begin, { isLoading }] = accountApi.useBeginSecondFactorMutation();
  const showFailure = useFormFailure();

  const submit = async (values: typeof NO_PASSWORD) => {
    try {
      onBegun(await begin({ beginSecondFactorRequest: values }).unwrap());
    } catch (error) {
      showFailure(error, {
        form,
        title: t('security.secondFactor.failedTitle'),
        fields: ['currentPassword'],
      });
    }
  };
  return (
    <RulesForm
      form={form}
      name="begin-second-factor"
      rules={validatePassword}
      initialValues={NO_PASSWORD}
      onSubmit={(values) => void submit(values)}
    >
      <div className={styles.fields}>
        <PasswordField
          name="currentPassword"
          label={t('security.currentPassword')}
          autoComplete="current-password"
        />
      </div>
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t('security.secondFactor.next')}
        </Button>
        <Button onClick={onCancel}>{t('security.cancel')}</Button>
      </div>
    </RulesForm>
  );
}

const NO_CODE = { code: '' };

interface CodeStepProps extends SecondFactorSetupProps {
  readonly setup: SecondFactorSetupResponse;
}

function CodeStep({ setup, onConfirmed, onCancel }: CodeStepProps) {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<typeof NO_CODE>();
  const [confirm, { isLoading }] = accountApi.useConfirmSecondFactorMutation();
  const showFailure = useFormFailure();

  const submit = async ({ code }: typeof NO_CODE) => {
    try {
      const request = { confirmSecondFactorRequest: { code: code.replace(/\s/g, '') } };
      const { recoveryCodes } = await confirm(request).unwrap();
      onConfirmed(recoveryCodes);
    } catch (error) {
      showFailure(error, { form, title: t('security.secondFactor.failedTitle'), fields: ['code'] });
    }
  };
  return (
    <RulesForm
      form={form}
      name="confirm-second-factor"
      rules={validateCode}
      initialValues={NO_CODE}
      onSubmit={(values) => void submit(values)}
    >
      <p>{t('security.secondFactor.scan')}</p>
      <QrCode text={setup.uri} label={t('security.secondFactor.qr')} />
      <p>
        {t('security.secondFactor.key')}
        <span className={styles.key}>
          <code dir="ltr">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </span>
      </p>
      <div className={styles.fields}>
        <CodeField label={t('security.secondFactor.code')} isNumeric />
      </div>
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t('security.secondFactor.turnOn')}
        </Button>
        <Button onClick={onCancel}>{t('security.cancel')}</Button>
      </div>
    </RulesForm>
  );
}
