import type { ProductResponse } from '@kp/api-client/shop';
import { type OfferTerms, useCart } from '@kp/client';
import { categoryName } from '@kp/i18n';
import {
  Button,
  ButtonLink,
  classNames,
  LabelCard,
  LabelStrip,
  Picture,
  Rating,
  StockNote,
  unbroken,
  useIsHydrated,
} from '@kp/ui';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LazyCompareToggle } from '../compare/lazy-compare';
import { AddButtonText, useAddedMark } from './added-text';
import { GroupValues } from './group-values';
import { LazyUnitPrice } from './lazy-article-terms';
import { OfferPrice } from './offer-price';
import styles from './product-card.module.css';

const CARD_FIELDS = [
  'id',
  'name',
  'slug',
  'price',
  'compareAtPrice',
  'priorPrice',
  'currency',
  'imageUrl',
  'rating',
  'reviewCount',
  'inStock',
  'stockQuantity',
  'category',
  'taxClasses',
] as const satisfies readonly (keyof ProductResponse)[];

interface ProductCardProps {
  readonly product: CardProduct;
  readonly terms: OfferTerms;
  /** `remembered`: grid or list, as this browser last chose. */
  readonly layout: 'grid' | 'remembered';
  /** Its picture is on the first screen and is loaded with high priority. */
  readonly isFirst?: boolean;
  /** Of the list, which says its name. */
  readonly listedCategory?: string;
}

/** Memoized because the list refetches after hydration, usually with the same products. */
export const ProductCard = memo(function ProductCard({
  product,
  terms,
  layout,
  isFirst,
  listedCategory,
}: ProductCardProps) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const { category, groupCard } = product;
  // A search for one size shows that size.
  const group = groupCard && groupCard.matchCount === groupCard.variantCount ? groupCard : null;
  const name = group?.name ?? product.name;
  const to = `/products/${product.slug}`;
  const action = t(group ? 'product.choose' : 'product.askPrice');
  return (
    <LabelCard
      code={category.slug}
      className={classNames(styles.card, layout === 'remembered' && styles.remembered)}
    >
      <LabelStrip reference={product.article?.sku ?? `KP-${product.id}`}>
        {category.slug !== listedCategory && categoryName(t, category)}
      </LabelStrip>
      {product.imageUrl && (
        <Picture
          sizes="(min-width: 48rem) 20rem, 100vw"
          src={product.imageUrl}
          alt=""
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          className={styles.picture}
        />
      )}
      <div>
        <LazyCompareToggle product={product} />
      </div>
      <div className={styles.body}>
        <h3 dir="auto" className={styles.name}>
          <Link to={to} className={styles.link} discover="none">
            {unbroken(name)}
          </Link>
        </h3>
        <Rating rating={product.rating} reviewCount={product.reviewCount} isCompact />
        {groupCard && <GroupValues {...groupCard} />}
        <OfferPrice product={product} terms={terms} group={group} />
        {!group && product.article?.unit && (
          <LazyUnitPrice product={product} currency={product.currency} terms={terms} />
        )}
        {!group && product.price && (
          <StockNote inStock={product.inStock} stockQuantity={product.stockQuantity} isQuiet />
        )}
        {group?.minPrice && !group.inStock && <StockNote inStock={false} stockQuantity={0} isQuiet />}
      </div>
      {group || !product.price ? (
        <ButtonLink
          to={to}
          className={styles.action}
          aria-label={isHydrated ? `${action}: ${name}` : undefined}
        >
          {action}
        </ButtonLink>
      ) : (
        <AddToCartButton product={product} />
      )}
    </LabelCard>
  );
});

function AddToCartButton({ product }: { product: CardProduct }) {
  const { t } = useTranslation();
  const { add } = useCart();
  const isHydrated = useIsHydrated();
  const [isAdding, setAdding] = useState(false);
  const [isAdded, showAdded] = useAddedMark();
  const onClick = async () => {
    setAdding(true);
    const isDone = await add(product);
    setAdding(false);
    if (isDone) showAdded();
  };
  return (
    <Button
      className={styles.action}
      isBusy={isAdding}
      isDisabled={!product.inStock || product.stockQuantity <= 0}
      aria-label={isHydrated ? t('product.addToCartNamed', { name: product.name }) : undefined}
      onClick={() => void onClick()}
    >
      <AddButtonText isAdded={isAdded} />
    </Button>
  );
}

export type CardProduct = Pick<ProductResponse, (typeof CARD_FIELDS)[number]> &
  Partial<Pick<ProductResponse, 'article' | 'groupCard'>>;

/** Drops what no card shows: descriptions alone are a third of a rendered list's data. */
export function toCardProduct(product: ProductResponse): CardProduct {
  const { article, groupCard } = product;
  const card = Object.fromEntries(CARD_FIELDS.map((field) => [field, product[field]]));
  return { ...card, ...(article && { article }), ...(groupCard && { groupCard }) } as unknown as CardProduct;
}
