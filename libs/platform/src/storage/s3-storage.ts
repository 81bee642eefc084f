import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { OnApplicationShutdown } from '@nestjs/common';
import { contentTypeOf } from './file-name';
import { FileStorage, type FileStream } from './file-storage';
import type { StorageConfig } from './storage.config';

const MAX_ATTEMPTS = 3;

type Sdk = typeof import('@aws-sdk/client-s3');

/** A bucket of any storage that speaks S3. Its library is loaded at first use, so only shops that use it pay for it. */
export class S3Storage extends FileStorage implements OnApplicationShutdown {
  private connected?: Promise<{ sdk: Sdk; client: S3Client }>;

  constructor(private readonly config: StorageConfig) {
    super();
  }

  async open(name: string): Promise<FileStream | null> {
    const contentType = contentTypeOf(name);
    const { sdk, client } = await this.connection();
    const found = await unlessMissing(client.send(new sdk.GetObjectCommand(this.object(name))));
    if (!found?.Body) return null;
    return { content: found.Body as Readable, contentType, size: found.ContentLength ?? 0 };
  }

  async exists(name: string): Promise<boolean> {
    contentTypeOf(name);
    const { sdk, client } = await this.connection();
    return (await unlessMissing(client.send(new sdk.HeadObjectCommand(this.object(name))))) !== null;
  }

  async delete(name: string): Promise<void> {
    contentTypeOf(name);
    const { sdk, client } = await this.connection();
    await client.send(new sdk.DeleteObjectCommand(this.object(name)));
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.connected)?.client.destroy();
  }

  protected async write(name: string, content: Buffer, contentType: string): Promise<void> {
    const { sdk, client } = await this.connection();
    const object = { ...this.object(name), Body: content, ContentType: contentType };
    await client.send(new sdk.PutObjectCommand(object));
  }

  protected async copy(name: string, path: string, contentType: string): Promise<void> {
    const { sdk, client } = await this.connection();
    const { size: ContentLength } = await stat(path);
    const content = { Body: createReadStream(path), ContentLength, ContentType: contentType };
    await client.send(new sdk.PutObjectCommand({ ...this.object(name), ...content }));
  }

  private object(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.config.bucket!, Key: name };
  }

  private connection(): Promise<{ sdk: Sdk; client: S3Client }> {
    this.connected ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: this.connect(sdk) }));
    return this.connected;
  }

  private connect(sdk: Sdk): S3Client {
    const { endpoint, region, accessKeyId, secretAccessKey, pathStyle, timeoutMs } = this.config;
    return new sdk.S3Client({
      region,
      ...(endpoint ? { endpoint } : {}),
      credentials: { accessKeyId: accessKeyId!, secretAccessKey: secretAccessKey! },
      forcePathStyle: pathStyle,
      maxAttempts: MAX_ATTEMPTS,
      requestHandler: {
        connectionTimeout: timeoutMs,
        requestTimeout: timeoutMs,
        throwOnRequestTimeout: true,
      },
      // Storages other than Amazon's refuse the checksums that the library adds by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: { $metadata?: { httpStatusCode?: number } }) => {
    if (error.$metadata?.httpStatusCode === 404) return null;
    throw error;
  });
}
