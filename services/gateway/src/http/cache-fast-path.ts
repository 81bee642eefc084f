import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Encoding,
  type ResponseCache,
  type CachedResponse,
  cacheKey,
} from '@kp/platform/response-cache';
import { catalogParameters } from '@kp/catalog';
import type { PageKeys } from '../pages/page-keys';

/** Serves cached guest responses before any framework code runs; other requests go to the framework. */
export class CacheFastPath {
  private cache?: ResponseCache;
  private pageKeys?: Pick<PageKeys, 'key'>;
  private headers: string[] = [];
  private headerLists = new WeakMap<CachedResponse, Partial<Record<Encoding, string[]>>>();

  enable(
    cache: ResponseCache,
    pageKeys: Pick<PageKeys, 'key'>,
    securityHeaders: Readonly<Record<string, string>>,
  ): void {
    this.cache = cache;
    this.pageKeys = pageKeys;
    this.setSecurityHeaders(securityHeaders);
  }

  setSecurityHeaders(headers: Readonly<Record<string, string>>): void {
    this.headers = Object.entries(headers).flat();
    this.headerLists = new WeakMap();
  }

  answer(request: IncomingMessage, response: ServerResponse): boolean {
    return this.answerWith('peek', request, response);
  }

  /** For a request that would otherwise be rejected. */
  answerStale(request: IncomingMessage, response: ServerResponse): boolean {
    return this.answerWith('peekStale', request, response);
  }

  private answerWith(
    read: 'peek' | 'peekStale',
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    if (request.method !== 'GET' || !this.cache || !request.url || request.headers.authorization)
      return false;
    const key = request.url.startsWith('/api/')
      ? cacheKey(request.url, catalogParameters)
      : this.pageKeys?.key(request.url, request.headers);
    const entry = key === undefined ? undefined : this.cache[read](key);
    if (!entry) return false;
    this.send(request, response, entry);
    return true;
  }

  private send(request: IncomingMessage, response: ServerResponse, entry: CachedResponse): void {
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
  private headersOf(entry: CachedResponse, encoding: Encoding): string[] {
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
