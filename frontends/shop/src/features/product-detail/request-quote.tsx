import type { ProductResponse } from '@kp/api-client/shop';
import { codeOf, MAX_LINE_QUANTITY, quantitySteps } from '@kp/commerce';
import { QuantityStepper } from '@kp/ui';
import { useMemo, useState } from 'react';
import { QuoteButton, QuoteDialogProvider } from '../../shared/quote/quote-dialog';
import styles from './product-label.module.css';

/** In place of the cart, where the price is on request: the quote begins with so many units of the product. */
export function RequestQuote({ product }: { readonly product: ProductResponse }) {
  const { id, name, article } = product;
  const { min } = quantitySteps(article);
  const [quantity, setQuantity] = useState(min);
  const items = useMemo(() => [{ productId: id, quantity }], [id, quantity]);
  return (
    <div className={styles.buy}>
      <QuantityStepper
        value={quantity}
        onChange={setQuantity}
        productName={name}
        min={min}
        max={MAX_LINE_QUANTITY}
        rule={article}
      />
      <QuoteDialogProvider products={`${quantity} × ${name} (${codeOf(product)})`} items={items}>
        <div className={styles.button}>
          <QuoteButton variant="primary" size="large" isWide />
        </div>
      </QuoteDialogProvider>
    </div>
  );
}
