import { Injectable, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import type { ThrottlerStorage } from '@nestjs/throttler';
import Redis from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RedisConfig } from '../queue';

type LimitState = Awaited<ReturnType<ThrottlerStorage['increment']>>;
type IncrementArguments = Parameters<ThrottlerStorage['increment']>;

const SOCKET_TIMEOUT_MS = 5000;
const PROBE_INTERVAL_MS = 1000;
const MAX_COUNTERS = 100_000;
const SEND_INTERVAL_MS = 100;

const ADD_SCRIPT = `
  local sum = redis.call('INCRBY', KEYS[1], ARGV[1])
  if sum == tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return { sum, redis.call('PTTL', KEYS[1]) }`;

interface Counter {
  hits: number;
  endsAt: number;
  blockedUntil: number;
}

/** Counts in Redis, shared by all gateways; without Redis each process counts by itself. */
@Injectable()
export class RateLimitStorage implements ThrottlerStorage, OnApplicationShutdown {
  private readonly logger = new Logger('RateLimit');
  private readonly counters = new LRUCache<string, Counter>({ max: MAX_COUNTERS });
  private readonly redis?: Redis;
  private readonly shared?: ThrottlerStorageRedisService;
  private readonly unsent = new Map<string, { call: IncrementArguments; hits: number }>();
  private sending?: NodeJS.Timeout;
  private probe?: NodeJS.Timeout;
  private isChecking = false;

  constructor({ url, prefix, limitsTimeoutMs }: RedisConfig) {
    if (url === undefined) return;
    this.redis = new Redis(url, {
      keyPrefix: `${prefix}:limits:`,
      commandTimeout: limitsTimeoutMs,
      socketTimeout: SOCKET_TIMEOUT_MS,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      enableAutoPipelining: true,
      retryStrategy: (times) => Math.min(times * 200, 2000),
    });
    this.redis.on('error', (error: Error) => this.logger.debug(error.message));
    this.shared = new ThrottlerStorageRedisService(this.redis);
  }

  async increment(...call: IncrementArguments): Promise<LimitState> {
    return (await this.incrementShared(call)) ?? this.incrementLocally(call);
  }

  /** Returns the local count at once; the shared count blocks later calls. */
  incrementWithoutWaiting(...call: IncrementArguments): LimitState {
    const local = this.incrementLocally(call);
    if (this.redis && !local.isBlocked) {
      const key = counterKey(call);
      const unsent = this.unsent.get(key);
      if (unsent) unsent.hits += 1;
      else this.unsent.set(key, { call, hits: 1 });
      this.sending ??= setTimeout(() => this.sendCounts(), SEND_INTERVAL_MS).unref();
    }
    return local;
  }

  onApplicationShutdown(): void {
    clearTimeout(this.sending);
    clearInterval(this.probe);
    this.redis?.disconnect();
  }

  private get isRedisAvailable(): boolean {
    return this.redis?.status === 'ready' && this.probe === undefined;
  }

  private async incrementShared(call: IncrementArguments): Promise<LimitState | null> {
    if (!this.shared || !this.isRedisAvailable) return null;
    try {
      return await this.shared.increment(...call);
    } catch (error) {
      this.probeUntilAvailable(error as Error);
      return null;
    }
  }

  private sendCounts(): void {
    this.sending = undefined;
    const counts = [...this.unsent];
    this.unsent.clear();
    if (!this.redis || !this.isRedisAvailable) return;
    for (const [key, { call, hits }] of counts) {
      const [, ttl, limit, blockDuration] = call;
      this.redis.eval(ADD_SCRIPT, 1, `sum:${key}`, hits, ttl).then(
        (answer) => {
          const [sum, remainingMs] = answer as [number, number];
          const counter = this.counters.get(key);
          if (sum > limit && counter)
            counter.blockedUntil = Date.now() + Math.min(remainingMs, blockDuration);
        },
        (error: Error) => this.probeUntilAvailable(error),
      );
    }
  }

  private incrementLocally(call: IncrementArguments): LimitState {
    const [, ttl, limit, blockDuration] = call;
    const now = Date.now();
    const key = counterKey(call);
    let counter = this.counters.get(key);
    if (!counter || Math.max(counter.endsAt, counter.blockedUntil) <= now) {
      counter = { hits: 0, endsAt: now + ttl, blockedUntil: 0 };
      this.counters.set(key, counter);
    } else if (counter.endsAt <= now) Object.assign(counter, { hits: 0, endsAt: now + ttl });
    counter.hits += 1;
    if (counter.hits > limit && counter.blockedUntil <= now) counter.blockedUntil = now + blockDuration;
    const isBlocked = counter.blockedUntil > now;
    return {
      totalHits: counter.hits,
      timeToExpire: Math.ceil((counter.endsAt - now) / 1000),
      isBlocked,
      timeToBlockExpire: isBlocked ? Math.ceil((counter.blockedUntil - now) / 1000) : 0,
    };
  }

  /** Bypasses Redis until it answers a ping. */
  private probeUntilAvailable(error: Error): void {
    if (this.probe !== undefined || this.isChecking) return;
    this.isChecking = true;
    // A ping tells an outage from a pause of this process, in which timers fire before replies are read.
    void this.redis?.ping().then(
      () => (this.isChecking = false),
      () => {
        this.isChecking = false;
        this.startProbing(error);
      },
    );
  }

  private startProbing(error: Error): void {
    this.logger.warn(`Redis does not answer (${error.message}): each process counts by itself.`);
    this.probe = setInterval(() => {
      if (this.redis?.status !== 'ready') return;
      this.redis.ping().then(
        () => {
          clearInterval(this.probe);
          this.probe = undefined;
          this.logger.log('Redis answers again: calls are counted over all processes.');
        },
        () => undefined,
      );
    }, PROBE_INTERVAL_MS);
    this.probe.unref();
  }
}

function counterKey([key, , , , name]: IncrementArguments): string {
  return `${name}:${key}`;
}

@Module({ providers: [RateLimitStorage], exports: [RateLimitStorage] })
export class RateLimitStorageModule {}
