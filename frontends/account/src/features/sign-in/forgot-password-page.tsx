import { accountApi } from '@kp/api-client/account';
import { PageHead, useRequestFailure } from '@kp/client';
import { type ForgotPasswordForm, typedEmail, validateForgotPassword } from '@kp/commerce';
import { Page } from '@kp/ui';
import { Alert, Button, Card, Form, Input, LinkButton, RulesField, RulesForm } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sign-in.module.css';

const EMPTY_FORM: ForgotPasswordForm = { email: '' };

export function ForgotPasswordPage() {
  const { t } = useTranslation(['signIn', 'account']);
  const [sentTo, setSentTo] = useState<string>();
  const title = t(sentTo ? 'forgotPassword.sentTitle' : 'forgotPassword.title');
  return (
    <Page className={styles.page}>
      <PageHead title={title} />
      <Card className={styles.card}>
        <h1>{title}</h1>
        {sentTo ? (
          <>
            <Alert
              type="success"
              showIcon
              role="status"
              title={t('forgotPassword.sentText', { email: sentTo })}
              description={t('forgotPassword.sentHint')}
            />
            <Button block onClick={() => setSentTo(undefined)}>
              {t('forgotPassword.again')}
            </Button>
          </>
        ) : (
          <>
            <p className={styles.intro}>{t('forgotPassword.intro')}</p>
            <LinkRequestForm onSent={setSentTo} />
          </>
        )}
        <LinkButton to="/login" type="link" block>
          {t('login.codeBack')}
        </LinkButton>
      </Card>
    </Page>
  );
}

function LinkRequestForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { t } = useTranslation(['signIn', 'account']);
  const [form] = Form.useForm<ForgotPasswordForm>();
  const [send, { isLoading }] = accountApi.useForgotPasswordMutation();
  const failure = useRequestFailure();

  const submit = async ({ email }: ForgotPasswordForm) => {
    try {
      await send({ forgotPasswordRequest: { email: typedEmail(email) } }).unwrap();
      onSent(email.trim());
    } catch (error) {
      const { fields } = failure.show(error, { title: t('forgotPassword.failedTitle'), fields: ['email'] });
      if (fields.email) form.setFields([{ name: 'email', errors: [fields.email] }]);
    }
  };
  return (
    <RulesForm
      form={form}
      name="forgot-password"
      rules={validateForgotPassword}
      initialValues={EMPTY_FORM}
      onSubmit={(values) => void submit(values)}
    >
      <RulesField name="email" label={t('account:fields.email')} required>
        <Input type="email" inputMode="email" autoComplete="username" />
      </RulesField>
      <Button type="primary" htmlType="submit" size="large" block loading={isLoading}>
        {t(isLoading ? 'forgotPassword.submitting' : 'forgotPassword.submit')}
      </Button>
    </RulesForm>
  );
}
