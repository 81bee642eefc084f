import type { Cart, CartLine } from '@kp/client';
import { ButtonLink } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { CartLineRow } from './cart-line-row';
import type { ReviewedLine } from './cart-review';
import { CartSummary } from './cart-summary';
import { ClearCartButton } from './clear-cart-button';
import styles from './filled-cart.module.css';
import { useFormerPrices } from './use-former-prices';

export interface FilledCartProps {
  readonly cart: Cart;
  readonly lines: readonly ReviewedLine[];
  /** A line is gone, and the button that had the focus with it. */
  readonly onRemoved: () => void;
}

/** The lines beside the summary of what they cost. */
export function FilledCart({ cart, lines, onRemoved }: FilledCartProps) {
  const { t } = useTranslation('shop');
  const formerPriceOf = useFormerPrices(lines);
  const change = (line: CartLine, quantity: number) => {
    void cart.setQuantity(line, quantity);
    if (quantity <= 0) onRemoved();
  };
  return (
    <div className={styles.layout}>
      <div>
        <ul className={styles.lines} aria-label={t('cart.lines')}>
          {lines.map((reviewed) => (
            <CartLineRow
              key={reviewed.line.id}
              reviewed={reviewed}
              formerPrice={formerPriceOf(reviewed)}
              onQuantity={(quantity) => change(reviewed.line, quantity)}
            />
          ))}
        </ul>
        <div className={styles.actions} data-print="hidden">
          <ButtonLink to="/products" variant="quiet" icon="chevron-start">
            {t('cart.continueShopping')}
          </ButtonLink>
          <ClearCartButton
            onClear={() => {
              void cart.clear();
              onRemoved();
            }}
          />
        </div>
      </div>
      <CartSummary lines={lines} itemCount={cart.totalQuantity} />
    </div>
  );
}
