import { CURRENT_PASSWORD_RULE } from '@kp/commerce';
import { Button, Form, RulesForm } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { CodeField, validateCode } from '../../shared/password/code-field';
import { PasswordField } from '../../shared/password/password-fields';
import { useFormFailure } from './use-form-failure';
import styles from './security.module.css';

interface Proof {
  readonly currentPassword: string;
  readonly code: string;
}

const EMPTY_FORM: Proof = { currentPassword: '', code: '' };
const FIELDS = ['currentPassword', 'code'] as const;

const validate = (form: Proof) => {
  const problem = CURRENT_PASSWORD_RULE(form.currentPassword, undefined);
  return [...(problem ? [{ field: 'currentPassword', ...problem }] : []), ...validateCode(form)];
};

interface SecondFactorProofProps {
  readonly name: string;
  /** What happens then. */
  readonly hint?: string;
  readonly submitLabel: string;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  readonly failedTitle: string;
  readonly onSubmit: (proof: Proof) => Promise<void>;
  readonly onCancel: () => void;
}

/** Password and code, without which a second factor is not changed. */
export function SecondFactorProof(props: SecondFactorProofProps) {
  const { name, hint, submitLabel, isDangerous, isBusy, failedTitle, onSubmit, onCancel } = props;
  const { t } = useTranslation('account');
  const [form] = Form.useForm<Proof>();
  const showFailure = useFormFailure();

  const submit = async ({ currentPassword, code }: Proof) => {
    try {
      await onSubmit({ currentPassword, code: code.trim() });
    } catch (error) {
      showFailure(error, { form, title: failedTitle, fields: FIELDS });
    }
  };
  return (
    <RulesForm
      form={form}
      name={name}
      rules={validate}
      initialValues={EMPTY_FORM}
      onSubmit={(values) => void submit(values)}
    >
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.fields}>
        <PasswordField
          name="currentPassword"
          label={t('security.currentPassword')}
          autoComplete="current-password"
        />
        <CodeField label={t('security.secondFactor.anyCode')} />
      </div>
      <div className={styles.buttons}>
        <Button danger={isDangerous} type="primary" htmlType="submit" loading={isBusy}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel}>{t('security.cancel')}</Button>
      </div>
    </RulesForm>
  );
}
