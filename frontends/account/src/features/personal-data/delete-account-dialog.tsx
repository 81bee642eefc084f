import { type FieldProblem, normalizeEmail } from '@kp/commerce';
import { Modal } from '@kp/ui/dialogs';
import { Alert, Form, Input, PasswordInput, RulesField, RulesForm } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { CodeField, validateCode } from '../../shared/password/code-field';
import styles from './personal-data.module.css';
import { type DeletionForm, type FieldTexts, useDeleteAccount } from './use-delete-account';

const EMPTY_FORM: DeletionForm = { typedEmail: '', currentPassword: '', code: '' };

/** Asks for the password, because a forgotten session must not suffice, and for the email, because it is final. */
function problemsOf(form: DeletionForm, email: string, needsCode: boolean): FieldProblem[] {
  const { typedEmail, currentPassword } = form;
  const isTyped = normalizeEmail(typedEmail) === normalizeEmail(email);
  return [
    ...(isTyped ? [] : [{ field: 'typedEmail', messageKey: 'validation.emailDiffers' as const }]),
    ...(currentPassword === ''
      ? [{ field: 'currentPassword', messageKey: 'validation.currentPasswordRequired' as const }]
      : []),
    ...(needsCode ? validateCode(form) : []),
  ];
}

interface DeleteAccountDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

export function DeleteAccountDialog({ email, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const [form] = Form.useForm<DeletionForm>();
  const { isBusy, rejection, codeHint, send } = useDeleteAccount();
  const submit = async (values: DeletionForm) => {
    const fields = Object.entries(await send(values)) as [keyof FieldTexts, string][];
    form.setFields(fields.map(([name, error]) => ({ name, errors: [error] })));
    const [first] = fields;
    if (first) form.focusField(first[0]);
  };
  return (
    <Modal
      open
      title={t('personalData.deleteTitle')}
      okText={t('personalData.delete')}
      okButtonProps={{ danger: true, loading: isBusy }}
      cancelText={common('actions.cancel')}
      closable={{ 'aria-label': common('actions.close') }}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <RulesForm
        form={form}
        name="delete-account"
        rules={(values) => problemsOf(values, email, codeHint !== undefined)}
        initialValues={EMPTY_FORM}
        onSubmit={(values) => void submit(values)}
      >
        <p className={styles.warning}>{t('personalData.deleteHint')}</p>
        {rejection && (
          <Alert type="error" showIcon role="alert" title={rejection} className={styles.warning} />
        )}
        <RulesField name="typedEmail" label={t('personalData.typeEmail', { email })}>
          <Input dir="ltr" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </RulesField>
        <RulesField name="currentPassword" label={t('fields.password')}>
          <PasswordInput
            showLabel={t('fields.showPassword')}
            hideLabel={t('fields.hidePassword')}
            autoComplete="current-password"
          />
        </RulesField>
        {codeHint && <CodeField label={t('security.secondFactor.anyCode')} hint={codeHint} hasFocus />}
      </RulesForm>
    </Modal>
  );
}
