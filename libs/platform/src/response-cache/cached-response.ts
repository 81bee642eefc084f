import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

export interface UncachedResponse {
  status?: number;
  contentType: string;
  body: string;
  headers?: Record<string, string>;
  /** Tags known only from the result, e.g. the id behind a slug. */
  tags?: string[];
  /** False when the tags do not cover all dependencies: the response is not cached. */
  isCacheable?: boolean;
  isErrorCacheable?: boolean;
  /** Of the oldest cached response that it shows; by default it is new. */
  createdAt?: number;
}

/** Below this size compression costs more time and bytes than it saves. */
const MIN_COMPRESSED_BYTES = 860;

const ENTRY_OVERHEAD_BYTES = 1024;

export class CachedResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly etag: string;
  readonly createdAt: number;
  /** When something that it shows has changed. */
  expiredAt?: number;
  onCompressed?: () => void;
  private readonly identity: Buffer;
  private readonly compressed = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor(
    response: UncachedResponse,
    readonly tags: readonly string[],
  ) {
    this.createdAt = response.createdAt ?? Date.now();
    this.status = response.status ?? 200;
    this.identity = Buffer.from(response.body);
    this.etag = `"${hash('sha1', this.identity, 'base64url')}"`;
    this.headers = {
      'content-type': response.contentType,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      ...response.headers,
    };
  }

  get bytes(): number {
    const lengths = [...this.compressed.values()].map((compressedBody) =>
      Buffer.isBuffer(compressedBody) ? compressedBody.length : 0,
    );
    return lengths.reduce((sum, length) => sum + length, this.identity.length) + ENTRY_OVERHEAD_BYTES;
  }

  encodingFor(accepted: string | undefined): Encoding {
    if (this.identity.length < MIN_COMPRESSED_BYTES || !accepted) return 'identity';
    return encodingOf(accepted);
  }

  body(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.identity;
    const known = this.compressed.get(encoding);
    if (known) return known;
    const pending = this.compress(encoding).then((compressedBody) => {
      this.compressed.set(encoding, compressedBody);
      this.onCompressed?.();
      return compressedBody;
    });
    this.compressed.set(encoding, pending);
    return pending;
  }

  private compress(encoding: 'br' | 'gzip'): Promise<Buffer> {
    // Quality 5 keeps most of brotli's gain at a few milliseconds for a page of 100 KB.
    if (encoding === 'br') {
      return compressBrotli(this.identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    }
    return compressGzip(this.identity);
  }
}

/** Best first: any encoding that the client takes is as good to it. */
const COMPRESSED: readonly Encoding[] = ['br', 'gzip'];
/** Clients send a handful of headers; parsing one takes as long as finding the response. */
const ENCODINGS = new LRUCache<string, Encoding>({ max: 200 });

function encodingOf(accepted: string): Encoding {
  const known = ENCODINGS.get(accepted);
  if (known) return known;
  const taken = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(COMPRESSED);
  const encoding = COMPRESSED.find((name) => taken.includes(name)) ?? 'identity';
  ENCODINGS.set(accepted, encoding);
  return encoding;
}

export function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: CachedResponse,
): FastifyReply {
  reply.headers(entry.headers).header('etag', entry.etag);
  if (request.headers['if-none-match'] === entry.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'];
  const encoding = entry.encodingFor(typeof accepted === 'string' ? accepted : undefined);
  reply.code(entry.status);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = entry.body(encoding);
  if (Buffer.isBuffer(body)) return reply.send(body);
  void body.then((bytes) => reply.send(bytes));
  return reply;
}
