import { isSku, PRODUCT_RULES, type ProductStatus, SEARCH_MAX_LENGTH } from '@kp/commerce';
import {
  CleanSearch,
  FormNumber,
  NumberAsString,
  OptionalField,
  PageQuery,
  ValidatesWith,
  WholeNumber,
  WholeField,
  ListOf,
  AtMostCharacters,
} from '@kp/platform/http';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsObject,
  IsString,
  MaxLength,
  MinLength,
  ValidateBy,
} from 'class-validator';

const MAX_ID = 2_147_483_647;
export const MAX_VARIANTS = 100;
const MAX_OPTIONS = 3;
const MAX_WORD = 60;

export class AdminVariantResponse {
  productId: number;
  /** @example GX-1011 */
  code: string;
  name: string;
  slug: string;
  /** One per option. @example ["M"] */
  values: string[];
  /** Null on request. */
  price: string | null;
  stockQuantity: number;
  status: ProductStatus;
}

export class AdminProductGroupResponse {
  id: number;
  name: string;
  /** The name in other languages, by their code. @example { "ro": "Mănuși din nitril" } */
  names: Record<string, string>;
  /** @example ["Size"] */
  options: string[];
  /** Counts edits. */
  version: number;
  /** In the order of the shop. */
  variants: AdminVariantResponse[];
}

export class ListProductGroupsRequest extends PageQuery {
  /** Part of the name. */
  @AtMostCharacters(SEARCH_MAX_LENGTH)
  @CleanSearch()
  @OptionalField()
  search?: string;

  /** The group of this product. */
  @WholeField(1, MAX_ID)
  @OptionalField()
  productId?: number;
}

const Words = (max: number) => [
  IsArray(),
  ArrayMinSize(1),
  ArrayMaxSize(max),
  IsString({ each: true }),
  MinLength(1, { each: true }),
  MaxLength(MAX_WORD, { each: true }),
];

function WordList(): PropertyDecorator {
  return (target, name) => {
    for (const decorate of Words(MAX_OPTIONS)) decorate(target, name as string);
  };
}

export class SaveVariantRequest {
  /** An existing product; without it a new one is made like the group's template. */
  @WholeField(1, MAX_ID)
  @OptionalField()
  productId?: number;

  /** One per option. @example ["M"] */
  @WordList()
  values: string[];

  /** Of a new product. */
  @ValidateBy({ name: 'sku', validator: { validate: (sku) => typeof sku === 'string' && isSku(sku) } })
  @OptionalField()
  sku?: string;

  /** Of a new product; that of the template without it. @example 12.50 */
  @NumberAsString()
  @FormNumber(PRODUCT_RULES.price)
  @OptionalField()
  price?: string;

  /** Of a new product. */
  @ValidatesWith(PRODUCT_RULES.stockQuantity)
  @WholeNumber()
  @OptionalField()
  stockQuantity?: number;
}

export class SaveProductGroupRequest {
  @MaxLength(200)
  @MinLength(2)
  @IsString()
  name: string;

  /** The name in other languages, by their code. */
  @IsObject()
  @OptionalField()
  names?: Record<string, string>;

  /** One to three, in the order in which they are chosen. @example ["Size"] */
  @WordList()
  options: string[];

  /** In the order of the shop. */
  @ListOf(() => SaveVariantRequest, { min: 1, max: MAX_VARIANTS })
  variants: SaveVariantRequest[];

  /** The product that new variants are made like: texts, category, pictures, attributes. */
  @WholeField(1, MAX_ID)
  @OptionalField()
  templateId?: number;

  /** As it was read: 409 CATALOG.GROUP_CHANGED with the current group when it was changed since. */
  @WholeField(1)
  @OptionalField()
  version?: number;
}

/** Of a product that is being created. */
export class NewVariantsRequest {
  /** Of the group; that of the product without it. */
  @MaxLength(200)
  @MinLength(2)
  @IsString()
  @OptionalField()
  name?: string;

  /** One to three, in the order in which they are chosen. @example ["Size"] */
  @WordList()
  options: string[];

  /** The first one is the product itself: its values alone count. New ones are made like it. */
  @ListOf(() => SaveVariantRequest, { min: 1, max: MAX_VARIANTS })
  variants: SaveVariantRequest[];
}
