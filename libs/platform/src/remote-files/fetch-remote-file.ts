import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PORTS = new Set(['', '80', '443']);

export interface RemoteFileLimits {
  /** Hosts that are asked; any public one when empty. Also for redirects. */
  hosts: readonly string[];
  /** `host:port` of servers that are asked although they are not public: for tests and development. */
  privateHosts: readonly string[];
  maxBytes: number;
  /** Until a server answers. */
  answerTimeoutMs: number;
  /** With all redirects and the whole body. */
  totalTimeoutMs: number;
}

/** `not-allowed` is an address that is never asked; `unreachable` includes every answer that is not the file. */
export type RemoteFileProblem = 'not-allowed' | 'unreachable' | 'too-large' | 'too-slow';

export class RemoteFileError extends Error {
  constructor(
    readonly problem: RemoteFileProblem,
    message: string,
    /** Of the answer, where the server gave one. */
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

/** What a server says of the version of a file. */
interface FileVersion {
  etag: string | null;
  lastModified: string | null;
}

export interface RemoteRequest {
  accept: string;
  /** Sent to the server of the address alone, never to one that it redirects to. */
  authorization?: string;
  /** The file may come packed, to be unpacked by who asks. */
  acceptsGzip?: boolean;
  /** What is there already: the server may answer that it has nothing newer. */
  known?: FileVersion;
}

export interface RemoteAnswer extends FileVersion {
  /** Null: nothing newer. */
  bytes: Buffer | null;
}

/** Addresses of a host; as of `dns.lookup`. */
export type ResolveHost = (host: string) => Promise<readonly { address: string; family: number }[]>;

const resolveHost: ResolveHost = (host) => lookup(host, { all: true });

/** What can be told of an address without asking anybody. @throws RemoteFileError `not-allowed` */
export function checkRemoteAddress(
  text: string,
  { hosts, privateHosts }: Pick<RemoteFileLimits, 'hosts' | 'privateHosts'>,
): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw notAllowed('is no address of the web');
  }
  if (url.username !== '' || url.password !== '') throw notAllowed('has a password');
  if (privateHosts.includes(url.host)) return url;
  if (!PORTS.has(url.port)) throw notAllowed('has another port than 80 and 443');
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw notAllowed('is not public');
  if (hosts.length > 0 && !hosts.includes(host)) throw notAllowed('is of a host that is not allowed');
  return url;
}

/**
 * The bytes behind an address of the web. Each host is resolved once and the connection goes to what was checked, so a
 * name cannot point elsewhere between check and use; redirects are checked again. No content type is believed.
 * @throws RemoteFileError
 */
export async function fetchRemoteFile(
  address: string,
  limits: RemoteFileLimits,
  resolve: ResolveHost = resolveHost,
): Promise<Buffer> {
  return (await askRemoteFile(address, limits, { accept: 'image/*' }, resolve)).bytes!;
}

/** As `fetchRemoteFile`, for a server that knows the shop, or versions of its file. @throws RemoteFileError */
export async function askRemoteFile(
  address: string,
  limits: RemoteFileLimits,
  request: RemoteRequest,
  resolve: ResolveHost = resolveHost,
): Promise<RemoteAnswer> {
  const signal = AbortSignal.timeout(limits.totalTimeoutMs);
  try {
    let url = checkRemoteAddress(address, limits);
    const { origin } = url;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await ask(url, headersOf(request, url.origin === origin), limits, signal, resolve);
      const { statusCode = 0, headers } = answer;
      const version = { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
      if (statusCode === 200) return { ...version, bytes: await bytesOf(answer, limits.maxBytes) };
      answer.destroy();
      if (statusCode === 304 && request.known) return { ...version, bytes: null };
      if (!REDIRECTS.has(statusCode) || headers.location === undefined) {
        throw new RemoteFileError('unreachable', `The server answered ${statusCode}.`, statusCode);
      }
      const next = URL.canParse(headers.location, url.href) ? new URL(headers.location, url.href).href : '';
      url = checkRemoteAddress(next, limits);
    }
    throw new RemoteFileError('unreachable', 'The server redirects too often.');
  } catch (error) {
    if (error instanceof RemoteFileError) throw error;
    const isTimeout = signal.aborted || (error as NodeJS.ErrnoException).code === 'ETIMEDOUT';
    throw new RemoteFileError(isTimeout ? 'too-slow' : 'unreachable', (error as Error).message);
  }
}

function headersOf(
  { accept, authorization, acceptsGzip, known }: RemoteRequest,
  isOwnServer: boolean,
): OutgoingHttpHeaders {
  return {
    'user-agent': 'KitchenPass',
    accept,
    'accept-encoding': acceptsGzip ? 'gzip, identity' : 'identity',
    ...(authorization && isOwnServer && { authorization }),
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
}

async function ask(
  url: URL,
  headers: OutgoingHttpHeaders,
  { privateHosts, answerTimeoutMs }: RemoteFileLimits,
  total: AbortSignal,
  resolve: ResolveHost,
): Promise<IncomingMessage> {
  const answered = AbortSignal.timeout(answerTimeoutMs);
  const host = hostOf(url);
  const asked = isIP(host) ? Promise.resolve([{ address: host, family: isIP(host) }]) : resolve(host);
  const addresses = await unlessAborted(asked, AbortSignal.any([total, answered]));
  const isPrivate = addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address));
  if (isPrivate && !privateHosts.includes(url.host)) throw notAllowed('is not public');
  return new Promise((fulfill, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const sent = request(url, { agent: false, headers, lookup: pinnedTo(addresses), signal: total });
    const tooSlow = () => sent.destroy(new RemoteFileError('too-slow', 'The server does not answer.'));
    answered.addEventListener('abort', tooSlow);
    sent.once('response', (answer) => {
      answered.removeEventListener('abort', tooSlow);
      fulfill(answer);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Of several, the first that answers. */
const pinnedTo =
  (addresses: Awaited<ReturnType<ResolveHost>>): LookupFunction =>
  (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else done(null, first!.address, first!.family);
  };

async function bytesOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new RemoteFileError('too-large', `The file is larger than ${maxBytes} bytes.`);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
    for await (const chunk of answer) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size > maxBytes) throw tooLarge();
    }
    return Buffer.concat(chunks);
  } finally {
    answer.destroy();
  }
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((fulfill, reject) => {
    const abort = () => reject(new RemoteFileError('too-slow', 'The name of the host is not resolved.'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(fulfill, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** IPv6 without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

const notAllowed = (why: string) => new RemoteFileError('not-allowed', `The address ${why}.`);
