import type { InvoicePaymentsResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { Form, Input } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { DecimalInput } from '../../shared/decimal-input';
import { decimalAmount } from '../../shared/decimal-amount';
import { invoicePayments } from './invoice-payments-api';

interface TransferValues {
  readonly amount: string;
  readonly date: string;
  readonly reference: string;
}

const FIELDS = ['amount', 'date', 'reference'] as const;

interface TransferDialogProps {
  readonly invoice: InvoicePaymentsResponse;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function TransferDialog({ invoice, isOpen, onClose }: TransferDialogProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [form] = Form.useForm<TransferValues>();
  const [record, { isLoading }] = invoicePayments.useRecordTransferByAdminMutation();
  const submit = async ({ amount, date, reference }: TransferValues) => {
    try {
      const recordTransferRequest = { amount: decimalAmount(amount), date, reference };
      await record({ number: invoice.invoiceNumber, recordTransferRequest }).unwrap();
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
    <FormModal<TransferValues>
      isOpen={isOpen}
      onClose={onClose}
      title={t('transfers.record')}
      submitLabel={t('transfers.submit')}
      isBusy={isLoading}
      form={form}
      onSubmit={(values) => void submit(values)}
    >
      <Form.Item
        name="amount"
        label={t('transfers.amount', { currency: invoice.currency })}
        initialValue={invoice.outstandingAmount}
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
