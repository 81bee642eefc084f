export const FEED_NOTICE_REQUESTED = 'notifications.feed-notice-requested';

/** The list of a supplier needs its owner: it is broken, or has prices that wait. */
export interface FeedNoticeRequested {
  feedId: number;
  runId: number;
  name: string;
  /** Why it is broken; null where prices wait. */
  problem: string | null;
  waiting: number;
  lastGoodAt: string | null;
}
