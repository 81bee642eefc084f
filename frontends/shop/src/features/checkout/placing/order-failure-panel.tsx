import { problemText, type Cart } from '@kp/client';
import { Button, ButtonLink, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { ReviewedLine } from '../../../shared/cart/cart-review';
import { FailureBox } from '../../../shared/failure-box';
import type { CheckoutFlow } from '../use-checkout';
import type { NewTotals, PriceChange, Shortage } from './order-failure';

export interface OrderFailurePanelProps {
  readonly cart: Cart;
  readonly lines: readonly ReviewedLine[];
  readonly checkout: CheckoutFlow;
}

export function OrderFailurePanel({ cart, lines, checkout }: OrderFailurePanelProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const { t: common } = useTranslation();
  const { state, send } = checkout;
  const failure = state.orderFailure;
  switch (failure?.kind) {
    case 'shortStock':
      return (
        <ShortStockBox
          items={failure.items}
          cart={cart}
          lines={lines}
          onAdjusted={() => void send({ type: 'orderFailureDismissed' })}
        />
      );
    case 'priceChanged':
      return <PriceChangedBox items={failure.items} totals={failure.totals} />;
    case 'discountRefused':
      return <DiscountRefusedBox error={failure.error} totals={failure.totals} />;
    case 'methodUnavailable':
      return <FailureBox title={t('failedTitle')}>{t('methodUnavailable')}</FailureBox>;
    case 'unanswered':
      return (
        <FailureBox
          title={t('unansweredTitle')}
          actions={
            <Button onClick={() => void send({ type: 'orderRetried' })}>{t('common:actions.retry')}</Button>
          }
        >
          <p>{t('unansweredText')}</p>
        </FailureBox>
      );
    case 'alreadyPlaced':
      return (
        <FailureBox
          title={t('alreadyPlacedTitle')}
          actions={
            <>
              <Button onClick={() => void send({ type: 'earlierOrderKept' })}>{t('keepEarlier')}</Button>
              <Button onClick={() => void send({ type: 'attemptDiscarded' })}>{t('orderThisToo')}</Button>
            </>
          }
        >
          <p>{t('alreadyPlacedText')}</p>
        </FailureBox>
      );
    case 'deliveryUnavailable':
    case 'rejected':
      return (
        <FailureBox title={t('failedGeneric')}>
          <p>{problemText(failure.error, common)}</p>
        </FailureBox>
      );
    default:
      return null;
  }
}

interface DiscountRefusedBoxProps {
  readonly error: unknown;
  readonly totals: NewTotals | undefined;
}

/** The code is taken off, so that the next order is one without it. */
function DiscountRefusedBox({ error, totals }: DiscountRefusedBoxProps) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation();
  const { money } = useFormats();
  const total = totals && money({ amount: totals.totalAmount, currency: totals.currency });
  return (
    <FailureBox title={t('discount.refusedTitle')}>
      <p>{problemText(error, common)}</p>
      <p>{t('discount.refusedText')}</p>
      {total && (
        <p>
          <strong>{t('newTotal', { total })}</strong>
        </p>
      )}
    </FailureBox>
  );
}

interface ShortStockBoxProps {
  readonly items: readonly Shortage[];
  readonly cart: Cart;
  readonly lines: readonly ReviewedLine[];
  readonly onAdjusted: () => void;
}

function ShortStockBox({ items, cart, lines, onAdjusted }: ShortStockBoxProps) {
  const { t } = useTranslation('checkout');
  const adjust = async () => {
    onAdjusted();
    for (const { productId, left } of items) {
      const short = lines.find(({ line }) => line.productId === productId);
      if (short && short.line.quantity > left) await cart.setQuantity(short.line, left);
    }
  };
  return (
    <FailureBox
      title={t('shortStockTitle')}
      actions={
        <>
          <Button onClick={() => void adjust()}>{t('adjustCart')}</Button>
          <ButtonLink to="/cart" variant="quiet">
            {t('summary.editCart')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('shortStockText')}</p>
      <ul>
        {items.map(({ productId, name, left }) => (
          <li key={productId}>{t('shortStockLine', { name, count: left })}</li>
        ))}
      </ul>
    </FailureBox>
  );
}

interface PriceChangedBoxProps {
  readonly items: readonly PriceChange[];
  readonly totals: NewTotals;
}

function PriceChangedBox({ items, totals }: PriceChangedBoxProps) {
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
