export interface WaitingRequest {
  readonly clientNetwork: string;
  readonly enteredAt: number;
  readonly maxWaitMs: number;
}

interface Lane<T> {
  readonly waiting: Set<T>;
  readonly waitingSince: number;
}

/** A network that has waited for this long without a pause sends more than is served: it waits less, not more. */
const STANDING_AFTER_MS = 1000;
const MAX_STANDING_WAIT_MS = 100;

/** Waiting requests: in order of arrival within a client network, in turns between networks. */
export class NetworkQueue<T extends WaitingRequest> {
  private readonly lanes = new Map<string, Lane<T>>();
  private size = 0;

  constructor(
    private readonly max: { readonly perNetwork: number; readonly total: number },
    private readonly isPatient: boolean,
  ) {}

  get isEmpty(): boolean {
    return this.size === 0;
  }

  /** @returns whether there was room */
  add(request: T): boolean {
    const lane = this.lanes.get(request.clientNetwork);
    if (this.size >= this.max.total || (lane && lane.waiting.size >= this.max.perNetwork)) return false;
    if (lane) lane.waiting.add(request);
    else {
      const waiting = new Set([request]);
      this.lanes.set(request.clientNetwork, { waiting, waitingSince: request.enteredAt });
    }
    this.size += 1;
    return true;
  }

  /** The first request of the network whose turn it is. */
  next(isAllowed: (request: T) => boolean): T | undefined {
    for (const { waiting } of this.lanes.values()) {
      const [first] = waiting;
      if (first && isAllowed(first)) return first;
    }
    return undefined;
  }

  /** Its network comes last in the next turn. */
  take(request: T): void {
    const lane = this.remove(request);
    if (!lane?.waiting.size) return;
    this.lanes.delete(request.clientNetwork);
    this.lanes.set(request.clientNetwork, lane);
  }

  remove(request: T): Lane<T> | undefined {
    const lane = this.lanes.get(request.clientNetwork);
    if (!lane?.waiting.delete(request)) return undefined;
    this.size -= 1;
    if (lane.waiting.size === 0) this.lanes.delete(request.clientNetwork);
    return lane;
  }

  takeExpired(now: number): T[] {
    const expired: T[] = [];
    for (const { waiting, waitingSince } of this.lanes.values()) {
      const isStanding = !this.isPatient && now - waitingSince > STANDING_AFTER_MS;
      for (const request of waiting) {
        const maxWaitMs = isStanding ? MAX_STANDING_WAIT_MS : request.maxWaitMs;
        if (now - request.enteredAt >= maxWaitMs) expired.push(request);
      }
    }
    for (const request of expired) this.remove(request);
    return expired;
  }
}
