/**
 * Each query answers the rows that break its invariant; `began` is the stock at the start: ids and units. Orders of the
 * demo data took no stock and have no payment: only those of the run count.
 */
const QUERIES = [
  {
    name: 'every acknowledged order exists exactly once',
    sql: `SELECT a.email FROM unnest($1::text[], $2::int[]) AS a (email, id)
           WHERE (SELECT count(*) FROM orders o WHERE o.email = a.email AND o.id = a.id) <> 1`,
    values: ({ journal }) => [
      journal.acknowledged.map(({ email }) => email),
      journal.acknowledged.map(({ id }) => id),
    ],
  },
  {
    name: 'no order twice for one shopper or idempotency key',
    sql: `SELECT email FROM orders GROUP BY email HAVING count(*) > 1 AND email LIKE 'chaos-%'
          UNION ALL SELECT key FROM idempotency_key GROUP BY scope, key HAVING count(*) > 1`,
  },
  {
    name: 'every payment that a shopper saw succeed has its order',
    sql: `SELECT email FROM unnest($1::text[]) AS paid (email)
           WHERE NOT EXISTS (SELECT FROM orders o WHERE o.email = paid.email AND o.payment_status <> 'unpaid')`,
    values: ({ journal }) => [journal.paid],
  },
  {
    name: 'stock: start − sold − reserved = now, never negative',
    sql: `SELECT * FROM (
            SELECT p.id, began.units AS began, p.stock_quantity AS stock,
                   (SELECT coalesce(sum(l.quantity), 0) FROM order_line l JOIN orders o ON o.id = l.order_id
                     WHERE l.product_id = p.id AND o.status <> 'cancelled' AND o.email LIKE 'chaos-%') AS sold,
                   (SELECT coalesce(sum(quantity), 0) FROM stock_reservation WHERE product_id = p.id) AS reserved
              FROM unnest($1::int[], $2::int[]) AS began (id, units) JOIN product p ON p.id = began.id) facts
           WHERE stock < 0 OR began - sold - reserved <> stock`,
    values: ({ began }) => [began.map(({ id }) => id), began.map(({ units }) => units)],
  },
  {
    name: 'the lines of an order sum up to its subtotal',
    sql: `SELECT o.id FROM orders o LEFT JOIN order_line l ON l.order_id = o.id
           GROUP BY o.id HAVING coalesce(sum(l.line_total_minor), 0) <> o.subtotal_minor`,
  },
  {
    name: 'payments captured = orders paid or refunded',
    sql: `SELECT p.id FROM payment p LEFT JOIN orders o ON o.payment_id = p.id AND o.payment_status <> 'unpaid'
           WHERE p.captured_minor > 0 AND p.refunded_minor < p.captured_minor
             AND (o.id IS NULL OR o.total_minor <> p.captured_minor OR p.order_id IS DISTINCT FROM o.id)
          UNION ALL
          SELECT -o.id FROM orders o LEFT JOIN payment p ON p.id = o.payment_id
           WHERE o.email LIKE 'chaos-%' AND o.payment_status = 'paid' AND coalesce(p.captured_minor, 0) <> o.total_minor`,
  },
  {
    name: 'every order has exactly one confirmation mail',
    sql: `SELECT o.id FROM orders o WHERE o.email LIKE 'chaos-%' AND o.payment_status <> 'out_of_stock_paid'
             AND (SELECT count(*) FROM mail m WHERE m.recipient = o.email AND m.kind = 'order-confirmation') <> 1`,
  },
  {
    name: 'no open outbox delivery',
    sql: `SELECT id FROM outbox_message WHERE dispatched_at IS NULL
          UNION ALL SELECT id FROM outbox_delivery WHERE done_at IS NULL AND failed_at IS NULL`,
  },
  {
    name: 'no dead letter',
    sql: 'SELECT id, handler, last_error FROM outbox_delivery WHERE failed_at IS NOT NULL',
  },
];

/** @returns {Promise<{ name: string, isHeld: boolean, detail: string }[]>} */
export async function checkTables(client, facts) {
  const checks = [];
  for (const { name, sql, values } of QUERIES) {
    const { rows } = await client.query(sql, values?.(facts) ?? []);
    const detail = rows.length === 0 ? '' : `${rows.length} broken, e.g. ${JSON.stringify(rows[0])}`;
    checks.push({ name, isHeld: rows.length === 0, detail });
  }
  return checks;
}

/** Whether events wait to be handled; a worker is still at it. */
export async function openEvents(client) {
  const { rows } = await client.query(
    `SELECT (SELECT count(*) FROM outbox_message WHERE dispatched_at IS NULL)::int
          + (SELECT count(*) FROM outbox_delivery WHERE done_at IS NULL AND failed_at IS NULL)::int AS open`,
  );
  return rows[0].open;
}

export function checkAnswers({ journal }) {
  const repeated = journal.acknowledged.filter(({ id, again }) => again !== null && again !== id);
  const failures = journal.answers.filter(({ status }) => status >= 500 && status !== 503);
  const described = failures.slice(0, 5).map(({ path, status }) => `${status} ${path}`);
  return [
    {
      name: 'an order that is sent again answers the same order',
      isHeld: repeated.length === 0,
      detail: `${journal.acknowledged.filter(({ again }) => again !== null).length} sent again`,
    },
    {
      name: 'every shopper got an answer in the end',
      isHeld: journal.unanswered.length === 0,
      detail: journal.unanswered.slice(0, 5).join(', '),
    },
    {
      name: 'no 5xx other than 503',
      isHeld: failures.length === 0,
      detail: failures.length === 0 ? '' : `${failures.length}: ${described.join(', ')}`,
    },
  ];
}

/**
 * The longest time without one good answer of a kind, between a kill and the next.
 * @param {{ kind: string, status: number, endedAt: number }[]} answers
 */
export function longestOutageMs(answers, kind, from, until) {
  const good = answers
    .filter((answer) => answer.kind === kind && answer.status > 0 && answer.status < 500)
    .map(({ endedAt }) => endedAt)
    .filter((endedAt) => endedAt >= from && endedAt < until)
    .sort((left, right) => left - right);
  const moments = [from, ...good, until];
  return Math.max(...moments.slice(1).map((moment, index) => moment - moments[index]));
}
