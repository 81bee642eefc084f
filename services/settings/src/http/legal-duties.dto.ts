import { LEGAL_DUTIES, type LegalDuty } from '@kp/commerce/legal-duties';
import { MatchesPattern } from '@kp/platform/http';
import { ArrayUnique, IsArray, IsIn } from 'class-validator';

export class LegalCountryParam {
  /** ISO 3166 code. @example "RO" */
  @MatchesPattern(/^[A-Z]{2}$/, '$property must be a country code like RO')
  country: string;
}

export class LegalDutiesBody {
  /** Those that are on; the others are off for consumers of the country. */
  @IsIn(LEGAL_DUTIES, { each: true })
  @ArrayUnique()
  @IsArray()
  duties: LegalDuty[];
}
