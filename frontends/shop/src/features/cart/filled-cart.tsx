import { lazyPage, useLoaded } from '@kp/client';
import { Button, ButtonLink, Dialog } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CartLineRow } from './cart-line-row';
import type { ReviewedLine } from '../../shared/cart/cart-review';
import type { ReviewedCart } from '../../shared/cart/use-reviewed-cart';
import { type CartExpress, CartSummary } from './cart-summary';
import { useFormerPrices } from './seen-prices';
import styles from './filled-cart.module.css';

const BoughtWithCart = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "bought-together" */ '../../shared/related/bought-together'))
      .BoughtWithCart,
  ['catalog'],
);

interface FilledCartProps {
  readonly Express?: CartExpress | undefined;
  readonly reviewed: ReviewedCart;
  /** Called because the button that had the focus is gone with its line. */
  readonly onRemoved: () => void;
}

export function FilledCart({ reviewed, Express, onRemoved }: FilledCartProps) {
  const { cart, lines } = reviewed;
  const { t } = useTranslation('cart');
  const formerPriceOf = useFormerPrices(lines);
  const isMoreLoaded = useLoaded(BoughtWithCart);
  const productIds = lines.map(({ product }) => product.id);
  const change = ({ line, product }: ReviewedLine, quantity: number) => {
    void cart.setQuantity({ ...line, product }, quantity);
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
              onQuantity={(quantity) => change(reviewed, quantity)}
            />
          ))}
        </ul>
        <div className={styles.actions} data-print="hidden">
          <ButtonLink to="/products" variant="quiet" icon="chevron-start">
            {t('cart.continueShopping')}
          </ButtonLink>
          <ButtonLink to="/products?codes=new" variant="quiet" icon="list">
            {t('cart.orderByCodes')}
          </ButtonLink>
          <ClearCartButton
            onClear={() => {
              void cart.clear();
              onRemoved();
            }}
          />
        </div>
      </div>
      <CartSummary reviewed={reviewed} Express={Express} />
      {isMoreLoaded && <BoughtWithCart productId={productIds[0]!} without={productIds} />}
    </div>
  );
}

function ClearCartButton({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation(['cart', 'common']);
  const [isConfirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  const clear = () => {
    close();
    onClear();
  };
  return (
    <>
      <Button variant="quiet" icon="trash" onClick={() => setConfirming(true)}>
        {t('cart.clear')}
      </Button>
      <Dialog
        isOpen={isConfirming}
        onClose={close}
        title={t('cart.clear')}
        footer={
          <>
            <Button onClick={close}>{t('common:actions.cancel')}</Button>
            <Button variant="danger" onClick={clear}>
              {t('cart.clearAll')}
            </Button>
          </>
        }
      >
        <p>{t('cart.clearConfirm')}</p>
      </Dialog>
    </>
  );
}
