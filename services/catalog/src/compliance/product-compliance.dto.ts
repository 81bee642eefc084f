import {
  COMPLIANCE_LINES,
  type ComplianceGap,
  MAX_GUARANTEE_MONTHS,
  MAX_WARNING_LENGTH,
  type ProductCompliance,
} from '@kp/commerce/compliance-rules';
import { COUNTRIES } from '@kp/commerce/countries';
import { WITHDRAWAL_EXCEPTIONS, type WithdrawalException } from '@kp/commerce/withdrawal-rules';
import { LANGUAGE_CODES } from '@kp/i18n/languages';
import { OptionalField, OptionalSingleLine, IsWhole, ListOf } from '@kp/platform/http';
import { IsBoolean, IsIn, IsString, MaxLength, MinLength, ValidateBy, ValidateIf } from 'class-validator';

export class ProductWarningBody {
  /** Code of a language. @example "ro" */
  @IsIn(LANGUAGE_CODES)
  language: string;

  @MaxLength(MAX_WARNING_LENGTH)
  @MinLength(1)
  @IsString()
  text: string;
}

export class ProductComplianceBody {
  /** `made_to_order` or `sealed_hygiene`; null where consumers can withdraw without more. */
  @IsIn(WITHDRAWAL_EXCEPTIONS)
  @ValidateIf(({ withdrawalException }: ProductCompliance) => withdrawalException !== null)
  withdrawalException: WithdrawalException | null;

  /** Of the maker, without charge and for the whole product; null without one. @example 60 */
  @IsWhole(1, MAX_GUARANTEE_MONTHS)
  @ValidateIf(({ guaranteeMonths }: ProductCompliance) => guaranteeMonths !== null)
  guaranteeMonths: number | null;

  @OptionalSingleLine(COMPLIANCE_LINES.manufacturerName)
  manufacturerName: string = '';

  @OptionalSingleLine(COMPLIANCE_LINES.manufacturerAddress)
  manufacturerAddress: string = '';

  /** An email or a website. */
  @OptionalSingleLine(COMPLIANCE_LINES.manufacturerEmail)
  manufacturerEmail: string = '';

  /** ISO 3166 code. @example "DE" */
  @ValidateBy(
    { name: 'country', validator: { validate: (code) => COUNTRIES.some((each) => each.code === code) } },
    { message: '$property must be the code of a country' },
  )
  @OptionalField()
  manufacturerCountry: string = '';

  /** In the EU, for a maker outside of it. */
  @OptionalSingleLine(COMPLIANCE_LINES.responsibleName)
  responsibleName: string = '';

  @OptionalSingleLine(COMPLIANCE_LINES.responsibleAddress)
  responsibleAddress: string = '';

  @OptionalSingleLine(COMPLIANCE_LINES.responsibleEmail)
  responsibleEmail: string = '';

  /** Type, model or batch. */
  @OptionalSingleLine(COMPLIANCE_LINES.identifier)
  identifier: string = '';

  /** It was checked that none are needed. */
  @IsBoolean()
  @OptionalField()
  hasNoWarnings: boolean = false;

  /** A declaration of compliance belongs to it. */
  @IsBoolean()
  @OptionalField()
  isFoodContact: boolean = false;

  /** Names what proves claims about the environment or certificates. @example "EN 13432, certificate S0123" */
  @OptionalSingleLine(COMPLIANCE_LINES.claimProof)
  claimProof: string = '';

  /** Each language once. */
  @ListOf(() => ProductWarningBody, {
    max: LANGUAGE_CODES.length,
    uniqueBy: ({ language }: ProductWarningBody) => language,
  })
  warnings: ProductWarningBody[];
}

export class AdminComplianceResponse extends ProductComplianceBody {
  /** @example ["manufacturer"] */
  gaps: ComplianceGap[];
  /** Claims in the texts of all languages that need a proof. @example ["compostable"] */
  claims: string[];
}

export class GapCountResponse {
  /** @example manufacturer */
  gap: ComplianceGap;
  /** On sale. */
  products: number;
}
