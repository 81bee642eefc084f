import type { ProductDetailResponse, ProductResponse } from '@kp/api-client/shop';
import { useBrandTexts, useCart, useOfferTerms } from '@kp/client';
import { hasSampleContent } from '@kp/i18n/shop-name';
import { capQuantity, codeOf, isPriceOnRequest, isSellable, quantitySteps } from '@kp/commerce';
import {
  Button,
  Icon,
  LabelCard,
  LabelStrip,
  QuantityStepper,
  Rating,
  StockNote,
  unbroken,
  UnbrokenNumbers,
  useCategoryName,
  type IconName,
} from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFreeShippingThreshold } from '../../shared/free-shipping';
import { DeliveryPromise } from '../../shared/delivery-promise';
import { LazyCompareToggle } from '../../shared/compare/lazy-compare';
import { KeyFacts } from './key-facts';
import { Variants } from './lazy-variants';
import { AddButtonText, useAddedMark } from '../../shared/product/added-text';
import { LazyQuantityHint, LazyUnitPrice } from '../../shared/product/lazy-article-terms';
import { OfferPrice } from '../../shared/product/offer-price';
import type { ProductExpressButtons } from '../../shared/product/product-express';
import { LazyRequestQuote } from './lazy-request-quote';
import { ProductAlert } from './product-alert';
import styles from './product-label.module.css';

interface ProductLabelProps {
  readonly product: ProductDetailResponse;
  readonly onShowReviews: () => void;
  readonly Express: ProductExpressButtons | undefined;
}

export function ProductLabel({ product, onShowReviews, Express }: ProductLabelProps) {
  const nameOf = useCategoryName();
  const terms = useOfferTerms();
  const { category } = product;
  return (
    <LabelCard as="div" code={category.slug} className={styles.label}>
      <LabelStrip reference={codeOf(product)}>
        <Link to={`/products?category=${encodeURIComponent(category.slug)}`} className={styles.category}>
          {nameOf(category)}
        </Link>
      </LabelStrip>
      <div className={styles.head}>
        <h1 className={styles.name}>
          <bdi>{unbroken(product.name)}</bdi>
        </h1>
        <button type="button" className={styles.rating} onClick={onShowReviews}>
          <Rating rating={product.rating} reviewCount={product.reviewCount} />
        </button>
        <KeyFacts attributes={product.attributes} />
      </div>
      <div className={styles.offer}>
        {product.group && <Variants product={product} className={styles.variants} />}
        <div>
          <OfferPrice product={product} terms={terms} size="large" />
          {product.article?.unit && (
            <LazyUnitPrice product={product} currency={product.currency} terms={terms} isDetailed />
          )}
        </div>
        {isPriceOnRequest(product) ? (
          <LazyRequestQuote product={product} />
        ) : (
          <>
            <StockNote inStock={product.inStock} stockQuantity={product.stockQuantity} isDetailed />
            {isSellable(product) && <DeliveryPromise />}
            <AddToCart {...{ product, Express }} />
            <ProductAlert product={product} />
          </>
        )}
        <LazyCompareToggle product={product} />
      </div>
      <ProductNotes />
    </LabelCard>
  );
}

interface AddToCartProps extends Pick<ProductLabelProps, 'Express'> {
  readonly product: ProductResponse;
}

function AddToCart({ product, Express }: AddToCartProps) {
  const { t } = useTranslation();
  const { add } = useCart();
  const rule = product.article;
  const { min } = quantitySteps(rule);
  const [chosen, setChosen] = useState(min);
  const [isAdding, setAdding] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isAdded, showAdded] = useAddedMark();
  const max = capQuantity(Infinity, product.stockQuantity);
  const quantity = Math.max(min, Math.min(chosen, max));
  const isOut = !isSellable(product);

  const onAdd = async () => {
    setAdding(true);
    const isDone = await add(product, quantity);
    setAdding(false);
    setFailed(!isDone);
    if (isDone) showAdded();
  };
  return (
    <div className={styles.buy}>
      <QuantityStepper
        value={quantity}
        onChange={setChosen}
        productName={product.name}
        min={min}
        max={max}
        rule={rule}
        hint={min > 1 && <LazyQuantityHint rule={rule} />}
        isDisabled={isOut}
      />
      <Button
        variant="primary"
        size="large"
        icon={isAdded ? undefined : 'cart'}
        isBusy={isAdding}
        isDisabled={isOut}
        className={styles.button}
        onClick={() => void onAdd()}
      >
        <AddButtonText isAdded={isAdded} />
      </Button>
      <p role="status" className={styles.limit}>
        {!isOut && quantity === max && t('quantity.maximum', { count: max })}
      </p>
      {/* The toast with the reason disappears after five seconds. */}
      {hasFailed && <p className={styles.failure}>{t('cartToast.failedTitle')}</p>}
      {!isOut && Express && <Express {...{ product, quantity }} />}
    </div>
  );
}

function ProductNotes() {
  const { t } = useTranslation('product');
  const amount = useFreeShippingThreshold();
  const note = useBrandTexts()?.productNote || (hasSampleContent() ? t('productPage.complianceNote') : '');
  return (
    <ul className={styles.notes}>
      <Note icon="truck">{t('productPage.freeShippingNote', { amount })}</Note>
      {note && <Note icon="check">{note}</Note>}
    </ul>
  );
}

function Note({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className={styles.note}>
      <Icon name={icon} />
      <span>
        <UnbrokenNumbers>{children}</UnbrokenNumbers>
      </span>
    </li>
  );
}
