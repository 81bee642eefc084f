import { IS_WORKER_AWAY } from '@kp/platform/outbox';

/** Work on up to 100,000 rows that a worker does in chunks, each committed with how far the job has come. */
export interface LongJob {
  id: number;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  createdBy: number;
  createdByEmail: string;
  network: string | null;
  /** It is to go on, and no worker is there to do it. */
  isWorkerAway: boolean;
}

/** SQL of `isWorkerAway`. @param isRunning SQL: it has something to do */
export const workerAway = (isRunning: string): string =>
  `(${isRunning} AND ${IS_WORKER_AWAY}) AS "isWorkerAway"`;

/** Somebody looks on: what fails for minutes is told to them, instead of being tried for hours. */
export const LONG_JOB_RETRIES = { maxAttempts: 10, backoff: { baseSeconds: 1, maxSeconds: 60 } };

/** Who is recorded for what the job changes. */
export const creatorOf = ({ createdBy, createdByEmail, network }: LongJob) => ({
  userId: createdBy,
  email: createdByEmail,
  network: network ?? undefined,
});
