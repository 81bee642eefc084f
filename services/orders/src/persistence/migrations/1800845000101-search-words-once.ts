import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  'created_at',
  'total_minor',
  'status',
  'payment_status',
  'payment_method',
  'user_id',
  'invoice_number',
  'outstanding_minor',
  'reserved_until',
  'promised_last_day',
];
const WORDS = ['order_number', 'email', 'shipping_address', 'billing_address', 'po_number'];
const list = (columns: readonly string[], prefix = '') => columns.map((column) => prefix + column).join(', ');
const words = (
  row: string,
) => `order_search_document(${row}.order_number, ${row}.email, ${row}.shipping_address,
  ${row}.billing_address) || order_reference_document(${row}.po_number)`;
const isChanged = (columns: readonly string[]) =>
  `(${list(columns, 'OLD.')}) IS DISTINCT FROM (${list(columns, 'NEW.')})`;

/** The words of an order are kept where they are searched and nowhere else. */
export class SearchWordsOnce1800845000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER order_search_updated ON orders;
      ALTER TABLE orders DROP COLUMN search_document;
      ${EXPRESSIONS}

      CREATE OR REPLACE FUNCTION order_search_written() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO order_search (id, ${list(COLUMNS)}, search_document)
          VALUES (NEW.id, ${list(COLUMNS, 'NEW.')}, ${words('NEW')});
        ELSIF TG_OP = 'DELETE' THEN
          DELETE FROM order_search WHERE id = OLD.id;
        ELSE
          UPDATE order_search SET (${list(COLUMNS)}) = ROW (${list(COLUMNS, 'NEW.')}) WHERE id = OLD.id;
          IF ${isChanged(WORDS)} THEN
            UPDATE order_search SET search_document = ${words('NEW')} WHERE id = OLD.id;
          END IF;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER order_search_updated AFTER UPDATE ON orders FOR EACH ROW
        WHEN (${isChanged([...COLUMNS, ...WORDS])}) EXECUTE FUNCTION order_search_written();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const columns = [...COLUMNS, 'search_document'];
    await runner.query(`
      DROP TRIGGER order_search_updated ON orders;
      ${SUB_SELECTS}
      ALTER TABLE orders ADD COLUMN search_document tsvector NOT NULL GENERATED ALWAYS AS (
        order_search_document(order_number, email, shipping_address, billing_address) || order_reference_document(po_number)) STORED;
      CREATE OR REPLACE FUNCTION order_search_written() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO order_search (id, ${list(columns)}) VALUES (NEW.id, ${list(columns, 'NEW.')});
        ELSIF TG_OP = 'UPDATE' THEN
          UPDATE order_search SET (${list(columns)}) = ROW (${list(columns, 'NEW.')}) WHERE id = OLD.id;
        ELSE
          DELETE FROM order_search WHERE id = OLD.id;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER order_search_updated AFTER UPDATE ON orders FOR EACH ROW
        WHEN (${isChanged(columns)}) EXECUTE FUNCTION order_search_written();
    `);
  }
}

const FUNCTION = `
  CREATE OR REPLACE FUNCTION order_search_document(order_number text, email text, shipping jsonb, billing jsonb)
    RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE`;
const REFERENCE = `
  CREATE OR REPLACE FUNCTION order_reference_document(reference text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE`;

/** Below what PostgreSQL takes as a word; questions have a hundred letters of each. */
const cut = (text: string) => `left(${text}, 400)`;
const wordsOf = (words: string, cleaned: string) =>
  `array_to_tsvector(array_remove(${words} || string_to_array(catalog_words(${cleaned}), ' '), ''))`;
const NAMES = ['shipping', 'billing'].flatMap((address) =>
  ['firstName', 'lastName', 'company'].map((field) => `${address} ->> '${field}'`),
);
const phoneWord = (phone: string) => `'tel' || reverse(regexp_replace(${phone}, '[^0-9]', '', 'g'))`;
const phoneIn = (address: string) =>
  `CASE WHEN ${address} ->> 'phone' ~ '[0-9]' THEN ${phoneWord(cut(`${address} ->> 'phone'`))} ELSE '' END`;
const DIGITS = `split_part(order_number, '-', 3)`;

/** Without a sub-select they become part of the statement that calls them. */
const EXPRESSIONS = `
  ${FUNCTION} RETURN ${wordsOf(
    `ARRAY[lower(${cut("coalesce(email, '')")}), ${DIGITS}, ltrim(${DIGITS}, '0'), ${phoneIn('shipping')}, ${phoneIn('billing')}]`,
    `concat_ws(' ', ${['email', ...NAMES].map(cut).join(', ')})`,
  )};
  ${REFERENCE} RETURN ${wordsOf("'{}'::text[]", cut("coalesce(reference, '')"))};`;

const SUB_SELECTS = `
  ${FUNCTION} RETURN (
    SELECT coalesce(array_to_tsvector(array_agg(DISTINCT left(word, 100))), ''::tsvector)
      FROM unnest(
             ARRAY[lower(email), ${DIGITS}, ltrim(${DIGITS}, '0')]
             || string_to_array(catalog_words(concat_ws(' ', email, ${NAMES.join(', ')})), ' ')
             || ARRAY(SELECT ${phoneWord('phone')}
                        FROM unnest(ARRAY[shipping ->> 'phone', billing ->> 'phone']) AS phone WHERE phone ~ '[0-9]')) AS word
     WHERE word <> '');
  ${REFERENCE} RETURN (
    SELECT coalesce(array_to_tsvector(array_agg(DISTINCT left(word, 100))), ''::tsvector)
      FROM unnest(string_to_array(catalog_words(coalesce(reference, '')), ' ')) AS word WHERE word <> '');`;
