import { AsyncLocalStorage } from 'node:async_hooks';

/** The client has closed its connection before its request was complete, or before the work for it began. */
export class ClientGoneError extends Error {
  constructor() {
    super('The client has closed its connection.');
  }
}

export interface ServedClient {
  isClientGone: () => boolean;
  /** From here on the request waits for another server: nothing of this process is busy with it. */
  onWaitElsewhere?: () => void;
}

/** The HTTP request that the running code serves. */
export class ServedRequest {
  private static readonly current = new AsyncLocalStorage<ServedRequest>();
  private hasEffects = false;

  private constructor(private readonly client: ServedClient) {}

  /** Everything that `work` starts belongs to one request. */
  static run(client: ServedClient, work: () => void): void {
    ServedRequest.current.run(new ServedRequest(client), work);
  }

  static get(): ServedRequest | undefined {
    return ServedRequest.current.getStore();
  }

  /** From here on the request is finished even when its client has gone: something has changed outside. */
  static markEffects(): void {
    const request = ServedRequest.get();
    if (request) request.hasEffects = true;
  }

  waitElsewhere(): void {
    this.client.onWaitElsewhere?.();
  }

  /** Whether the client has gone before anything was changed for it. */
  get isAbandoned(): boolean {
    return !this.hasEffects && this.client.isClientGone();
  }
}
