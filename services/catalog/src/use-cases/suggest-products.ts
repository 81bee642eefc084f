import { Injectable } from '@nestjs/common';
import { findProductId } from '@kp/commerce';
import { Sql } from '@kp/platform/database';
import { LARGEST_PRODUCT_ID } from '../domain/product-filter';
import { SUGGESTIONS } from '../persistence/suggestions.query';

const NOTHING = '{"products":[],"categories":[],"didYouMean":null}';

/** Products and categories that a text may find while it is being typed, for shoppers. */
@Injectable()
export class SuggestProducts {
  constructor(private readonly sql: Sql) {}

  /** @returns JSON of a SuggestionsResponse, as PostgreSQL wrote it */
  async execute(text: string): Promise<string> {
    if (text === '') return NOTHING;
    const productId = findProductId(text);
    const id = productId === null ? null : Math.min(productId, LARGEST_PRODUCT_ID);
    return (await this.sql.first<{ body: string }>(SUGGESTIONS, [text, id]))!.body;
  }
}
