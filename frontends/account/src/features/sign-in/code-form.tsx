import type { RegistrationForm } from '@kp/commerce';
import { Alert, Button, Form, RulesForm } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField, validateCode } from '../../shared/password/code-field';
import { useSignIn } from './use-sign-in';
import styles from './sign-in.module.css';

interface CodeFormProps {
  /** Already accepted; sent again with the code. */
  readonly credentials: RegistrationForm;
  /** Of a guest's order that the account takes over. */
  readonly orderToken: string | undefined;
  readonly onBack: () => void;
}

const EMPTY_FORM = { code: '' };

/** The second step of signing in to an account with a second factor. */
export function CodeForm({ credentials, orderToken, onBack }: CodeFormProps) {
  const { t } = useTranslation('signIn');
  const [form] = Form.useForm<typeof EMPTY_FORM>();
  const { isBusy, send } = useSignIn(orderToken);
  const [rejection, setRejection] = useState<string>();

  const submit = async ({ code }: typeof EMPTY_FORM) => {
    setRejection(undefined);
    const rejected = await send('login', credentials, code.trim());
    if (!rejected) return;
    setRejection(rejected.text ?? t('login.failedTitle'));
    form.focusField('code');
  };
  return (
    <RulesForm
      form={form}
      name="code"
      rules={validateCode}
      initialValues={EMPTY_FORM}
      onSubmit={(values) => void submit(values)}
    >
      {rejection && <Alert type="error" showIcon title={rejection} className={styles.rejection} />}
      <p className={styles.codeIntro}>{t('login.codeIntro')}</p>
      <CodeField label={t('login.code')} hasFocus />
      <div className={styles.ways}>
        <Button type="primary" htmlType="submit" size="large" block loading={isBusy}>
          {t('login.codeSubmit')}
        </Button>
        <Button type="link" block onClick={onBack}>
          {t('login.codeBack')}
        </Button>
      </div>
    </RulesForm>
  );
}
