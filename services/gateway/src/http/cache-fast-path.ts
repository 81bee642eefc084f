import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, type ReadyBytes, type ReadyEntry, readyKey } from '@kp/platform/response-cache';
import { catalogParameters } from '@kp/catalog';
import type { PageKeys } from '../pages/page-keys';

/** Serves cached guest responses before any framework code runs; other requests go to the framework. */
export class HotReads {
  private bytes?: ReadyBytes;
  private pages?: Pick<PageKeys, 'key'>;
  private headers: string[] = [];
  private readonly headerLists = new WeakMap<ReadyEntry, Partial<Record<Encoding, string[]>>>();

  serveFrom(
    bytes: ReadyBytes,
    pages: Pick<PageKeys, 'key'>,
    securityHeaders: Readonly<Record<string, string>>,
  ): void {
    this.bytes = bytes;
    this.pages = pages;
    this.headers = Object.entries(securityHeaders).flat();
  }

  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || !this.bytes || !request.url || request.headers.authorization)
      return false;
    const key = request.url.startsWith('/api/')
      ? readyKey(request.url, catalogParameters)
      : this.pages?.key(request.url, request.headers);
    const entry = key === undefined ? undefined : this.bytes.peek(key);
    if (!entry) return false;
    this.send(request, response, entry);
    return true;
  }

  private send(request: IncomingMessage, response: ServerResponse, entry: ReadyEntry): void {
    if (request.headers['if-none-match'] === entry.etag) {
      response.writeHead(304, this.headersOf(entry, 'identity')).end();
      return;
    }
    const accepted = request.headers['accept-encoding'];
    const encoding = entry.encodingFor(Array.isArray(accepted) ? accepted[0] : accepted);
    const finish = (body: Buffer) => {
      response.writeHead(entry.status, [
        ...this.headersOf(entry, encoding),
        'content-length',
        String(body.length),
      ]);
      response.end(body);
    };
    const body = entry.body(encoding);
    if (Buffer.isBuffer(body)) finish(body);
    else body.then(finish, () => response.destroy());
  }

  /** The flat list that Node writes fastest, built once per response and encoding. */
  private headersOf(entry: ReadyEntry, encoding: Encoding): string[] {
    let lists = this.headerLists.get(entry);
    if (!lists) this.headerLists.set(entry, (lists = {}));
    return (lists[encoding] ??= [
      ...this.headers,
      ...Object.entries(entry.headers).flat(),
      'etag',
      entry.etag,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ]);
  }
}
