export class LivenessResponse {
  status: 'ok';
}

export class ReadinessResponse {
  /** `degraded`: the shop sells, but mails and other background work wait. */
  status: 'ok' | 'degraded';
  database: 'up';
  /** `down` when no worker has been seen for half a minute. */
  worker: 'up' | 'down';
  /** What the worker says of Redis; `inline` when the shop runs without it. */
  queue: 'up' | 'down' | 'inline';
  /** Background jobs that failed for the last time and wait for an administrator. */
  deadLetters: number;
}
