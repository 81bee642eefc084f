import { shopApi, type ProductDetailResponse } from '@kp/api-client/shop';
import { lazyPage, PageHead, usePageSite, useLoaded } from '@kp/client';
import { isSellable } from '@kp/commerce';
import { Breadcrumb, Page, useCategoryName, useFormats, type Crumb } from '@kp/ui';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LazyCompareTray } from '../../shared/compare/lazy-compare';
import type { ProductExpressButtons } from '../../shared/product/product-express';
import { ProductGrid } from '../../shared/product/product-grid';
import { alternativesQuery } from './product-queries';
import { ProductLabel } from './product-label';
import { ProductGallery } from './product-gallery';
import { productStructuredData, summaryOf } from './product-structured-data';
import { ProductTabs, type ProductTab } from './product-tabs';
import styles from './product-view.module.css';

const BelowTabs = lazyPage(
  async () => (await import(/* webpackChunkName: "below-tabs" */ './below-tabs')).BelowTabs,
  ['catalog', 'law'],
);

interface ProductViewProps {
  readonly product: ProductDetailResponse;
  readonly Express: ProductExpressButtons | undefined;
}

export function ProductView({ product, Express }: ProductViewProps) {
  const { publicUrl } = usePageSite();
  const { data: delivery } = shopApi.useGetDeliveryTermsQuery();
  const { data: returns } = shopApi.useGetReturnTermsQuery();
  const { data: settings } = shopApi.useGetShippingSettingsQuery();
  const offer = { delivery, returns, settings };
  const crumbs = useProductCrumbs(product);
  const isBelowLoaded = useLoaded(BelowTabs, true);
  const tabs = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<ProductTab>('description');
  const showReviews = () => {
    flushSync(() => setTab('reviews'));
    tabs.current
      ?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
      ?.focus({ preventScroll: true });
    tabs.current?.scrollIntoView();
  };
  return (
    <Page className={styles.page}>
      <PageHead
        title={product.name}
        description={summaryOf(product.description) || undefined}
        canonicalPath={`/products/${product.slug}`}
        image={product.imageUrl}
        type="product"
        jsonLd={productStructuredData(product, crumbs, publicUrl, offer)}
      />
      <Breadcrumb crumbs={crumbs} />
      <article className={styles.product} data-code={product.category.slug}>
        <ProductGallery product={product} />
        <ProductLabel {...{ product, Express }} onShowReviews={showReviews} />
      </article>
      {product.price && !isSellable(product) && <ProductAlternatives product={product} />}
      <div ref={tabs} className={styles.tabs}>
        <ProductTabs product={product} selected={tab} onSelect={setTab} />
      </div>
      {isBelowLoaded && <BelowTabs product={product} />}
      <LazyCompareTray />
    </Page>
  );
}

function useProductCrumbs(product: ProductDetailResponse): readonly Crumb[] {
  const { name, category, parentCategories } = product;
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  return [
    { label: t('navigation.home'), to: '/' },
    { label: t('navigation.products'), to: '/products' },
    ...[...(parentCategories ?? []), category].map((each) => ({
      label: nameOf(each),
      to: `/products?category=${encodeURIComponent(each.slug)}`,
    })),
    { label: name },
  ];
}

function ProductAlternatives({ product }: { readonly product: ProductDetailResponse }) {
  const { t } = useTranslation('product');
  const { language } = useFormats();
  const nameOf = useCategoryName();
  const headingId = useId();
  const { data = [] } = shopApi.useListProductsQuery(alternativesQuery(product, language));
  const { category } = product;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.alternatives}>
      <header className={styles.header}>
        <h2 id={headingId}>{t('productPage.alternativesTitle')}</h2>
        <Link to={`/products?category=${encodeURIComponent(category.slug)}`}>
          {t('productPage.alternativesAll', { category: nameOf(category) })}
        </Link>
      </header>
      <ProductGrid products={data} layout="grid" />
    </section>
  );
}
