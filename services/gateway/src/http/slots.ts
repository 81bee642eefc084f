import type { ConcurrencyLimit } from './concurrency-limit';
import { NetworkQueue } from './network-queue';
import type { RequestClass } from './request-class';

export interface SlotRequest extends Pick<RequestClass, 'weight' | 'isReserved' | 'isSearch' | 'maxWaitMs'> {
  readonly clientNetwork: string;
  /** @param release gives the slots back; further calls do nothing */
  readonly start: (release: () => void) => void;
  readonly reject: () => void;
}

type Ticket = SlotRequest & { readonly enteredAt: number };
type Pool = 'common' | 'reserved';

const RESERVED_SHARE = 1 / 4;
const NETWORK_SHARE = 1 / 3;
/** One at a time on two cores: it keeps one of them busy, and an order needs the other. */
const NETWORK_SHARE_OF_SEARCHES = 1 / 32;
/** At least as long as the longest wait, so that a network that waits counts as one that is here. */
const RECENT_MS = 2000;

const MAX_WAITING = { perNetwork: 100, total: 1000 };
const MAX_WAITING_ORDERS = { perNetwork: 250, total: 1000 };

/**
 * Shares the slots of the process. A network has no more than a third of them while others are here, of its searches fewer; some are for orders
 * and payments only; what gets none waits for a moment before it is rejected.
 */
export class Slots {
  private readonly waiting = {
    orders: new NetworkQueue<Ticket>(MAX_WAITING_ORDERS, true),
    others: new NetworkQueue<Ticket>(MAX_WAITING, false),
  };
  private readonly used: Record<Pool, number> = { common: 0, reserved: 0 };
  private readonly usedByNetwork = new Map<string, number>();
  /** The two networks that sent the latest requests. */
  private latest = { clientNetwork: '', at: -Infinity };
  private previous = this.latest;
  private isOrdersTurn = false;
  private isStarting = false;

  constructor(
    private readonly limit: ConcurrencyLimit,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get isWaitedFor(): boolean {
    return !this.waiting.orders.isEmpty || !this.waiting.others.isEmpty;
  }

  /** @returns takes the request back when it still waits */
  request(request: SlotRequest): () => void {
    const ticket: Ticket = { ...request, enteredAt: this.now() };
    this.noteNetwork(ticket);
    const queue = request.isReserved ? this.waiting.orders : this.waiting.others;
    if (!queue.add(ticket)) request.reject();
    else this.startWaiting();
    return () => void queue.remove(ticket);
  }

  /** For what was accepted before: it takes slots even beyond the limit. */
  take(clientNetwork: string, weight: number): () => void {
    return this.hold({ clientNetwork, weight }, 'common');
  }

  /** Rejects what has waited too long; to be called every few milliseconds while something waits. */
  rejectExpired(): void {
    const now = this.now();
    const { orders, others } = this.waiting;
    for (const { reject } of [...orders.takeExpired(now), ...others.takeExpired(now)]) reject();
    this.startWaiting();
  }

  private startWaiting(): void {
    // A request that is answered at once releases its slots while this still runs.
    if (this.isStarting) return;
    this.isStarting = true;
    while (this.startReserved() || this.startCommon());
    this.isStarting = false;
  }

  private startReserved(): boolean {
    return this.startNext('orders', 'reserved');
  }

  /** Orders and the rest take turns, so that neither keeps the other out. */
  private startCommon(): boolean {
    const [first, second] = this.isOrdersTurn
      ? (['orders', 'others'] as const)
      : (['others', 'orders'] as const);
    if (!this.startNext(first, 'common')) return this.startNext(second, 'common');
    this.isOrdersTurn = !this.isOrdersTurn;
    return true;
  }

  private startNext(kind: 'orders' | 'others', pool: Pool): boolean {
    const queue = this.waiting[kind];
    if (queue.isEmpty || this.freeIn(pool) <= 0) return false;
    const ticket = queue.next((each) => this.isWithinShare(each));
    // A request that needs many slots waits for them, instead of being passed by smaller ones.
    if (!ticket || !this.fits(ticket, pool)) return false;
    queue.take(ticket);
    ticket.start(this.hold(ticket, pool));
    return true;
  }

  private fits({ weight }: Ticket, pool: Pool): boolean {
    return weight <= this.freeIn(pool) || (pool === 'common' && this.used.common === 0);
  }

  private freeIn(pool: Pool): number {
    const reserved = Math.floor(this.limit.slots * RESERVED_SHARE);
    return (pool === 'reserved' ? reserved : this.limit.slots - reserved) - this.used[pool];
  }

  private isWithinShare({ clientNetwork, weight, isSearch }: Ticket): boolean {
    const used = this.usedByNetwork.get(clientNetwork) ?? 0;
    const share = isSearch ? NETWORK_SHARE_OF_SEARCHES : NETWORK_SHARE;
    return used === 0 || used + weight <= this.limit.slots * share || this.isAlone(clientNetwork);
  }

  private isAlone(clientNetwork: string): boolean {
    const other = this.latest.clientNetwork === clientNetwork ? this.previous : this.latest;
    return this.now() - other.at > RECENT_MS;
  }

  private noteNetwork({ clientNetwork, enteredAt }: Ticket): void {
    if (this.latest.clientNetwork !== clientNetwork) this.previous = this.latest;
    this.latest = { clientNetwork, at: enteredAt };
  }

  private hold({ clientNetwork, weight }: Pick<Ticket, 'clientNetwork' | 'weight'>, pool: Pool): () => void {
    const startedAt = this.now();
    this.add(clientNetwork, weight, pool);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const now = this.now();
      this.limit.record(now - startedAt, this.used.common + this.used.reserved, now);
      this.add(clientNetwork, -weight, pool);
      this.startWaiting();
    };
  }

  private add(clientNetwork: string, weight: number, pool: Pool): void {
    this.used[pool] += weight;
    const used = (this.usedByNetwork.get(clientNetwork) ?? 0) + weight;
    if (used > 0) this.usedByNetwork.set(clientNetwork, used);
    else this.usedByNetwork.delete(clientNetwork);
  }
}
