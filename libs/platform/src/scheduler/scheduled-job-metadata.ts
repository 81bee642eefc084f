export const SCHEDULED_JOB = 'kp:scheduled-job';

export interface ScheduledJobMetadata {
  name: string;
  /** The decorated method as it was written, without the claim. */
  work: (this: object) => Promise<void>;
}
