import {
  type OwnReviewResponse,
  useEditOrderReviewMutation,
  useWriteOrderReviewMutation,
} from '@kp/api-client/account';
import { useRequestFailure, useSession, useToast } from '@kp/client';
import {
  EMPTY_REVIEW,
  REVIEW_LIMITS,
  REVIEW_RATINGS,
  reviewAuthorName,
  type ReviewForm as ReviewValues,
  validateReview,
} from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { StarRatingInput } from '@kp/ui/account';
import { Button, Form, Input, RulesField, RulesForm } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import styles from './reviews.module.css';

interface ReviewFormProps {
  readonly orderId: number;
  readonly itemId: number;
  /** Absent: a new one. */
  readonly review: OwnReviewResponse | undefined;
  readonly onClose: () => void;
}

const FIELDS = ['rating', 'title', 'comment'] as const;

export function ReviewForm({ orderId, itemId, review, onClose }: ReviewFormProps) {
  const { t } = useTranslation('accountTabs');
  const { t: common } = useTranslation();
  const { number } = useFormats();
  const [form] = Form.useForm<ReviewValues>();
  const { isSending, send } = useSendReview(orderId, itemId, review !== undefined);
  const submit = async (values: ReviewValues) => {
    const rejected = await send(values);
    if (!rejected) return onClose();
    form.setFields(FIELDS.flatMap((name) => (rejected[name] ? [{ name, errors: [rejected[name]] }] : [])));
  };
  const [min, max] = [number(REVIEW_LIMITS.commentMin), number(REVIEW_LIMITS.commentMax)];
  return (
    <RulesForm
      form={form}
      name={`review-${itemId}`}
      rules={validateReview}
      initialValues={review ?? EMPTY_REVIEW}
      onSubmit={(values) => void submit(values)}
    >
      <RulesField name="rating">
        <StarRatingInput
          label={t('reviews.rating')}
          levels={REVIEW_RATINGS.map((stars) => t(`reviews.levels.${stars}`))}
          nameOf={(stars, level) => t('reviews.stars', { stars: number(stars), level })}
        />
      </RulesField>
      <RulesField name="title" label={t('reviews.titleField')}>
        <Input maxLength={REVIEW_LIMITS.titleMax} />
      </RulesField>
      <RulesField
        name="comment"
        label={t('reviews.comment')}
        required
        extra={t('reviews.commentHint', { min, max })}
      >
        <Input.TextArea rows={5} />
      </RulesField>
      <p className={styles.soft}>
        <ShownName />
        {review && <span>{t('reviews.editHint')}</span>}
      </p>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={isSending}>
          {t('reviews.submit')}
        </Button>
        <Button onClick={onClose}>{common('actions.cancel')}</Button>
      </div>
    </RulesForm>
  );
}

function ShownName() {
  const { t } = useTranslation('accountTabs');
  const { user } = useSession();
  const name = user ? reviewAuthorName(user.firstName, user.lastName) : '';
  return name && <span>{t('reviews.shownAs', { name })}</span>;
}

type Rejection = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;

function useSendReview(id: number, itemId: number, isEdit: boolean) {
  const { t } = useTranslation('accountTabs');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [write, written] = useWriteOrderReviewMutation();
  const [edit, edited] = useEditOrderReviewMutation();
  return {
    isSending: written.isLoading || edited.isLoading,
    /** @returns what the server rejected */
    async send({ rating, title, comment }: ReviewValues): Promise<Rejection | undefined> {
      // The rules have refused a form without stars.
      const writeReviewRequest = { rating: rating ?? 0, title, comment };
      const { error } = await (isEdit ? edit : write)({ id, itemId, writeReviewRequest });
      if (error) return failure.show(error, { title: t('reviews.sendFailed'), fields: FIELDS }).fields;
      toast({ title: t('reviews.sent'), description: t('reviews.sentText') });
      return undefined;
    },
  };
}
