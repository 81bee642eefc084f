import type { SupplierFeedResponse } from '@kp/api-client/office';
import { isApiError, useRequestFailure } from '@kp/client';
import { Alert, Button, Checkbox, Flex, Tag } from '@kp/ui/admin';
import { Descriptions } from '@kp/ui/facts';
import { RulesField } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { PageCard } from '../../shared/page-card';
import { useRunSupplierFeedByAdminMutation, useTestSupplierFeedByAdminMutation } from './feeds-api';
import { STANDING_TONES, standingOf, useFeedWords } from './use-feed-words';
import { ShortDate } from '../../shared/short-date';

/** How the feed stands, and what can be done with it now. */
export function FeedStateCard({ feed }: { readonly feed: SupplierFeedResponse | undefined }) {
  const { t } = useTranslation('adminImports');
  if (!feed) {
    return (
      <PageCard title={t('list.state')}>
        <p>{t('feeds.testFirst')}</p>
      </PageCard>
    );
  }
  const isTested = feed.columns.length > 0;
  return (
    <PageCard title={t('list.state')}>
      <Standing feed={feed} />
      <RulesField name="isActive" valuePropName="checked" extra={!isTested && t('feeds.testFirst')}>
        <Checkbox disabled={!isTested}>{t('feeds.active')}</Checkbox>
      </RulesField>
      <Actions feed={feed} />
    </PageCard>
  );
}

function Standing({ feed }: { readonly feed: SupplierFeedResponse }) {
  const { t } = useTranslation('adminImports');
  const words = useFeedWords();
  const { lastGoodAt, brokenSince, nextRunAt, lastRun, columns } = feed;
  const dateOf = (iso: string | null) => iso && <ShortDate iso={iso} />;
  const facts = [
    ['lastGood', dateOf(lastGoodAt)],
    ['brokenSince', dateOf(brokenSince)],
    ['next', dateOf(nextRunAt)],
    [
      'columns',
      columns.length > 0 && (
        <ul>
          {columns.map(({ name, field }) => (
            <li key={name}>
              <bdi>{name}</bdi>: {words.field(field)}
            </li>
          ))}
        </ul>
      ),
    ],
  ] as const;
  return (
    <>
      <div>
        <Tag color={STANDING_TONES[standingOf(feed)]}>{t(`feeds.standings.${standingOf(feed)}`)}</Tag>
      </div>
      {brokenSince && lastRun?.problem && (
        <Alert
          type="error"
          showIcon
          title={words.problem(lastRun.problem, lastRun.problemRow)}
          description={t('feeds.goodStays')}
        />
      )}
      <Descriptions
        column={1}
        size="small"
        items={facts.flatMap(([key, children]) =>
          children ? [{ key, label: t(`feeds.${key}`), children }] : [],
        )}
      />
    </>
  );
}

/** The file of a test is an import, whose columns are chosen and whose changes are seen before any is made. */
function Actions({ feed }: { readonly feed: SupplierFeedResponse }) {
  const { t } = useTranslation('adminImports');
  const words = useFeedWords();
  const navigate = useNavigate();
  const failure = useRequestFailure();
  const [test, { isLoading: isTesting }] = useTestSupplierFeedByAdminMutation();
  const [run, { isLoading: isStarting }] = useRunSupplierFeedByAdminMutation();
  const [refused, setRefused] = useState<string>();
  const { id, columns, lastRun } = feed;
  const tryNow = async () => {
    setRefused(undefined);
    const { data, error } = await test({ id });
    if (data) return void navigate(adminPath('imports', { open: data.id }));
    const details = isApiError(error) && error.problem?.code === 'FEED.UNREADABLE' && error.problem.details;
    if (!details) return void failure.show(error, { title: t('feeds.testFailed') });
    const { problem, row } = details as { problem: string; row: number | null };
    setRefused(words.problem(problem, row));
  };
  const runNow = async () => {
    const { error } = await run({ id });
    if (error) failure.show(error, { title: t('feeds.runFailed') });
  };
  return (
    <>
      {refused && <Alert type="error" showIcon title={t('feeds.testFailed')} description={refused} />}
      <Flex wrap gap="small">
        <Button
          type={columns.length === 0 ? 'primary' : 'default'}
          loading={isTesting}
          onClick={() => void tryNow()}
        >
          {t('feeds.test')}
        </Button>
        {columns.length > 0 && (
          <Button
            loading={isStarting || lastRun?.state === 'running'}
            disabled={lastRun?.state === 'running'}
            onClick={() => void runNow()}
          >
            {t('feeds.run')}
          </Button>
        )}
      </Flex>
    </>
  );
}
