import { shopApi, type ProductResponse, type ReviewResponse } from '@kp/api-client/shop';
import { useRequestFailure } from '@kp/client';
import { Button, EmptyState, ErrorPanel, Rating, SkeletonText, useFormats, VisuallyHidden } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './product-reviews.module.css';

const REVIEWS_PER_PAGE = 20;

export function ProductReviews({ product }: { readonly product: ProductResponse }) {
  const { t } = useTranslation('shop');
  const failure = useRequestFailure();
  const [limit, setLimit] = useState(REVIEWS_PER_PAGE);
  const query = shopApi.useListProductReviewsQuery({ id: product.id, limit });
  const { data, error, isFetching } = query;
  const count = product.reviewCount;

  if (!data && error) return <ErrorPanel {...failure.panel(query, t('productPage.reviewsFailed'))} />;
  if (!data) return <ReviewsSkeleton />;
  if (data.length === 0) {
    return <EmptyState icon="star" title={t('productPage.noReviews')} />;
  }
  return (
    <div className={styles.reviews}>
      <h2 className={styles.heading}>{t('productPage.reviewsTitle', { count })}</h2>
      <ul className={styles.list}>
        {data.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      {data.length === limit && data.length < count && (
        <p>
          <Button isBusy={isFetching} onClick={() => setLimit(limit + REVIEWS_PER_PAGE)}>
            {t('productPage.moreReviews')}
          </Button>
        </p>
      )}
    </div>
  );
}

function Review({ review }: { review: ReviewResponse }) {
  const { t } = useTranslation('shop');
  const { date } = useFormats();
  const name = review.authorName || t('productPage.reviewAnonymous');
  return (
    <li className={styles.review}>
      <Rating rating={review.rating} />
      <p dir="auto">{review.comment}</p>
      <p className={styles.source}>
        <time dateTime={review.createdAt}>
          {t('productPage.reviewBy', { name, date: date(review.createdAt) })}
        </time>
      </p>
    </li>
  );
}

function ReviewsSkeleton() {
  const { t } = useTranslation('shop');
  return (
    <div className={styles.reviews}>
      <VisuallyHidden role="status">{t('productPage.reviewsLoading')}</VisuallyHidden>
      <SkeletonText lines={3} />
      <SkeletonText lines={3} />
    </div>
  );
}
