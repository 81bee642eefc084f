import type { AdminProductResponse, CreateProductRequest } from '@kp/api-client/admin';
import { type FieldProblem, type ProductStatus, type TaxClass, validateProduct } from '@kp/commerce';

import {
  type CountryTaxClass,
  countryTaxClassesOf,
  taxClassByCountryOf,
} from '../../shared/editing/country-tax-classes';
import { emptyFields, type GroupDraft, variantsOf } from '../../shared/product-content/variants/group-draft';
import { articleProblems, articleRequest, articleValues, type ArticleFormValues } from './article-form';

export const NO_SUPPLIER = 0;

/** As the inputs hold them: numbers are texts until they are sent. */
export interface ProductFormValues extends ArticleFormValues {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly keywords: string;
  readonly price: string;
  readonly isPriceOnRequest: boolean;
  readonly compareAtPrice: string;
  readonly costPrice: string;
  readonly categoryId: number | null;
  readonly supplierId: number;
  readonly stockQuantity: string;
  readonly weightGrams: string;
  /** Empty for that of the category. */
  readonly taxClass: TaxClass | '';
  readonly taxClassByCountry: readonly CountryTaxClass[];
  readonly imageUrl: string;
  readonly status: ProductStatus;
  readonly inStock: boolean;
  readonly featured: boolean;
  /** Of a new one, uploaded before its first save. */
  readonly pictures: readonly NewPicture[];
  /** Of a new one: by category and attribute. */
  readonly attributes: Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;
  /** Of a new one; null without any. */
  readonly variants: GroupDraft | null;
}

export interface NewPicture {
  /** By which the product takes it. */
  readonly upload: string;
  readonly url: string;
  /** Empty for the name of the product. */
  readonly alt: string;
}

const EMPTY_PRODUCT: ProductFormValues = {
  name: '',
  slug: '',
  description: '',
  keywords: '',
  price: '',
  isPriceOnRequest: false,
  compareAtPrice: '',
  costPrice: '',
  categoryId: null,
  supplierId: NO_SUPPLIER,
  stockQuantity: '0',
  weightGrams: '',
  taxClass: '',
  taxClassByCountry: [],
  imageUrl: '',
  status: 'active',
  inStock: true,
  featured: false,
  pictures: [],
  attributes: {},
  variants: null,
  ...articleValues(undefined),
};

export function valuesOf(product: AdminProductResponse | undefined): ProductFormValues {
  if (!product) return EMPTY_PRODUCT;
  const { name, slug, description, keywords, price, categoryId, status, featured } = product;
  return {
    name,
    slug,
    description,
    keywords,
    price: price ?? '',
    isPriceOnRequest: price === null,
    categoryId,
    status,
    featured,
    supplierId: product.supplierId ?? NO_SUPPLIER,
    compareAtPrice: product.compareAtPrice ?? '',
    costPrice: product.costPrice ?? '',
    stockQuantity: String(product.stockQuantity),
    weightGrams: product.weightGrams === null ? '' : String(product.weightGrams),
    taxClass: product.taxClass ?? '',
    taxClassByCountry: countryTaxClassesOf(product.taxClassByCountry),
    imageUrl: product.imageUrl ?? '',
    inStock: product.inStockSwitch,
    pictures: [],
    attributes: {},
    variants: null,
    ...articleValues(product),
  };
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The form asks for countries only beside a class of its own. */
const taxClassesSent = ({
  taxClass,
  taxClassByCountry,
}: Pick<ProductFormValues, 'taxClass' | 'taxClassByCountry'>) =>
  taxClassByCountryOf(taxClass ? taxClassByCountry : []);

/** What was typed before a product went on request stays in the form alone. */
const pricesOf = ({ isPriceOnRequest, price, compareAtPrice }: ProductFormValues) =>
  isPriceOnRequest
    ? { price: null, compareAtPrice: '' }
    : { price: price.trim(), compareAtPrice: compareAtPrice.trim() };

export const problemsOf = ({ stockQuantity, weightGrams, ...values }: ProductFormValues) => [
  ...validateProduct({
    ...values,
    taxClassByCountry: taxClassesSent(values),
    ...pricesOf({ ...values, stockQuantity, weightGrams }),
    costPrice: values.costPrice.trim(),
    stockQuantity: numberOf(stockQuantity),
    weightGrams: numberOf(weightGrams),
  }),
  ...articleProblems(values),
  ...(values.variants && emptyFields(values.variants).length > 0 ? [INCOMPLETE_VARIANTS] : []),
];

const INCOMPLETE_VARIANTS: FieldProblem<'variants'> = {
  field: 'variants',
  messageKey: 'validation.variantsIncomplete',
};

const attributesOf = (values: ProductFormValues['attributes'][string] = {}) =>
  Object.entries(values).flatMap(([id, value]) =>
    value?.trim() ? [{ attributeId: Number(id), value: value.trim() }] : [],
  );

/**
 * @param before the product that the form was filled with: the server compares its version, and applies the difference
 * of the stock, so that saving undoes no sale
 */
export function requestOf(values: ProductFormValues, before?: AdminProductResponse): CreateProductRequest {
  const { isPriceOnRequest: _onRequest, pictures, attributes, variants, ...sent } = values;
  const given = attributesOf(attributes[values.categoryId ?? 0]);
  return {
    ...sent,
    ...pricesOf(values),
    ...articleRequest(values),
    // The rules have refused a form without a category or stock.
    categoryId: values.categoryId ?? 0,
    supplierId: values.supplierId === NO_SUPPLIER ? null : values.supplierId,
    stockQuantity: numberOf(values.stockQuantity) ?? 0,
    weightGrams: numberOf(values.weightGrams),
    taxClass: values.taxClass || null,
    taxClassByCountry: taxClassesSent(values),
    ...(pictures.length > 0 && {
      pictures: pictures.map(({ upload, alt }) => ({ upload, alt: alt.trim() || values.name.trim() })),
    }),
    ...(given.length > 0 && { attributes: given }),
    ...(variants && {
      variants: {
        name: variants.name.trim() || values.name.trim(),
        options: [...variants.options],
        variants: variantsOf(variants),
      },
    }),
    ...(before && { version: before.version, stockQuantityBefore: before.stockQuantity }),
  };
}
