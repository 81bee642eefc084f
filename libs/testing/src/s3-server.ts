import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const ACCESS_KEY_ID = 'the-shop';
const SECRET_ACCESS_KEY = 'a-secret-of-the-storage-in-tests';
const REGION = 'eu-central-1';
const BUCKET = 'shop-files';
const UNSIGNED = 'UNSIGNED-PAYLOAD';
const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

interface StoredObject {
  content: Buffer;
  contentType: string;
}

/** Storage that speaks S3 and believes no request whose signature (version 4) or payload hash is wrong. */
export class S3Server {
  readonly objects = new Map<string, StoredObject>();
  /** Requests that were answered 403. */
  refused = 0;
  /** Answers 503 to every request. */
  isFailing = false;
  /** Takes no more files. */
  isFull = false;
  /** Waits before every answer. */
  delayMs = 0;
  /** Requests so far, by method. */
  readonly requests: string[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<S3Server> {
    const server = createServer();
    const storage = new S3Server(server);
    server.on('request', (request, response) => {
      storage.answer(request, response).catch((error: Error) => response.destroy(error));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return storage;
  }

  /** Settings of a shop that uses this storage. */
  get environment(): Record<string, string> {
    return {
      STORAGE_BUCKET: BUCKET,
      STORAGE_ENDPOINT: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      STORAGE_REGION: REGION,
      STORAGE_ACCESS_KEY_ID: ACCESS_KEY_ID,
      STORAGE_SECRET_ACCESS_KEY: SECRET_ACCESS_KEY,
      STORAGE_PATH_STYLE: 'true',
      STORAGE_TIMEOUT_MS: '500',
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    this.requests.push(request.method!);
    if (this.delayMs > 0) await pause(this.delayMs);
    if (this.isFailing) return refuse(response, 503, 'SlowDown');
    const { pathname } = new URL(request.url!, 'http://storage');
    if (!isSigned(request, pathname, body)) {
      this.refused += 1;
      return refuse(response, 403, 'SignatureDoesNotMatch');
    }
    if (!pathname.startsWith(`/${BUCKET}/`)) return refuse(response, 404, 'NoSuchBucket');
    const key = decodeURIComponent(pathname.slice(BUCKET.length + 2));
    if (request.method === 'PUT') {
      if (this.isFull) return refuse(response, 507, 'XMinioStorageFull');
      this.objects.set(key, { content: body, contentType: request.headers['content-type'] ?? '' });
      response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
      return;
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    const found = this.objects.get(key);
    if (!found) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-length': found.content.length, 'content-type': found.contentType });
    response.end(request.method === 'HEAD' ? undefined : found.content);
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}

/** As https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html describes it. */
function isSigned(request: IncomingMessage, pathname: string, body: Buffer): boolean {
  const match = HEADER.exec(request.headers.authorization ?? '');
  const time = String(request.headers['x-amz-date']);
  const payloadHash = String(request.headers['x-amz-content-sha256']);
  // As at Amazon: the signature of a streamed file does not cover its content.
  if (!match || ![UNSIGNED, sha256(body)].includes(payloadHash)) return false;
  const [, accessKeyId, day, region, signedHeaders = '', signature] = match;
  if (accessKeyId !== ACCESS_KEY_ID || region !== REGION || !time.startsWith(day!)) return false;
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return false;
  const { searchParams } = new URL(request.url!, 'http://storage');
  searchParams.sort();
  const canonicalRequest = [
    request.method,
    pathname,
    searchParams.toString(),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    payloadHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonicalRequest)].join('\n');
  const key = [region!, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET_ACCESS_KEY}`, day!));
  return hmac(key, toSign).toString('hex') === signature;
}
