import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { FileStorage } from './file-storage';
import { FolderStorage } from './folder-storage';
import { S3Storage } from './s3-storage';
import { StorageSpace } from './storage-space';
import { StorageConfig } from './storage.config';

@Global()
@Module({
  providers: [
    StorageSpace,
    {
      provide: FileStorage,
      inject: [StorageConfig],
      useFactory: (config: StorageConfig): FileStorage =>
        config.bucket ? new S3Storage(config) : new FolderStorage(path.join(config.dataDir, 'files')),
    },
  ],
  exports: [FileStorage, StorageSpace],
})
export class StorageModule {}
