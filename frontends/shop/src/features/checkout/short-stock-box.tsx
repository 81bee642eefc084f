import type { Cart } from '@kp/client';
import { Button, ButtonLink } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { ReviewedLine } from '../cart/cart-review';
import { FailureBox } from './failure-box';
import type { Shortage } from './order-failure';

export interface ShortStockBoxProps {
  readonly items: readonly Shortage[];
  readonly cart: Cart;
  readonly lines: readonly ReviewedLine[];
  readonly onAdjusted: () => void;
}

/** Names what is short and how much of it is left; one click takes what there is. */
export function ShortStockBox({ items, cart, lines, onAdjusted }: ShortStockBoxProps) {
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
