import { subscribe } from 'node:diagnostics_channel';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { RequestContext } from '@kp/platform/database';
import { type ClientIp, networkOf } from '@kp/platform/http';
import { Logger } from '@nestjs/common';
import type { GatewayConfig } from '../gateway.config';
import type { Readiness } from '../health/readiness';
import { Admission } from './admission';
import type { CacheFastPath } from './cache-fast-path';
import { ConnectionBursts } from './connection-bursts';
import { DirectResponses, Rejections } from './direct-responses';
import { classify } from './request-class';
import type { SearchLimit } from './search-limit';

const FETCH_CREATED_CHANNEL = 'undici:request:create';

let isWatching = false;

/** Requests that wait for another server, such as a payment provider, release their slot. */
function watchOutboundRequests(): void {
  if (isWatching) return;
  isWatching = true;
  subscribe(FETCH_CREATED_CHANNEL, () => RequestContext.get()?.startOutboundWait());
}

const HEADERS_TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 300_000;
/** Longer than load balancers keep idle connections, so that they close them first. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const IDLE_TIMEOUT_FACTOR = 2;
const TIMEOUT_CHECK_INTERVAL_MS = 5000;
const LARGE_BODY_BYTES = 512 * 1024;
const MIN_BYTES_PER_MS = 64;

const DRAIN_TIMEOUT_MS = 12_000;
const CLOSE_IDLE_INTERVAL_MS = 50;

type Settings = Pick<GatewayConfig, 'maxConcurrentRequests' | 'requestTimeoutMs' | 'shutdownGraceMs'>;

interface Serving {
  readonly readiness: Readiness;
  readonly searchLimit: Pick<SearchLimit, 'count'>;
  readonly securityHeaders: Readonly<Record<string, string>>;
}

/** Answers health checks and cache hits, rejects overload and drains requests on shutdown. */
export class GatewayServer {
  private readonly logger = new Logger(GatewayServer.name);
  private readonly admission: Admission;
  private readonly bursts = new ConnectionBursts();
  private readonly openResponses = new Set<ServerResponse>();
  private readonly directResponses = new DirectResponses();
  private readonly rejections = new Rejections(this.directResponses);
  /** Ends responses that would go on, such as server-sent events. */
  onDrain: () => void = () => undefined;
  private server: Server;
  private readiness?: Readiness;
  private searchLimit?: Pick<SearchLimit, 'count'>;
  private isDraining = false;

  constructor(
    private readonly settings: Settings,
    private readonly cacheFastPath: Pick<CacheFastPath, 'answer' | 'answerStale'>,
    private readonly clientIp: Pick<ClientIp, 'of'>,
  ) {
    this.admission = new Admission(settings.maxConcurrentRequests);
  }

  create(handler: RequestListener): Server {
    this.server = createServer(
      {
        headersTimeout: HEADERS_TIMEOUT_MS,
        requestTimeout: UPLOAD_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
        connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
      },
      (request, response) => this.handle(request, response, handler),
    );
    // Otherwise a response that its client does not read would be held for ever.
    this.server.timeout = IDLE_TIMEOUT_FACTOR * this.settings.requestTimeoutMs;
    this.bursts.watch(this.server);
    watchOutboundRequests();
    return this.server;
  }

  serve({ readiness, searchLimit, securityHeaders }: Serving): void {
    this.readiness = readiness;
    this.searchLimit = searchLimit;
    this.setSecurityHeaders(securityHeaders);
  }

  setSecurityHeaders(headers: Readonly<Record<string, string>>): void {
    this.directResponses.setSecurityHeaders(headers);
  }

  /** Reports "not ready", waits for load balancers to notice, then closes the listener and drains requests. */
  async drain(): Promise<void> {
    this.isDraining = true;
    for (const response of this.openResponses) response.shouldKeepAlive = false;
    await pause(this.settings.shutdownGraceMs);
    this.onDrain();
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    // Responses whose headers were already sent leave their connections alive.
    const closeIdle = setInterval(() => this.server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS);
    await Promise.race([closed, pause(DRAIN_TIMEOUT_MS, undefined, { ref: false })]);
    clearInterval(closeIdle);
    if (this.openResponses.size > 0) this.logger.error(`${this.openResponses.size} requests were cut off.`);
    this.server.closeAllConnections();
  }

  private handle(request: IncomingMessage, response: ServerResponse, handler: RequestListener): void {
    if (this.isDraining) response.shouldKeepAlive = false;
    if (request.url?.startsWith('/health/') && this.answerHealth(request, response)) return;
    if (this.cacheFastPath.answer(request, response)) return;
    this.bursts.run(() => this.admit(request, response, handler));
  }

  private admit(request: IncomingMessage, response: ServerResponse, handler: RequestListener): void {
    if (request.socket.destroyed) return;
    const requestClass = classify(request);
    const clientNetwork = networkOf(this.clientIp.of(request));
    const retryAfterSeconds = requestClass.isSearch ? this.searchLimit?.count(clientNetwork) : null;
    if (retryAfterSeconds) return this.rejections.rejectTooMany(request, response, retryAfterSeconds);
    this.track(request, response);
    this.admission.admit({
      request,
      response,
      clientNetwork,
      class: requestClass,
      start: (release) => {
        const isClientGone = () => request.socket.destroyed;
        RequestContext.run({ isClientGone, onOutboundWait: release }, () => handler(request, response));
      },
      reject: () => {
        if (!this.cacheFastPath.answerStale(request, response)) this.rejections.rejectBusy(request, response);
      },
    });
  }

  private track(request: IncomingMessage, response: ServerResponse): void {
    this.openResponses.add(response);
    response.once('close', () => this.openResponses.delete(response));
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > 0 || request.headers['transfer-encoding'] !== undefined) {
      this.limitBodyTime(request, response, length);
    }
  }

  private limitBodyTime(request: IncomingMessage, response: ServerResponse, length: number): void {
    const extraMs = Math.max(0, length - LARGE_BODY_BYTES) / MIN_BYTES_PER_MS;
    const allowedMs = Math.min(UPLOAD_TIMEOUT_MS, this.settings.requestTimeoutMs + extraMs);
    const timer = setTimeout((): void => {
      if (request.complete) return;
      if (response.headersSent) return void request.destroy();
      const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      this.server.emit('clientError', error, request.socket);
    }, allowedMs);
    request.once('close', () => clearTimeout(timer));
  }

  private answerHealth(request: IncomingMessage, response: ServerResponse): boolean {
    const path = request.url?.split('?', 1)[0];
    if (request.method !== 'GET' || !this.readiness) return false;
    if (path === '/health/live') {
      this.directResponses.send(response, 200, { status: 'ok' });
      return true;
    }
    if (path !== '/health/ready') return false;
    if (this.isDraining) this.directResponses.sendUnavailable(response, 'The process is shutting down.');
    else
      this.readiness.check().then(
        (ready) => this.directResponses.send(response, 200, ready),
        (error: Error) => this.directResponses.sendUnavailable(response, error.message),
      );
    return true;
  }
}
