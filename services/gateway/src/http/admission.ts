import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ClientIp, networkOf } from '@kp/platform/http';
import { ConcurrencyLimit } from './concurrency-limit';

class RequestsPerNetwork {
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly clientIp: Pick<ClientIp, 'of'>,
    private readonly max: number,
  ) {}

  acquire(request: IncomingMessage): (() => void) | null {
    const network = networkOf(this.clientIp.of(request));
    const count = this.counts.get(network) ?? 0;
    if (count >= this.max) return null;
    this.counts.set(network, count + 1);
    let isHeld = true;
    return () => {
      if (isHeld) this.release(network);
      isHeld = false;
    };
  }

  private release(network: string): void {
    const count = this.counts.get(network) ?? 0;
    if (count > 1) this.counts.set(network, count - 1);
    else this.counts.delete(network);
  }
}

/** Bodies usually arrive with their headers, so only an attack leaves many pending. */
const MAX_UPLOADS_PER_NETWORK = 50;
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
  private readonly uploads: RequestsPerNetwork;
  private readonly downloads: RequestsPerNetwork;
  private activeRequests = 0;
  private hasRejected = false;
  private utilization = performance.eventLoopUtilization();

  constructor(maxConcurrentRequests: number, clientIp: Pick<ClientIp, 'of'>) {
    this.limit = new ConcurrencyLimit(maxConcurrentRequests);
    this.uploads = new RequestsPerNetwork(clientIp, MAX_UPLOADS_PER_NETWORK);
    this.downloads = new RequestsPerNetwork(clientIp, MAX_DOWNLOADS_PER_NETWORK);
    setInterval(() => this.relieveEventLoop(), SAMPLE_INTERVAL_MS).unref();
  }

  admit(request: IncomingMessage, response: ServerResponse): (() => void) | null {
    if (isDownload(request)) {
      const release = this.downloads.acquire(request);
      if (release) response.once('close', release);
      return release && noop;
    }
    if (!this.limit.allows(this.activeRequests)) {
      this.hasRejected = true;
      return null;
    }
    return hasBody(request)
      ? this.admitUpload(request, response)
      : this.releaseOnResponse(response, this.takeSlot());
  }

  /** A busy event loop could not even reject new connections in time: it accepts one per turn. */
  private relieveEventLoop(): void {
    const { utilization } = performance.eventLoopUtilization(this.utilization);
    this.utilization = performance.eventLoopUtilization();
    if (this.hasRejected && utilization > MAX_UTILIZATION) this.limit.decrease(performance.now());
    this.hasRejected = false;
  }

  private admitUpload(request: IncomingMessage, response: ServerResponse): (() => void) | null {
    const release = this.uploads.acquire(request);
    if (!release) return null;
    let isReleased = false;
    let releaseWorkSlot = noop;
    // Already accepted, so it is not rejected now even above the limit.
    request.once('end', () => {
      release();
      if (!isReleased) releaseWorkSlot = this.takeSlot();
    });
    return this.releaseOnResponse(response, () => {
      isReleased = true;
      release();
      releaseWorkSlot();
    });
  }

  private releaseOnResponse(response: ServerResponse, releaseSlot: () => void): () => void {
    const { writeHead } = response;
    response.writeHead = ((...head: Parameters<typeof writeHead>) => {
      releaseSlot();
      return writeHead.apply(response, head);
    }) as typeof writeHead;
    response.once('close', releaseSlot);
    return releaseSlot;
  }

  private takeSlot(): () => void {
    const start = performance.now();
    let isHeld = true;
    this.activeRequests += 1;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const now = performance.now();
      this.limit.record(now - start, this.activeRequests, now);
      this.activeRequests -= 1;
    };
  }
}

const isSafe = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const isDownload = (request: IncomingMessage) => isSafe(request) && STATIC_FILE.test(request.url ?? '');

const hasBody = (request: IncomingMessage) =>
  !isSafe(request) &&
  (request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0);
