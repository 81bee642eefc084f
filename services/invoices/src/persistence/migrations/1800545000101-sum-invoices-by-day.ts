import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = 'id, kind, issue_date, due_date, user_id, is_paid, is_reversed, total_minor, search_document';
const valuesOf = (row: string) =>
  `${row}id, ${row}kind, ${row}issue_date, ${row}due_date, ${row}user_id, ${row}is_paid, ${row}reversed_at IS NOT NULL,
   ${row}total_minor, invoice_search_document(${row}number, ${row}order_number, ${row}buyer)`;
const dayOf = (row: string) => `${row}issue_date, ${row}kind, ${row}reversed_at IS NOT NULL, ${row}currency`;
const amountsOf = (row: string, sign: '' | '-') =>
  `${sign}1, ${sign}(${row}subtotal_minor - ${row}allowance_minor), ${sign}${row}vat_minor, ${sign}${row}total_minor`;
const add = (row: string, sign: '' | '-') => `
  INSERT INTO invoice_day AS known VALUES (${dayOf(row)}, ${amountsOf(row, sign)})
  ON CONFLICT (issue_date, kind, is_reversed, currency) DO UPDATE
     SET documents = known.documents + excluded.documents, net_minor = known.net_minor + excluded.net_minor,
         vat_minor = known.vat_minor + excluded.vat_minor, total_minor = known.total_minor + excluded.total_minor`;

/**
 * What the list of documents filters and searches by, apart from the parties and texts of the documents, and their number and
 * sums by day. A day is counted at the end of a transaction, so that those of one day wait for each other no longer than that.
 */
export class SumInvoicesByDay1800545000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX invoice_search;
      CREATE TABLE invoice_search (
        id              integer PRIMARY KEY,
        kind            text     NOT NULL,
        issue_date      date     NOT NULL,
        due_date        date,
        user_id         integer,
        is_paid         boolean  NOT NULL,
        is_reversed     boolean  NOT NULL,
        total_minor     bigint   NOT NULL,
        search_document tsvector NOT NULL
      );
      CREATE TABLE invoice_day (
        issue_date  date    NOT NULL,
        kind        text    NOT NULL,
        is_reversed boolean NOT NULL,
        currency    text    NOT NULL,
        documents   bigint  NOT NULL,
        net_minor   bigint  NOT NULL,
        vat_minor   bigint  NOT NULL,
        total_minor bigint  NOT NULL,
        PRIMARY KEY (issue_date, kind, is_reversed, currency)
      );

      CREATE FUNCTION rebuild_invoice_lists() RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM invoice_search;
        INSERT INTO invoice_search (${COLUMNS}) SELECT ${valuesOf('i.')} FROM invoice i ORDER BY i.id;
        DELETE FROM invoice_day;
        INSERT INTO invoice_day
        SELECT ${dayOf('i.')}, count(*), sum(i.subtotal_minor - i.allowance_minor), sum(i.vat_minor), sum(i.total_minor)
          FROM invoice i GROUP BY 1, 2, 3, 4;
      END $$;
      SELECT rebuild_invoice_lists();
      CREATE INDEX invoice_search_document ON invoice_search USING gin (search_document);
      CREATE INDEX invoice_search_due ON invoice_search (due_date, id);
      CREATE INDEX invoice_search_user ON invoice_search (user_id, id) WHERE user_id IS NOT NULL;
      CREATE INDEX invoice_search_issued ON invoice_search (issue_date, id);
      CREATE INDEX invoice_search_open ON invoice_search (due_date, id)
        WHERE kind = 'invoice' AND NOT is_paid AND NOT is_reversed;
      CREATE INDEX invoice_search_corrections ON invoice_search (kind, id) WHERE kind <> 'invoice';
      CREATE INDEX invoice_search_reversed ON invoice_search (id) WHERE is_reversed;

      CREATE FUNCTION invoice_searched() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' THEN
          DELETE FROM invoice_search WHERE id = OLD.id;
        END IF;
        IF TG_OP <> 'DELETE' THEN
          INSERT INTO invoice_search (${COLUMNS}) VALUES (${valuesOf('NEW.')});
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER invoice_searched AFTER INSERT OR UPDATE OR DELETE ON invoice
        FOR EACH ROW EXECUTE FUNCTION invoice_searched();

      CREATE FUNCTION invoice_day_counted() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' THEN ${add('OLD.', '-')}; END IF;
        IF TG_OP <> 'DELETE' THEN ${add('NEW.', '')}; END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER invoice_day_counted AFTER INSERT OR UPDATE OR DELETE ON invoice
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION invoice_day_counted();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER invoice_day_counted ON invoice;
      DROP TRIGGER invoice_searched ON invoice;
      DROP FUNCTION invoice_day_counted(), invoice_searched(), rebuild_invoice_lists();
      DROP TABLE invoice_day, invoice_search;
      CREATE INDEX invoice_search ON invoice USING gin (invoice_search_document(number, order_number, buyer));
    `);
  }
}
