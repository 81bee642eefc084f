import {
  BRAND_PICTURES,
  BRAND_RULES,
  BRAND_TEXT_LENGTHS,
  type BrandPictureKind,
  MAX_CLAIMS,
  MAX_SOCIAL_LINKS,
} from '@kp/commerce/brand-rules';
import type { PagePlacement } from '@kp/commerce/shop-pages';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { Clearable, FormSingleLine, IsText, ListOf, SingleLineText, ValidatesWith } from '@kp/platform/http';
import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, ValidateIf } from 'class-validator';

const LENGTHS = BRAND_TEXT_LENGTHS;

/** One thing that the shop claims of itself. */
export class BrandClaimBody {
  /** @example "Baked since 1950" */
  @SingleLineText()
  @IsText(LENGTHS.claimTitle)
  title: string;

  @SingleLineText()
  @IsText(LENGTHS.claimText)
  text: string;
}

export class BrandTextBody {
  /** @example "ro" */
  @IsIn(LANGUAGE_CODES)
  language: LanguageCode;

  /** Headline of the home page. */
  @SingleLineText()
  @IsText(LENGTHS.heroTitle)
  heroTitle: string;

  @SingleLineText()
  @IsText(LENGTHS.heroText)
  heroText: string;

  /** In the footer, in place of those of the company. */
  @SingleLineText()
  @IsText(LENGTHS.openingHours)
  openingHours: string;

  /** Beside every product. */
  @SingleLineText()
  @IsText(LENGTHS.productNote)
  productNote: string;

  /** On the home page. */
  @ListOf(() => BrandClaimBody, { max: MAX_CLAIMS })
  claims: BrandClaimBody[];
}

const isGiven = (_body: object, value: unknown) => value !== undefined && value !== null;

/** The name of an uploaded file; null or an empty text for none, absent to keep what is there. */
const FileName = () => applyDecorators(Clearable(null), ValidateIf(isGiven), IsString());

export class SaveBrandSettingsRequest {
  /** How the shop calls itself on pages and in titles. @example "Bakery Supplies" */
  @FormSingleLine(BRAND_RULES.name)
  name: string;

  /** Of buttons and links; empty for that of the theme. Where it could not be read it is shown darker or lighter. @example "#b3261e" */
  @ValidatesWith(BRAND_RULES.accent)
  @IsOptional()
  accent?: string;

  /** Addresses of the shop's pages in social networks. @example ["https://www.instagram.com/bakery"] */
  @ValidatesWith(BRAND_RULES.socialLinks)
  @IsString({ each: true })
  @ArrayMaxSize(MAX_SOCIAL_LINKS)
  @IsArray()
  @IsOptional()
  socialLinks?: string[];

  @ListOf(() => BrandTextBody, {
    max: LANGUAGE_CODES.length,
    uniqueBy: ({ language }: BrandTextBody) => language,
  })
  @IsOptional()
  texts?: BrandTextBody[];

  @FileName()
  logo?: string | null;

  /** For dark grounds. */
  @FileName()
  darkLogo?: string | null;

  @FileName()
  icon?: string | null;

  @FileName()
  heroPicture?: string | null;
}

export class BrandPictureResponse {
  /** Served at `/brand/{file}`. */
  file: string;
  width: number;
  height: number;
}

export class BrandSettingsResponse {
  /** How the shop calls itself on pages and in titles. @example "Bakery Supplies" */
  name: string;

  /** Empty for that of the theme. @example "#b3261e" */
  accent: string;

  socialLinks: string[];
  texts: BrandTextBody[];
  logo: BrandPictureResponse | null;
  darkLogo: BrandPictureResponse | null;
  icon: BrandPictureResponse | null;
  heroPicture: BrandPictureResponse | null;
}

export class BrandPictureParam {
  @IsIn(BRAND_PICTURES)
  kind: BrandPictureKind;
}

export class BrandTextQuery {
  @IsIn(LANGUAGE_CODES)
  language: LanguageCode;
}

export class PageLinkResponse {
  slug: string;
  title: string;

  /** Where the footer leads to it. */
  placement: PagePlacement;
}

/** What the shop says of itself; what is empty is not said. */
export class BrandTextResponse {
  heroTitle: string;
  heroText: string;
  openingHours: string;
  productNote: string;
  claims: BrandClaimBody[];

  /** Those that are published. */
  pages: PageLinkResponse[];
}

export class SocialLinkResponse {
  /** @example "Instagram" */
  name: string;
  url: string;
}

/** What every page shows of the brand. */
export class BrandResponse {
  logo?: BrandPictureResponse;
  darkLogo?: BrandPictureResponse;
  icon?: BrandPictureResponse;
  heroPicture?: BrandPictureResponse;
  /** @example "#b3261e" */
  accent?: string;
  socialLinks?: SocialLinkResponse[];
  /** There is something at `GET /api/brand-texts`. */
  hasTexts?: boolean;
}
