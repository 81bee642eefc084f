import { type ProductStatus, type TaxClasses } from '@kp/commerce';
import type { DocumentKind } from '@kp/commerce/compliance-rules';
import { ProductArticleResponse } from '../articles/article.dto';

export class ProductImageResponse {
  id: number;
  alt: string;
  /**
   * 640 pixels wide, as WebP; `-320` and `-1280` and the ending `.avif` exist too.
   * @example /media/0123456789abcdef0123456789abcdef-640.webp
   */
  url: string;
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
}

export class ProductDocumentResponse {
  id: number;
  title: string;
  /** @example /media/0123456789abcdef0123456789abcdef.pdf */
  url: string;
  bytes: number;
  /** Null for one without a meaning in law, such as a manual. */
  kind: DocumentKind | null;
  /** Empty while it is not known. */
  issuer: string;
  /** The last day; null without one. @example 2027-12-31 */
  validUntil: string | null;
}

export class ProductAttributeResponse {
  id: number;
  /** @example Capacity */
  name: string;
  value: string;
  /** @example l */
  unit: string | null;
}

export class ProductCategoryResponse {
  id: number;
  name: string;
  slug: string;
}

export class GroupSwatchResponse {
  /** The value, as far as it is translated. */
  name: string;
  /** As CSS writes it; null for a word that names no color. */
  color: string | null;
}

/** What a list says of a group whose card it shows; the product itself is its first variant that matches. */
export class GroupCardResponse {
  id: number;
  /** @example Nitrile gloves */
  name: string;
  /** On sale. */
  variantCount: number;
  /** Of these, what a search finds: fewer than all when it means some of them. */
  matchCount: number;
  /** Of the variants on sale; null where all are on request. @example 8.90 */
  minPrice: string | null;
  maxPrice: string | null;
  /** Some variant can be bought now. */
  inStock: boolean;
  /** Of the first option, in the order of the variants. @example ["S", "M", "L"] */
  values: string[];

  /** Of the option that is the color; null without one. */
  swatches: GroupSwatchResponse[] | null;
}

export class ProductVariantResponse {
  id: number;
  slug: string;
  /** One per option of the group. @example ["M", "Blue"] */
  values: string[];
  /** Decimal with two places; null on request. @example 8.90 */
  price: string | null;
  /** Can be bought now. */
  inStock: boolean;
  stockQuantity: number;
  imageUrl: string | null;
  sku: string | null;
  gtin: string | null;
}

export class ProductGroupResponse {
  id: number;
  /** @example Nitrile gloves */
  name: string;
  /** One to three. @example ["Size", "Color"] */
  options: string[];
  /** On sale, in their order. */
  variants: ProductVariantResponse[];

  /** Of the values of the option that is the color; null without one. */
  swatches: GroupSwatchResponse[] | null;
}

export class ProductResponse {
  id: number;
  name: string;
  slug: string;
  description: string;
  /**
   * Decimal with two places; null on request.
   * @example 12.50
   */
  price: string | null;
  /** The former price, above the price. */
  compareAtPrice: string | null;
  /**
   * The lowest price of the 30 days before the reduction, from the history of the product; null without a former price or
   * a reduction. @example 14.90
   */
  priorPrice: string | null;
  /** @example USD */
  currency: string;
  imageUrl: string | null;
  /**
   * Mean of the approved reviews with one decimal, `0.0` without any.
   * @example 4.6
   */
  rating: string;
  reviewCount: number;
  /** Can be bought now. */
  inStock: boolean;
  /** Units that can be bought now. */
  stockQuantity: number;
  featured: boolean;
  status: ProductStatus;
  category: ProductCategoryResponse;
  categoryId: number;
  supplierId: number | null;
  /** Of one unit with its packaging. */
  weightGrams: number | null;
  /** Its own, else those of its category; null for the standard one everywhere. @example { "*": "reduced" } */
  taxClasses: TaxClasses | null;
  /** Codes, unit and packs; null while none is known. */
  article: ProductArticleResponse | null;
  /** In lists with `collapse=group`: null for a product without a group; absent in others. */
  groupCard?: GroupCardResponse | null;
  /** ISO 8601, UTC. */
  createdAt: string;
}

export class ProductDetailResponse extends ProductResponse {
  /** The first one is the `imageUrl`, unless another address was set. */
  images: ProductImageResponse[];
  /** PDF files. */
  documents: ProductDocumentResponse[];
  attributes: ProductAttributeResponse[];
  /** Those that its category is in, from the top; null for one that is in none. */
  parentCategories: ProductCategoryResponse[] | null;
  /** Of which it is a variant; null without one. */
  group: ProductGroupResponse | null;
}

export class CategoryResponse {
  id: number;
  name: string;
  /** @example food-labels */
  slug: string;
  description: string;
  imageUrl: string | null;
  sortOrder: number;
  /** Has a button in the navigation bar. */
  showOnMainTop: boolean;
  /** Has a card on the home page. */
  showOnMainShop: boolean;
  /** The category that it is in; absent at the top. There are at most three levels. */
  parentId?: number;
  /** Active products in it and in the categories below it. */
  productCount: number;
  /** The same with each group once, as lists with `collapse=group` count. */
  listedCount: number;
}
