import { shopApi, type ProductResponse, type ReviewResponse } from '@kp/api-client/shop';
import { useRequestFailure, useSession } from '@kp/client';
import {
  Badge,
  Button,
  EmptyState,
  ErrorPanel,
  Rating,
  SkeletonText,
  useFormats,
  VisuallyHidden,
} from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { firstReviewsQuery, REVIEWS_PER_PAGE } from './product-queries';
import { RatingDistribution } from './rating-distribution';
import styles from './product-reviews.module.css';

const { listProductReviews, getReviewSummary } = shopApi.endpoints;

interface ProductReviewsProps {
  readonly product: ProductResponse;
  /** A hidden panel shows what the server rendered and fetches nothing. */
  readonly isSelected: boolean;
}

export function ProductReviews({ product, isSelected }: ProductReviewsProps) {
  const { t } = useTranslation('product');
  const failure = useRequestFailure();
  const [limit, setLimit] = useState(REVIEWS_PER_PAGE);
  const query = { ...firstReviewsQuery(product), limit };
  const { refetch } = listProductReviews.useQuerySubscription(query, { skip: !isSelected });
  const { data, error, isFetching } = listProductReviews.useQueryState(query);
  getReviewSummary.useQuerySubscription({ id: product.id }, { skip: !isSelected });
  const { data: summary } = getReviewSummary.useQueryState({ id: product.id });
  const count = product.reviewCount;

  if (!data && !isSelected) return null;
  if (!data && error) {
    return <ErrorPanel {...failure.panel({ error, isFetching, refetch }, t('productPage.reviewsFailed'))} />;
  }
  if (!data) return <ReviewsSkeleton />;
  if (data.length === 0) {
    return (
      <EmptyState icon="star" title={t('productPage.noReviews')}>
        <WhereToReview />
      </EmptyState>
    );
  }
  return (
    <div className={styles.reviews}>
      <h2 className={styles.heading}>{t('productPage.reviewsTitle', { count })}</h2>
      {summary && <RatingDistribution summary={summary} />}
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
      <p className={styles.source}>
        <WhereToReview />
      </p>
    </div>
  );
}

function Review({ review }: { review: ReviewResponse }) {
  const { t } = useTranslation('product');
  const { date } = useFormats();
  const name = review.authorName || t('productPage.reviewAnonymous');
  return (
    <li className={styles.review}>
      <p className={styles.facts}>
        <Rating rating={review.rating} />
        {review.isVerified && <Badge tone="good">{t('productPage.verifiedPurchase')}</Badge>}
      </p>
      {review.title && (
        <p dir="auto" className={styles.title}>
          {review.title}
        </p>
      )}
      <p dir="auto" className={styles.comment}>
        {review.comment}
      </p>
      <p className={styles.source}>
        <time dateTime={review.createdAt}>
          {t('productPage.reviewBy', { name, date: date(review.createdAt) })}
        </time>
      </p>
    </li>
  );
}

function WhereToReview() {
  const { t } = useTranslation('product');
  const { status } = useSession();
  return (
    <>
      {t('productPage.noReviewsHint')}{' '}
      {status === 'signedIn' && <Link to="/account?tab=orders">{t('productPage.toOrders')}</Link>}
    </>
  );
}

function ReviewsSkeleton() {
  const { t } = useTranslation('product');
  return (
    <div className={styles.reviews}>
      <VisuallyHidden role="status">{t('productPage.reviewsLoading')}</VisuallyHidden>
      <SkeletonText lines={3} />
      <SkeletonText lines={3} />
    </div>
  );
}
