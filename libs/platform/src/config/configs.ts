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
} from 'class-validator';
import { PaymentsConfig, PaypalConfig, RevolutConfig, StripeConfig } from './payment-configs';
import { Setting } from './setting';

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
    name: 'FRONTEND_DIR',
    default: 'dist/frontends',
    description: 'Folder of the built front end.',
  })
  @MinLength(1)
  frontendDir: string;

  @Setting({
    name: 'TRUST_PROXY',
    default: 'false',
    description: 'true behind a load balancer: the client address is read from X-Forwarded-For.',
  })
  @IsBoolean()
  trustProxy: boolean;
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
}

export class AuthConfig {
  @Setting({ name: 'JWT_SECRET', description: 'Secret that signs sessions: at least 32 characters.' })
  @MinLength(32)
  jwtSecret: string;

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
    name: 'EMBEDDED',
    default: 'false',
    description:
      'Set by `npm start`: PostgreSQL and Redis run beside the shop and kept mails are shown at /dev/mail.',
  })
  @IsBoolean()
  embedded: boolean;

  @Setting({
    name: 'PAYMENTS_SANDBOX',
    default: 'false',
    description: 'Offers test payments; set by `npm start`.',
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

/** Every configuration class; each is injectable. */
export const CONFIG_CLASSES = [
  HttpConfig,
  DatabaseConfig,
  RedisConfig,
  AuthConfig,
  MailConfig,
  ModeConfig,
  PaymentsConfig,
  StripeConfig,
  RevolutConfig,
  PaypalConfig,
] as const;
