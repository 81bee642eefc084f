import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ClientAddress, networkOf } from '@kp/platform/http';
import { ConcurrencyLimit } from './concurrency-limit';

export class RequestsPerNetwork {
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly clientAddress: Pick<ClientAddress, 'of'>,
    private readonly max: number,
  ) {}

  enter(request: IncomingMessage): (() => void) | null {
    const network = networkOf(this.clientAddress.of(request));
    const count = this.counts.get(network) ?? 0;
    if (count >= this.max) return null;
    this.counts.set(network, count + 1);
    let isInside = true;
    return () => {
      if (isInside) this.leave(network);
      isInside = false;
    };
  }

  private leave(network: string): void {
    const count = this.counts.get(network) ?? 0;
    if (count > 1) this.counts.set(network, count - 1);
    else this.counts.delete(network);
  }
}

/** Bodies usually arrive with their headers, so only an attack leaves many pending. */
const MAX_SENDING_PER_NETWORK = 50;
const MAX_DOWNLOADS_PER_NETWORK = 200;

const SAMPLE_INTERVAL_MS = 100;
const MAX_UTILIZATION = 0.9;

const STATIC_FILE = /^\/(?:assets|remotes|pictures)\//;

const noop = (): void => undefined;

/**
 * A request counts from its complete body to the start of its response: slow clients have limits per
 * network.
 */
export class Admission {
  private readonly limit: ConcurrencyLimit;
  private readonly senders: RequestsPerNetwork;
  private readonly downloads: RequestsPerNetwork;
  private working = 0;
  private hasRefused = false;
  private utilization = performance.eventLoopUtilization();

  constructor(maxConcurrentRequests: number, clientAddress: Pick<ClientAddress, 'of'>) {
    this.limit = new ConcurrencyLimit(maxConcurrentRequests);
    this.senders = new RequestsPerNetwork(clientAddress, MAX_SENDING_PER_NETWORK);
    this.downloads = new RequestsPerNetwork(clientAddress, MAX_DOWNLOADS_PER_NETWORK);
    setInterval(() => this.relieve(), SAMPLE_INTERVAL_MS).unref();
  }

  admit(request: IncomingMessage, response: ServerResponse): (() => void) | null {
    if (isDownload(request)) {
      const leave = this.downloads.enter(request);
      if (leave) response.once('close', leave);
      return leave && noop;
    }
    if (!this.limit.allows(this.working)) {
      this.hasRefused = true;
      return null;
    }
    return hasBody(request) ? this.admitSender(request, response) : this.begin(response, this.takeSlot());
  }

  /** A busy event loop could not even reject new connections in time: it accepts one per turn. */
  private relieve(): void {
    const { utilization } = performance.eventLoopUtilization(this.utilization);
    this.utilization = performance.eventLoopUtilization();
    if (this.hasRefused && utilization > MAX_UTILIZATION) this.limit.decrease(performance.now());
    this.hasRefused = false;
  }

  private admitSender(request: IncomingMessage, response: ServerResponse): (() => void) | null {
    const leave = this.senders.enter(request);
    if (!leave) return null;
    let isOver = false;
    let freeSlot = noop;
    // Already accepted, so it is not rejected now even above the limit.
    request.once('end', () => {
      leave();
      if (!isOver) freeSlot = this.takeSlot();
    });
    return this.begin(response, () => {
      isOver = true;
      leave();
      freeSlot();
    });
  }

  private begin(response: ServerResponse, free: () => void): () => void {
    const { writeHead } = response;
    response.writeHead = ((...head: Parameters<typeof writeHead>) => {
      free();
      return writeHead.apply(response, head);
    }) as typeof writeHead;
    response.once('close', free);
    return free;
  }

  private takeSlot(): () => void {
    const start = performance.now();
    let isTaken = true;
    this.working += 1;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const now = performance.now();
      this.limit.record(now - start, this.working, now);
      this.working -= 1;
    };
  }
}

const isSafe = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const isDownload = (request: IncomingMessage) => isSafe(request) && STATIC_FILE.test(request.url ?? '');

const hasBody = (request: IncomingMessage) =>
  !isSafe(request) &&
  (request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0);
