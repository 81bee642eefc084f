import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { CatalogReader } from '@kp/catalog';
import { type Discount, isSellable, namedPaymentMethod, parseMinor, taxClassIn } from '@kp/commerce';
import { isLanguageCode, DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import type { VatNumberCheck } from '@kp/settings';
import { DiscountUses } from '../discounts/discount-uses';
import type { SoldProduct } from '../domain/order-pricing';
import type { Order } from '../domain/order.entity';
import { OrderTerms } from '../order-terms';
import { type EditedItem, type EditPlan, planEdit } from './edit-plan';

export interface PreviewedEdit extends EditPlan {
  /** Units that can be sold now, besides those that the order has. */
  stockLeft: ReadonlyMap<number, number>;
}

export interface Retaxed {
  plan: EditPlan | null;
  /** Null where the tax does not depend on a number. */
  vatNumberCheck: VatNumberCheck | null;
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
    const { products, stockLeft } = await this.productsOf(order, items);
    const terms = await this.orderTerms.ofOrder(order);
    const discountOf = await this.discountOf(order);
    // Shipping that was agreed in a quote stays, and VAT is that of the day of the order.
    const isAgreed = namedPaymentMethod(order, order.totalMinor) === 'agreed';
    const kept = isAgreed ? { ...terms, negotiatedShippingMinor: order.shippingMinor } : terms;
    return { ...planEdit(order, items, { products, terms: kept, discountOf }), stockLeft };
  }

  /**
   * The same lines, shipping and discount, taxed by what is known now of address and number, at the rates of the day of the
   * order. No plan where they are taxed so already.
   *
   * @param proof of the number, which counts while the register does not answer
   * @param before the order without what was changed: what makes no difference by the rules of now changes nothing
   */
  async retax(order: Order, proof: VatNumberCheck | null, before?: Order): Promise<Retaxed> {
    const terms = await this.orderTerms.of(order, order.createdAt, proof);
    const { supply, byClass } = terms.taxes;
    const { vatNumberCheck = null } = terms;
    const unchanged = { plan: null, vatNumberCheck };
    if (supply.kind === order.supplyKind && supply.country === order.taxCountry) return unchanged;
    // An order without VAT by a number that is gone has no reason for that in either case.
    if (before && before.supplyKind !== 'intra_community') {
      const known = await this.orderTerms.of(before, before.createdAt, before.vatNumberCheck);
      if (isDeepStrictEqual(known.taxes.supply, supply)) return unchanged;
    }
    const { products } = await this.productsOf(order, []);
    const items = order.lines.map(({ id: itemId, productId, quantity }) => {
      const tax = byClass[taxClassIn(products.get(productId)?.taxClasses, supply.country)];
      return { itemId, quantity, tax };
    });
    const kept = { ...terms, negotiatedShippingMinor: order.shippingMinor };
    const discountOf = () => storedDiscount(order);
    return { plan: planEdit(order, items, { products, terms: kept, discountOf }), vatNumberCheck };
  }

  private async productsOf(order: Order, items: readonly EditedItem[]) {
    const ids = [...order.lines, ...items].flatMap(({ productId }) => productId ?? []);
    const language = isLanguageCode(order.language) ? order.language : DEFAULT_LANGUAGE;
    const found = await this.catalog.getProductsByIds(ids, language);
    const products = new Map<number, SoldProduct>();
    const stockLeft = new Map<number, number>();
    for (const [productId, product] of found) {
      const { name, slug, imageUrl, price, currency, weightGrams, taxClasses, article } = product;
      products.set(productId, {
        productId,
        name,
        slug,
        imageUrl,
        currency,
        weightGrams,
        taxClasses,
        article,
        priceMinor: price === null ? null : parseMinor(price),
      });
      stockLeft.set(productId, isSellable(product) ? product.stockQuantity : 0);
    }
    return { products, stockLeft };
  }

  /** The code of the order counts as long as its minimum is reached, also after its end. */
  private async discountOf({ discountCode }: Order): Promise<(subtotalMinor: number) => Discount | null> {
    if (discountCode === null) return () => null;
    const known = await this.discounts.find(discountCode);
    return (subtotalMinor) => (known && subtotalMinor >= known.minimumMinor ? known.discount : null);
  }
}

/** Whatever became of its code. */
function storedDiscount({ discountCode: code, discountMinor: amountMinor }: Order): Discount | null {
  if (code === null) return null;
  return amountMinor > 0 ? { code, kind: 'amount', amountMinor } : { code, kind: 'free_shipping' };
}
