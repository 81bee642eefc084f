import { Injectable } from '@nestjs/common';
import { CatalogReader } from '@kp/catalog';
import { MAX_LINE_QUANTITY, minorToDecimal, parseMinor } from '@kp/commerce';
import type { ProposalPart, ProposedItem } from '../http/parts.dto';
import type { Tool, ToolContext } from './tool';

export interface ProposeCartInput {
  items: { productId: number; quantity: number }[];
}

export interface Proposal extends ProposalPart {
  /** Names of which fewer units are left than asked for. */
  shortened: string[];
}

/** What the customer could add to the cart; the browser adds it when they confirm. */
@Injectable()
export class ProposeCart implements Tool<ProposeCartInput, Proposal> {
  readonly name = 'propose-cart';

  constructor(private readonly catalog: CatalogReader) {}

  async run({ items }: ProposeCartInput, { language }: ToolContext): Promise<Proposal> {
    const sellable = await this.catalog.findSellable(items.map(({ productId }) => productId));
    const proposed: ProposedItem[] = [];
    const shortened: string[] = [];
    for (const { productId, quantity } of items) {
      const found = sellable.get(productId);
      if (!found || proposed.some((item) => item.productId === productId)) continue;
      const { name } = await this.catalog.getProductDetail({ id: productId }, 'shop', language);
      const possible = Math.min(quantity, found.stockQuantity, MAX_LINE_QUANTITY);
      if (possible < quantity) shortened.push(name);
      const { slug, currency } = found;
      // What can be bought has a price.
      proposed.push({ productId, name, slug, quantity: possible, price: found.price!, currency });
    }
    const totalMinor = proposed.reduce((sum, { price, quantity }) => sum + parseMinor(price) * quantity, 0);
    return { type: 'proposal', items: proposed, total: minorToDecimal(totalMinor), shortened };
  }
}
