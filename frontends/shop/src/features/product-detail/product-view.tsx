import type { ProductResponse } from '@kp/api-client/shop';
import { PageHead, usePageSite } from '@kp/client';
import { Breadcrumb, Page } from '@kp/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSellable } from './is-sellable';
import { ProductAlternatives } from './product-alternatives';
import { ProductLabel } from './product-label';
import { ProductPicture } from './product-picture';
import { productStructuredData } from './product-structured-data';
import { ProductTabs, type ProductTab } from './product-tabs';
import { summaryOf } from './summary-of';
import { useProductCrumbs } from './use-product-crumbs';
import styles from './product-view.module.css';

/** Everything about one product: the picture and its label, then what there is to read. */
export function ProductView({ product }: { readonly product: ProductResponse }) {
  const { publicUrl } = usePageSite();
  const crumbs = useProductCrumbs(product);
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
        jsonLd={productStructuredData(product, crumbs, publicUrl)}
      />
      <Breadcrumb crumbs={crumbs} />
      <article className={styles.product}>
        <ProductPicture product={product} />
        <ProductLabel product={product} onShowReviews={showReviews} />
      </article>
      {!isSellable(product) && <ProductAlternatives product={product} />}
      <div ref={tabs} className={styles.tabs}>
        <ProductTabs product={product} selected={tab} onSelect={setTab} />
      </div>
    </Page>
  );
}
