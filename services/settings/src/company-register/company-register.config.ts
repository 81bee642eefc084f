import { Setting } from '@kp/platform/config';
import { IsUrl } from 'class-validator';

export class CompanyRegisterConfig {
  @Setting({
    name: 'COMPANY_REGISTER_URL',
    default: 'https://webservicesp.anaf.ro/api/PlatitorTvaRest/v9/tva',
    description:
      'The public register of Romanian companies, asked when an administrator fills in the company by its number.',
  })
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  url: string;
}
