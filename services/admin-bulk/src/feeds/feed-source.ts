import { createHash } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { PictureImportConfig } from '@kp/catalog';
import { FEED_KEYS } from '@kp/commerce/supplier-feeds';
import { MAX_WORKBOOK_BYTES } from '@kp/commerce/import-rules';
import { InvalidInputError } from '@kp/platform/http';
import {
  askRemoteFile,
  checkRemoteAddress,
  RemoteFileError,
  type RemoteFileLimits,
  type RemoteFileProblem,
} from '@kp/platform/remote-files';
import { TableError } from '@kp/platform/tables';
import { ImportError } from '../imports/import-job';
import { ImportTables, type ReceivedTable } from '../imports/import-tables';
import { FeedFailure, type FeedProblem, type FileMarks, type SupplierFeed } from './feed';
import { authorizationOf, FeedSecrets } from './feed-secrets';

const ANSWER_TIMEOUT_MS = 20_000;
const TOTAL_TIMEOUT_MS = 120_000;
const MAX_NAME = 200;
const GZIP = [0x1f, 0x8b];

const PROBLEMS = {
  'not-allowed': 'FEED.ADDRESS_NOT_ALLOWED',
  unreachable: 'FEED.UNREACHABLE',
  'too-slow': 'FEED.TOO_SLOW',
  'too-large': 'FEED.TOO_LARGE',
} as const satisfies Record<RemoteFileProblem, FeedProblem>;
const PROBLEMS_BY_STATUS: Readonly<Record<number, FeedProblem>> = {
  401: 'FEED.UNAUTHORIZED',
  403: 'FEED.UNAUTHORIZED',
  404: 'FEED.NOT_FOUND',
  410: 'FEED.NOT_FOUND',
};

export interface FeedFile extends FileMarks {
  fileName: string;
  content: Buffer;
}

/** The list of a supplier as its server has it, and the table in it. */
@Injectable()
export class FeedSource {
  private readonly limits: RemoteFileLimits;

  constructor(
    private readonly secrets: FeedSecrets,
    private readonly tables: ImportTables,
    { privateHosts }: PictureImportConfig,
  ) {
    this.limits = {
      hosts: [],
      privateHosts: privateHosts.toLowerCase().split(',').filter(Boolean),
      maxBytes: MAX_WORKBOOK_BYTES,
      answerTimeoutMs: ANSWER_TIMEOUT_MS,
      totalTimeoutMs: TOTAL_TIMEOUT_MS,
    };
  }

  /** @throws InvalidInputError for what is never asked, and for a password that anybody on the way could read */
  assertAllowed(address: string, auth: SupplierFeed['auth']): URL {
    const refuse = (message: string) => new InvalidInputError([{ field: 'address', message }]);
    try {
      const url = checkRemoteAddress(address, this.limits);
      const isOpen = url.protocol !== 'https:' && !this.limits.privateHosts.includes(url.host);
      if (auth !== 'none' && isOpen)
        throw refuse('With a password or token the address must begin with https://');
      return url;
    } catch (error) {
      throw error instanceof RemoteFileError ? refuse(error.message) : error;
    }
  }

  /** @returns null when it is the file that came in last. @throws FeedFailure */
  async fetch(feed: SupplierFeed, isKnown: boolean): Promise<FeedFile | null> {
    const secret = await this.secrets.read(feed.id);
    if (!secret) throw new FeedFailure('FEED.SECRET_UNREADABLE');
    const answer = await askRemoteFile(secret.address, this.limits, {
      accept: '*/*',
      acceptsGzip: true,
      authorization: authorizationOf(feed.auth, feed.username, secret.secret),
      known: isKnown ? feed : undefined,
    }).catch((error: unknown) => {
      if (!(error instanceof RemoteFileError)) throw error;
      throw new FeedFailure(PROBLEMS_BY_STATUS[error.status ?? 0] ?? PROBLEMS[error.problem]);
    });
    if (!answer.bytes) return null;
    const content = await this.unpacked(answer.bytes);
    const contentHash = createHash('sha256').update(content).digest();
    if (isKnown && feed.contentHash?.equals(contentHash)) return null;
    const { etag, lastModified } = answer;
    return { content, contentHash, etag, lastModified, fileName: fileNameOf(feed) };
  }

  /**
   * @returns its table, read as somebody has checked it; as guessed and remembered of the supplier before
   * @throws FeedFailure for one that cannot be read, or no longer has the columns
   */
  async tableOf(feed: SupplierFeed, { content, fileName }: FeedFile): Promise<ReceivedTable> {
    const { reading } = feed;
    try {
      const sheet = reading?.sheet ?? undefined;
      const table = await this.tables.receive(
        'products',
        fileName,
        sheet,
        Readable.from([content]),
        reading?.headRow,
      );
      const taken = new Set<string>([...FEED_KEYS, ...feed.fields]);
      const only = (field: string | null | undefined) => (field && taken.has(field) ? field : null);
      if (!reading) return { ...table, mapping: table.mapping.map(only) };
      const mapping = table.columns.map(({ name }) => only(reading.fields[name]));
      const names = new Set(table.columns.map(({ name }) => name));
      const isComplete = Object.keys(reading.fields).every((name) => names.has(name));
      if (isComplete) return { ...table, mapping, settings: reading.settings };
      await this.tables.discard(table);
    } catch (error) {
      throw failureOf(error);
    }
    throw new FeedFailure('FEED.COLUMNS_CHANGED');
  }

  private async unpacked(bytes: Buffer): Promise<Buffer> {
    if (!GZIP.every((byte, at) => bytes[at] === byte)) return bytes;
    return promisify(gunzip)(bytes, { maxOutputLength: this.limits.maxBytes }).catch(
      ({ code }: NodeJS.ErrnoException) => {
        throw new FeedFailure(code === 'ERR_BUFFER_TOO_LARGE' ? 'FEED.TOO_LARGE' : 'FEED.UNREACHABLE');
      },
    );
  }
}

function failureOf(error: unknown): unknown {
  if (error instanceof TableError) return new FeedFailure(error.problem, error.row);
  // The sheet that was chosen is gone.
  if (error instanceof InvalidInputError) return new FeedFailure('FEED.COLUMNS_CHANGED');
  const details =
    error instanceof ImportError ? (error.details as Partial<FeedFailure> | undefined) : undefined;
  return details?.problem ? new FeedFailure(details.problem, details.row ?? null) : error;
}

/** The last part of the address, which a feed's imports are called by. */
const fileNameOf = ({ address, name }: SupplierFeed): string =>
  (path.posix.basename(new URL(address).pathname) || name).slice(-MAX_NAME);
