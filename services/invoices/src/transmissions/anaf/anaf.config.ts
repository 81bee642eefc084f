import { applyDecorators } from '@nestjs/common';
import { Setting } from '@kp/platform/config';
import { IsInt, IsNotEmpty, IsUrl, Max, Min, ValidateIf } from 'class-validator';

const URL_RULES = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };
const GROUP = 'e-factura';
/** Of its clocks, and of the days of its quotas. */
export const ANAF_TIME_ZONE = 'Europe/Bucharest';

const registered = (name: string, secrecy: 'open' | 'secret', description: string) =>
  applyDecorators(
    Setting({ name, description, kept: { group: GROUP, secrecy } }),
    ValidateIf(({ clientId, clientSecret }: AnafConfig) => Boolean(clientId ?? clientSecret)),
    IsNotEmpty({ message: '$property is needed with the other key of RO e-Factura' }),
  );

/** The tax office of Romania. */
export class AnafConfig {
  @registered(
    'ANAF_CLIENT_ID',
    'open',
    'RO e-Factura: client id of the application that the tax office of Romania registered.',
  )
  clientId?: string;

  @registered('ANAF_CLIENT_SECRET', 'secret', 'RO e-Factura: its client secret.')
  clientSecret?: string;

  @Setting({
    name: 'ANAF_API_URL',
    default: 'https://api.anaf.ro/prod/FCTEL/rest',
    description: 'RO e-Factura: its calls; https://api.anaf.ro/test/FCTEL/rest for tests.',
    kept: { group: GROUP, secrecy: 'open' },
  })
  @IsUrl(URL_RULES)
  apiUrl: string;

  @Setting({
    name: 'ANAF_LOGIN_URL',
    default: 'https://logincert.anaf.ro/anaf-oauth2/v1',
    description: 'RO e-Factura: where the owner signs in with a certificate, and tokens are given out.',
  })
  @IsUrl(URL_RULES)
  loginUrl: string;

  @Setting({
    name: 'ANAF_CALLS_PER_MINUTE',
    default: '840',
    description:
      'RO e-Factura: calls a minute, of 1,000 that are allowed; what is left covers that minutes begin at different moments.',
  })
  @IsInt()
  @Min(6)
  @Max(1_000_000)
  callsPerMinute: number;

  get isTest(): boolean {
    return new URL(this.apiUrl).pathname.includes('/test/');
  }

  get keys(): { clientId: string; clientSecret: string } | null {
    const { clientId, clientSecret } = this;
    return clientId && clientSecret ? { clientId, clientSecret } : null;
  }
}
