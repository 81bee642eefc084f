import {
  ATTRIBUTE_RULES,
  ATTRIBUTE_VALUE_MAX_LENGTH,
  ATTRIBUTE_VALUE_TYPES,
  type AttributeValueType,
} from '@kp/commerce';
import { MAX_ATTRIBUTE_CHOICES } from '@kp/commerce/attribute-values';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import {
  SingleLineText,
  FormSingleLine,
  IdParam,
  OptionalField,
  IsWhole,
  WholeField,
  IsText,
  ListOf,
} from '@kp/platform/http';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsString, MaxLength } from 'class-validator';

export class CategoryAttributeParam extends IdParam {
  @WholeField(1, 2_147_483_647)
  attributeId: number;
}

export class AttributeTranslationParam extends CategoryAttributeParam {
  /** Another one than that of the catalogue. @example "de" */
  @IsIn(LANGUAGE_CODES)
  language: LanguageCode;
}

export class SaveAttributeRequest {
  /** @example Capacity */
  @FormSingleLine(ATTRIBUTE_RULES.name)
  name: string;

  /** While products have values, only to a type that they fit. */
  @IsIn(ATTRIBUTE_VALUE_TYPES)
  valueType: AttributeValueType;

  /** @example l */
  @FormSingleLine(ATTRIBUTE_RULES.unit)
  @OptionalField()
  unit?: string;

  /** Shown beside the product list of the category. */
  @IsBoolean()
  isFilterable: boolean;

  /** Of a choice, in their order; none where any word is one. @example ["Steel", "Wood"] */
  @MaxLength(ATTRIBUTE_VALUE_MAX_LENGTH, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(MAX_ATTRIBUTE_CHOICES)
  @IsArray()
  @OptionalField()
  choices?: string[];
}

export class AttributeResponse {
  id: number;
  name: string;
  valueType: AttributeValueType;
  unit: string | null;
  choices: string[];
}

export class CategoryAttributeResponse {
  id: number;
  name: string;
  valueType: AttributeValueType;
  unit: string | null;
  isFilterable: boolean;
  choices: string[];
  /** Products that have a value. */
  productCount: number;
  /** Categories that it is assigned to. */
  categoryCount: number;
  /** The category above this one that it is assigned to; null for one of its own. */
  inheritedFrom: string | null;
}

export class AttributeValueRequest {
  @IsWhole(1, 2_147_483_647)
  attributeId: number;

  /** Empty removes the value. */
  @IsText(ATTRIBUTE_VALUE_MAX_LENGTH)
  @SingleLineText()
  value: string;
}

export class SaveAttributeValuesRequest {
  /** Attributes that are left out keep their values. */
  @ListOf(() => AttributeValueRequest, { max: 100 })
  values: AttributeValueRequest[];
}

export class AttributeValueResponse {
  attributeId: number;
  name: string;
  valueType: AttributeValueType;
  unit: string | null;
  /** Of a choice; none where any word is one. */
  choices: string[];
  /** Null without one; numbers as decimals, a range as "2–8", several choices as "Steel; Wood", "Yes" or "No". */
  value: string | null;
}

export class ProductAttributeValueResponse {
  productId: number;
  /** As it is stored; null without one. */
  value: string | null;
}

export class AttributeTextRequest {
  /** Name of an attribute or a value, as it was entered. */
  @IsText(ATTRIBUTE_VALUE_MAX_LENGTH)
  @SingleLineText()
  source: string;

  /** Empty: it is shown as it was entered. */
  @IsText(ATTRIBUTE_VALUE_MAX_LENGTH)
  @SingleLineText()
  text: string;
}

export class SaveAttributeTextsRequest {
  /** Words that are left out keep their texts. */
  @ListOf(() => AttributeTextRequest, { max: 200 })
  words: AttributeTextRequest[];
}

export class AttributeTextResponse {
  language: LanguageCode;
  text: string;
}

export class AttributeWordResponse {
  /** Name of an attribute or a value, as it was entered. */
  source: string;
  translations: AttributeTextResponse[];
}

export class DefinitionTextsResponse {
  /** That the words are entered in. */
  language: LanguageCode;
  /** Name, unit and choices. */
  words: AttributeWordResponse[];
}
