import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names';
import { useFormats } from '../format/use-formats';
import { useIsHydrated } from '../hydration/use-is-hydrated';
import styles from './product-info.module.css';

const MAX_RATING = 5;
const LOW_STOCK = 10;

export interface RatingProps {
  /** 0 to 5, as a number or a decimal string. */
  readonly rating: number | string | null | undefined;
  readonly reviewCount?: number;
  /** One star instead of five, where many products stand beside each other. */
  readonly isCompact?: boolean;
}

export function Rating({ rating, reviewCount, isCompact = false }: RatingProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const isHydrated = useIsHydrated();
  const value = Math.min(MAX_RATING, Math.max(0, Number(rating ?? 0) || 0));
  if (value === 0)
    return <span className={classNames(styles.rating, styles.unrated)}>{t('product.noRating')}</span>;
  const stars = number(value, 1);
  const label = t('product.rating', { rating: stars });
  const count = reviewCount === undefined ? '' : t('product.reviewCount', { count: reviewCount });
  return (
    <span
      {...(isHydrated && { role: 'img', 'aria-label': count ? `${label}, ${count}` : label })}
      className={classNames(styles.rating, isCompact && styles.compact)}
    >
      {/* An attribute, because the content security policy allows no inline styles. */}
      {!isCompact && (
        <svg aria-hidden="true" className={styles.stars}>
          <rect width={`${Math.round((value / MAX_RATING) * 100)}%`} height="100%" />
        </svg>
      )}
      {stars}
      {reviewCount !== undefined && <span className={styles.count}>{` (${number(reviewCount)})`}</span>}
    </span>
  );
}

export interface StockNoteProps {
  readonly inStock: boolean;
  /** Units that can be sold now. */
  readonly stockQuantity: number;
  readonly isDetailed?: boolean;
  /** Says nothing of a product that is plainly in stock, as most of a list are. */
  readonly isQuiet?: boolean;
}

export function StockNote({ inStock, stockQuantity, isDetailed, isQuiet }: StockNoteProps) {
  const { t } = useTranslation();
  const isSellable = inStock && stockQuantity > 0;
  const isLow = isSellable && stockQuantity < LOW_STOCK;
  if (isQuiet && isSellable && !isLow) return null;
  return (
    <span className={classNames(styles.note, !isSellable && styles.out, isLow && styles.low)}>
      {!isSellable && t('product.outOfStock')}
      {isLow && t('product.lowStock', { count: stockQuantity })}
      {isSellable && !isLow && t('product.inStock')}
      {isSellable && !isLow && isDetailed && (
        <span className={styles.units}>{t('product.unitsAvailable', { count: stockQuantity })}</span>
      )}
    </span>
  );
}
