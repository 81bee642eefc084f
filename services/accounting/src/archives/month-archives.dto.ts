import { ApiProperty } from '@nestjs/swagger';
import type { MonthArchive } from './month-archive.repository';

const STATES = ['waiting', 'running', 'done'] as const;

/** A ZIP of a month; null until one is asked for. */
export class MonthArchiveResponse {
  id: number;
  @ApiProperty({ enum: STATES })
  state: MonthArchive['state'];
  documents: number;
  /** Documents that are in it. */
  done: number;
  bytes: number | null;
  createdAt: Date;
  endedAt: Date | null;

  static from({ id, state, documents, done, bytes, createdAt, endedAt }: MonthArchive): MonthArchiveResponse {
    return { id, state, documents, done, bytes, createdAt, endedAt };
  }
}

export class FoundMonthArchiveResponse {
  archive: MonthArchiveResponse | null;
}
