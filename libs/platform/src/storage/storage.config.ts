import { IsBoolean, IsInt, IsNotEmpty, IsOptional, IsUrl, Min, ValidateIf } from 'class-validator';
import { Setting } from '../config';

const usesBucket = ({ bucket }: StorageConfig) => bucket !== undefined;

export class StorageConfig {
  @Setting({ name: 'DATA_DIR', default: '.data', description: 'Folder for files the shop keeps.' })
  @IsNotEmpty()
  dataDir: string;

  @Setting({
    name: 'STORAGE_BUCKET',
    description: 'Keeps documents in this bucket of S3-compatible storage; when absent under DATA_DIR/files.',
  })
  @IsOptional()
  @IsNotEmpty()
  bucket?: string;

  @Setting({ name: 'STORAGE_ENDPOINT', description: 'Address of the storage; when absent that of Amazon.' })
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  endpoint?: string;

  @Setting({ name: 'STORAGE_REGION', default: 'us-east-1', description: 'Region of the bucket.' })
  @IsNotEmpty()
  region: string;

  @Setting({ name: 'STORAGE_ACCESS_KEY_ID', description: 'Required with STORAGE_BUCKET.' })
  @ValidateIf(usesBucket)
  @IsNotEmpty()
  accessKeyId?: string;

  @Setting({ name: 'STORAGE_SECRET_ACCESS_KEY', description: 'Required with STORAGE_BUCKET.' })
  @ValidateIf(usesBucket)
  @IsNotEmpty()
  secretAccessKey?: string;

  @Setting({
    name: 'STORAGE_PATH_STYLE',
    default: 'false',
    description: 'true: the bucket is part of the path, not of the host name (MinIO and others).',
  })
  @IsBoolean()
  pathStyle: boolean;

  @Setting({
    name: 'STORAGE_TIMEOUT_MS',
    default: '10000',
    description: 'Longest wait for an answer of the storage.',
  })
  @IsInt()
  @Min(100)
  timeoutMs: number;

  @Setting({
    name: 'STORAGE_LOW_MB',
    default: '1024',
    description: 'The shop warns when fewer megabytes than these are free for documents.',
  })
  @IsInt()
  @Min(0)
  lowMb: number;
}
