import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
} from 'class-validator';
import { PaymentsConfig, PaypalConfig, RevolutConfig, StripeConfig } from './payment-configs';
import { Setting } from './load-config';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies';

const LOCAL_URL = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

export class HttpConfig {
  @Setting({ name: 'PORT', default: '3000', description: 'Port of the gateway.' })
  @IsInt()
  @Min(0)
  @Max(65535)
  port: number;

  @Setting({ name: 'HOST', default: '127.0.0.1', description: 'Address the gateway listens on.' })
  @MinLength(1)
  host: string;

  @Setting({
    name: 'PUBLIC_URL',
    default: 'http://localhost:3000',
    description: 'Address under which shoppers reach the shop: links in mails, canonical addresses.',
  })
  @IsUrl(LOCAL_URL)
  publicUrl: string;

  @Setting({
    name: 'LIMIT_FACTOR',
    default: '1',
    description: 'Multiplies every rate limit; raise it for load tests.',
  })
  @IsNumber()
  @Min(0.01)
  limitFactor: number;

  @Setting({
    name: 'PICTURE_HOSTS',
    default: '',
    description:
      'Other hosts that product pictures may come from, with commas between them, e.g. https://cdn.example.com.',
  })
  @Matches(/^(https:\/\/[\w*.:-]+(\s*,\s*|$))*$/, {
    message: '$property must be https:// origins with commas',
  })
  pictureHosts: string;

  @Setting({
    name: 'FRONTEND_DIR',
    default: 'dist/frontends',
    description: 'Folder of the built front end.',
  })
  @MinLength(1)
  frontendDir: string;

  @Setting({
    name: 'TRUST_PROXY',
    default: 'false',
    description:
      'Behind proxies: how many of them stand in front of the gateway (1), or their networks (10.0.0.0/8, uniquelocal). Then the client is read from X-Forwarded-For. false: the header is ignored.',
  })
  @ValidateBy({
    name: 'trustedProxies',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && parseTrustedProxies(value) !== null,
      defaultMessage: () =>
        '$property must be the number of proxies in front of the gateway (such as 1), their networks (such as ' +
        '10.0.0.0/8,fd00::/8 or uniquelocal), or false; to trust everybody would let clients choose their address',
    },
  })
  trustProxy: string;

  get trustedProxies(): TrustedProxies {
    this.proxies ??= parseTrustedProxies(this.trustProxy) ?? { hops: 0, networks: null };
    return this.proxies;
  }

  private proxies?: TrustedProxies;

  @Setting({
    name: 'MAX_CONCURRENT_REQUESTS',
    default: '500',
    description:
      'Most requests in flight; the gateway lowers it by itself while answers are late. Others get 503.',
  })
  @IsInt()
  @Min(1)
  maxConcurrentRequests: number;

  @Setting({
    name: 'REQUEST_TIMEOUT_MS',
    default: '30000',
    description: 'Longest time a client may take to send a request; large uploads get more.',
  })
  @IsInt()
  @Min(1000)
  requestTimeoutMs: number;

  @Setting({
    name: 'SHUTDOWN_GRACE_MS',
    default: '200',
    description:
      'How long /health/ready answers 503 before the gateway stops listening; more than one interval of the load balancer.',
  })
  @IsInt()
  @Min(0)
  @Max(10_000)
  shutdownGraceMs: number;
}

const POSTGRES_URL = { message: '$property must be a postgres:// address' };

export class DatabaseConfig {
  @Setting({
    name: 'DATABASE_URL',
    description: 'PostgreSQL address: postgres://user:password@host:5432/database.',
  })
  @Matches(/^postgres(ql)?:\/\//, POSTGRES_URL)
  url: string;

  @Setting({
    name: 'DATABASE_LISTEN_URL',
    description:
      'Direct address for LISTEN when DATABASE_URL goes through a pooler; DATABASE_URL when absent.',
  })
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\//, POSTGRES_URL)
  listenUrl?: string;

  @Setting({ name: 'DATABASE_POOL_SIZE', default: '20', description: 'Connections per process.' })
  @IsInt()
  @Min(2)
  poolSize: number;

  @Setting({
    name: 'DATABASE_CONNECT_TIMEOUT_MS',
    default: '3000',
    description: 'Longest wait for a connection, new or from the pool.',
  })
  @IsInt()
  @Min(100)
  connectTimeoutMs: number;

  @Setting({
    name: 'DATABASE_STATEMENT_TIMEOUT_MS',
    default: '10000',
    description:
      'Longest statement of the gateway. 0, here and below, sends no limit: for poolers that refuse such settings.',
  })
  @IsInt()
  @Min(0)
  statementTimeoutMs: number;

  @Setting({
    name: 'DATABASE_WORKER_STATEMENT_TIMEOUT_MS',
    default: '60000',
    description: 'Longest statement of the worker.',
  })
  @IsInt()
  @Min(0)
  workerStatementTimeoutMs: number;

  @Setting({
    name: 'DATABASE_LOCK_TIMEOUT_MS',
    default: '5000',
    description: 'Longest wait for a lock.',
  })
  @IsInt()
  @Min(0)
  lockTimeoutMs: number;

  @Setting({
    name: 'DATABASE_IDLE_TRANSACTION_TIMEOUT_MS',
    default: '30000',
    description: 'Longest pause between two statements of a transaction.',
  })
  @IsInt()
  @Min(0)
  idleTransactionTimeoutMs: number;
}

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

export class AuthConfig {
  @Setting({
    name: 'JWT_SECRET',
    description: 'Secret from which the keys of sessions and links are derived: at least 32 characters.',
  })
  @MinLength(32)
  jwtSecret: string;

  @Setting({
    name: 'JWT_SECRET_PREVIOUS',
    description:
      'The JWT_SECRET before the current one: what it signed stays valid. Remove it after 90 days, when its last link has expired.',
  })
  @IsOptional()
  @MinLength(32)
  jwtSecretPrevious?: string;

  @Setting({
    name: 'ADMIN_EMAIL',
    default: 'admin@kitchenpass.example',
    description: 'E-mail of the first administrator.',
  })
  @IsEmail()
  adminEmail: string;

  @Setting({
    name: 'ADMIN_PASSWORD',
    description: 'Password of the first administrator; without it no administrator is created.',
  })
  @IsOptional()
  @MinLength(6)
  @MaxLength(200)
  adminPassword?: string;
}

export class MailConfig {
  @Setting({
    name: 'MAIL_URL',
    description: 'smtp:// or smtps:// address; when absent mails are kept in the database.',
  })
  @IsOptional()
  @Matches(/^smtps?:\/\//, { message: '$property must be an smtp:// or smtps:// address' })
  url?: string;

  @Setting({
    name: 'MAIL_FROM',
    default: 'KitchenPass <shop@kitchenpass.example>',
    description: 'Sender of every mail.',
  })
  @MinLength(3)
  from: string;
}

export class ModeConfig {
  @Setting({
    name: 'NODE_ENV',
    default: 'development',
    description: 'production refuses settings with which test money could buy real goods.',
  })
  @MinLength(1)
  nodeEnv: string;

  @Setting({
    name: 'EMBEDDED',
    default: 'false',
    description:
      'Set by `npm start`: PostgreSQL and Redis run beside the shop and mails are shown at /dev/mail (to administrators only, unless HOST and PUBLIC_URL are local).',
  })
  @IsBoolean()
  embedded: boolean;

  @Setting({
    name: 'PAYMENTS_SANDBOX',
    default: 'false',
    description:
      'Offers test payments. `npm start` sets it unless a provider has live keys; never together with live keys.',
  })
  @IsBoolean()
  paymentsSandbox: boolean;

  @Setting({ name: 'DATA_DIR', default: '.data', description: 'Folder for files the shop keeps.' })
  @MinLength(1)
  dataDir: string;

  @Setting({
    name: 'LOG_LEVEL',
    default: 'info',
    description: 'fatal, error, warn, info, debug, trace or silent.',
  })
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  logLevel: string;

  @Setting({
    name: 'SEED_DEMO',
    default: 'false',
    description: 'Fill an empty shop with demo data; true with `npm start`.',
  })
  @IsBoolean()
  seedDemo: boolean;

  @Setting({ name: 'SEED_PRODUCTS', default: '0', description: 'Extra synthetic products, for load tests.' })
  @IsInt()
  @Min(0)
  seedProducts: number;
}

export class OrdersConfig {
  @Setting({
    name: 'UNPAID_RESERVATION_MINUTES',
    default: '30',
    description: 'How long an order that waits for its online payment reserves its units.',
  })
  @IsInt()
  @Min(1)
  @Max(10_080)
  unpaidReservationMinutes: number;

  @Setting({
    name: 'CONFIRMATION_MINUTES',
    default: '60',
    description: 'How long a cash order above the guest limits reserves its units and can be confirmed.',
  })
  @IsInt()
  @Min(1)
  @Max(10_080)
  confirmationMinutes: number;

  @Setting({
    name: 'RESERVATION_MAX_UNITS',
    default: '1000',
    description:
      'Units that checkouts, unpaid and unconfirmed orders of one visitor reserve together; above it they wait without stock. LIMIT_FACTOR multiplies it.',
  })
  @IsInt()
  @Min(0)
  reservationMaxUnits: number;

  @Setting({
    name: 'GUEST_CASH_MAX_TOTAL',
    default: '2000',
    description:
      'Worth of the cash orders that guests of one email or IP place in a day without confirming, in the currency of the shop. LIMIT_FACTOR multiplies it, like the next two.',
  })
  @IsNumber()
  @Min(0)
  guestCashMaxTotal: number;

  @Setting({ name: 'GUEST_CASH_MAX_UNITS', default: '100', description: 'The same in units.' })
  @IsInt()
  @Min(0)
  guestCashMaxUnits: number;

  @Setting({ name: 'GUEST_CASH_MAX_ORDERS', default: '5', description: 'The same in orders.' })
  @IsInt()
  @Min(0)
  guestCashMaxOrders: number;
}

export const CONFIG_CLASSES = [
  HttpConfig,
  DatabaseConfig,
  RedisConfig,
  AuthConfig,
  MailConfig,
  ModeConfig,
  OrdersConfig,
  PaymentsConfig,
  StripeConfig,
  RevolutConfig,
  PaypalConfig,
] as const;
