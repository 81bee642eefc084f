import { accountApi } from '@kp/api-client/account';
import { useSession, useToast } from '@kp/client';
import { type PasswordChangeForm, validatePasswordChange } from '@kp/commerce';
import { validateAdminPasswordChange } from '@kp/commerce/admin-password';
import { Button, Card, Form, RulesForm } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields, PasswordField } from '../../shared/password/password-fields';
import { useFormFailure } from './use-form-failure';
import styles from './security.module.css';

/** A new password signs the other devices out. */
const securityApi = accountApi.enhanceEndpoints({
  endpoints: { changePassword: { invalidatesTags: ['Sessions'] } },
});

const EMPTY_FORM: PasswordChangeForm = { currentPassword: '', newPassword: '', confirmPassword: '' };
const FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

export function PasswordCard() {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const { toast } = useToast();
  const [form] = Form.useForm<PasswordChangeForm>();
  const [change, { isLoading }] = securityApi.useChangePasswordMutation();
  const showFailure = useFormFailure();
  if (!user) return null;

  const submit = async (values: PasswordChangeForm) => {
    try {
      await change({ changePasswordRequest: values }).unwrap();
      form.resetFields();
      toast({ title: t('security.password.done'), description: t('security.password.doneText') });
    } catch (error) {
      const [title, text] = [t('security.password.failedTitle'), t('security.password.failed')];
      showFailure(error, { form, title, text, fields: FIELDS });
    }
  };
  return (
    <Card title={<h2>{t('security.password.title')}</h2>}>
      <RulesForm
        form={form}
        name="change-password"
        rules={user.isAdmin ? validateAdminPasswordChange : validatePasswordChange}
        initialValues={EMPTY_FORM}
        onSubmit={(values) => void submit(values)}
      >
        <div className={styles.fields}>
          <PasswordField
            name="currentPassword"
            label={t('security.currentPassword')}
            autoComplete="current-password"
          />
          <NewPasswordFields
            personal={[user.firstName, user.lastName, user.email]}
            hint={user.isAdmin ? t('security.adminHint') : undefined}
          />
        </div>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t('security.password.submit')}
        </Button>
      </RulesForm>
    </Card>
  );
}
