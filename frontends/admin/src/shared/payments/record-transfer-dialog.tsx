import { useRequestFailure, useToast } from '@kp/client';
import { isDecimalAmount, minorToDecimal, parseMinor } from '@kp/commerce';
import { Checkbox, Form, Input } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../number-input';
import { decimalAmount } from '../decimal-amount';
import { FormModal } from '../form-modal';

export interface TypedTransfer {
  readonly amount: string;
  readonly date: string;
  readonly reference: string;
  readonly isExcessKept?: boolean;
}

const FIELDS = ['amount', 'date', 'reference'] as const;

interface RecordTransferDialogProps {
  readonly title: string;
  readonly currency: string;
  readonly outstandingAmount: string;
  /** "Received on" unless given. */
  readonly dateLabel?: string;
  /** What is offered for the amount above the outstanding one. */
  readonly excessLabel?: (amount: string) => string;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onRecord: (transfer: TypedTransfer) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Money that arrived in the bank account: for an invoice, or for an order that waits for it; or a credit that went back. */
export function RecordTransferDialog(props: RecordTransferDialogProps) {
  const { title, currency, outstandingAmount, excessLabel, isOpen, isBusy, onRecord, onClose } = props;
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [form] = Form.useForm<TypedTransfer>();
  const submit = async ({ amount, isExcessKept, ...typed }: TypedTransfer) => {
    try {
      await onRecord({ ...typed, amount: decimalAmount(amount), ...(isExcessKept && { isExcessKept }) });
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
      {excessLabel && <ExcessField outstandingAmount={outstandingAmount} labelOf={excessLabel} />}
      <Form.Item name="date" label={props.dateLabel ?? t('transfers.date')} rules={required}>
        <Input type="date" />
      </Form.Item>
      <Form.Item name="reference" label={t('transfers.reference')} rules={required}>
        <Input maxLength={140} autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}

interface ExcessFieldProps {
  readonly outstandingAmount: string;
  readonly labelOf: (amount: string) => string;
}

/** Asked for once more is typed than is open. */
function ExcessField({ outstandingAmount, labelOf }: ExcessFieldProps) {
  const amount = decimalAmount(Form.useWatch<string | undefined>('amount') ?? '');
  const excessMinor = isDecimalAmount(amount) ? parseMinor(amount) - parseMinor(outstandingAmount) : 0;
  if (excessMinor <= 0) return null;
  return (
    <Form.Item name="isExcessKept" valuePropName="checked">
      <Checkbox>{labelOf(minorToDecimal(excessMinor))}</Checkbox>
    </Form.Item>
  );
}
