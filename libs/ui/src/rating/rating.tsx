import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names';
import { useFormats } from '../price/use-formats';
import styles from './rating.module.css';

const MAX = 5;

export interface RatingProps {
  /** 0 to 5, as a number or a decimal string. */
  readonly rating: number | string | null | undefined;
  /** Shown in brackets when given. */
  readonly reviewCount?: number;
}

/** Stars filled to the rating, the number with one decimal, and the count of reviews. */
export function Rating({ rating, reviewCount }: RatingProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const value = Math.min(MAX, Math.max(0, Number(rating ?? 0) || 0));
  const stars = number(value, 1);
  const label = value > 0 ? t('product.rating', { rating: stars }) : t('product.noRating');
  const count = reviewCount === undefined ? '' : t('product.reviewCount', { count: reviewCount });
  return (
    <span
      role="img"
      aria-label={count ? `${label}, ${count}` : label}
      className={classNames(styles.rating, value === 0 && styles.unrated)}
    >
      {/* The width is an attribute because served pages may hold no inline styles. */}
      <svg aria-hidden="true" className={styles.stars}>
        <rect width={`${Math.round((value / MAX) * 100)}%`} height="100%" />
      </svg>
      {stars}
      {reviewCount !== undefined && <span className={styles.count}>{` (${number(reviewCount)})`}</span>}
    </span>
  );
}
