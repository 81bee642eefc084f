import {
  IMAGE_RULES,
  MAX_PRODUCT_IMAGES,
  parseMinor,
  PRODUCT_RULES,
  PRODUCT_STATUSES,
  type ProductStatus,
  type TaxClass,
} from '@kp/commerce';
import { type ProductLack } from '@kp/commerce/list-rules';
import {
  Clearable,
  ToBoolean,
  ValidatesWith,
  FormCode,
  FormSingleLine,
  FormNumber,
  FormNumberOrNull,
  FormText,
  LowerCase,
  OptionalField,
  WholeNumber,
  NumberAsString,
  IsWhole,
  WholeField,
  ListOf,
  Nested,
} from '@kp/platform/http';
import { applyDecorators } from '@nestjs/common';
import { IsIn, IsObject, IsOptional, Matches } from 'class-validator';
import { ArticleRequest } from '../articles/article.dto';
import { type ProductInput } from '../domain/product-administration';
import { NewVariantsRequest } from '../groups/product-group.dto';
import { AttributeValueRequest } from './attributes.dto';
import { ProductResponse } from './product.dto';

export class AdminProductResponse extends ProductResponse {
  /** Its own code, else that of its number. @example KP-123 */
  code: string;
  /** Set by administrators; `inStock` also requires units. */
  inStockSwitch: boolean;
  /**
   * What the shop pays for one unit; in no response of the shop.
   * @example 7.80
   */
  costPrice: string | null;
  /**
   * Words that customers search for and the name lacks, in English; in no response of the shop.
   * @example sharpen knives, blunt knife
   */
  keywords: string;
  /** Its own; null for that of its category. */
  taxClass: TaxClass | null;
  /** Of countries that tax it otherwise, by ISO 3166 code. @example { "DE": "reduced" } */
  taxClassByCountry: Record<string, TaxClass>;
  /** Counts changes by administrators. */
  version: number;
  /** In lists: what it lacks to be found, shown and shipped. */
  lacks?: ProductLack[];
}

const ClearableNumber = () => applyDecorators(Clearable(null), WholeNumber(), IsOptional());

/** A field that is left out has its default in a new product, and stays as it is in an existing one. */
export class SaveProductRequest extends ArticleRequest {
  @FormSingleLine(PRODUCT_RULES.name)
  name: string;

  /** @example digital-probe-thermometer */
  @FormCode(PRODUCT_RULES.slug)
  slug: string;

  @Clearable('')
  @FormText(PRODUCT_RULES.description)
  description?: string;

  /**
   * Words that customers search for and the name lacks, separated by commas.
   * @example sharpen knives, blunt knife
   */
  @Clearable('')
  @FormSingleLine(PRODUCT_RULES.keywords)
  keywords?: string;

  /**
   * Decimal; null on request.
   * @example 12.50
   */
  @NumberAsString()
  @FormNumberOrNull(PRODUCT_RULES.price)
  price: string | null;

  /** The former price, above the price. */
  @Clearable('')
  @NumberAsString()
  @FormNumber(PRODUCT_RULES.compareAtPrice)
  compareAtPrice?: string;

  /** What the shop pays for one unit; may be above the price. */
  @Clearable('')
  @NumberAsString()
  @FormNumber(PRODUCT_RULES.costPrice)
  costPrice?: string;

  @ValidatesWith(PRODUCT_RULES.categoryId)
  @WholeNumber()
  categoryId: number;

  @IsWhole(1, 2_147_483_647)
  @ClearableNumber()
  supplierId?: number | null;

  @Clearable('')
  @FormSingleLine(PRODUCT_RULES.imageUrl)
  imageUrl?: string;

  /** Whether it may be sold while there are units. */
  @ToBoolean()
  @OptionalField()
  inStock?: boolean;

  @ValidatesWith(PRODUCT_RULES.stockQuantity)
  @WholeNumber()
  @OptionalField()
  stockQuantity?: number;

  /** What the form showed: the difference is applied, so that no sale is undone. Without it the quantity is set. */
  @WholeField(0)
  @OptionalField()
  stockQuantityBefore?: number;

  @ToBoolean()
  @OptionalField()
  featured?: boolean;

  /** Active in a new product. */
  @IsIn(PRODUCT_STATUSES)
  @LowerCase()
  @OptionalField()
  status?: ProductStatus;

  /** Of one unit with its packaging. */
  @ValidatesWith(PRODUCT_RULES.weightGrams)
  @ClearableNumber()
  weightGrams?: number | null;

  /** Empty for that of its category. */
  @ValidatesWith(PRODUCT_RULES.taxClass)
  @Clearable(null)
  @IsOptional()
  taxClass?: TaxClass | null;

  /** Of countries that tax it otherwise, by ISO 3166 code; needs a class of its own. @example { "DE": "reduced" } */
  @ValidatesWith(PRODUCT_RULES.taxClassByCountry)
  @IsObject()
  @OptionalField()
  taxClassByCountry?: Record<string, TaxClass>;

  /** As it was read: 409 CATALOG.PRODUCT_CHANGED with the current product when it was changed since. */
  @WholeField(1)
  @OptionalField()
  version?: number;
}

export class TakenPictureRequest {
  /** As the upload was answered. */
  @Matches(/^[0-9a-f]{32}$/, { message: '$property must be that of an uploaded picture' })
  upload: string;

  @FormSingleLine(IMAGE_RULES.alt)
  alt: string;
}

export class CreateProductRequest extends SaveProductRequest {
  /** Uploaded before, the first one first. */
  @ListOf(() => TakenPictureRequest, { max: MAX_PRODUCT_IMAGES, uniqueBy: ({ upload }) => upload })
  @OptionalField()
  pictures?: TakenPictureRequest[];

  /** Of its category. */
  @ListOf(() => AttributeValueRequest, { max: 100, uniqueBy: ({ attributeId }) => attributeId })
  @OptionalField()
  attributes?: AttributeValueRequest[];

  /** The group that begins with it. */
  @Nested(() => NewVariantsRequest)
  @OptionalField()
  variants?: NewVariantsRequest;
}

export class UploadedPictureResponse {
  /** A new product takes it by this, within a day. */
  upload: string;
  url: string;
}

export function productInput({
  price,
  compareAtPrice,
  costPrice,
  imageUrl,
  version: _version,
  stockQuantityBefore: _before,
  ...fields
}: SaveProductRequest): ProductInput {
  return {
    ...fields,
    priceMinor: price === null ? null : parseMinor(price),
    compareAtPriceMinor: compareAtPrice === undefined ? undefined : amountOf(compareAtPrice),
    costPriceMinor: costPrice === undefined ? undefined : amountOf(costPrice),
    imageUrl: imageUrl === undefined ? undefined : imageUrl || null,
  };
}

const amountOf = (text: string): number | null => (text === '' ? null : parseMinor(text));
