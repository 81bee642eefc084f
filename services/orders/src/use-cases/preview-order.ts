import { Injectable } from '@nestjs/common';
import { CatalogReader } from '@kp/catalog';
import { isSellable, parseMinor } from '@kp/commerce';
import type { Destination } from '@kp/commerce/shipping-zones';
import type { LanguageCode } from '@kp/i18n/languages';
import { InvalidInputError } from '@kp/platform/http';
import {
  type OrderedItem,
  type PricedOrder,
  priceWithDiscount,
  type SoldProduct,
} from '../domain/order-pricing';
import { DiscountUses } from '../discounts/discount-uses';
import type { OrderCustomer } from '../domain/new-order';
import type { TaxDestination } from '@kp/settings';
import { OrderTerms } from '../order-terms';

export interface PreviewInput {
  /** May see what hidden products cost. */
  isStaff: boolean;
  shippingAddress?: Destination & TaxDestination;
  billingAddress?: { company?: string; country?: string };
  vatNumber?: string;
  discountCode?: string;
  /** Who would use the code, when that is known. */
  customer: Partial<OrderCustomer> | null;
  /** Of the names. */
  language: LanguageCode;
}

export interface OrderPreview {
  priced: PricedOrder;
  products: ReadonlyMap<number, SoldProduct & { stockLeft: number }>;
  isInStock: boolean;
}

/** What an order would cost now; nothing is stored or reserved. */
@Injectable()
export class PreviewOrder {
  constructor(
    private readonly catalog: CatalogReader,
    private readonly terms: OrderTerms,
    private readonly discounts: DiscountUses,
  ) {}

  /** @throws OrderError of a discount code that cannot be used */
  async execute(
    items: readonly OrderedItem[],
    { isStaff, shippingAddress, billingAddress, vatNumber, discountCode, customer, language }: PreviewInput,
  ): Promise<OrderPreview> {
    const priced = { shippingAddress, billingAddress, vatNumber };
    await this.terms.confirmNumber(priced);
    const ids = items.map(({ productId }) => productId);
    const found = await this.catalog.getProductsByIds(ids, language);
    const unknown = items.findIndex(({ productId }) => {
      const product = found.get(productId);
      return !product || !(isStaff || product.status === 'active');
    });
    if (unknown >= 0)
      throw new InvalidInputError([{ field: `items.${unknown}.productId`, message: 'Unknown product' }]);
    const products = new Map(
      [...found].map(([productId, product]) => {
        const { name, slug, imageUrl, price, currency, weightGrams, taxClasses, article } = product;
        const stockLeft = isSellable(product) ? product.stockQuantity : 0;
        const text = { name, slug, imageUrl, currency, weightGrams, taxClasses, article };
        const sold = { productId, ...text, priceMinor: price === null ? null : parseMinor(price), stockLeft };
        return [productId, sold] as const;
      }),
    );
    const wanted = (id: number) =>
      items.reduce((sum, { productId, quantity }) => (productId === id ? sum + quantity : sum), 0);
    return {
      priced: await priceWithDiscount(
        items,
        [...products.values()],
        await this.terms.of(priced),
        async (subtotalMinor) =>
          discountCode ? this.discounts.preview(discountCode, customer, subtotalMinor) : null,
      ),
      products,
      isInStock: [...products].every(([id, { stockLeft }]) => wanted(id) <= stockLeft),
    };
  }
}
