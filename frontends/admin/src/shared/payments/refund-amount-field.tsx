import type { PaymentResponse } from '@kp/api-client/admin';
import { parseMinor } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Form } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../number-input';
import { refundAmountProblem } from './refundable';

export interface RefundValues {
  /** As typed. */
  readonly amount: string;
}

interface RefundAmountFieldProps {
  readonly payment: PaymentResponse;
  /** In minor units. */
  readonly minimum: number;
  readonly hint: string;
  /** Decimal; all that is refundable unless given. */
  readonly suggested?: string;
}

export function RefundAmountField({
  payment: { refundableAmount, currency },
  minimum,
  hint,
  suggested = refundableAmount,
}: RefundAmountFieldProps) {
  const { t } = useTranslation('adminOrders');
  const { money } = useFormats();
  const validator = async (_rule: unknown, typed = '') => {
    const problem = refundAmountProblem(typed, parseMinor(refundableAmount), minimum);
    if (problem === 'wrong') throw new Error(t('payments.refundWrong'));
    const amount = money({ amount: refundableAmount, currency });
    if (problem === 'tooMuch') throw new Error(t('payments.refundTooMuch', { amount }));
  };
  return (
    <Form.Item
      name="amount"
      label={t('payments.refundAmount')}
      extra={hint}
      initialValue={suggested}
      rules={[{ validator }]}
    >
      <DecimalInput autoFocus maxLength={12} />
    </Form.Item>
  );
}
