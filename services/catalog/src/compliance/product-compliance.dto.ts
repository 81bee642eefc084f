import {
  type ComplianceGap,
  MAX_GUARANTEE_MONTHS,
  MAX_WARNING_LENGTH,
  type ProductCompliance,
} from '@kp/commerce/compliance-rules';
import { WITHDRAWAL_EXCEPTIONS, type WithdrawalException } from '@kp/commerce/withdrawal-rules';
import { LANGUAGE_CODES } from '@kp/i18n/languages';
import { OptionalField, OptionalLine } from '@kp/platform/http';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

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
  @Max(MAX_GUARANTEE_MONTHS)
  @Min(1)
  @IsInt()
  @ValidateIf(({ guaranteeMonths }: ProductCompliance) => guaranteeMonths !== null)
  guaranteeMonths: number | null;

  @OptionalLine(200)
  manufacturerName: string = '';

  @OptionalLine(300)
  manufacturerAddress: string = '';

  /** An email or a website. */
  @OptionalLine(200)
  manufacturerEmail: string = '';

  /** ISO 3166 code. @example "DE" */
  @OptionalLine(2)
  manufacturerCountry: string = '';

  /** In the EU, for a maker outside of it. */
  @OptionalLine(200)
  responsibleName: string = '';

  @OptionalLine(300)
  responsibleAddress: string = '';

  @OptionalLine(200)
  responsibleEmail: string = '';

  /** Type, model or batch. */
  @OptionalLine(100)
  identifier: string = '';

  /** It was checked that none are needed. */
  @IsBoolean()
  @OptionalField()
  hasNoWarnings: boolean = false;

  /** Each language once. */
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @ArrayUnique(({ language }: ProductWarningBody) => language)
  @ArrayMaxSize(LANGUAGE_CODES.length)
  @IsArray()
  @Type(() => ProductWarningBody)
  warnings: ProductWarningBody[];
}

export class ProductGapsResponse {
  id: number;
  name: string;
  /** @example ["manufacturer"] */
  gaps: ComplianceGap[];
}
