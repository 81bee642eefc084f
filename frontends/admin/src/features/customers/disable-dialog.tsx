import type { CustomerDetailsResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { STAFF_REASON_RULES } from '@kp/commerce';
import { Form, Input } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { nameOf, useSetCustomerDisabledByAdminMutation } from '../../shared/customers-api';
import { FormModal } from '../../shared/form-modal';

interface DisableDialogProps {
  readonly customer: CustomerDetailsResponse;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface ReasonValues {
  readonly reason: string;
}

export function DisableDialog({ customer, isOpen, onClose }: DisableDialogProps) {
  const { t } = useTranslation('adminPeople');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [form] = Form.useForm<ReasonValues>();
  const [save, { isLoading }] = useSetCustomerDisabledByAdminMutation();
  const name = nameOf(customer);
  const submit = async ({ reason }: ReasonValues) => {
    const disableCustomerRequest = { disabled: true, reason };
    const { error } = await save({ id: customer.id, disableCustomerRequest });
    if (error) {
      const { fields } = failure.show(error, { title: t('customers.disableFailed'), fields: ['reason'] });
      form.setFields([{ name: 'reason', errors: fields.reason ? [fields.reason] : [] }]);
      return;
    }
    toast({ title: t('customers.disabled'), description: name });
    onClose();
  };
  const check = (_: unknown, reason: string | undefined) => {
    const problem = STAFF_REASON_RULES.reason(reason ?? '', { reason: reason ?? '' });
    if (!problem) return Promise.resolve();
    return Promise.reject(new Error(common(problem.messageKey, { ...problem.values })));
  };
  return (
    <FormModal<ReasonValues>
      isOpen={isOpen}
      onClose={onClose}
      title={t('customers.disableTitle', { name })}
      submitLabel={t('customers.disable')}
      isDanger
      isBusy={isLoading}
      form={form}
      onSubmit={(values) => void submit(values)}
    >
      <p>{t('customers.disableText')}</p>
      <Form.Item
        name="reason"
        label={t('customers.reason')}
        extra={t('customers.reasonHint')}
        rules={[{ validator: check }]}
      >
        <Input autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}
