interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly keepalive: boolean;
}

type Answer = readonly [status: number, body?: unknown];

/** A network that answers by method and path; unknown calls get 404. */
export class FakeNetwork {
  readonly calls: Call[] = [];

  constructor(private readonly answers: Record<string, Answer | (() => Answer | Promise<Answer>)>) {
    globalThis.fetch = ((url, init) => this.fetch(String(url), init)) as typeof fetch;
  }

  private async fetch(url: string, init: RequestInit = {}): Promise<Partial<Response>> {
    const { method = 'GET', headers, body, keepalive = false } = init;
    const path = new URL(url, 'http://shop').pathname;
    this.calls.push({
      method,
      path,
      headers: headers as Record<string, string>,
      body: body && (JSON.parse(String(body)) as unknown),
      keepalive,
    });
    const foreseen = this.answers[`${method} ${path}`] ?? [404];
    const [status, content] = typeof foreseen === 'function' ? await foreseen() : foreseen;
    const text = content === undefined ? '' : JSON.stringify(content);
    return { status, statusText: '', text: () => Promise.resolve(text), headers: new Map() as never };
  }

  to(call: string): Call[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === call);
  }
}
