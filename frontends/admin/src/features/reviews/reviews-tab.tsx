import type { ModeratedReviewResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { REVIEW_STATUSES } from '@kp/commerce';
import { Typography } from '@kp/ui/admin';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskOnly } from '../../shared/list/desk-only';
import { ListPage } from '../../shared/list/list-page';
import { ListToolbar } from '../../shared/list/list-toolbar';
import { useShortcut } from '../../shared/shortcuts';
import { useListState } from '../../shared/list/use-list-state';
import { ReviewCard } from './review-card';
import { useDecideReviewByAdminMutation, useReviewPageQuery } from './reviews-api';
import styles from './reviews.module.css';

const PAGE_SIZE = 20;
const LIST = { tab: 'reviews', filters: ['status'], sorts: ['newest'] } as const;
const CHOICES = ['approved', 'rejected', 'all'] as const;
const KEYS: Readonly<Record<string, 'approved' | 'rejected'>> = { a: 'approved', r: 'rejected' };

export function ReviewsTab() {
  const { t } = useTranslation('adminPeople');
  const list = useRef<HTMLUListElement>(null);
  const state = useListState<'status', 'newest'>(LIST);
  const { page, filters } = state.query;
  const filter = filters.status ?? 'pending';
  const status = REVIEW_STATUSES.find((each) => each === filter);
  const result = useReviewPageQuery({ status, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const decide = useDecision(() => list.current?.querySelector('li')?.focus());
  useShortcut({ key: 'a', label: t('reviews.approve') });
  useShortcut({ key: 'r', label: t('reviews.reject') });
  const { currentData } = result;
  const onKeyDown = (event: KeyboardEvent, review: ModeratedReviewResponse) => {
    const decision = KEYS[event.key.toLowerCase()];
    if (!decision || event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
    void decide(review, decision);
  };
  return (
    <ListPage<ModeratedReviewResponse>
      title={t('reviews.title')}
      actions={
        <DeskOnly>
          <Typography.Text type="secondary">{t('reviews.keysHint')}</Typography.Text>
        </DeskOnly>
      }
      toolbar={() => (
        <ListToolbar
          tab="reviews"
          list={state}
          label={t('reviews.title')}
          filters={[
            {
              name: 'status',
              label: t('reviews.status'),
              all: t('reviews.statuses.pending'),
              options: CHOICES.map((value) => ({ value, label: t(`reviews.statuses.${value}`) })),
            },
          ]}
        />
      )}
      query={result}
      failed={t('reviews.failed')}
      found={currentData}
      paging={{ page, pageSize: PAGE_SIZE, pathOf: (to) => state.pathOf({ page: to }) }}
      empty={{ title: t(status === 'pending' ? 'reviews.emptyPending' : 'reviews.empty') }}
      keyOf={({ id }) => id}
      columns={[]}
      drawRows={(reviews) => (
        <ul ref={list} className={styles.reviews} aria-label={t('reviews.title')}>
          {reviews.map((review) => (
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
      )}
    />
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
