import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@kp/commerce';
import { NO, YES } from '@kp/commerce/attribute-values';
import type { LanguageCode } from '@kp/i18n/languages';
import { prepared, Sql } from '@kp/platform/database';
import { CurrencyHolder } from '@kp/settings';
import { CatalogChanges } from './changes/catalog-changes';
import { catalogTranslated } from './domain/catalog.errors';

/** Orders lock their products, so none is placed in the old currency meanwhile. */
const CHANGE_PRODUCTS = prepared(
  'catalog.change-currency',
  `WITH locked AS MATERIALIZED (SELECT id FROM product ORDER BY id FOR NO KEY UPDATE)
   UPDATE product p SET currency = $1, updated_at = now() FROM locked WHERE p.id = locked.id`,
);
/** In the order of ids, as orders lock theirs; one that is being placed ends before it is looked for. */
const LOCK_PRODUCTS = prepared(
  'catalog.lock-products',
  'SELECT count(*) FROM (SELECT id FROM product ORDER BY id FOR NO KEY UPDATE) AS locked',
);
const CHANGE_HISTORY = prepared(
  'catalog.change-currency-of-history',
  'UPDATE product_price_history SET currency = $1',
);

/** A translation that is being written ends before they are counted, and the next one knows the new language. */
const LOCK_TRANSLATIONS = prepared(
  'catalog.lock-translations',
  'LOCK TABLE product_translation, attribute_text, product_group IN SHARE ROW EXCLUSIVE MODE',
);
/** Without the words for yes and no, which the shop itself has in every language. */
const COUNT_TRANSLATED = prepared(
  'catalog.count-translated',
  `SELECT (SELECT count(*) FROM product_translation WHERE language = $1)::int AS products,
          (SELECT count(*) FROM attribute_text WHERE language = $1 AND source <> ALL ($2::text[]))::int +
          (SELECT count(*) FROM product_group WHERE names ? $1)::int AS words`,
);
const MOVE_CLAIMS = prepared(
  'catalog.move-claims',
  'UPDATE product_claim SET language = $1 WHERE language = (SELECT shop_catalog_language())',
);

@Injectable()
export class CatalogCurrency extends CurrencyHolder {
  constructor(
    private readonly sql: Sql,
    private readonly changes: CatalogChanges,
  ) {
    super();
  }

  async changeCurrency(currency: CurrencyCode): Promise<void> {
    await this.sql.run(CHANGE_PRODUCTS, [currency]);
    await this.sql.run(CHANGE_HISTORY, [currency]);
    this.changes.recordWords();
  }

  override async changePriceEntry(): Promise<void> {
    await this.sql.run(LOCK_PRODUCTS);
  }

  /** Texts stay as they are, so there must be none that they would hide. */
  override async changeCatalogLanguage(language: LanguageCode): Promise<void> {
    await this.sql.run(LOCK_TRANSLATIONS);
    const given = [language, [YES, NO]];
    const found = await this.sql.first<{ products: number; words: number }>(COUNT_TRANSLATED, given);
    if (found!.products + found!.words > 0) throw catalogTranslated(found!);
    await this.sql.run(MOVE_CLAIMS, [language]);
    this.changes.recordWords();
  }
}
