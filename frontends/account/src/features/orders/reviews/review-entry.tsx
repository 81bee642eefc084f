import {
  type OrderItemResponse,
  type OwnReviewResponse,
  useWithdrawOrderReviewMutation,
} from '@kp/api-client/account';
import { useRequestFailure, useToast } from '@kp/client';
import type { ReviewStatus } from '@kp/commerce';
import { Rating } from '@kp/ui';
import { Tag, type TagProps } from '@kp/ui/account';
import { Popconfirm } from '@kp/ui/dialogs';
import { Button } from '@kp/ui/forms';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewForm } from './review-form';
import styles from './reviews.module.css';

const COLORS: Readonly<Record<ReviewStatus, TagProps['color']>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'error',
};

interface ReviewEntryProps {
  readonly orderId: number;
  readonly item: OrderItemResponse;
  readonly review: OwnReviewResponse | undefined;
}

export function ReviewEntry({ orderId, item, review }: ReviewEntryProps) {
  const { t } = useTranslation('accountTabs');
  const [isWriting, setIsWriting] = useState(false);
  const entry = useRef<HTMLLIElement>(null);
  const close = () => {
    setIsWriting(false);
    // The focused button disappears with the form.
    entry.current?.focus();
  };
  const name = item.productName;
  return (
    <li ref={entry} tabIndex={-1} className={styles.entry}>
      <p className={styles.product}>
        <bdi>{name}</bdi>
      </p>
      {isWriting && <ReviewForm orderId={orderId} itemId={item.id} review={review} onClose={close} />}
      {!isWriting && !review && (
        <Button onClick={() => setIsWriting(true)} aria-label={t('reviews.writeOf', { name })}>
          {t('reviews.write')}
        </Button>
      )}
      {!isWriting && review && (
        <>
          <WrittenReview review={review} />
          <div className={styles.actions}>
            <Button onClick={() => setIsWriting(true)} aria-label={t('reviews.editOf', { name })}>
              {t('reviews.edit')}
            </Button>
            <DeleteReview orderId={orderId} itemId={item.id} name={name} onDeleted={close} />
          </div>
        </>
      )}
    </li>
  );
}

function WrittenReview({ review }: { review: OwnReviewResponse }) {
  const { t } = useTranslation('accountTabs');
  const { status, statusReason, rating, title, comment, authorName } = review;
  return (
    <>
      <p className={styles.facts}>
        <Rating rating={rating} />
        <Tag color={COLORS[status]} variant="outlined">
          {t(`reviews.status.${status}`)}
        </Tag>
      </p>
      {status === 'rejected' && statusReason && <p>{t('reviews.reason', { reason: statusReason })}</p>}
      {title && (
        <p dir="auto" className={styles.title}>
          {title}
        </p>
      )}
      <p dir="auto" className={styles.comment}>
        {comment}
      </p>
      <p className={styles.soft}>{t('reviews.shownAs', { name: authorName })}</p>
    </>
  );
}

interface DeleteReviewProps {
  readonly orderId: number;
  readonly itemId: number;
  readonly name: string;
  readonly onDeleted: () => void;
}

function DeleteReview({ orderId, itemId, name, onDeleted }: DeleteReviewProps) {
  const { t } = useTranslation('accountTabs');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [withdraw, { isLoading }] = useWithdrawOrderReviewMutation();
  const run = async () => {
    const { error } = await withdraw({ id: orderId, itemId });
    if (error) return void failure.show(error, { title: t('reviews.deleteFailed') });
    toast({ title: t('reviews.deleted') });
    onDeleted();
  };
  return (
    <Popconfirm
      title={t('reviews.deleteTitle')}
      description={t('reviews.deleteText')}
      okText={t('reviews.delete')}
      cancelText={common('actions.cancel')}
      onConfirm={run}
    >
      <Button danger loading={isLoading} aria-label={t('reviews.deleteOf', { name })}>
        {t('reviews.delete')}
      </Button>
    </Popconfirm>
  );
}
