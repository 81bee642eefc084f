import type { HeldPriceResponse, HeldChangeResponse, SupplierFeedResponse } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { isDecimalAmount } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Button, Flex, Tag } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import type { DataColumn } from '../../shared/list/data-column';
import { DataTable } from '../../shared/list/data-table';
import { NotLoaded } from '../../shared/not-loaded';
import { Change } from '../../shared/imports/change';
import {
  useApproveHeldPricesByAdminMutation,
  useDismissHeldPricesByAdminMutation,
  useListHeldPricesByAdminQuery,
} from './feeds-api';
import { useFeedWords } from './use-feed-words';
import styles from './feeds.module.css';

interface HeldPricesProps {
  readonly feed: SupplierFeedResponse;
}

/** Prices that moved too far: taken over or left, one by one or all at once. */
export function HeldPrices({ feed }: HeldPricesProps) {
  const { t } = useTranslation('adminImports');
  const { number } = useFormats();
  const query = useListHeldPricesByAdminQuery({ id: feed.id });
  const { decide, isDeciding } = useDecisions(feed);
  const columns = useColumns(decide, isDeciding);
  const { currentData: holds } = query;
  if (!holds) return <NotLoaded query={query} failed={t('feeds.failed')} lines={3} />;
  if (holds.length === 0) return null;
  return (
    <Flex vertical gap="small" component="section" aria-label={t('feeds.held')}>
      <h3 className={styles.title}>{t('feeds.held')}</h3>
      <p>{t('feeds.heldHint')}</p>
      {feed.waiting > 1 && (
        <Flex wrap gap="small">
          <Button type="primary" loading={isDeciding} onClick={() => void decide('approve')}>
            {t('feeds.approveAll', { number: number(feed.waiting) })}
          </Button>
          <Button disabled={isDeciding} onClick={() => void decide('dismiss')}>
            {t('feeds.dismissAll')}
          </Button>
        </Flex>
      )}
      <DataTable
        label={t('feeds.waiting')}
        rows={holds}
        keyOf={({ productId }) => productId}
        columns={columns}
        isPlain
      />
    </Flex>
  );
}

const DECIDED = { approve: 'feeds.approved', dismiss: 'feeds.dismissed' } as const;
type Decision = keyof typeof DECIDED;
type Decide = (decision: Decision, productId?: number) => Promise<void>;

/** All are decided 500 at once; what was changed in the shop since waits again. */
function useDecisions({ id }: SupplierFeedResponse) {
  const { t } = useTranslation('adminImports');
  const { number } = useFormats();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [approve] = useApproveHeldPricesByAdminMutation();
  const [dismiss] = useDismissHeldPricesByAdminMutation();
  const [isDeciding, setDeciding] = useState(false);
  const decide: Decide = async (decision, productId) => {
    const send = decision === 'approve' ? approve : dismiss;
    const productIds = productId === undefined ? undefined : [productId];
    setDeciding(true);
    let [decided, renewed] = [0, 0];
    for (let isOver = false; !isOver;) {
      const { data, error } = await send({ id, decideHeldPricesRequest: { productIds } });
      if (error) failure.show(error, { title: t('feeds.decideFailed') });
      decided += data?.decided ?? 0;
      renewed += data?.renewed ?? 0;
      isOver = !data || productIds !== undefined || data.decided === 0 || data.waiting === 0;
    }
    setDeciding(false);
    if (renewed > 0) toast({ title: t('feeds.renewed', { number: number(renewed) }) });
    else if (decided > 0) toast({ title: t(DECIDED[decision], { number: number(decided) }) });
  };
  return { decide, isDeciding };
}

function useColumns(decide: Decide, isDeciding: boolean): DataColumn<HeldPriceResponse>[] {
  const { t } = useTranslation('adminImports');
  const words = useFeedWords();
  return [
    {
      key: 'label',
      title: t('rows.label'),
      isRowHeader: true,
      render: ({ productId, label }) => (
        <Link to={adminPath('products', { open: productId })}>
          <bdi>{label}</bdi>
        </Link>
      ),
    },
    {
      key: 'changes',
      title: t('rows.changes'),
      onCard: 'fact',
      render: ({ changes }) =>
        changes.map((change) => (
          <div key={change.field}>
            <b>{words.field(change.field)}</b> <Change change={change} /> <Move {...change} />
          </div>
        )),
    },
    {
      key: 'decision',
      title: t('feeds.decision'),
      onCard: 'state',
      render: ({ productId, label, dismissed }) => (
        <Flex align="center" gap="small">
          <Button
            size="small"
            disabled={isDeciding}
            aria-label={t('feeds.approveOf', { name: label })}
            onClick={() => void decide('approve', productId)}
          >
            {t('feeds.approve')}
          </Button>
          {dismissed ? (
            <Tag>{t('feeds.kept')}</Tag>
          ) : (
            <Button
              size="small"
              type="text"
              disabled={isDeciding}
              aria-label={t('feeds.dismissOf', { name: label })}
              onClick={() => void decide('dismiss', productId)}
            >
              {t('feeds.dismiss')}
            </Button>
          )}
        </Flex>
      ),
    },
  ];
}

/** "+31%". */
function Move({ before, after }: HeldChangeResponse) {
  const { percent } = useFormats();
  if (!before || !after || !isDecimalAmount(before) || !isDecimalAmount(after)) return null;
  const move = Number(after) / Number(before) - 1;
  return (
    <bdi>
      ({move > 0 && '+'}
      {percent(Math.round(move * 100) / 100)})
    </bdi>
  );
}
