import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In how many languages a product is named, kept with its texts: to count them for each of 100,000 products takes a second. */
export class CountLanguagesOfProducts1801963100401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE product_language_count (
        product_id integer  PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
        languages  smallint NOT NULL
      );
      INSERT INTO product_language_count (product_id, languages)
      SELECT product_id, count(*) FROM product_translation WHERE name IS NOT NULL GROUP BY product_id;

      -- Products are locked in the order of catalog_index_products: of two changes of one the second counts the first.
      CREATE FUNCTION catalog_count_languages() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM product WHERE id IN (SELECT product_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
        INSERT INTO product_language_count AS former (product_id, languages)
        SELECT id, (SELECT count(*) FROM product_translation t WHERE t.product_id = product.id AND t.name IS NOT NULL)
          FROM product WHERE id IN (SELECT product_id FROM changed)
            ON CONFLICT (product_id) DO UPDATE SET languages = excluded.languages
         WHERE former.languages <> excluded.languages;
        RETURN NULL;
      END $$;
      ${EVENTS.map(
        ([event, rows]) => `
      CREATE TRIGGER product_languages_${event} AFTER ${event} ON product_translation
        REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog_count_languages();`,
      ).join('')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${EVENTS.map(([event]) => `DROP TRIGGER product_languages_${event} ON product_translation;`).join('\n      ')}
      DROP FUNCTION catalog_count_languages;
      DROP TABLE product_language_count;
    `);
  }
}

const EVENTS = [
  ['insert', 'NEW'],
  ['update', 'NEW'],
  ['delete', 'OLD'],
] as const;
