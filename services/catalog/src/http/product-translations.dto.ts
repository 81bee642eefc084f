import { TRANSLATION_RULES } from '@kp/commerce';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { FormSingleLine, FormText, IdParam, OptionalField } from '@kp/platform/http';
import { IsIn } from 'class-validator';

export class TranslationParam extends IdParam {
  /** Another one than that of the catalogue. @example "de" */
  @IsIn(LANGUAGE_CODES)
  language: LanguageCode;
}

export class SaveTranslationRequest {
  /** Absent or empty: the name is shown as it was entered. */
  @FormSingleLine(TRANSLATION_RULES.name)
  @OptionalField()
  name?: string;

  /** Absent or empty: the description is shown as it was entered. */
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
  /** In which the texts were entered. @example "en" */
  language: LanguageCode;
  name: string;
  description: string;
  keywords: string;
  /** Other languages that have a text. */
  translations: TranslationResponse[];
}
