import { fakeUploads } from './fake-uploads';

/** One call that a screen made. */
export interface NetworkCall {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Without the time stamp that every read carries. */
  readonly query: Readonly<Record<string, string>>;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Read from JSON. */
  readonly body: unknown;
}

export interface NetworkAnswer {
  readonly status: number;
  /** Sent as JSON; an empty answer when `undefined`. */
  readonly body?: unknown;
  /** Sent instead of the body, as it comes. */
  readonly stream?: ReadableStream<Uint8Array>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as server-sent events, after which the stream ends. */
  readonly events?: readonly unknown[];
}

/** `SLOW_NETWORK=30` lets each answer take so many milliseconds, as on a busy machine: what is not awaited then fails. */
const SLOWNESS = Number(process.env.SLOW_NETWORK ?? 0);
/** Goes on while a test stops the clock. */
const { setTimeout: later } = globalThis;

type Responder = (call: NetworkCall) => NetworkAnswer | Promise<NetworkAnswer>;

interface Rule {
  readonly method: string;
  readonly path: RegExp;
  readonly respond: Responder;
}

/** The shop's API as seen from a browser: answers what a test told it to, and remembers what it was asked. */
export class FakeNetwork {
  readonly calls: NetworkCall[] = [];
  /** Calls that no test foresaw. */
  readonly surprises: string[] = [];
  private rules: Rule[] = [];
  private test = 0;

  /**
   * @param route method and path, e.g. `PUT /api/orders/:id/status`; a later rule for the same call wins
   * @param answer given once per call, or made from the call
   */
  on(route: string, answer: NetworkAnswer | Responder): this {
    const [method = '', path = ''] = route.split(' ');
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    const respond = typeof answer === 'function' ? answer : () => answer;
    this.rules.unshift({ method, path: pattern, respond });
    return this;
  }

  /** The calls made so far with this method and path, oldest first. */
  callsTo(route: string): NetworkCall[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === route);
  }

  forget(): void {
    this.test += 1;
    this.rules = [];
    this.calls.length = 0;
    this.surprises.length = 0;
  }

  readonly fetch = async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const call = readCall(input, init);
    const { test } = this;
    this.calls.push(call);
    const rule = this.rules.find(({ method, path }) => method === call.method && path.test(call.path));
    if (!rule) this.surprises.push(`${call.method} ${call.path}`);
    const answer = rule ? await rule.respond(call) : { status: 404 };
    if (SLOWNESS > 0) await new Promise((resolve) => later(resolve, SLOWNESS));
    // What a test before had asked for would change what this one keeps.
    if (this.test !== test) return new Promise(() => {});
    return toResponse(answer);
  };
}

function readCall(input: string | URL, init: RequestInit): NetworkCall {
  const { pathname, searchParams } = new URL(input, 'http://localhost');
  searchParams.delete('_t');
  const headers = Object.entries(init.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    method: init.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
  };
}

/** As much of a response as the shop's own client reads; the simulated browser has none. */
function toResponse(answer: NetworkAnswer): Response {
  const { status, body, events, stream = events && streamOf(events), headers = {} } = answer;
  return {
    status,
    ok: status >= 200 && status < 300,
    statusText: '',
    headers: {
      get: (name: string) =>
        headers[name.toLowerCase()] ??
        (stream && name.toLowerCase() === 'content-type' ? 'text/event-stream' : null),
    },
    body: stream ?? null,
    text: async () => (body === undefined ? '' : JSON.stringify(body)),
    blob: async () => body,
  } as unknown as Response;
}

function streamOf(events: readonly unknown[]): ReadableStream {
  const texts = events.map((event) => `data: ${JSON.stringify(event)}\n\n`);
  return new ReadableStream({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}

/** Takes the place of the network in every test of a file. A call without a handler fails its test. */
export function fakeNetwork(): FakeNetwork {
  const network = new FakeNetwork();
  const { fetch: original, XMLHttpRequest: originalUpload } = globalThis;
  beforeEach(() => {
    network.forget();
    // Every page of the back office asks for both.
    network.on('GET /admin/api/dashboard/open-tasks', { status: 200, body: {} });
    network.on('GET /api/config', { status: 200, body: { testMode: false } });
    // And each of its lists for this.
    network.on('GET /admin/api/shared-views', { status: 200, body: [] });
    // And that of products for what it is filtered by.
    network.on('GET /admin/api/products/brands', { status: 200, body: [] });
    globalThis.fetch = network.fetch as typeof fetch;
    globalThis.XMLHttpRequest = fakeUploads(network.fetch);
  });
  afterEach(() => {
    globalThis.fetch = original;
    globalThis.XMLHttpRequest = originalUpload;
    expect(network.surprises).toEqual([]);
  });
  return network;
}
