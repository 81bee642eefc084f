import type { MigrationInterface, QueryRunner } from 'typeorm';

/** rating and review_count follow the approved reviews within the transaction that changes them, whoever writes. */
export class RateProducts1763700003002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION catalog_rate_products(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        -- Locked in the order of their ids, and the reviews counted only then: of two reviews of one product at the
        -- same time the second waits and counts both.
        PERFORM FROM product WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
        UPDATE product
           SET rating = rated.rating, review_count = rated.reviews
          FROM (SELECT listed.id, coalesce(round(avg(review.rating), 1), 0) AS rating, count(review.id) AS reviews
                  FROM (SELECT DISTINCT unnest(ids) AS id) listed
                  LEFT JOIN review ON review.product_id = listed.id AND review.status = 'approved'
                 GROUP BY listed.id) rated
         WHERE product.id = rated.id;
      END $$;

      CREATE FUNCTION catalog_reviews_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM catalog_rate_products(array_agg(product_id)) FROM changed;
        RETURN NULL;
      END $$;
      CREATE TRIGGER review_added AFTER INSERT ON review REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION catalog_reviews_changed();
      CREATE TRIGGER review_changed AFTER UPDATE ON review REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION catalog_reviews_changed();
      CREATE TRIGGER review_removed AFTER DELETE ON review REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION catalog_reviews_changed();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER review_added ON review;
      DROP TRIGGER review_changed ON review;
      DROP TRIGGER review_removed ON review;
      DROP FUNCTION catalog_reviews_changed(), catalog_rate_products(integer[]);
    `);
  }
}
