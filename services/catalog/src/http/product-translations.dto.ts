import { TRANSLATION_RULES } from '@kp/commerce';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { FormSingleLine, FormText, IdParam, OptionalField } from '@kp/platform/http';
import { IsIn } from 'class-validator';

export class TranslationParam extends IdParam {
  @IsIn(LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE))
  language: LanguageCode;
}

export class SaveTranslationRequest {
  /** Absent or empty: the English name is shown. */
  @FormSingleLine(TRANSLATION_RULES.name)
  @OptionalField()
  name?: string;

  /** Absent or empty: the English description is shown. */
  @FormText(TRANSLATION_RULES.description)
  @OptionalField()
  description?: string;

  /** Words that customers search for in this language; absent or empty: none. */
  @FormSingleLine(TRANSLATION_RULES.keywords)
  @OptionalField()
  keywords?: string;
}

export class TranslationResponse {
  language: LanguageCode;
  /** Null when it is missing. */
  name: string | null;
  description: string | null;
  /** Empty when there are none. */
  keywords: string;
}

export class ProductTranslationsResponse {
  /** In English. */
  name: string;
  description: string;
  keywords: string;
  /** Languages that have a text. */
  translations: TranslationResponse[];
}
