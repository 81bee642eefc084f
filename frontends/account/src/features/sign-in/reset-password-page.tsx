import { accountApi } from '@kp/api-client/account';
import { isApiError, PageHead, useRequestFailure } from '@kp/client';
import { type PasswordResetForm, validatePasswordReset } from '@kp/commerce';
import { Page } from '@kp/ui';
import { Alert, Button, Card, Form, LinkButton, RulesForm } from '@kp/ui/forms';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { NewPasswordFields } from '../../shared/password/password-fields';
import styles from './sign-in.module.css';

const EMPTY_FORM: PasswordResetForm = { newPassword: '', confirmPassword: '' };
const GONE = 410;

type Outcome = 'done' | 'invalid';

interface ResetLink {
  readonly token?: string;
  /** Of a colleague, who never had a password here. */
  readonly isInvitation?: boolean;
}

/** Takes the token out of the address, so that it is in no picture of the screen; a reload keeps it. */
function useResetLink(): ResetLink {
  const { search, state } = useLocation() as { search: string; state: ResetLink | null };
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const fromAddress = parameters.get('token');
  const isInvitation = parameters.has('invited');
  useEffect(() => {
    if (fromAddress === null) return;
    const link: ResetLink = { token: fromAddress, isInvitation };
    void navigate('/reset-password', { replace: true, state: link });
  }, [fromAddress, isInvitation, navigate]);
  return fromAddress === null ? (state ?? {}) : { token: fromAddress, isInvitation };
}

export function ResetPasswordPage() {
  const { t } = useTranslation(['signIn', 'account']);
  const { token, isInvitation = false } = useResetLink();
  const texts = isInvitation ? 'invitation' : 'resetPassword';
  const [reached, setOutcome] = useState<Outcome>();
  const outcome = token ? reached : 'invalid';
  const title = t(outcome ? `${texts}.${outcome}Title` : `${texts}.title`);
  return (
    <Page className={styles.page}>
      <PageHead title={title} />
      <Card className={styles.card}>
        <h1>{title}</h1>
        {outcome === 'done' && (
          <>
            <Alert type="success" showIcon role="status" title={t(`${texts}.doneText`)} />
            <LinkButton
              to={isInvitation ? '/login?redirect=/admin' : '/login'}
              type="primary"
              size="large"
              block
            >
              {t('login.submit')}
            </LinkButton>
          </>
        )}
        {outcome === 'invalid' && (
          <>
            <Alert type="warning" showIcon title={t(`${texts}.invalidText`)} />
            <LinkButton to="/forgot-password" type="primary" size="large" block>
              {t('resetPassword.requestNew')}
            </LinkButton>
          </>
        )}
        {!outcome && token && (
          <>
            <p className={styles.intro}>{t(`${texts}.intro`)}</p>
            <ResetForm token={token} onOutcome={setOutcome} />
          </>
        )}
      </Card>
    </Page>
  );
}

interface ResetFormProps {
  readonly token: string;
  readonly onOutcome: (outcome: Outcome) => void;
}

function ResetForm({ token, onOutcome }: ResetFormProps) {
  const { t } = useTranslation(['signIn', 'account']);
  const [form] = Form.useForm<PasswordResetForm>();
  const [reset, { isLoading }] = accountApi.useResetPasswordMutation();
  const failure = useRequestFailure();

  const submit = async (values: PasswordResetForm) => {
    try {
      await reset({ resetPasswordRequest: { token, ...values } }).unwrap();
      onOutcome('done');
    } catch (error) {
      if (isApiError(error) && error.status === GONE) return onOutcome('invalid');
      const { fields } = failure.show(error, {
        title: t('account:security.password.failedTitle'),
        fields: ['newPassword', 'confirmPassword'],
      });
      form.setFields(Object.entries(fields).map(([name, text]) => ({ name: name as never, errors: [text] })));
      form.focusField('newPassword');
    }
  };
  return (
    <RulesForm
      form={form}
      name="reset-password"
      rules={validatePasswordReset}
      initialValues={EMPTY_FORM}
      onSubmit={(values) => void submit(values)}
    >
      <NewPasswordFields />
      <Button type="primary" htmlType="submit" size="large" block loading={isLoading}>
        {t(isLoading ? 'resetPassword.submitting' : 'resetPassword.submit')}
      </Button>
    </RulesForm>
  );
}
