import type { ReviewSummaryResponse } from '@kp/api-client/shop';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './rating-distribution.module.css';

export function RatingDistribution({ summary }: { readonly summary: ReviewSummaryResponse }) {
  const { t } = useTranslation('product');
  const { number } = useFormats();
  const { counts, rating } = summary;
  const most = Math.max(1, ...counts);
  const rows = counts.map((count, index) => ({ stars: index + 1, count })).reverse();
  return (
    <div className={styles.distribution}>
      <p aria-hidden="true" className={styles.average}>
        {number(Number(rating), 1)}
      </p>
      <ul aria-label={t('productPage.ratingsTitle')} className={styles.rows}>
        {rows.map(({ stars, count }) => (
          <li key={stars} className={styles.row}>
            <span className={styles.label}>
              {t('productPage.starsCount', { stars: number(stars), reviews: number(count) })}
            </span>
            {/* An attribute, because the content security policy allows no inline styles. */}
            <svg aria-hidden="true" className={styles.bar}>
              <rect width={`${Math.round((count / most) * 100)}%`} height="100%" />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
