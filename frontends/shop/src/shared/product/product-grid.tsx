import { useOfferTerms } from '@kp/client';
import { classNames, LabelCard, Skeleton } from '@kp/ui';
import { ProductCard, type CardProduct } from './product-card';
import styles from './product-grid.module.css';

const HIGH_PRIORITY_PICTURES = 4;

interface ProductGridProps {
  readonly products: readonly CardProduct[];
  /**
   * `remembered`: grid or list by `data-product-view` on the root element, which is set before the first paint; the
   * server markup is the same for both.
   */
  readonly layout: 'grid' | 'remembered';
  /** Its name stands above the products, so their cards leave it out. */
  readonly category?: string;
}

const listClass = (layout: ProductGridProps['layout']) =>
  classNames(styles.grid, layout === 'remembered' && styles.remembered);

export function ProductGrid({ products, layout, category }: ProductGridProps) {
  const terms = useOfferTerms();
  return (
    <ul className={listClass(layout)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            {...{ product, terms, layout }}
            listedCategory={category}
            isFirst={index < HIGH_PRIORITY_PICTURES}
          />
        </li>
      ))}
    </ul>
  );
}

interface ProductGridSkeletonProps {
  readonly count: number;
  readonly layout?: ProductGridProps['layout'];
}

export function ProductGridSkeleton({ count, layout = 'grid' }: ProductGridSkeletonProps) {
  return (
    <ul className={listClass(layout)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <LabelCard as="div" className={styles.skeleton}>
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
