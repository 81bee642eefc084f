import { problemText, type Cart } from '@kp/client';
import { Button } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { ReviewedLine } from '../cart/cart-review';
import { FailureBox } from './failure-box';
import { PriceChangedBox } from './price-changed-box';
import { ShortStockBox } from './short-stock-box';
import type { PlaceOrder } from './use-place-order';

export interface OrderFailurePanelProps {
  readonly cart: Cart;
  readonly lines: readonly ReviewedLine[];
  readonly order: PlaceOrder;
  readonly onEarlierOrderKept: () => void;
}

/** What went wrong with the order, readable for as long as it matters, with the way on. Nothing typed is lost. */
export function OrderFailurePanel({ cart, lines, order, onEarlierOrderKept }: OrderFailurePanelProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const { t: common } = useTranslation();
  const { failure } = order;
  switch (failure?.kind) {
    case 'shortStock':
      return (
        <ShortStockBox
          items={failure.items}
          cart={cart}
          lines={lines}
          onAdjusted={() => order.explain(null)}
        />
      );
    case 'priceChanged':
      return <PriceChangedBox items={failure.items} totals={failure.totals} />;
    case 'methodUnavailable':
      return <FailureBox title={t('failedTitle')}>{t('methodUnavailable')}</FailureBox>;
    case 'unanswered':
      return (
        <FailureBox
          title={t('unansweredTitle')}
          actions={<Button onClick={() => void order.sendAgain()}>{t('common:actions.retry')}</Button>}
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
              <Button onClick={onEarlierOrderKept}>{t('keepEarlier')}</Button>
              <Button onClick={order.startAnew}>{t('orderThisToo')}</Button>
            </>
          }
        >
          <p>{t('alreadyPlacedText')}</p>
        </FailureBox>
      );
    case 'refused':
      return (
        <FailureBox title={t('failedGeneric')}>
          <p>{problemText(failure.error, common)}</p>
        </FailureBox>
      );
    default:
      return null;
  }
}
