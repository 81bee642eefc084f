export class LivenessResponse {
  status: 'ok';
}

export class ReadinessResponse {
  /** `degraded`: the shop sells, but mails and other background work wait, or documents will find no space. */
  status: 'ok' | 'degraded';
  database: 'up';
  /** `down` when no worker has been seen for half a minute. */
  worker: 'up' | 'down';
  /** What the worker says of Redis; `inline` when the shop runs without it. */
  queue: 'up' | 'down' | 'inline';
  /** Space for documents and pictures: below STORAGE_LOW_MB `low`, with room for no upload `full`. */
  storage: 'ok' | 'low' | 'full';
  /** Background jobs that failed for the last time and wait for an administrator. */
  deadLetters: number;
}
