import { Injectable } from '@nestjs/common';
import { ProductImporter } from '@kp/catalog';
import { productCode } from '@kp/commerce';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { AuditLog } from '@kp/platform/audit';
import type { Principal } from '@kp/platform/http';
import type { ImportedRow, ImportRow } from '@kp/platform/imports';
import type { HeldPrice } from './feed';

const COLUMNS = 'product_id AS "productId", label, changes, dismissed';

/** What somebody has decided prices while the list says the same. */
const ADD = prepared(
  'held-prices.add',
  `INSERT INTO supplier_feed_price AS h (feed_id, import_id, first_import_id, product_id, label, changes)
   SELECT $1, $2, $2, each.* FROM unnest((SELECT $3::int[]), (SELECT $4::text[]), (SELECT $5::jsonb[])) AS each
   ON CONFLICT (feed_id, product_id) DO UPDATE
     SET import_id = excluded.import_id, label = excluded.label, changes = excluded.changes,
         dismissed = h.dismissed AND h.changes = excluded.changes,
         first_import_id = CASE WHEN h.changes = excluded.changes THEN h.first_import_id ELSE excluded.import_id END`,
);
const FORGET_OTHERS = prepared(
  'held-prices.forget-others',
  'DELETE FROM supplier_feed_price WHERE feed_id = $1 AND import_id <> $2',
);
const COUNT = prepared(
  'held-prices.count',
  `SELECT count(*) FILTER (WHERE first_import_id = $2)::int AS added, count(*)::int AS waiting
     FROM supplier_feed_price WHERE feed_id = $1 AND NOT dismissed`,
);
const LIST = prepared(
  'held-prices.list',
  `SELECT ${COLUMNS} FROM supplier_feed_price WHERE feed_id = $1 AND product_id > $2
    ORDER BY product_id LIMIT $3`,
);
/** In the order in which products are locked. */
const LOCK = prepared(
  'held-prices.lock',
  `SELECT ${COLUMNS} FROM supplier_feed_price
    WHERE feed_id = $1 AND CASE WHEN $2::int[] IS NULL THEN NOT dismissed ELSE product_id = ANY ($2) END
    ORDER BY product_id LIMIT $3 FOR UPDATE`,
);
const DISMISS = prepared(
  'held-prices.dismiss',
  'UPDATE supplier_feed_price SET dismissed = true WHERE feed_id = $1 AND product_id = ANY ($2::int[])',
);
const REMOVE = prepared(
  'held-prices.remove',
  'DELETE FROM supplier_feed_price WHERE feed_id = $1 AND product_id = ANY ($2::int[])',
);
const RENEW = prepared(
  'held-prices.renew',
  'UPDATE supplier_feed_price SET changes = $3 WHERE feed_id = $1 AND product_id = $2',
);

const AT_ONCE = 500;

export interface DecidedPrices {
  decided: number;
  /** Changed in the shop since: shown again as they are now. */
  renewed: number;
  /** Still to be decided. */
  waiting: number;
}

/** Prices that moved too far wait here, one for a product and feed, until somebody decides or the list takes them back. */
@Injectable()
export class HeldPrices {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly importer: ProductImporter,
    private readonly audit: AuditLog,
  ) {}

  async add(feedId: number, importId: number, results: readonly ImportedRow[]): Promise<void> {
    const held = results.filter(({ held: changes = [] }) => changes.length > 0);
    if (held.length === 0) return;
    const labels = held.map(({ label }) => label ?? '');
    const changes = held.map((result) => JSON.stringify(result.held));
    await this.sql.run(ADD, [feedId, importId, held.map(({ subjectId }) => subjectId), labels, changes]);
  }

  /** What the list of this import no longer says. */
  async forgetOthers(feedId: number, importId: number): Promise<void> {
    await this.sql.run(FORGET_OTHERS, [feedId, importId]);
  }

  /** Of those that wait: how many are new with this import. */
  async count(feedId: number, importId: number): Promise<{ added: number; waiting: number }> {
    return (await this.sql.first<{ added: number; waiting: number }>(COUNT, [feedId, importId]))!;
  }

  list(feedId: number, after: number, limit: number): Promise<HeldPrice[]> {
    return this.sql.rows<HeldPrice>(LIST, [feedId, after, limit]);
  }

  /**
   * Gives products the prices, 500 at most, by the importer and in the name of who approves. One whose price was changed
   * since is left as it is.
   * @param productIds null: all that wait
   */
  async approve(
    feedId: number,
    productIds: readonly number[] | null,
    admin: Principal,
  ): Promise<DecidedPrices> {
    try {
      return await this.decide(feedId, productIds, admin, async (prices) => {
        const results = await this.importer.write(prices.map(rowOf), 'update', admin);
        const stale = new Set(results.flatMap(({ outcome, row }) => (outcome === 'failed' ? [row] : [])));
        const [done, others] = [
          prices.filter(({ productId }) => !stale.has(productId)),
          prices.filter(({ productId }) => stale.has(productId)),
        ];
        await this.remove(feedId, done);
        await this.renew(feedId, others);
        return done.length;
      });
    } finally {
      this.importer.publish();
    }
  }

  /** Products keep the prices that they have, until the list has another one. */
  dismiss(feedId: number, productIds: readonly number[] | null, admin: Principal): Promise<DecidedPrices> {
    return this.decide(feedId, productIds, admin, async (prices) => {
      await this.sql.run(DISMISS, [feedId, prices.map(({ productId }) => productId)]);
      const products = prices.map(({ label }) => label).join(', ');
      await this.audit.record(admin, {
        action: 'supplier-feed.ignored',
        subject: 'supplier-feed',
        subjectId: feedId,
        before: null,
        after: { products },
      });
      return prices.length;
    });
  }

  private decide(
    feedId: number,
    productIds: readonly number[] | null,
    admin: Principal,
    decide: (prices: readonly HeldPrice[]) => Promise<number>,
  ): Promise<DecidedPrices> {
    return this.transactions.run(async () => {
      const prices = await this.sql.rows<HeldPrice>(LOCK, [feedId, productIds, AT_ONCE]);
      const decided = prices.length > 0 ? await decide(prices) : 0;
      const { waiting } = await this.count(feedId, 0);
      return { decided, renewed: prices.length - decided, waiting };
    });
  }

  private async remove(feedId: number, prices: readonly HeldPrice[]): Promise<void> {
    await this.sql.run(REMOVE, [feedId, prices.map(({ productId }) => productId)]);
  }

  /** With what they would change now; without anything to change they are gone. */
  private async renew(feedId: number, prices: readonly HeldPrice[]): Promise<void> {
    if (prices.length === 0) return;
    const rows = prices.map((price) => ({ ...rowOf(price), limits: undefined }));
    const now = new Map((await this.importer.plan(rows, 'update')).map((result) => [result.row, result]));
    for (const price of prices) {
      const changes = now.get(price.productId)?.changes ?? [];
      const own = changes.filter(({ field }) => price.changes.some((change) => change.field === field));
      if (own.length === 0) await this.remove(feedId, [price]);
      else await this.sql.run(RENEW, [feedId, price.productId, JSON.stringify(own)]);
    }
  }
}

/** The row of a list that says this and nothing else, of a product that is as it was. */
function rowOf({ productId, changes }: HeldPrice): ImportRow {
  const cells = changes.map(({ field, after }) => [field, after ?? ''] as const);
  const expected = changes.map(({ field, before }) => [field, before ?? ''] as const);
  return {
    row: productId,
    cells: new Map([['code', productCode(productId)], ...cells]),
    limits: {
      fields: new Set(cells.map(([field]) => field)),
      supplier: null,
      maxChangePercent: null,
      expected: new Map(expected),
    },
  };
}
