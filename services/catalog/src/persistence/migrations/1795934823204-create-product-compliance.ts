import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the law asks to say with an offer: beside the product, because lists and carts need none of it and a product has it
 * or not. Warnings are texts by language.
 */
export class CreateProductCompliance1795934823204 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE product_compliance (
        product_id            integer PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
        withdrawal_exception  text CHECK (withdrawal_exception IN ('made_to_order', 'sealed_hygiene')),
        -- Of the maker, without charge and for the whole product.
        guarantee_months      smallint CHECK (guarantee_months BETWEEN 1 AND 600),
        manufacturer_name     text NOT NULL DEFAULT '',
        manufacturer_address  text NOT NULL DEFAULT '',
        manufacturer_email    text NOT NULL DEFAULT '',
        manufacturer_country  text NOT NULL DEFAULT '',
        responsible_name      text NOT NULL DEFAULT '',
        responsible_address   text NOT NULL DEFAULT '',
        responsible_email     text NOT NULL DEFAULT '',
        identifier            text NOT NULL DEFAULT '',
        has_no_warnings       boolean NOT NULL DEFAULT false,
        is_food_contact       boolean NOT NULL DEFAULT false,
        -- The proof of a claim about the environment in name or description.
        claim_proof           text NOT NULL DEFAULT ''
      );

      CREATE TABLE product_warning (
        product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        language   text NOT NULL,
        text       text NOT NULL CHECK (text <> ''),
        PRIMARY KEY (product_id, language)
      );

      ALTER TABLE product_document
        ADD COLUMN kind        text CHECK (kind IN ('food_contact_declaration', 'bisphenol_declaration', 'safety_data_sheet', 'test_report')),
        ADD COLUMN issuer      text NOT NULL DEFAULT '',
        ADD COLUMN valid_until date;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product_document DROP COLUMN kind, DROP COLUMN issuer, DROP COLUMN valid_until;
      DROP TABLE product_warning, product_compliance;
    `);
  }
}
