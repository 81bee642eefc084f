import { Injectable } from '@nestjs/common';
import { MAX_UPLOAD_BYTES } from '@kp/commerce';
import { prepared, Sql } from '@kp/platform/database';
import { InvalidInputError } from '@kp/platform/http';
import type { ImportArchive } from '@kp/platform/imports';
import {
  checkRemoteAddress,
  fetchRemoteFile,
  RemoteFileError,
  type RemoteFileLimits,
  type RemoteFileProblem,
} from '@kp/platform/remote-files';
import { ZipFileError } from '@kp/platform/zip';
import { hashOf, MediaFiles } from '../media/media-files';
import { checkImage, encodeImage } from '../media/read-image';
import { type ImportedPicture, pictureHashOf } from './picture-cells';
import { PictureImportConfig } from './picture-import.config';

const AT_ONCE = 4;
const ANSWER_TIMEOUT_MS = 10_000;
const TOTAL_TIMEOUT_MS = 30_000;
/** A host that did not answer so often is not asked again for these rows. */
const MAX_UNANSWERED = 3;

const KNOWN_SIZES = prepared(
  'catalog.import-known-pictures',
  'SELECT width, height FROM product_image WHERE file_hash = $1 LIMIT 1',
);

const PROBLEMS = {
  'not-allowed': 'validation.importPictureAddress',
  unreachable: 'validation.importPictureUnreachable',
  'too-slow': 'validation.importPictureUnreachable',
  'too-large': 'validation.importPictureTooLarge',
} as const satisfies Record<RemoteFileProblem, string>;

export interface PictureSources {
  /** Nothing is fetched or stored then. */
  isCheck: boolean;
  archive: ImportArchive | null;
}

/** Pictures that cells of a file name, brought into the storage. */
@Injectable()
export class ImportedPictures {
  private readonly limits: RemoteFileLimits;

  constructor(
    private readonly sql: Sql,
    private readonly files: MediaFiles,
    config: PictureImportConfig,
  ) {
    const listOf = (text: string) => text.toLowerCase().split(',').filter(Boolean);
    this.limits = {
      hosts: listOf(config.hosts),
      privateHosts: listOf(config.privateHosts),
      maxBytes: MAX_UPLOAD_BYTES,
      answerTimeoutMs: ANSWER_TIMEOUT_MS,
      totalTimeoutMs: TOTAL_TIMEOUT_MS,
    };
  }

  /** By what the cells name; in a check without the addresses that could be fetched. */
  async read(names: Iterable<string>, sources: PictureSources): Promise<Map<string, ImportedPicture>> {
    const pictures = new Map<string, ImportedPicture>();
    const unanswered = new Map<string, number>();
    const waiting = new Set(names).values();
    const work = async () => {
      for (const name of waiting) {
        const picture = await this.readOne(name, sources, unanswered);
        if (picture) pictures.set(name, picture);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return pictures;
  }

  private async readOne(
    name: string,
    { isCheck, archive }: PictureSources,
    unanswered: Map<string, number>,
  ): Promise<ImportedPicture | null> {
    try {
      const hash = pictureHashOf(name);
      if (hash !== null) return await this.known(hash);
      if (!/^[a-z][a-z0-9+.-]*:/i.test(name)) {
        const bytes = await archive?.read(name);
        return bytes ? await this.store(bytes, isCheck) : { problem: 'validation.importPictureMissing' };
      }
      const { host } = checkRemoteAddress(name, this.limits);
      if (isCheck) return null;
      if ((unanswered.get(host) ?? 0) >= MAX_UNANSWERED) return { problem: PROBLEMS['too-slow'] };
      const bytes = await fetchRemoteFile(name, this.limits).catch((error: RemoteFileError) => {
        if (error.problem === 'too-slow') unanswered.set(host, (unanswered.get(host) ?? 0) + 1);
        throw error;
      });
      return await this.store(bytes, isCheck);
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }

  /** The same picture is encoded and stored once, whatever it is called. */
  private async store(bytes: Buffer, isCheck: boolean): Promise<ImportedPicture> {
    checkImage(bytes);
    const hash = hashOf(bytes);
    if (isCheck) return { hash };
    const size = await this.sizeOf(hash);
    if (size) {
      await this.files.store(hash, 'image', new Map());
      return { hash, ...size };
    }
    const { width, height, files } = await encodeImage(bytes);
    await this.files.store(hash, 'image', files);
    return { hash, width, height };
  }

  /** A picture of the shop, as exports name it. */
  private async known(hash: string): Promise<ImportedPicture> {
    const size = await this.sizeOf(hash);
    return size ? { hash, ...size } : { problem: 'validation.importValueUnknown' };
  }

  private sizeOf(hash: string) {
    return this.sql.first<{ width: number; height: number }>(KNOWN_SIZES, [hash]);
  }
}

function problemOf(error: unknown): Extract<ImportedPicture, { problem: string }>['problem'] {
  if (error instanceof RemoteFileError) return PROBLEMS[error.problem];
  if (error instanceof ZipFileError && error.problem === 'too-large') return PROBLEMS['too-large'];
  if (error instanceof ZipFileError || error instanceof InvalidInputError) {
    return 'validation.importPictureInvalid';
  }
  throw error;
}
