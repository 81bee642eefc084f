import { accountApi, type InvoiceResponse } from '@kp/api-client/account';
import { adminApi, type CreditInvoiceRequest } from '@kp/api-client/admin';
import { isApiError, newIdempotencyKey, useRequestFailure, useToast } from '@kp/client';
import { CREDIT_REASONS, minorToDecimal, parseMinor } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Form, Input, Select, Typography } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalAmount } from '../decimal-amount';
import { FormModal } from '../form-modal';
import { NotLoaded } from '../not-loaded';
import { DecimalInput } from '../number-input';
import { refundAmountProblem } from '../payments/refundable';

const { useCreditInvoiceByAdminMutation } = adminApi.enhanceEndpoints({
  addTagTypes: ['Invoices', 'InvoicePayments', 'Orders', 'Payments'],
  endpoints: {
    creditInvoiceByAdmin: { invalidatesTags: ['Invoices', 'InvoicePayments', 'Orders', 'Payments'] },
  },
});

const NOTE_LENGTH = 60;
/** No code of a product. */
const WHOLE = '';

interface Values {
  /** As typed. */
  readonly amount: string;
  readonly reason: CreditInvoiceRequest['reason'];
  readonly productCode: string;
  readonly note?: string;
}

export interface CreditDialogProps {
  readonly number: string;
  readonly onClose: () => void;
}

export function CreditDialog({ number, onClose }: CreditDialogProps) {
  const { t } = useTranslation('adminOrders');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [form] = Form.useForm<Values>();
  const query = accountApi.useGetInvoiceByNumberQuery({ number });
  const { currentData: invoice } = query;
  const [credit, { isLoading }] = useCreditInvoiceByAdminMutation();
  // One dialog is one credit note, however often it is sent.
  const [key] = useState(newIdempotencyKey);
  const submit = async ({ amount, productCode, ...values }: Values) => {
    const creditInvoiceRequest = {
      ...values,
      amount: decimalAmount(amount),
      productCode: productCode || undefined,
    };
    try {
      const { creditNoteNumber } = await credit({
        number,
        'Idempotency-Key': key,
        creditInvoiceRequest,
      }).unwrap();
      toast({ title: t('invoices.credit.issued', { number: creditNoteNumber }) });
      onClose();
    } catch (error) {
      const placed = failure.show(error, { title: t('invoices.credit.failed') });
      const isOfAmount = isApiError(error) && error.problem?.code === 'INVOICES.CREDIT_TOO_LARGE';
      form.setFields([{ name: 'amount', errors: isOfAmount && placed.text ? [placed.text] : [] }]);
    }
  };
  return (
    <FormModal<Values>
      isOpen
      onClose={onClose}
      title={t('invoices.credit.title', { number })}
      submitLabel={t('invoices.credit.submit')}
      isBusy={isLoading}
      canSubmit={invoice !== undefined}
      form={form}
      onSubmit={(values) => void submit(values)}
    >
      <Typography.Paragraph type="secondary">{t('invoices.credit.hint')}</Typography.Paragraph>
      {invoice ? (
        <CreditFields invoice={invoice} />
      ) : (
        <NotLoaded query={query} failed={t('invoices.failed')} lines={6} />
      )}
    </FormModal>
  );
}

function CreditFields({ invoice }: { readonly invoice: InvoiceResponse }) {
  const { t } = useTranslation('adminOrders');
  const { money } = useFormats();
  const { currency, totalAmount, creditedAmount, items, isPaid } = invoice;
  const leftMinor = parseMinor(totalAmount) - parseMinor(creditedAmount);
  const left = money({ amount: minorToDecimal(leftMinor), currency });
  const validator = async (_rule: unknown, typed = '') => {
    const problem = refundAmountProblem(typed, leftMinor, 1);
    if (problem === 'wrong') throw new Error(t('payments.refundWrong'));
    if (problem === 'tooMuch') throw new Error(t('invoices.credit.tooMuch', { amount: left }));
  };
  const products = items.flatMap(({ productCode: value, productName: label }) =>
    value ? [{ value, label }] : [],
  );
  return (
    <>
      <Form.Item
        name="amount"
        label={t('invoices.credit.amount')}
        extra={t('invoices.credit.left', { amount: left })}
        rules={[{ validator }]}
      >
        <DecimalInput autoFocus maxLength={12} />
      </Form.Item>
      <Form.Item name="reason" label={t('invoices.credit.reason')} initialValue={CREDIT_REASONS[0]}>
        <Select
          options={CREDIT_REASONS.map((value) => ({ value, label: t(`invoices.credit.reasons.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="productCode" label={t('invoices.credit.of')} initialValue={WHOLE}>
        <Select options={[{ value: WHOLE, label: t('invoices.credit.whole') }, ...products]} />
      </Form.Item>
      <Form.Item name="note" label={t('invoices.credit.note')} extra={t('invoices.credit.noteHint')}>
        <Input dir="auto" maxLength={NOTE_LENGTH} />
      </Form.Item>
      {isPaid && <Typography.Paragraph type="secondary">{t('invoices.credit.byHand')}</Typography.Paragraph>}
    </>
  );
}
