import type { SupplierFeedResponse } from '@kp/api-client/office';
import type { TagProps } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useImportWords } from '../../shared/imports/use-import-words';

export type FeedStanding = 'running' | 'broken' | 'waiting' | 'untested' | 'paused' | 'good';

export const STANDING_TONES: Readonly<Record<FeedStanding, TagProps['color']>> = {
  running: 'processing',
  broken: 'error',
  waiting: 'warning',
  untested: 'default',
  paused: 'default',
  good: 'success',
};

/** What matters most of a feed. */
export function standingOf(feed: SupplierFeedResponse): FeedStanding {
  const { lastRun, brokenSince, waiting, columns, isActive } = feed;
  if (lastRun?.state === 'running') return 'running';
  if (brokenSince) return 'broken';
  if (waiting > 0) return 'waiting';
  if (columns.length === 0) return 'untested';
  return isActive ? 'good' : 'paused';
}

export function useFeedWords() {
  const { t } = useTranslation('adminImports');
  const words = useImportWords();
  return {
    field: words.field,
    every: (hours: number) => t(`feeds.every.${hours}` as 'feeds.every.1'),
    /** Why a run failed, or a list could not be fetched. */
    problem: (problem: string, row: number | null) => words.unreadable({ problem, row, sheet: null }),
  };
}
