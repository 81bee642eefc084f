import { Form, type FormInstance } from '@kp/ui/admin';
import { Modal } from '@kp/ui/dialogs';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './opened-modal.module.css';

export interface FormModalProps<Values extends object> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly submitLabel: string;
  /** "Cancel" unless given. */
  readonly closeLabel?: string;
  readonly isDanger?: boolean;
  readonly isBusy: boolean;
  /** False while what the form needs is loading. */
  readonly canSubmit?: boolean;
  readonly form?: FormInstance<Values>;
  readonly onSubmit: (values: Values) => void;
  readonly children: ReactNode;
}

/** By now antd has put the focus on the close button, unless a field already has it. */
function focusFirstField(formId: string): void {
  const form = document.getElementById(formId);
  if (!form?.contains(document.activeElement)) form?.querySelector('input')?.focus();
}

/** The form starts afresh with every opening. */
export function OpenedModal<Values extends object>({
  isOpen,
  onClose,
  title,
  submitLabel,
  closeLabel,
  isDanger,
  isBusy,
  canSubmit = true,
  form,
  onSubmit,
  children,
}: FormModalProps<Values>) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Modal
      open={isOpen}
      onCancel={onClose}
      title={title}
      okText={submitLabel}
      okButtonProps={{
        htmlType: 'submit',
        form: id,
        danger: isDanger,
        disabled: !canSubmit,
      }}
      confirmLoading={isBusy}
      cancelText={closeLabel ?? t('actions.cancel')}
      cancelButtonProps={{ disabled: isBusy }}
      closable={{ 'aria-label': t('actions.close') }}
      afterOpenChange={(isShown) => isShown && focusFirstField(id)}
      destroyOnHidden
    >
      <Form<Values>
        id={id}
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onSubmit"
        // The rules of the form say what is wrong; a step is a step of the arrows, not of what may be typed.
        noValidate
        onFinish={onSubmit}
        className={styles.form}
      >
        {children}
      </Form>
    </Modal>
  );
}
