import { useRequestFailure, useToast } from '@kp/client';
import { Form, Input } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../number-input';
import { decimalAmount } from '../decimal-amount';
import { FormModal } from '../form-modal';

export interface TypedTransfer {
  readonly amount: string;
  readonly date: string;
  readonly reference: string;
}

const FIELDS = ['amount', 'date', 'reference'] as const;

interface RecordTransferDialogProps {
  readonly title: string;
  readonly currency: string;
  readonly outstandingAmount: string;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onRecord: (transfer: TypedTransfer) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Money that arrived in the bank account: for an invoice, or for an order that waits for it. */
export function RecordTransferDialog(props: RecordTransferDialogProps) {
  const { title, currency, outstandingAmount, isOpen, isBusy, onRecord, onClose } = props;
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [form] = Form.useForm<TypedTransfer>();
  const submit = async ({ amount, date, reference }: TypedTransfer) => {
    try {
      await onRecord({ amount: decimalAmount(amount), date, reference });
      toast({ title: t('transfers.recorded') });
      onClose();
    } catch (error) {
      const placed = failure.show(error, { title: t('transfers.recordFailed'), fields: FIELDS });
      const { fields } = placed;
      form.setFields(FIELDS.map((name) => ({ name, errors: fields[name] ? [fields[name]] : [] })));
    }
  };
  const required = [{ required: true, whitespace: true, message: common('validation.required') }];
  return (
    <FormModal<TypedTransfer>
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      submitLabel={t('transfers.submit')}
      isBusy={isBusy}
      form={form}
      onSubmit={(values) => void submit(values)}
    >
      <Form.Item
        name="amount"
        label={t('transfers.amount', { currency })}
        initialValue={outstandingAmount}
        rules={required}
      >
        <DecimalInput />
      </Form.Item>
      <Form.Item name="date" label={t('transfers.date')} rules={required}>
        <Input type="date" />
      </Form.Item>
      <Form.Item name="reference" label={t('transfers.reference')} rules={required}>
        <Input maxLength={140} autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}
