import { Injectable } from '@nestjs/common';
import type { ImportedRow, RowLimits } from '@kp/platform/imports';
import type { ImportJob } from '../imports/import-job';
import { FeedRepository } from './feed.repository';

/** What rows of a feed may do. */
@Injectable()
export class FeedLimits {
  constructor(private readonly feeds: FeedRepository) {}

  /** Null for a file that somebody has uploaded. @throws when the feed is gone, whose imports were cancelled with it */
  async of({ id, feedId }: Pick<ImportJob, 'id' | 'feedId'>): Promise<RowLimits | null> {
    if (feedId === null) return null;
    const feed = await this.feeds.find(feedId);
    if (!feed) throw new Error(`The feed of import ${id} does not exist any longer.`);
    const { fields, supplierName, maxChangePercent } = feed;
    return { fields: new Set(fields), supplier: supplierName, maxChangePercent };
  }
}

/** As a report of a feed says it: what waits, and what the shop does not sell, are no problems. */
export function feedResult(result: ImportedRow): ImportedRow {
  if (result.held) return { ...result, outcome: 'held', changes: result.held };
  const missing = result.problems.filter(({ messageKey }) => messageKey === 'validation.importMissing');
  return missing.length > 0 ? { ...result, outcome: 'unknown', problems: missing } : result;
}
