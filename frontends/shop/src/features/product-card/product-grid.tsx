import { LabelCard, Skeleton } from '@kp/ui';
import type { ProductResponse } from '@kp/api-client/shop';
import { classNames } from '@kp/ui';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

/** Cards whose pictures are on the first screen. */
const FIRST_PICTURES = 4;

export interface ProductGridProps {
  readonly products: readonly ProductResponse[];
  readonly layout: 'grid' | 'list';
}

export function ProductGrid({ products, layout }: ProductGridProps) {
  return (
    <ul className={classNames(styles.grid, layout === 'list' && styles.list)}>
      {products.map((product, place) => (
        <li key={product.id}>
          <ProductCard product={product} layout={layout} isFirst={place < FIRST_PICTURES} />
        </li>
      ))}
    </ul>
  );
}

/** Skeletons in the shape of the cards. */
export function ProductGridSkeleton({ count }: { readonly count: number }) {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>
          <LabelCard as="div" className={styles.skeleton}>
            <Skeleton height="1.5rem" />
            <Skeleton height="auto" className={styles.skeletonPicture} />
            <Skeleton />
            <Skeleton width="60%" />
            <Skeleton width="40%" height="1.75rem" />
            <Skeleton height="2.75rem" />
          </LabelCard>
        </li>
      ))}
    </ul>
  );
}
