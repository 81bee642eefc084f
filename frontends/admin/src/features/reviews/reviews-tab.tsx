import type { ModeratedReviewResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { REVIEW_STATUSES } from '@kp/commerce';
import { SkeletonText } from '@kp/ui';
import { Flex, LoadFailure, NothingFound, Select, Typography } from '@kp/ui/admin';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPager } from '../../shared/list/list-pager';
import { useShortcut } from '../../shared/shortcuts';
import { useListState } from '../../shared/list/use-list-state';
import { ReviewCard } from './review-card';
import { useDecideReviewByAdminMutation, useReviewPageQuery } from './reviews-api';
import styles from './reviews.module.css';

const PAGE_SIZE = 20;
const LIST = { tab: 'reviews', filters: ['status'], sorts: ['newest'] } as const;
const KEYS: Readonly<Record<string, 'approved' | 'rejected'>> = { a: 'approved', r: 'rejected' };

export function ReviewsTab() {
  const { t } = useTranslation('adminPeople');
  const failure = useRequestFailure();
  const list = useRef<HTMLUListElement>(null);
  const { query, pathOf, change } = useListState<'status', 'newest'>(LIST);
  const { page } = query;
  const filter = query.filters.status ?? 'pending';
  const status = REVIEW_STATUSES.find((each) => each === filter);
  const result = useReviewPageQuery({ status, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const decide = useDecision(() => list.current?.querySelector('li')?.focus());
  useShortcut({ key: 'a', label: t('reviews.approve') });
  useShortcut({ key: 'r', label: t('reviews.reject') });
  const { currentData, error } = result;
  const onKeyDown = (event: KeyboardEvent, review: ModeratedReviewResponse) => {
    const decision = KEYS[event.key.toLowerCase()];
    if (!decision || event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
    void decide(review, decision);
  };
  return (
    <Flex vertical gap="middle">
      <h1>{t('reviews.title')}</h1>
      <Flex wrap align="center" gap="small">
        <Select
          aria-label={t('reviews.status')}
          value={status ?? 'all'}
          popupMatchSelectWidth={false}
          onChange={(value) => change({ filters: { status: value } })}
          options={[...REVIEW_STATUSES, 'all' as const].map((value) => ({
            value,
            label: t(`reviews.statuses.${value}`),
          }))}
        />
        <Typography.Text type="secondary">{t('reviews.keysHint')}</Typography.Text>
      </Flex>
      {!currentData && error && <LoadFailure {...failure.panel(result, t('reviews.failed'))} />}
      {!currentData && !error && <SkeletonText lines={10} />}
      {currentData?.reviews.length === 0 && (
        <NothingFound title={t(status === 'pending' ? 'reviews.emptyPending' : 'reviews.empty')} />
      )}
      <ul ref={list} className={styles.reviews} aria-label={t('reviews.title')}>
        {currentData?.reviews.map((review) => (
          // The keys work on the review that has the focus.
          <li
            key={review.id}
            tabIndex={0}
            aria-keyshortcuts="a r"
            aria-label={review.productName}
            onKeyDown={(event) => onKeyDown(event, review)}
          >
            <ReviewCard review={review} onDecide={(decision) => void decide(review, decision)} />
          </li>
        ))}
      </ul>
      {currentData && currentData.reviews.length > 0 && (
        <ListPager
          page={page}
          pageSize={PAGE_SIZE}
          shown={currentData.reviews.length}
          total={currentData.total}
          pathOf={(to) => pathOf({ page: to })}
        />
      )}
    </Flex>
  );
}

function useDecision(focusNext: () => void) {
  const { t } = useTranslation('adminPeople');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [send] = useDecideReviewByAdminMutation();
  const decide = async (
    review: ModeratedReviewResponse,
    status: ModeratedReviewResponse['status'],
  ): Promise<void> => {
    const { id, revision } = review;
    const { error } = await send({ id, decideReviewRequest: { status, revision } });
    if (error) return void failure.show(error, { title: t('reviews.decisionFailed') });
    const undo = { label: t('reviews.undo'), onSelect: () => void decide(review, review.status) };
    toast({ title: t(`reviews.done.${status}`), action: status === review.status ? undefined : undo });
    focusNext();
  };
  return decide;
}
