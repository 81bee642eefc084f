export { FileStorage } from './file-storage';
export { FolderStorage } from './folder-storage';
export { S3Storage } from './s3-storage';
export { StorageConfig } from './storage.config';
export { StorageSpace, type StorageState } from './storage-space';
export { StorageModule } from './storage.module';
