import { addProducts } from './bench-shop.mjs';
import { seedSyntheticOrders } from '../seed/orders.mjs';

const CUSTOMERS = 100_000;

/** A sign-up every ten minutes; two of three have ordered. */
const ADD_CUSTOMERS = `
  INSERT INTO app_user (email, password_hash, first_name, last_name, created_at, disabled_at)
  SELECT 'load-' || n || '@example.test', 'x', (ARRAY['Ana', 'Ion', 'Maria', 'Dan', 'Elena'])[1 + n % 5],
         (ARRAY['Popescu', 'Ionescu', 'Rus', 'Stan', 'Marin', 'Toma', 'Ene'])[1 + n % 7] || ' ' || n,
         now() - n * interval '10 minutes', CASE WHEN n % 400 = 0 THEN now() END
    FROM generate_series(0, $1::int - 1) n`;

/** What a shop of this size has gathered besides, by the name of the step. */
const GATHERED = {
  suppliers: `
    INSERT INTO supplier (name) SELECT 'Supplier ' || n FROM generate_series(1, 500) n;
    UPDATE product SET supplier_id = (SELECT min(id) FROM supplier) + id % 500 WHERE id % 3 = 0`,
  joined: `
    UPDATE orders o SET user_id = u.id FROM app_user u WHERE u.email = o.email AND o.user_id IS NULL AND o.id % 5 = 0;
    SELECT rebuild_customers()`,
  // Three of ten go to a locker, one of twenty is fetched.
  deliveries: `
    SET session_replication_role = replica;
    UPDATE orders SET delivery_method = jsonb_build_object('id', 1, 'name', '', 'kind',
           CASE WHEN id % 20 = 0 THEN 'pickup' ELSE 'courier' END) WHERE id % 20 < 7;
    UPDATE order_search SET delivery_kind = CASE WHEN id % 20 = 0 THEN 'pickup' ELSE 'courier' END WHERE id % 20 < 7;
    SET session_replication_role = origin`,
  tags: `
    INSERT INTO tag (subject, subject_id, name) SELECT 'order', id, 'fragile' FROM orders WHERE id % 20 = 0;
    INSERT INTO tag (subject, subject_id, name) SELECT 'order', id, 'gift' FROM orders WHERE id % 5000 = 0;
    INSERT INTO tag (subject, subject_id, name) SELECT 'product', id, 'season' FROM product WHERE id % 10 = 0;
    INSERT INTO tag (subject, subject_id, name) SELECT 'customer', id, 'wholesale' FROM app_user WHERE id % 10 = 0`,
  returns: `
    INSERT INTO order_return (order_id, state, created_at)
    SELECT id, (ARRAY['requested', 'approved', 'rejected', 'received', 'closed'])[1 + id / 50 % 5], created_at + interval '9 days'
      FROM orders WHERE id % 50 = 0 AND status = 'delivered';
    INSERT INTO order_return_line (return_id, order_line_id, quantity, reason)
    SELECT r.id, (SELECT min(l.id) FROM order_line l WHERE l.order_id = r.order_id), 1, 'changed_mind' FROM order_return r`,
  payments: `
    INSERT INTO payment (method, is_sandbox, idempotency_key, provider_ref, amount_minor, currency, description, email, status,
           captured_minor, captured_currency, order_id, created_at, captured_at)
    SELECT payment_method, false, 'load-' || id, 'ref-' || id, total_minor, currency, order_number, email, 'captured',
           total_minor, currency, CASE WHEN id % 2000 > 0 THEN id END, created_at, created_at
      FROM orders WHERE payment_method <> 'cash' AND payment_status = 'paid' ORDER BY id`,
  conversations: `
    INSERT INTO contact_message (name, email, language, status, created_at, subject, category, message)
    SELECT first_name || ' ' || last_name, email, 'en', (ARRAY['closed', 'closed', 'answered', 'new'])[1 + id % 4],
           now() - id * interval '5 minutes', 'Question ' || id, 'general', 'Does the thermometer come with a probe?'
      FROM app_user ORDER BY id DESC;
    INSERT INTO quote_request (name, email, language, status, created_at, company_name, products)
    SELECT first_name || ' ' || last_name, email, 'en', (ARRAY['closed', 'answered', 'new'])[1 + id % 3],
           now() - id * interval '20 minutes', 'Bistro ' || id || ' SRL', 'Twenty thermometers'
      FROM app_user WHERE id % 4 = 0 ORDER BY id DESC`,
  reviews: `
    INSERT INTO review (product_id, author_name, rating, comment, status, created_at)
    SELECT id, 'Ana P.', 1 + id % 5, 'It does what it says.', (ARRAY['approved', 'approved', 'pending', 'rejected'])[1 + id % 4],
           now() - id * interval '9 minutes'
      FROM product`,
  codes: `
    INSERT INTO discount_code (code, kind, value, minimum_minor, once_per_customer, is_active, ends_at)
    SELECT 'CODE' || n, 'percent', 10, 0, false, n % 3 > 0, CASE WHEN n % 2 = 0 THEN now() - interval '1 day' END
      FROM generate_series(1, 2000) n`,
  audit: `
    DO $$ BEGIN
      EXECUTE format('SET LOCAL ROLE %I', (SELECT tableowner FROM pg_tables WHERE tablename = 'audit_entry'));
      PERFORM create_audit_months(now() - interval '731 days', now());
      RESET ROLE;
    END $$;
    INSERT INTO audit_entry (created_at, actor_id, actor_email, action, subject, subject_id, before, after)
    SELECT created_at, 1 + id % 12, 'staff-' || id % 12 || '@shop.example',
           (ARRAY['order.status-changed', 'product.updated', 'customer.updated'])[1 + id % 3],
           (ARRAY['order', 'product', 'customer'])[1 + id % 3], (1 + id % 50000)::text, '{"status": "pending"}', '{"status": "shipped"}'
      FROM orders ORDER BY created_at`,
  jobs: `
    INSERT INTO outbox_message (event, payload, created_at, dispatched_at)
    SELECT 'orders.order-placed', jsonb_build_object('orderId', id), created_at, created_at FROM orders WHERE id % 4 = 0 ORDER BY id;
    INSERT INTO outbox_delivery (message_id, handler, queue, attempts, due_at, done_at, failed_at, last_error)
    SELECT id, 'notifications.write-order-confirmation', 'emails', 1, created_at, CASE WHEN id % 500 > 0 THEN created_at END,
           CASE WHEN id % 500 = 0 THEN created_at END, CASE WHEN id % 500 = 0 THEN 'Connection refused' END
      FROM outbox_message ORDER BY id`,
  // Most delivered orders have their invoice, one in fifty of them is reversed, and one in two hundred not yet paid.
  invoices: `
    SET session_replication_role = replica;
    INSERT INTO invoice (number, kind, order_id, order_number, user_id, reversed_at, issue_date, supply_date, due_date, language,
           payment_method, is_paid, currency, subtotal_minor, vat_minor, total_minor, ordered_currency, ordered_subtotal_minor,
           ordered_shipping_minor, ordered_vat_minor, ordered_total_minor, seller, buyer, vat_lines, created_at)
    SELECT 'INV-' || lpad(id::text, 8, '0'), 'invoice', id, order_number, user_id, CASE WHEN id % 50 = 0 THEN created_at + interval '5 days' END,
           (created_at + interval '4 days')::date, created_at::date, (created_at + interval '19 days')::date, language, payment_method,
           id % 200 <> 1, currency, subtotal_minor + shipping_minor, vat_minor, total_minor, currency, subtotal_minor, shipping_minor,
           vat_minor, total_minor, '{"name": "KitchenPass SRL", "taxNumber": "RO12345674", "city": "București", "country": "RO"}',
           jsonb_build_object('firstName', billing_address->>'firstName', 'lastName', billing_address->>'lastName', 'email', email,
             'companyName', billing_address->>'company', 'address', billing_address->>'address', 'city', billing_address->>'city',
             'country', 'RO'),
           jsonb_build_array(jsonb_build_object('category', 'S', 'rate', tax_lines -> 0 -> 'rate',
             'taxableMinor', subtotal_minor + shipping_minor, 'vatMinor', vat_minor)), created_at + interval '4 days'
      FROM orders WHERE status = 'delivered' AND id % 7 > 0 ORDER BY created_at;
    INSERT INTO invoice (number, kind, order_id, order_number, user_id, reverses_id, issue_date, supply_date, language, payment_method,
           is_paid, currency, subtotal_minor, vat_minor, total_minor, ordered_currency, ordered_subtotal_minor,
           ordered_shipping_minor, ordered_vat_minor, ordered_total_minor, seller, buyer, vat_lines, created_at)
    SELECT 'STO-' || number, 'storno', order_id, order_number, user_id, id, reversed_at::date, supply_date, language, payment_method,
           true, currency, -subtotal_minor, -vat_minor, -total_minor, currency, -ordered_subtotal_minor, -ordered_shipping_minor,
           -ordered_vat_minor, -ordered_total_minor, seller, buyer,
           jsonb_build_array(jsonb_build_object('category', 'S', 'rate', vat_lines -> 0 -> 'rate',
             'taxableMinor', -subtotal_minor, 'vatMinor', -vat_minor)), reversed_at
      FROM invoice WHERE reversed_at IS NOT NULL ORDER BY id;
    INSERT INTO invoice_part (invoice_id, order_id, total_minor, is_invoicing)
    SELECT id, order_id, total_minor, kind = 'invoice' AND reversed_at IS NULL FROM invoice;
    SET session_replication_role = origin`,
  articles: `
    SET session_replication_role = replica;
    INSERT INTO product_group (name, options) SELECT 'Group ' || n, '{Size}' FROM generate_series(1, 5000) n;
    UPDATE product SET brand = 'Brand ' || id % 200, sku = 'SKU-' || id,
           group_id = CASE WHEN id % 5 = 0 THEN (SELECT min(id) FROM product_group) + id / 5 % 5000 END,
           group_position = CASE WHEN id % 5 = 0 THEN id END, option_values = CASE WHEN id % 5 = 0 THEN ARRAY[id::text] END
     WHERE id % 5 < 4;
    SET session_replication_role = origin`,
  // All but one of twenty are named in every language: texts are not searched in, so their documents stay as they are.
  translations: `
    SET session_replication_role = replica;
    INSERT INTO product_translation (product_id, language, name)
    SELECT p.id, spoken, p.name || ' ' || spoken
      FROM product p, (SELECT DISTINCT language FROM product_translation) named (spoken) WHERE p.id % 20 > 0
        ON CONFLICT DO NOTHING;
    INSERT INTO product_language_count (product_id, languages)
    SELECT product_id, count(name) FROM product_translation GROUP BY product_id
        ON CONFLICT (product_id) DO UPDATE SET languages = excluded.languages;
    SET session_replication_role = origin`,
  bank: `
    INSERT INTO bank_statement (file_name, format, iban) VALUES ('load.xml', 'camt053', 'RO49AAAA1B31007593840000');
    INSERT INTO bank_entry (statement_id, fingerprint, booked_on, amount_minor, currency, counterparty_name, counterparty_iban, text,
           is_return, state)
    SELECT (SELECT max(id) FROM bank_statement), decode(md5(n::text), 'hex'), now()::date - n / 140, 1000 + n, 'USD',
           'Payer ' || n % 5000, '', 'Invoice ' || n, false, (ARRAY['matched', 'matched', 'matched', 'ignored', 'open'])[1 + n % 5]
      FROM generate_series(1, 100000) n`,
  // As the scheduled jobs have done by then.
  sums: 'SELECT rebuild_sales(), rebuild_order_counts(), rebuild_invoice_lists()',
};

/** Movements of the bank come near the end, and a demo shop has none. */
export async function isFilled(database) {
  const { rows } = await database.query('SELECT count(*)::int AS number FROM bank_entry');
  return rows[0].number > 0;
}

/**
 * Fills a shop as years of business would: each list of the back office gets its rows.
 * @param {import('pg').Client} database a superuser's
 * @param {{ orders: number, products: number, report: (line: string) => void }} size
 */
export async function fillOffice(database, { orders, products, report }) {
  const started = performance.now();
  const step = async (name, work) => {
    await work();
    report(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  };
  await step('products', () => addProducts(database, products, { isTranslated: false }));
  await step('customers', () => database.query(ADD_CUSTOMERS, [CUSTOMERS]));
  await step('orders', () => seedSyntheticOrders(database, 1, orders));
  for (const [name, text] of Object.entries(GATHERED)) await step(name, () => database.query(text));
  await step('cleaned', () => database.query('VACUUM ANALYZE'));
}
