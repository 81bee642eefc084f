import { shopApi, type ProductDetailResponse } from '@kp/api-client/shop';
import { isSellable } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareApi } from '../../../shared/compare/compare-api';
import { type CardProduct } from '../../../shared/product/product-card';
import { ProductGrid } from '../../../shared/product/product-grid';
import { alternativesQuery } from '../product-queries';
import styles from './related-products.module.css';

interface RelatedProductsProps {
  readonly product: ProductDetailResponse;
}

/** Fetched when they come near, because few read as far. */
export function RelatedProducts({ product }: RelatedProductsProps) {
  const [isNear, mark] = useIsNear();
  return (
    <div ref={mark} className={styles.related}>
      <DataSheetLink product={product} />
      {isNear && <BoughtTogether product={product} />}
      {isNear && isSellable(product) && <SimilarProducts product={product} />}
    </div>
  );
}

function DataSheetLink({ product }: RelatedProductsProps) {
  const { t } = useTranslation('catalog');
  const { language } = useFormats();
  if (product.attributes.length === 0) return null;
  return (
    <p className={styles.sheet}>
      <a href={`/api/products/${product.id}/data-sheet?language=${language}`} target="_blank" rel="noopener">
        {t('related.dataSheet')}
      </a>
    </p>
  );
}

/** A product that cannot be bought has them above its description. */
function SimilarProducts({ product }: RelatedProductsProps) {
  const { t } = useTranslation('catalog');
  const { language } = useFormats();
  const { data = [] } = shopApi.useListProductsQuery(alternativesQuery(product, language));
  return <Section title={t('related.similar')} products={data} />;
}

function BoughtTogether({ product }: RelatedProductsProps) {
  const { t } = useTranslation('catalog');
  const { language } = useFormats();
  const { data } = shopApi.useListBoughtTogetherQuery({ id: product.id });
  const ids = data?.productIds ?? [];
  const isAny = ids.length > 0;
  const { data: products = [] } = compareApi.useComparedProductsQuery({ ids, language }, { skip: !isAny });
  return <Section title={t('related.together')} products={isAny ? products : []} />;
}

function Section({ title, products }: { readonly title: string; readonly products: readonly CardProduct[] }) {
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{title}</h2>
      <ProductGrid products={products} layout="grid" />
    </section>
  );
}

const AHEAD = '400px';

function useIsNear() {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [isNear, element] as const;
}
