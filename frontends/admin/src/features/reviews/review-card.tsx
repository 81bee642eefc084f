import type { ModeratedReviewResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Button, Card, Flex, Tag, Typography } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './reviews.module.css';
import { ShortDate } from '../../shared/short-date';

const TONES = { pending: 'warning', approved: 'success', rejected: 'error' } as const;
const MAX_STARS = 5;

interface ReviewCardProps {
  readonly review: ModeratedReviewResponse;
  readonly onDecide: (status: 'approved' | 'rejected') => void;
}

export function ReviewCard({ review, onDecide }: ReviewCardProps) {
  const { t } = useTranslation('adminPeople');
  const { number } = useFormats();
  const { status, rating, title, comment, authorName, createdAt, isVerified, productSlug } = review;
  return (
    <Card
      size="small"
      title={
        <Link to={`/products/${productSlug}`}>
          <bdi>{review.productName}</bdi>
        </Link>
      }
      extra={<Tag color={TONES[status]}>{t(`reviews.statuses.${status}`)}</Tag>}
    >
      <Flex vertical gap="small">
        <p className={styles.facts}>
          <span role="img" aria-label={t('reviews.stars', { rating: number(rating) })} dir="ltr">
            {'★'.repeat(rating) + '☆'.repeat(MAX_STARS - rating)}
          </span>
          <bdi>{authorName}</bdi>
          <ShortDate iso={createdAt} />
          {isVerified && <Tag color="processing">{t('reviews.verified')}</Tag>}
        </p>
        {title && (
          <Typography.Text strong>
            <bdi>{title}</bdi>
          </Typography.Text>
        )}
        <p dir="auto" className={styles.comment}>
          {comment}
        </p>
        <Flex wrap gap="small">
          {status !== 'approved' && (
            <Button type="primary" onClick={() => onDecide('approved')}>
              {t('reviews.approve')}
            </Button>
          )}
          {status !== 'rejected' && (
            <Button onClick={() => onDecide('rejected')}>{t('reviews.reject')}</Button>
          )}
        </Flex>
      </Flex>
    </Card>
  );
}
