import type { IncomingMessage } from 'node:http';
import { Readable, Transform, type TransformCallback } from 'node:stream';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload, RouteOptions } from 'fastify';
import { ClientGoneError } from '../database';
import { MAX_DEPTH, MAX_KEYS } from './validation';
import { DomainError, InvalidInputError } from './problem';

const code = (character: string) => character.charCodeAt(0);
const [QUOTE, BACKSLASH, COLON] = [code('"'), code('\\'), code(':')];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [code('['), code(']'), code('{'), code('}')];

/** Parsing 1 MB of objects or strings blocks the event loop longest; lists of numbers are cheap. */
const MAX_CONTAINERS = 10_000;
const MAX_STRINGS = 40_000;

const limitError = (message: string) => new InvalidInputError([{ field: '', message }]);

/** Rejects large JSON while it arrives: parsing it first would block the event loop for too long. */
export class JsonLimits extends Transform {
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  private containers = 0;
  private strings = 0;
  private readonly keys = new Uint32Array(MAX_DEPTH + 1);

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    done(this.scan(chunk), chunk);
  }

  private scan(chunk: Buffer): Error | null {
    for (const byte of chunk) {
      if (this.isInString) this.scanString(byte);
      else if (byte === QUOTE) {
        this.isInString = true;
        if ((this.strings += 1) > MAX_STRINGS)
          return limitError(`At most ${MAX_STRINGS} texts and field names are allowed`);
      } else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
        if ((this.depth += 1) > MAX_DEPTH) return limitError('The input is nested too deeply');
        if ((this.containers += 1) > MAX_CONTAINERS) {
          return limitError(`At most ${MAX_CONTAINERS} objects and lists are allowed`);
        }
        this.keys[this.depth] = 0;
      } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) this.depth = Math.max(0, this.depth - 1);
      else if (byte === COLON && (this.keys[this.depth]! += 1) > MAX_KEYS) {
        return limitError(`An object may have at most ${MAX_KEYS} fields`);
      }
    }
    return null;
  }

  private scanString(byte: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (byte === BACKSLASH) this.isEscaped = true;
    else if (byte === QUOTE) this.isInString = false;
  }
}

export const DEFAULT_BODY_LIMIT_BYTES = 64 * 1024;

const JSON_TYPES: readonly string[] = ['application/json'];
const ROUTE_BODY = 'body';

export interface BodyOptions {
  /** Above 64 KB the route is for administrators, whose token is checked before the body is read. */
  maxBytes?: number;
  types?: readonly string[];
  /** Parsed (default), as bytes for `@RawBody()`, or unread for `@BodyStream()`. */
  as?: 'parsed' | 'bytes' | 'stream';
  /** For providers and mail clients: no cross-site check, and no token for larger bodies. */
  isFromOutside?: boolean;
}

export const AcceptsBody = (options: BodyOptions) => RouteConfig({ [ROUTE_BODY]: options });

type RequestWithBytes = FastifyRequest & { rawBody?: Buffer; bodyStream?: RequestPayload };

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<RequestWithBytes>();

export const RawBody = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Buffer => requestOf(context).rawBody ?? Buffer.alloc(0),
);

export const BodyStream = createParamDecorator(
  (_data: unknown, context: ExecutionContext): RequestPayload | undefined => requestOf(context).bodyStream,
);

class BodyTooLargeError extends DomainError {
  constructor() {
    super('REQUEST.TOO_LARGE', 413, 'Request body is too large');
  }
}

class UnsupportedTypeError extends DomainError {
  constructor(types: readonly string[]) {
    super('REQUEST.UNSUPPORTED_TYPE', 415, `The content type must be ${types.join(' or ')}.`);
  }
}

class CrossSiteError extends DomainError {
  constructor() {
    super('REQUEST.CROSS_SITE', 403, 'Requests from other sites are not accepted.');
  }
}

type AdminCheck = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const optionsOf = (config: unknown): BodyOptions =>
  ((config as Record<string, unknown> | undefined)?.[ROUTE_BODY] as BodyOptions | undefined) ?? {};

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isRead = (request: IncomingMessage) =>
  request.complete || request.readableEnded || request.destroyed || !hasBody(request);

function isAccepted(contentType: string, types: readonly string[]): boolean {
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase();
  return types.some((allowed) =>
    allowed.endsWith('*') ? type.startsWith(allowed.slice(0, -1)) : allowed === type,
  );
}

/** Must run before routes are registered. */
export function addBodyRules(fastify: FastifyInstance, checkAdmin: AdminCheck): void {
  fastify.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || request.is404) return;
    const { types = JSON_TYPES, isFromOutside } = optionsOf(request.routeOptions.config);
    if (!isFromOutside && request.headers['sec-fetch-site'] === 'cross-site') throw new CrossSiteError();
    if (hasBody(request.raw) && !isAccepted(request.headers['content-type'] ?? '', types)) {
      throw new UnsupportedTypeError(types);
    }
  });
  fastify.addHook('onRoute', (route) => addRouteRules(route, checkAdmin));
  fastify.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    fastify.getDefaultJsonParser('error', 'error'),
  );
  fastify.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (isRead(request.raw)) return done(null, payload);
    void discardBody(request.raw).then((isComplete) => {
      if (!isComplete) reply.header('connection', 'close');
      done(null, payload);
    });
  });
}

function addRouteRules(route: RouteOptions, checkAdmin: AdminCheck): void {
  const { maxBytes = DEFAULT_BODY_LIMIT_BYTES, as = 'parsed', isFromOutside } = optionsOf(route.config);
  route.bodyLimit = maxBytes;
  if (maxBytes > DEFAULT_BODY_LIMIT_BYTES && !isFromOutside) {
    route.onRequest = [checkAdmin, ...[route.onRequest ?? []].flat()];
  }
  if (as === 'parsed' && maxBytes > DEFAULT_BODY_LIMIT_BYTES) {
    route.preParsing = [enforceJsonLimits, ...[route.preParsing ?? []].flat()];
  }
  if (as === 'bytes') route.preParsing = [readBytes(maxBytes), ...[route.preParsing ?? []].flat()];
  if (as === 'stream') route.preParsing = [passStream(maxBytes), ...[route.preParsing ?? []].flat()];
}

type PreParsing = (
  request: RequestWithBytes,
  reply: unknown,
  payload: RequestPayload,
) => Promise<RequestPayload>;

/** Keeps the connection usable on failure: destroying the request would leave its client without an answer. */
const readBytes =
  (maxBytes: number): PreParsing =>
  (request, _reply, payload) =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let length = 0;
      const stop = () => void payload.off('data', onData).off('end', onEnd).off('error', onError);
      const fail = (error: Error) => {
        stop();
        reject(error);
      };
      const onError = () => fail(new ClientGoneError());
      const onData = (chunk: Buffer) => {
        length += chunk.length;
        if (length > maxBytes) fail(new BodyTooLargeError());
        else chunks.push(chunk);
      };
      const onEnd = () => {
        stop();
        request.rawBody = Buffer.concat(chunks);
        const copy = Readable.from([request.rawBody], { objectMode: false });
        resolve(Object.assign(copy, { receivedEncodedLength: length }));
      };
      if (Number(request.headers['content-length'] ?? 0) > maxBytes) fail(new BodyTooLargeError());
      else payload.on('data', onData).on('end', onEnd).on('error', onError);
    });

const passStream =
  (maxBytes: number): PreParsing =>
  async (request, _reply, payload) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new BodyTooLargeError();
    let length = 0;
    const limited = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        length += chunk.length;
        done(length > maxBytes ? new BodyTooLargeError() : null, chunk);
      },
    });
    request.bodyStream = pipeBody(request, payload, limited);
    return limited;
  };

const enforceJsonLimits: PreParsing = async (request, _reply, payload) =>
  pipeBody(request, payload, new JsonLimits());

function pipeBody<Through extends Transform>(
  request: RequestWithBytes,
  payload: RequestPayload,
  through: Through,
): Through {
  request.raw.once('close', () => {
    if (!request.raw.complete) through.destroy(new Error('The request was aborted.'));
  });
  return payload.pipe(through);
}

const MAX_DISCARDED_BYTES = 1024 * 1024;
const DISCARD_TIMEOUT_MS = 1000;

/** Keeps the connection reusable; resolves to false when too much of the body is left. */
function discardBody(request: IncomingMessage): Promise<boolean> {
  request.unpipe();
  return new Promise((resolve) => {
    let length = 0;
    const finish = (isComplete: boolean) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose);
      if (!isComplete) request.pause();
      resolve(isComplete);
    };
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length > MAX_DISCARDED_BYTES) finish(false);
    };
    const onEnd = () => finish(true);
    const onClose = () => finish(false);
    const timer = setTimeout(onClose, DISCARD_TIMEOUT_MS);
    request.on('data', onData).on('end', onEnd).on('close', onClose).resume();
  });
}
