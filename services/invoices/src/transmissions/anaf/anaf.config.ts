import { applyDecorators } from '@nestjs/common';
import { Setting } from '@kp/platform/config';
import { IsInt, IsNotEmpty, IsOptional, IsUrl, Max, Min, ValidateIf } from 'class-validator';

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

  @Setting({
    name: 'ANAF_SANDBOX_URL',
    description:
      'RO e-Factura: a tax office for trial with its client id and secret, like http://id:secret@127.0.0.1:4199. It counts while no client id is set; `npm start` of a demo sets it.',
  })
  @IsUrl(URL_RULES)
  @IsOptional()
  sandboxUrl?: string;

  /** Keys of the owner come first, so that a demo can become a shop. */
  get sandbox(): URL | null {
    const isOwn = Boolean(this.clientId ?? this.clientSecret);
    return this.sandboxUrl && !isOwn ? new URL(this.sandboxUrl) : null;
  }

  /** Documents of each have a channel of their own: nothing that is tried counts as sent. */
  get channel(): string {
    if (this.sandbox) return 'ro-efactura-sandbox';
    return this.isTest ? 'ro-efactura-test' : 'ro-efactura';
  }

  get addresses(): { api: string; login: string } {
    const { origin } = this.sandbox ?? {};
    if (origin) return { api: `${origin}/prod/FCTEL/rest`, login: `${origin}/anaf-oauth2/v1` };
    return { api: this.apiUrl, login: this.loginUrl };
  }

  get isTest(): boolean {
    return this.sandbox !== null || new URL(this.apiUrl).pathname.includes('/test/');
  }

  get keys(): { clientId: string; clientSecret: string } | null {
    const { clientId, clientSecret, sandbox } = this;
    if (sandbox) return { clientId: sandbox.username, clientSecret: sandbox.password };
    return clientId && clientSecret ? { clientId, clientSecret } : null;
  }
}
