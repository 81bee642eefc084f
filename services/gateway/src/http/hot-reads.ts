import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type ReadyBytes, type ReadyEntry, readyKey } from '@kp/platform/ready-bytes';
import { pageKey } from '../pages/page-key';

/** Headers of a framework answer that belong to that answer alone. */
const OWN_HEADERS = new Set([
  'content-type',
  'content-length',
  'cache-control',
  'date',
  'connection',
  'etag',
  'vary',
]);

/**
 * Answers reads of guests whose bytes are ready before any framework code runs: most of a shop's traffic. Callers
 * with a token, other methods and everything not ready take the ordinary way.
 */
export class HotReads {
  private bytes?: ReadyBytes;
  private headers: [string, string][] = [];

  /** @param frameworkHeaders of any answer; its security headers are sent here too */
  serveFrom(bytes: ReadyBytes, frameworkHeaders: OutgoingHttpHeaders): void {
    this.bytes = bytes;
    this.headers = Object.entries(frameworkHeaders)
      .filter(([name]) => !OWN_HEADERS.has(name))
      .map(([name, value]) => [name, String(value)]);
  }

  /** @returns false when the request has to take the ordinary way */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || !this.bytes || !request.url || request.headers.authorization)
      return false;
    const isApi = request.url.startsWith('/api/');
    const entry = this.bytes.peek(isApi ? readyKey(request.url) : pageKey(request.url, request.headers));
    if (!entry) return false;
    this.send(request, response, entry);
    return true;
  }

  private send(request: IncomingMessage, response: ServerResponse, entry: ReadyEntry): void {
    for (const [name, value] of this.headers) response.setHeader(name, value);
    for (const name in entry.headers) response.setHeader(name, entry.headers[name] as string);
    response.setHeader('etag', entry.etag);
    if (request.headers['if-none-match'] === entry.etag) {
      response.statusCode = 304;
      response.end();
      return;
    }
    const accepted = request.headers['accept-encoding'];
    const encoding = entry.encodingFor(Array.isArray(accepted) ? accepted[0] : accepted);
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    const finish = (body: Buffer) => {
      response.setHeader('content-length', body.length);
      response.end(body);
    };
    const body = entry.body(encoding);
    if (Buffer.isBuffer(body)) finish(body);
    else body.then(finish, () => response.destroy());
  }
}
