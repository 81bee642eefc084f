import { useTranslation } from 'react-i18next';
import { ICON_PATHS } from '../icon/icon-paths';
import { VisuallyHidden } from '../layout/visually-hidden';
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
  const value = Math.min(MAX, Math.max(0, Number(rating ?? 0) || 0));
  const label = value > 0 ? t('product.rating', { rating: value.toFixed(1) }) : t('product.noRating');
  const count = reviewCount === undefined ? '' : t('product.reviewCount', { count: reviewCount });
  return (
    <span className={styles.rating}>
      <Stars value={value} />
      <span aria-hidden="true">
        {value.toFixed(1)}
        {reviewCount !== undefined && <span className={styles.count}> ({reviewCount})</span>}
      </span>
      <VisuallyHidden>{count ? `${label}, ${count}` : label}</VisuallyHidden>
    </span>
  );
}

function Stars({ value }: { value: number }) {
  return (
    <span aria-hidden="true" className={styles.stars}>
      {Array.from({ length: MAX }, (_, place) => {
        const share = Math.min(1, Math.max(0, value - place));
        return (
          <svg key={place} width="16" height="16" viewBox="0 0 24 24" className={styles.star}>
            <path d={ICON_PATHS.star} />
            {share > 0 && (
              <path
                d={ICON_PATHS.star}
                className={styles.full}
                style={{ clipPath: `inset(0 ${Math.round((1 - share) * 100)}% 0 0)` }}
              />
            )}
          </svg>
        );
      })}
    </span>
  );
}
