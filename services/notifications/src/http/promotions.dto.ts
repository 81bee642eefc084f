import {
  PROMOTION_AUDIENCES,
  PROMOTION_LIMITS,
  PROMOTION_RULES,
  type PromotionAudience,
  type PromotionState,
  promotionTextRules,
} from '@kp/commerce/promotion-rules';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { FormSingleLine, FormText, IdList, OptionalField, IsWhole, ListOf } from '@kp/platform/http';
import { ArrayUnique, IsArray, IsIn, IsISO8601, ValidateBy } from 'class-validator';
import type { Promotion } from '../domain/promotion';

const TEXT_RULES = promotionTextRules(catalogLanguage);

export class PromotionTextBody {
  @IsIn(LANGUAGE_CODES)
  language: LanguageCode;

  /** With the body, or without it. */
  @FormSingleLine(TEXT_RULES.subject)
  subject: string;

  /** Plain text; an empty line separates paragraphs. */
  @FormText(TEXT_RULES.body)
  body: string;
}

const hasBaseText = (texts: unknown) =>
  Array.isArray(texts) &&
  texts.some((text: PromotionTextBody | null) => text?.language === catalogLanguage());

export class CreatePromotionRequest {
  /** For the staff. */
  @FormSingleLine(PROMOTION_RULES.name)
  name: string;

  /** A path of the shop; without it, the home page. @example /products?category=cookware */
  @FormSingleLine(PROMOTION_RULES.link)
  link?: string;

  /** Listed in the mail while they are on sale. */
  @IdList(PROMOTION_LIMITS.products)
  productIds: number[];

  /** That in the language of the catalogue stands in for a language without a text. */
  @ValidateBy(
    { name: 'hasBaseText', validator: { validate: hasBaseText } },
    { message: 'A text in the language of the catalogue is required' },
  )
  @ListOf(() => PromotionTextBody, {
    max: LANGUAGE_CODES.length,
    uniqueBy: ({ language }: PromotionTextBody) => language,
  })
  texts: PromotionTextBody[];

  /** `customers` have an order that was not cancelled. */
  @IsIn(PROMOTION_AUDIENCES)
  audience: PromotionAudience;

  /** Of the accounts; empty for all. */
  @IsIn(LANGUAGE_CODES, { each: true })
  @ArrayUnique()
  @IsArray()
  languages: LanguageCode[];
}

export class UpdatePromotionRequest extends CreatePromotionRequest {
  /** As it was read: 409 NOTIFICATIONS.PROMOTION_CHANGED with the current promotion when it was changed since. */
  @IsWhole(1)
  version: number;
}

export class SendPromotionRequest {
  /** As it was read. */
  @IsWhole(1)
  version: number;

  /** Now without it. @example 2026-12-01T09:00:00Z */
  @IsISO8601({ strict: true })
  @OptionalField()
  at?: string;
}

export class PromotionLanguageRequest {
  @IsIn(LANGUAGE_CODES)
  language: LanguageCode;
}

export class PromotionResponse {
  id: number;
  name: string;
  link: string;
  productIds: number[];
  texts: PromotionTextBody[];
  audience: PromotionAudience;
  languages: LanguageCode[];
  state: PromotionState;
  /** Null for a draft. */
  sendAt: Date | null;
  endedAt: Date | null;
  /** Counted when the sending starts. */
  recipients: number | null;
  /** Mails handed to the queue, without those taken back. */
  mailed: number;
  version: number;
  createdAt: Date;

  static from(promotion: Promotion): PromotionResponse {
    return promotion as PromotionResponse;
  }
}

export class PromotionAudienceResponse {
  /** Who would get it now. */
  recipients: number;
  languages: { language: string; recipients: number }[];
}

export class PromotionPreviewResponse {
  subject: string;
  text: string;
  html: string;
  /** English stands in for the language. */
  isFallback: boolean;
}
