/** Of one statement: large enough to be fast, small enough for flat memory. */
const BATCH_SIZE = 20_000;
const DAYS = 730;
const MOST_PRODUCTS = 2000;

const FIRST_NAMES = ['Ana', 'Ion', 'Maria', 'Andrei', 'Elena', 'Mihai', 'Ioana', 'Radu', 'Carmen', 'Dan'];
const LAST_NAMES = ['Popescu', 'Ionescu', 'Rus', 'Stan', 'Dumitru', 'Marin', 'Toma', 'Lungu', 'Sava', 'Ene'];
const COMPANIES = ['Bistro Nord SRL', 'Hotel Carpați SA', 'Cantina Veche SRL', 'Pensiunea Doina SRL'];
const CITIES = [
  ['București', 'București'],
  ['Cluj-Napoca', 'Cluj'],
  ['Iași', 'Iași'],
  ['Timișoara', 'Timiș'],
  ['Brașov', 'Brașov'],
];

/** The place of a list that a number falls on, by a hash: neighbours differ, and every run is the same. */
const pick = (list, salt) => `(${list})[1 + abs(hashint4(n * 31 + ${salt})) % cardinality(${list})]`;
const chance = (salt) => `(abs(hashint4(n * 31 + ${salt})::bigint) % 100000 / 100000.0)`;

/** $1 first, $2 last number, $3 to $7 lists of names, $8 currency. */
const INSERT_BATCH = `
  WITH rules AS (
    SELECT threshold_minor, cost_minor,
           (SELECT rate FROM vat_rate WHERE country = 'RO' AND tax_class = 'standard'
            ORDER BY valid_from DESC LIMIT 1) AS vat_rate
      FROM shipping_settings
  ), assortment AS MATERIALIZED (
    SELECT id, name, slug, image_url, price_minor, row_number() OVER (ORDER BY id) AS place
      FROM (SELECT * FROM product WHERE status = 'active' AND price_minor IS NOT NULL AND deleted_at IS NULL ORDER BY id LIMIT ${MOST_PRODUCTS}) p
  ), given AS MATERIALIZED (
    -- What is older than a month has arrived or was cancelled, but for a few that are stuck.
    SELECT *, CASE WHEN drawn IN ('pending', 'processing', 'shipped') AND at < now() - interval '30 days' AND n % 500 > 0
                   THEN 'delivered' ELSE drawn END AS status
      FROM (
    SELECT n, nextval(pg_get_serial_sequence('orders', 'id'))::int AS id,
           ${pick(`ARRAY['delivered','delivered','delivered','delivered','shipped','processing','pending','cancelled']`, 1)} AS drawn,
           ${pick(`ARRAY['cash','cash','cash','stripe','stripe','paypal','revolut']`, 2)} AS method,
           now() - interval '1 minute' - ($9::int - n)::float8 / $9::int * interval '${DAYS} days' AS at,
           ${pick('$3::text[]', 3)} AS first_name, ${pick('$4::text[]', 4)} AS last_name,
           CASE WHEN n % 3 = 0 THEN ${pick('$5::text[]', 5)} END AS company,
           1 + abs(hashint4(n * 31 + 6)) % cardinality($6::text[]) AS town,
           'load-' || n % 50000 || '@example.test' AS email, '+40 721 ' || lpad((n % 1000000)::text, 6, '0') AS phone
      FROM generate_series($1::int, $2::int) n
      ) one
  ), line AS MATERIALIZED (
    -- Some products sell better than others.
    SELECT g.n, g.id AS order_id, p.*, 1 + abs(hashint4(g.n * 7 + at_line)) % 4 AS quantity
      FROM given g
      CROSS JOIN LATERAL generate_series(1, 1 + abs(hashint4(g.n)) % 3) at_line
      CROSS JOIN LATERAL (SELECT abs(hashint4(g.n * 13 + at_line)::bigint) % 100000 / 100000.0 AS share) chosen
      JOIN assortment p ON p.place = 1 + floor(chosen.share * chosen.share * (SELECT count(*) FROM assortment))::bigint
  ), totals AS (
    SELECT order_id, sum(price_minor * quantity)::int AS subtotal FROM line GROUP BY order_id
  ), priced AS (
    SELECT g.*, r.vat_rate, t.subtotal, CASE WHEN t.subtotal > r.threshold_minor THEN 0 ELSE r.cost_minor END AS shipping,
           floor(t.subtotal * r.vat_rate + 0.5)::int AS vat,
           jsonb_build_object('firstName', g.first_name, 'lastName', g.last_name, 'company', g.company,
             'address', 'Strada Lipscani ' || g.n % 200, 'city', ($6::text[])[g.town], 'state', ($7::text[])[g.town],
             'county', ($7::text[])[g.town], 'zipCode', lpad((g.n % 900000)::text, 6, '0'), 'country', 'Romania',
             'phone', g.phone) AS address
      FROM given g JOIN totals t ON t.order_id = g.id CROSS JOIN rules r
  ), placed AS (
    INSERT INTO orders (id, order_number, email, language, status, payment_method, payment_status, currency,
           subtotal_minor, shipping_minor, tax_lines, vat_minor, total_minor, shipping_address, billing_address,
           created_at, updated_at, promised_first_day, promised_last_day)
    OVERRIDING SYSTEM VALUE
    SELECT id, 'ORD-LOAD-' || lpad(n::text, 7, '0'), email, 'en', status, method,
           CASE WHEN status = 'delivered' OR method <> 'cash' AND ${chance(7)} < 0.97 THEN 'paid' ELSE 'unpaid' END,
           $8, subtotal, shipping, jsonb_build_array(jsonb_build_object('category', 'S', 'rate', trim_scale(vat_rate),
             'goodsMinor', subtotal, 'discountMinor', 0, 'shippingMinor', shipping, 'taxMinor', vat, 'removedMinor', 0)),
           vat, subtotal + shipping + vat, address, address, at, at,
           at::date + 2, at::date + 4
      FROM priced
  ), event AS (
    INSERT INTO order_event (order_id, at, kind, to_status, actor) SELECT id, at, 'placed', 'pending', 'guest' FROM given
  )
  INSERT INTO order_line (order_id, product_id, product_name, product_code, product_slug, image_url,
         unit_price_minor, quantity, line_total_minor, tax_category, tax_rate)
  SELECT order_id, id, name, 'KP-' || id, slug, image_url, price_minor, quantity, price_minor * quantity, 'S', vat_rate
    FROM line CROSS JOIN rules`;

/** Adds synthetic orders `first` to `last`, batch by batch, the newest number last. Stock stays: these were sold long ago. */
export async function seedSyntheticOrders(client, first, last) {
  const { rows } = await client.query(
    `SELECT FROM product WHERE status = 'active' AND deleted_at IS NULL LIMIT 1`,
  );
  if (rows.length === 0) throw new Error('SEED_ORDERS needs products: set SEED_DEMO=true.');
  const [cities, counties] = [0, 1].map((place) => CITIES.map((town) => town[place]));
  for (let from = first; from <= last; from += BATCH_SIZE) {
    const to = Math.min(from + BATCH_SIZE - 1, last);
    const names = [FIRST_NAMES, LAST_NAMES, COMPANIES, cities, counties];
    await client.query(INSERT_BATCH, [from, to, ...names, 'USD', last]);
  }
}
