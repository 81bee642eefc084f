import { Setting } from '@kp/platform/config';
import { IsOptional, IsUrl } from 'class-validator';

export class ViesConfig {
  @Setting({
    name: 'VIES_URL',
    default: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
    description:
      'The register of VAT numbers of the EU, asked about buyers of other member states where orders are taxed by destination.',
  })
  @IsOptional()
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  url: string;
}
