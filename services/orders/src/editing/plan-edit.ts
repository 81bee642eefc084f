import { Injectable } from '@nestjs/common';
import { CatalogReader } from '@kp/catalog';
import { isSellable, type Discount, namedPaymentMethod, parseMinor } from '@kp/commerce';
import { isLanguageCode, DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import { DiscountUses } from '../discounts/discount-uses';
import type { SoldProduct } from '../domain/order-pricing';
import type { Order } from '../domain/order.entity';
import { OrderTerms } from '../order-terms';
import { type EditedItem, type EditPlan, planEdit } from './edit-plan';

export interface PreviewedEdit extends EditPlan {
  /** Units that can be sold now, besides those that the order has. */
  stockLeft: ReadonlyMap<number, number>;
}

/** What an order would cost after an edit; nothing is stored or reserved. */
@Injectable()
export class PlanEdit {
  constructor(
    private readonly catalog: CatalogReader,
    private readonly orderTerms: OrderTerms,
    private readonly discounts: DiscountUses,
  ) {}

  /** @throws InvalidInputError naming the item */
  async plan(order: Order, items: readonly EditedItem[]): Promise<PreviewedEdit> {
    const ids = [...order.lines, ...items].flatMap(({ productId }) => productId ?? []);
    const language = isLanguageCode(order.language) ? order.language : DEFAULT_LANGUAGE;
    const found = await this.catalog.getProductsByIds(ids, language);
    const products = new Map<number, SoldProduct>();
    const stockLeft = new Map<number, number>();
    for (const [productId, product] of found) {
      const { name, slug, imageUrl, price, currency, weightGrams, taxClasses } = product;
      products.set(productId, {
        productId,
        name,
        slug,
        imageUrl,
        currency,
        weightGrams,
        taxClasses,
        priceMinor: parseMinor(price),
      });
      stockLeft.set(productId, isSellable(product) ? product.stockQuantity : 0);
    }
    const { shippingAddress, createdAt } = order;
    const terms = await this.orderTerms.of({ shippingAddress }, createdAt);
    const discountOf = await this.discountOf(order);
    // Shipping that was agreed in a quote stays, and VAT is that of the day of the order.
    const isNegotiated = namedPaymentMethod(order, order.totalMinor) === 'agreed';
    const negotiatedShippingMinor = isNegotiated ? order.shippingMinor : undefined;
    const negotiated = { ...terms, negotiatedShippingMinor };
    return { ...planEdit(order, items, { products, terms: negotiated, discountOf }), stockLeft };
  }

  /** The code of the order counts as long as its minimum is reached, also after its end. */
  private async discountOf({ discountCode }: Order): Promise<(subtotalMinor: number) => Discount | null> {
    if (discountCode === null) return () => null;
    const known = await this.discounts.find(discountCode);
    return (subtotalMinor) => (known && subtotalMinor >= known.minimumMinor ? known.discount : null);
  }
}
