import { useId } from 'react';
import type { CardProduct } from '../product/product-card';
import { ProductGrid } from '../product/product-grid';
import styles from './related.module.css';

interface ProductSectionProps {
  readonly title: string;
  readonly products: readonly CardProduct[];
}

/** Nothing where there are no products. */
export function ProductSection({ title, products }: ProductSectionProps) {
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{title}</h2>
      <ProductGrid products={products} layout="grid" />
    </section>
  );
}
