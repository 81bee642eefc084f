import type { ProductResponse } from '@kp/api-client/shop';
import { useCart } from '@kp/client';
import { capQuantity } from '@kp/commerce';
import { Button, QuantityStepper } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSellable } from './is-sellable';
import styles from './add-to-cart.module.css';

/** How many, and into the cart; never more than there are. */
export function AddToCart({ product }: { readonly product: ProductResponse }) {
  const { t } = useTranslation();
  const { add } = useCart();
  const [wished, setWished] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const max = capQuantity(Infinity, product.stockQuantity);
  const quantity = Math.max(1, Math.min(wished, max));
  const isOut = !isSellable(product);

  const onAdd = async () => {
    setAdding(true);
    const isAdded = await add(product, quantity);
    setAdding(false);
    setFailed(!isAdded);
  };
  return (
    <div className={styles.buy}>
      <QuantityStepper
        value={quantity}
        onChange={setWished}
        productName={product.name}
        max={max}
        isDisabled={isOut}
      />
      <Button
        variant="primary"
        size="large"
        icon="cart"
        isBusy={isAdding}
        isDisabled={isOut}
        className={styles.button}
        onClick={() => void onAdd()}
      >
        {t('product.addToCart')}
      </Button>
      <p role="status" className={styles.limit}>
        {!isOut && quantity === max && t('quantity.maximum', { count: max })}
      </p>
      {/* The toast says why, but it goes after five seconds. */}
      {hasFailed && <p className={styles.failure}>{t('cartToast.failedTitle')}</p>}
    </div>
  );
}
