import { Injectable } from '@nestjs/common';
import { CatalogReader } from '@kp/catalog';
import { isSellable, parseMinor } from '@kp/commerce';
import type { ChosenDelivery } from '@kp/commerce/delivery-methods';
import type { DeliveryRange } from '@kp/commerce/delivery-range';
import type { Destination } from '@kp/commerce/shipping-zones';
import { deliveryNameIn } from '@kp/commerce/delivery-methods';
import type { LanguageCode } from '@kp/i18n/languages';
import { InvalidInputError } from '@kp/platform/http';
import {
  type OrderedItem,
  type PricedOrder,
  priceOrder,
  priceWithDiscount,
  type SoldProduct,
} from '../domain/order-pricing';
import { DiscountUses } from '../discounts/discount-uses';
import type { OrderCustomer } from '../domain/new-order';
import { DeliveryService, type TaxDestination } from '@kp/settings';
import { OrderTerms } from '../order-terms';

export interface PreviewInput {
  /** May see what hidden products cost. */
  isStaff: boolean;
  shippingAddress?: Destination & TaxDestination;
  billingAddress?: { company?: string; country?: string };
  vatNumber?: string;
  /** One of those that are offered; another one counts as none. */
  deliveryMethodId?: number;
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
  /** What can be chosen for the address; empty where there is nothing but the standard delivery. */
  deliveries: DeliveryOffer[];
}

/** A way of delivery with what it costs this order. */
export interface DeliveryOffer {
  /** Null for the standard delivery. */
  method: ChosenDelivery | null;
  shippingMinor: number;
  /** Null where no day is promised. */
  days: DeliveryRange | null;
}

type OfferedMethod = ReturnType<OrderTerms['methodsFor']>[number];

/** What an order would cost now; nothing is stored or reserved. */
@Injectable()
export class PreviewOrder {
  constructor(
    private readonly catalog: CatalogReader,
    private readonly terms: OrderTerms,
    private readonly discounts: DiscountUses,
    private readonly delivery: DeliveryService,
  ) {}

  /** @throws OrderError of a discount code that cannot be used */
  async execute(
    items: readonly OrderedItem[],
    { isStaff, shippingAddress, discountCode, customer, language, ...input }: PreviewInput,
  ): Promise<OrderPreview> {
    const { billingAddress, vatNumber, deliveryMethodId: wanted } = input;
    const offered = shippingAddress ? this.terms.methodsFor(shippingAddress) : [];
    const methods = offered.map((method) => ({ ...method, name: deliveryNameIn(method, language) }));
    // The staff may agree on it with everybody.
    const hasStandard = !shippingAddress || isStaff || this.terms.hasStandard(shippingAddress);
    const known = methods.find(({ id }) => id === wanted) ?? (hasStandard ? undefined : methods[0]);
    const deliveryMethodId = known?.id;
    const priced = { shippingAddress, billingAddress, vatNumber, deliveryMethodId };
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
    const unitsOf = (id: number) =>
      items.reduce((sum, { productId, quantity }) => (productId === id ? sum + quantity : sum), 0);
    const sold = [...products.values()];
    const answer = await priceWithDiscount(items, sold, await this.terms.of(priced), async (subtotalMinor) =>
      discountCode ? this.discounts.preview(discountCode, customer, subtotalMinor) : null,
    );
    const costOf = async (id?: number) => {
      const terms = await this.terms.of({ ...priced, deliveryMethodId: id });
      return priceOrder(items, sold, { ...terms, discount: answer.discount }).totals.shipping.minor;
    };
    return {
      priced: answer,
      deliveries:
        methods.length > 0
          ? await this.offersOf(shippingAddress!, hasStandard ? [undefined, ...methods] : methods, costOf)
          : [],
      products,
      isInStock: [...products].every(([id, { stockLeft }]) => unitsOf(id) <= stockLeft),
    };
  }

  /** The standard delivery comes first, where it is offered. */
  private offersOf(
    destination: Destination,
    methods: readonly (OfferedMethod | undefined)[],
    costOf: (id?: number) => Promise<number>,
  ): Promise<DeliveryOffer[]> {
    const now = new Date();
    return Promise.all(
      methods.map(async (method) => ({
        method: method ? { id: method.id, kind: method.kind, name: method.name } : null,
        shippingMinor: await costOf(method?.id),
        days: this.delivery.promise(destination, now, method),
      })),
    );
  }
}
