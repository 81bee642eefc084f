import { shopApi } from '@kp/api-client/shop';
import { RadioGroup } from '@kp/ui';
import { useTranslation } from 'react-i18next';

export type QuoteMethod = 'agreed' | 'bank_transfer';

interface QuotePaymentProps {
  readonly value: QuoteMethod;
  readonly onChange: (method: QuoteMethod) => void;
}

/** A quote is paid as agreed, or in advance where the shop takes transfers. */
export function QuotePayment({ value, onChange }: QuotePaymentProps) {
  const { t } = useTranslation('checkout');
  const { data: config } = shopApi.useGetConfigQuery();
  const isOffered = config?.paymentMethods.some(({ id, available }) => id === 'bank_transfer' && available);
  if (!isOffered) return null;
  return (
    <RadioGroup<QuoteMethod>
      legend={t('quote.payment.title')}
      name="paymentMethod"
      value={value}
      onChange={onChange}
      options={[
        {
          value: 'agreed',
          label: t('quote.payment.agreed'),
          description: t('quote.payment.agreedHint'),
        },
        {
          value: 'bank_transfer',
          label: t('payment.methods.bank_transfer.name'),
          description: t('payment.methods.bank_transfer.description'),
        },
      ]}
    />
  );
}
