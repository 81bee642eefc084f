import { minorUnits, products } from './data/catalogue.mjs';
import { seedCategories } from './demo/catalogue.mjs';

/**
 * Inserts synthetic products `first` to `last`, set-based: variations of the demo products with a series number,
 * older than all of them, so that the first pages stay as they are.
 */
export async function seedSynthetic(client, first, last) {
  const categoryIds = await seedCategories(client);
  const models = products
    .filter(({ status, price }) => status === 'active' && price !== null)
    .map(({ name, slug, description, price, imageUrl, category }) => ({
      name,
      slug,
      description,
      price_minor: minorUnits(price),
      image_url: imageUrl,
      category_id: categoryIds.get(category),
    }));
  await client.query(
    `WITH added AS (
     INSERT INTO product (name, slug, description, price_minor, image_url, category_id, stock_quantity, in_stock, created_at, updated_at)
     SELECT model.name || ', Series ' || n, model.slug || '-series-' || n, model.description,
            model.price_minor + (n * 37) % 900, model.image_url, model.category_id,
            CASE WHEN n % 23 = 0 THEN 0 ELSE 20 + (n * 13) % 380 END, n % 23 <> 0, moment, moment
     FROM generate_series($2::int, $3::int) AS n
     JOIN ROWS FROM (jsonb_to_recordset($1::jsonb)
            AS (name text, slug text, description text, price_minor int, image_url text, category_id int))
          WITH ORDINALITY AS model (name, slug, description, price_minor, image_url, category_id, position)
       ON model.position = 1 + (n * 7) % $4
     CROSS JOIN LATERAL (SELECT now() - interval '500 days' - n * interval '1 minute' AS moment) AS age
     RETURNING id, stock_quantity, created_at)
     INSERT INTO stock_movement (product_id, change, balance, reason, created_at)
     SELECT id, stock_quantity, stock_quantity, 'adjustment', created_at FROM added WHERE stock_quantity > 0`,
    [JSON.stringify(models), first, last, models.length],
  );
}
