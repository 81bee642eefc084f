import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSubscribed } from './subscribed-events';

/** A request as it arrived. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface StandInAnswer {
  status: number;
  body: object;
}

/**
 * What goes wrong with one request. `broken`: 500, nothing was done; `busy`: 429, nothing was done; `lost`: it was done,
 * and the connection breaks before the answer; `slow`: it was done, and the answer comes too late; `silent`: it was done,
 * and the answer never comes; `garbled`: it was done, and something in between answers with a page of its own; `cut`:
 * nothing was done, and the connection breaks.
 */
export type Fault = 'broken' | 'busy' | 'lost' | 'slow' | 'silent' | 'garbled' | 'cut';

/** Longer than tests let the shop wait. */
const SLOW_MILLISECONDS = 1500;

/** A server in a provider's place: it checks what it is sent, remembers it, and fails when it is told to. */
export abstract class StandInServer {
  readonly received: ReceivedRequest[] = [];
  /** What the provider would have objected to; a test ends with none. */
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

  /** The next requests to such a path go wrong like this, one after the other. */
  failNext(path: RegExp, ...faults: Fault[]): void {
    this.faults.push(...faults.map((fault) => ({ path, fault })));
  }

  /** Requests to such a path. */
  sent(method: string, path: RegExp): ReceivedRequest[] {
    return this.received.filter((request) => request.method === method && path.test(request.path));
  }

  protected abstract answer(request: ReceivedRequest): StandInAnswer;

  /** A message that the shop did not subscribe would never come. */
  protected sends(type: string): void {
    this.object(isSubscribed(type), `${type} is not subscribed by docs/payments.md`);
  }

  protected object(condition: boolean, problem: string): void {
    if (!condition) this.problems.push(problem);
  }

  private async handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await read(message);
    this.received.push(request);
    const fault = this.takeFault(request.path);
    if (fault === 'broken' || fault === 'busy') {
      return send(response, { status: fault === 'busy' ? 429 : 500, body: { error: { type: 'api_error' } } });
    }
    if (fault === 'cut') return void message.destroy();
    const answer = this.answer(request);
    if (fault === 'lost') return void message.destroy();
    if (fault === 'silent') return;
    if (fault === 'garbled') return void response.writeHead(200).end('<h1>Just a moment</h1>');
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MILLISECONDS));
    if (!response.destroyed) send(response, answer);
  }

  private takeFault(path: string): Fault | undefined {
    const place = this.faults.findIndex((entry) => entry.path.test(path));
    return place < 0 ? undefined : this.faults.splice(place, 1)[0]?.fault;
  }
}

async function read(message: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://stand-in');
  return {
    method: message.method ?? '',
    path: pathname,
    query: searchParams,
    headers: message.headers,
    body: Buffer.concat(chunks).toString(),
  };
}

function send(response: ServerResponse, { status, body }: StandInAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
