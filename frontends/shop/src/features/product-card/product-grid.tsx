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

export interface ProductGridSkeletonProps {
  readonly count: number;
  readonly layout?: ProductGridProps['layout'];
}

/** Skeletons in the shape of the cards. */
export function ProductGridSkeleton({ count, layout = 'grid' }: ProductGridSkeletonProps) {
  const isList = layout === 'list';
  return (
    <ul className={classNames(styles.grid, isList && styles.list)} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>
          <LabelCard as="div" layout={isList ? 'row' : 'column'}>
            <Skeleton height="1.5rem" className={styles.skeletonStrip} />
            <Skeleton height="auto" className={styles.skeletonPicture} />
            <div className={styles.skeletonWords}>
              <Skeleton />
              <Skeleton width="60%" />
              <Skeleton width="40%" height="1.75rem" />
            </div>
            <div className={styles.skeletonAction}>
              <Skeleton height="2.75rem" />
            </div>
          </LabelCard>
        </li>
      ))}
    </ul>
  );
}
