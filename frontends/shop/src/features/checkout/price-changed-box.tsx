import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { FailureBox } from './failure-box';
import type { NewTotals, PriceChange } from './order-failure';

export interface PriceChangedBoxProps {
  readonly items: readonly PriceChange[];
  readonly totals: NewTotals;
}

/** What costs something else now and what the order would cost; the button below confirms it. */
export function PriceChangedBox({ items, totals }: PriceChangedBoxProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  const { totalAmount, currency } = totals;
  const inCurrency = (amount: string) => money({ amount, currency });
  return (
    <FailureBox title={t('priceChangedTitle')}>
      <p>{t('priceChangedText')}</p>
      <ul>
        {items.map(({ productId, name, sent, current }) => (
          <li key={productId}>
            {t('priceChangedLine', { name, sent: inCurrency(sent), current: inCurrency(current) })}
          </li>
        ))}
      </ul>
      <p>
        <strong>{t('newTotal', { total: inCurrency(totalAmount) })}</strong>
      </p>
    </FailureBox>
  );
}
