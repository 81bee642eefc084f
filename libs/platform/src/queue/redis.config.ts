import { IsInt, IsOptional, Matches, Min } from 'class-validator';
import { Setting } from '../config';

export class RedisConfig {
  @Setting({
    name: 'REDIS_URL',
    description: 'Redis address; when absent the worker runs its jobs itself, with the same retries.',
  })
  @IsOptional()
  @Matches(/^rediss?:\/\//, { message: '$property must be a redis:// address' })
  url?: string;

  @Setting({
    name: 'REDIS_PREFIX',
    default: 'kp',
    description: 'Starts every key in Redis; shops that share one Redis need one each.',
  })
  @Matches(/^[a-z0-9_-]+$/i)
  prefix: string;

  @Setting({
    name: 'REDIS_LIMITS_TIMEOUT_MS',
    default: '100',
    description:
      'Longest wait of a request for Redis to count it; then each gateway counts by itself for a while.',
  })
  @IsInt()
  @Min(10)
  limitsTimeoutMs: number;
}
