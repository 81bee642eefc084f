import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { hasBody, onBodyBuffered } from './buffered-body';
import { ConcurrencyLimit } from './concurrency-limit';
import { isSafe, type RequestClass } from './request-class';
import { RequestsPerNetwork } from './requests-per-network';
import { Slots } from './slots';

/** Bodies usually arrive with their headers, so only an attack leaves many pending. */
const MAX_UPLOADS_PER_NETWORK = 50;
const MAX_DOWNLOADS_PER_NETWORK = 200;

const SAMPLE_INTERVAL_MS = 100;
const MAX_UTILIZATION = 0.9;
const EXPIRY_INTERVAL_MS = 20;

const STATIC_FILE = /^\/(?:assets|remotes|pictures)\//;

const noop = (): void => undefined;

export interface AdmissionRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly clientNetwork: string;
  readonly class: RequestClass;
  /** @param release ends the work for this request; the start of its response does so as well */
  readonly start: (release: () => void) => void;
  readonly reject: () => void;
}

/**
 * A request has slots from its complete body to the start of its response: slow clients have limits per
 * network.
 */
export class Admission {
  private readonly limit: ConcurrencyLimit;
  private readonly slots: Slots;
  private readonly uploads = new RequestsPerNetwork(MAX_UPLOADS_PER_NETWORK);
  private readonly downloads = new RequestsPerNetwork(MAX_DOWNLOADS_PER_NETWORK);
  private hasRejected = false;
  private utilization = performance.eventLoopUtilization();

  constructor(maxConcurrentRequests: number) {
    this.limit = new ConcurrencyLimit(maxConcurrentRequests, availableParallelism());
    this.slots = new Slots(this.limit);
    setInterval(() => this.relieveEventLoop(), SAMPLE_INTERVAL_MS).unref();
    setInterval(() => {
      if (this.slots.isWaitedFor) this.slots.rejectExpired();
    }, EXPIRY_INTERVAL_MS).unref();
  }

  admit(candidate: AdmissionRequest): void {
    const { request } = candidate;
    if (isDownload(request)) this.startDownload(candidate);
    else if (isSafe(request) || !hasBody(request)) this.waitForSlots(candidate);
    else this.receiveBody(candidate);
  }

  /** A busy event loop could not even reject new connections in time: it accepts one per turn. */
  private relieveEventLoop(): void {
    const { utilization } = performance.eventLoopUtilization(this.utilization);
    this.utilization = performance.eventLoopUtilization();
    if (this.hasRejected && utilization > MAX_UTILIZATION) this.limit.decrease(performance.now());
    this.hasRejected = false;
  }

  private startDownload({ response, clientNetwork, start, reject }: AdmissionRequest): void {
    const release = this.downloads.acquire(clientNetwork);
    if (!release) return reject();
    response.once('close', release);
    start(noop);
  }

  private receiveBody(candidate: AdmissionRequest): void {
    const { request, response, clientNetwork } = candidate;
    const release = this.uploads.acquire(clientNetwork);
    if (!release) return candidate.reject();
    response.once('close', release);
    onBodyBuffered(request, () => {
      if (!request.complete) return this.startWithUpload(candidate, release);
      release();
      this.waitForSlots(candidate);
    });
  }

  /** A large body is sent while the framework reads it: accepted already, it takes its slots even beyond the limit. */
  private startWithUpload(candidate: AdmissionRequest, releaseUpload: () => void): void {
    const { request, response, clientNetwork, start } = candidate;
    let isReleased = false;
    let releaseSlots = noop;
    request.once('end', () => {
      releaseUpload();
      if (!isReleased) releaseSlots = this.slots.take(clientNetwork, candidate.class.weight);
    });
    const release = () => {
      isReleased = true;
      releaseUpload();
      releaseSlots();
    };
    releaseOnResponse(response, release);
    start(release);
  }

  private waitForSlots({ response, clientNetwork, start, reject, ...candidate }: AdmissionRequest): void {
    if (response.destroyed) return;
    const withdraw = this.slots.request({
      ...candidate.class,
      clientNetwork,
      start: (release) => {
        releaseOnResponse(response, release);
        start(release);
      },
      reject: () => {
        this.hasRejected = true;
        reject();
      },
    });
    response.once('close', withdraw);
  }
}

function releaseOnResponse(response: ServerResponse, release: () => void): void {
  const { writeHead } = response;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    release();
    return writeHead.apply(response, head);
  }) as typeof writeHead;
  response.once('close', release);
}

const isDownload = (request: IncomingMessage) => isSafe(request) && STATIC_FILE.test(request.url ?? '');
