import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A product is found by its brand, with the weight of its category's name. */
export class SearchBrands1798346000404 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      document(`
           || setweight(to_tsvector('simple', catalog_terms(coalesce(product.brand, ''))), 'C')`),
    );
    await runner.query(trigger(['name', 'description', 'keywords', 'category_id', 'brand']));
    await runner.query(INDEX_BRANDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(document(''));
    await runner.query(trigger(['name', 'description', 'keywords', 'category_id']));
    await runner.query(INDEX_BRANDS);
  }
}

const document = (brand: string) => `
  CREATE OR REPLACE FUNCTION catalog_search_document(product product) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT setweight(to_tsvector('simple', catalog_letters_apart(catalog_terms(product.name))), 'A')
           || setweight(to_tsvector('simple', catalog_words(
                (SELECT name FROM category WHERE id = product.category_id))), 'C')${brand}
           || strip(to_tsvector('simple', catalog_letters_apart(catalog_terms(product.description))))
           || to_tsvector('simple', catalog_letters_apart(catalog_terms(product.keywords)))
           || catalog_translations(product.id)
           || setweight(to_tsvector('simple', catalog_terms(
                catalog_attribute_values(product.id, product.category_id))), 'C')
  $$;
`;

function trigger(columns: readonly string[]): string {
  const of = (row: 'OLD' | 'NEW') => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  return `
    DROP TRIGGER product_text_changed ON product;
    CREATE TRIGGER product_text_changed AFTER UPDATE OF ${columns.join(', ')} ON product
      FOR EACH ROW WHEN (${of('OLD')} IS DISTINCT FROM ${of('NEW')}) EXECUTE FUNCTION catalog_product_changed();
  `;
}

const INDEX_BRANDS = 'SELECT catalog_index_products(ARRAY(SELECT id FROM product WHERE brand IS NOT NULL))';
