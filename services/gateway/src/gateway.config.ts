import { Setting } from '@kp/platform/config';
import { IsBoolean, IsInt, Matches, Max, Min, MinLength } from 'class-validator';

export class GatewayConfig {
  @Setting({ name: 'PORT', default: '3000', description: 'Port of the gateway.' })
  @IsInt()
  @Min(0)
  @Max(65535)
  port: number;

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
    name: 'MAX_CONCURRENT_REQUESTS',
    default: '500',
    description:
      'Most slots for requests in flight, of which a search or an order takes two; the gateway has fewer while answers are late. Others wait for a moment, then get 503.',
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

/** Read by tools/start and tools/seed; described and checked here with the others. */
class LauncherConfig {
  @Setting({
    name: 'SEED_DEMO',
    default: 'false',
    description:
      'Fill an empty shop with demo data; true with `npm start`, refused beside live payment keys.',
  })
  @IsBoolean()
  seedDemo: boolean;

  @Setting({ name: 'SEED_PRODUCTS', default: '0', description: 'Extra synthetic products, for load tests.' })
  @IsInt()
  @Min(0)
  seedProducts: number;

  @Setting({ name: 'SEED_ORDERS', default: '0', description: 'Extra synthetic orders, for load tests.' })
  @IsInt()
  @Min(0)
  seedOrders: number;
}

export const gatewayConfigs = [GatewayConfig, LauncherConfig];
