import { shopApi, type ProductResponse } from '@kp/api-client/shop';
import { useCategoryName } from '@kp/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProductGrid } from '../product-card/product-grid';
import { alternativesQuery } from './alternatives-query';
import styles from './product-alternatives.module.css';

/** What to buy instead of a product that is out of stock; nothing at all when the category has nothing. */
export function ProductAlternatives({ product }: { readonly product: ProductResponse }) {
  const { t } = useTranslation('shop');
  const nameOf = useCategoryName();
  const headingId = useId();
  const { data = [] } = shopApi.useListProductsQuery(alternativesQuery(product));
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
