import { IsNumber, IsUrl, Min, MinLength, ValidateBy } from 'class-validator';
import { Setting } from '../config';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies';

export class HttpConfig {
  @Setting({ name: 'HOST', default: '127.0.0.1', description: 'Address the gateway listens on.' })
  @MinLength(1)
  host: string;

  @Setting({
    name: 'PUBLIC_URL',
    default: 'http://localhost:3000',
    description: 'Address under which shoppers reach the shop: links in mails, canonical addresses.',
  })
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
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
}
