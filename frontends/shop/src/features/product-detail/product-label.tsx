import { shopApi, type ProductResponse } from '@kp/api-client/shop';
import { FALLBACK_VAT_RATE, productCode } from '@kp/commerce';
import { LabelCard, LabelStrip, Price, Rating, StockNote, useCategoryName, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DeliveryEstimate } from '../delivery/delivery-estimate';
import { AddToCart } from './add-to-cart';
import { isSellable } from './is-sellable';
import { ProductNotes } from './product-notes';
import styles from './product-label.module.css';

export interface ProductLabelProps {
  readonly product: ProductResponse;
  readonly onShowReviews: () => void;
}

/** The product's label: everything needed to decide, and the button. */
export function ProductLabel({ product, onShowReviews }: ProductLabelProps) {
  const nameOf = useCategoryName();
  const { category } = product;
  return (
    <LabelCard as="div" code={category.slug} className={styles.label}>
      <LabelStrip reference={productCode(product.id)}>
        <Link to={`/products?category=${encodeURIComponent(category.slug)}`} className={styles.category}>
          {nameOf(category)}
        </Link>
      </LabelStrip>
      <div className={styles.head}>
        <h1 className={styles.name}>
          <bdi>{product.name}</bdi>
        </h1>
        <button type="button" className={styles.rating} onClick={onShowReviews}>
          <Rating rating={product.rating} reviewCount={product.reviewCount} />
        </button>
      </div>
      <div className={styles.offer}>
        <div>
          <Price
            amount={product.price}
            currency={product.currency}
            compareAt={product.compareAtPrice}
            size="large"
          />
          <VatNote />
        </div>
        <StockNote inStock={product.inStock} stockQuantity={product.stockQuantity} isDetailed />
        {isSellable(product) && <DeliveryEstimate />}
        <AddToCart product={product} />
      </div>
      <ProductNotes />
    </LabelCard>
  );
}

/** The price is without VAT; said here, so that the checkout holds no surprise. */
function VatNote() {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const { data } = shopApi.useGetShippingSettingsQuery();
  const rate = percent(data?.vatRate ?? FALLBACK_VAT_RATE);
  return <p className={styles.vat}>{t('totals.vatAtCheckout', { rate })}</p>;
}
