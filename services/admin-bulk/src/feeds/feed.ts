import type { FeedAuth, FeedField, FeedHours, FeedRunState } from '@kp/commerce/supplier-feeds';
import { DomainError, refusalsOf } from '@kp/platform/http';
import type { ImportChange } from '@kp/platform/imports';
import type { ImportSettings } from '../imports/import-settings';
import type { ImportCounts, ImportJob } from '../imports/import-job';

/** How the table of a feed is read: by the names of its columns, in whatever order they come. */
export interface FeedReading {
  sheet: string | null;
  headRow: number;
  fields: Record<string, string>;
  settings: ImportSettings;
}

/** What is remembered of the last file that came in, to be told that there is no newer one. */
export interface FileMarks {
  etag: string | null;
  lastModified: string | null;
  contentHash: Buffer | null;
}

export interface SupplierFeed extends FileMarks {
  id: number;
  name: string;
  supplierId: number | null;
  supplierName: string | null;
  /** Without what follows "?". */
  address: string;
  auth: FeedAuth;
  username: string;
  everyHours: FeedHours;
  fields: FeedField[];
  maxChangePercent: number;
  /** Of what the list knows; what would sell out more is not imported. */
  maxSoldOutPercent: number;
  isActive: boolean;
  reading: FeedReading | null;
  nextRunAt: Date;
  version: number;
  savedBy: number;
  savedByEmail: string;
}

/** How it stands. */
export interface FeedState {
  waiting: number;
  lastGoodAt: Date | null;
  /** Since the first run that failed after the last good one. */
  brokenSince: Date | null;
}

export interface FeedRun {
  id: number;
  feedId: number;
  importId: number | null;
  state: FeedRunState;
  problem: FeedProblem | null;
  problemRow: number | null;
  startedAt: Date;
  endedAt: Date | null;
}

export type ReportedRun = FeedRun & Omit<ImportCounts, 'created'>;

/** A price that moved too far. */
export interface HeldPrice {
  productId: number;
  label: string;
  changes: ImportChange[];
  dismissed: boolean;
}

export type FeedProblem =
  | 'FEED.ADDRESS_NOT_ALLOWED'
  | 'FEED.UNAUTHORIZED'
  | 'FEED.NOT_FOUND'
  | 'FEED.UNREACHABLE'
  | 'FEED.TOO_SLOW'
  | 'FEED.TOO_LARGE'
  | 'FEED.SECRET_UNREADABLE'
  | 'FEED.COLUMNS_CHANGED'
  | 'FEED.NOTHING_KNOWN'
  | 'FEED.MOSTLY_FAILED'
  | 'FEED.MOSTLY_SOLD_OUT'
  | 'FEED.INTERRUPTED'
  | NonNullable<ImportJob['problem']>;

/** Why the file of a feed cannot be had, or not be used. */
export class FeedFailure extends Error {
  constructor(
    readonly problem: FeedProblem,
    readonly row: number | null = null,
  ) {
    super(problem);
  }
}

/** A run has begun. */
export const FEED_RUN_STARTED = 'admin-bulk.feed-run-started';

export interface FeedRunStarted {
  runId: number;
}

class FeedError extends DomainError {}

const refusal = refusalsOf(FeedError);

export const feedNotFound = refusal('FEED.NOT_EXISTING', 404, 'This feed does not exist.');
export const feedChanged = refusal(
  'FEED.CHANGED',
  409,
  'Somebody else has changed this feed meanwhile. Load it again.',
);
export const feedRunning = refusal('FEED.RUNNING', 409, 'This feed is running already.');
export const feedNotTested = refusal(
  'FEED.NOT_TESTED',
  409,
  'Test the feed first: its columns have not been chosen yet.',
);

export const feedUnreadable = ({ problem, row }: FeedFailure) =>
  new FeedError('FEED.UNREADABLE', 422, 'The list of this supplier cannot be read.', { problem, row });
