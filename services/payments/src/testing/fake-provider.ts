import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const GO_LIVE_PAGE = readFileSync(path.join(__dirname, '../../../../docs/payments.md'), 'utf8');

/** A webhook as a provider sends it. */
export interface SignedCall {
  method: 'stripe' | 'revolut' | 'paypal';
  body: string;
  headers: Record<string, string>;
}

export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeAnswer {
  status: number;
  body: object;
}

/**
 * Without effect: `broken` (500), `busy` (429), `cut` (connection closed). With effect: `lost` (connection closed before
 * the response), `slow` (response once the caller has given up), `silent` (no response), `garbled` (HTML of a proxy).
 */
type Fault = 'broken' | 'busy' | 'lost' | 'slow' | 'silent' | 'garbled' | 'cut';

/** Replaces a provider: checks and records requests, and fails on demand. */
export abstract class FakeProvider {
  readonly received: ReceivedRequest[] = [];
  /** What the provider would reject; empty at the end of a test. */
  readonly problems: string[] = [];
  private readonly faults: { path: RegExp; fault: Fault }[] = [];
  private readonly server: Server;

  protected constructor() {
    this.server = createServer((request, response) => void this.handle(request, response));
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The next requests to such a path fail, one per fault. */
  failNext(path: RegExp, ...faults: Fault[]): void {
    this.faults.push(...faults.map((fault) => ({ path, fault })));
  }

  sent(method: string, path: RegExp): ReceivedRequest[] {
    return this.received.filter((request) => request.method === method && path.test(request.path));
  }

  protected abstract answer(request: ReceivedRequest): FakeAnswer;

  protected requireSubscribed(type: string): void {
    const isSubscribed = [`\`${type}\``, `"${type}"`].some((name) => GO_LIVE_PAGE.includes(name));
    this.require(isSubscribed, `${type} is not subscribed by docs/payments.md`);
  }

  protected require(condition: boolean, problem: string): void {
    if (!condition) this.problems.push(problem);
  }

  private async handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await read(message);
    this.received.push(request);
    const fault = this.takeFault(request.path);
    if (fault === 'broken' || fault === 'busy') {
      return send(response, { status: fault === 'busy' ? 429 : 500, body: { error: { type: 'api_error' } } });
    }
    if (fault === 'cut') return void message.socket.destroy();
    const answer = this.answer(request);
    if (fault === 'lost') return void message.socket.destroy();
    if (fault === 'silent') return;
    if (fault === 'garbled') return void response.writeHead(200).end('<h1>Just a moment</h1>');
    if (fault === 'slow') await once(response, 'close');
    if (!response.destroyed) send(response, answer);
  }

  private takeFault(path: string): Fault | undefined {
    const index = this.faults.findIndex((entry) => entry.path.test(path));
    return index < 0 ? undefined : this.faults.splice(index, 1)[0]?.fault;
  }
}

async function read(message: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://fake-provider');
  return {
    method: message.method ?? '',
    path: pathname,
    query: searchParams,
    headers: message.headers,
    body: Buffer.concat(chunks).toString(),
  };
}

function send(response: ServerResponse, { status, body }: FakeAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
