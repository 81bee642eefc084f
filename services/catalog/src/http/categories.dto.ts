import { CATEGORY_RULES, type TaxClass } from '@kp/commerce';
import {
  Clearable,
  ToBoolean,
  ValidatesWith,
  FormCode,
  FormSingleLine,
  FormText,
  IdList,
  OptionalField,
  WholeField,
} from '@kp/platform/http';
import { OmitType, PickType } from '@nestjs/swagger';
import { IsObject, IsOptional } from 'class-validator';
import type { CategoryInput } from '../domain/category-administration';
import { CategoryResponse } from './product.dto';

const MAX_CATEGORIES = 1000;

export class AdminCategoryResponse extends OmitType(CategoryResponse, ['listedCount', 'parentId']) {
  /** The category that it is in; null at the top. There are at most three levels. */
  parentId: number | null;
  /** Products of every status in it and in the categories below it. */
  totalProductCount: number;
  /** Of these, those that are in the category itself. */
  ownProductCount: number;
  /** Of its products without one of their own; null for the standard one. */
  taxClass: TaxClass | null;
  /** Of countries that tax its goods otherwise, by ISO 3166 code. @example { "DE": "reduced" } */
  taxClassByCountry: Record<string, TaxClass>;
  /** Counts edits. */
  version: number;
}

/** A field that is left out has its default in a new category, and stays as it is in an existing one. */
export class SaveCategoryRequest {
  @FormSingleLine(CATEGORY_RULES.name)
  name: string;

  /** @example food-labels */
  @FormCode(CATEGORY_RULES.slug)
  slug: string;

  @Clearable('')
  @FormText(CATEGORY_RULES.description)
  description?: string;

  @Clearable('')
  @FormSingleLine(CATEGORY_RULES.imageUrl)
  imageUrl?: string;

  /** Has a button in the navigation bar. With neither flag the category is hidden. */
  @ToBoolean()
  @OptionalField()
  showOnMainTop?: boolean;

  /** Has a card on the home page. */
  @ToBoolean()
  @OptionalField()
  showOnMainShop?: boolean;

  /** Of its products without one of their own; empty for the standard one. */
  @ValidatesWith(CATEGORY_RULES.taxClass)
  @Clearable(null)
  @IsOptional()
  taxClass?: TaxClass | null;

  /** Of countries that tax its goods otherwise, by ISO 3166 code. @example { "DE": "reduced" } */
  @ValidatesWith(CATEGORY_RULES.taxClassByCountry)
  @IsObject()
  @OptionalField()
  taxClassByCountry?: Record<string, TaxClass>;

  /** The category that it is in; null at the top. There are at most three levels. */
  @WholeField(1, 2_147_483_647)
  @Clearable(null)
  @IsOptional()
  parentId?: number | null;

  /** As it was read: 409 CATALOG.CATEGORY_CHANGED with the current category when it was changed since. */
  @WholeField(1)
  @OptionalField()
  version?: number;
}

export function categoryInput(request: SaveCategoryRequest): CategoryInput {
  const { version: _version, imageUrl, ...fields } = request;
  return { ...fields, imageUrl: imageUrl === undefined ? undefined : imageUrl || null };
}

export class CategoryPictureResponse {
  /** @example /media/0f3c5d7e9a1b2c4d6e8f0a1b2c3d4e5f-640.webp */
  url: string;
}

export class DeleteCategoryRequest {
  /** Id of the category that its products move to. */
  @WholeField(1, 2_147_483_647)
  @OptionalField()
  target?: number;
}

export class MoveCategoryRequest extends PickType(SaveCategoryRequest, ['parentId']) {
  /** The one there that it stands before; null or absent at the end. */
  @WholeField(1, 2_147_483_647)
  @Clearable(null)
  @IsOptional()
  beforeId?: number | null;
}

export class ArrangeCategoriesRequest {
  /** Every category in the new order. */
  @IdList(MAX_CATEGORIES)
  ids: number[];

  /** The order as it was read: 409 CATALOG.CATEGORY_ORDER_CHANGED when it was changed since. */
  @IdList(MAX_CATEGORIES)
  previousIds: number[];
}
