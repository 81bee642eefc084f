import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers are found by their phone number, as orders are. */
export class SearchCustomersByPhone1795881378772 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(searchDocument(`, 'phone', u.billing_phone`));
    await runner.query(trigger(', OLD.billing_phone', ', NEW.billing_phone'));
    await runner.query('SELECT rebuild_customers()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchDocument(''));
    await runner.query(trigger('', ''));
    await runner.query('SELECT rebuild_customers()');
  }
}

const searchDocument = (more: string) => `
  CREATE OR REPLACE FUNCTION customer_search_document(u app_user) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT order_search_document('', u.email, jsonb_build_object(
             'firstName', u.first_name, 'lastName', u.last_name, 'company', u.company_name${more}), NULL);
  $$;
`;

const trigger = (before: string, after: string) => `
  DROP TRIGGER customer_renamed ON app_user;
  CREATE TRIGGER customer_renamed AFTER UPDATE ON app_user FOR EACH ROW
    WHEN ((OLD.first_name, OLD.last_name, OLD.email, OLD.company_name${before})
          IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.email, NEW.company_name${after}))
    EXECUTE FUNCTION customer_renamed();
`;
