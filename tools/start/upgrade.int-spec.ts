import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Type } from '@nestjs/common';
import { grantApplicationRole, migrate } from '@kp/platform/database';
import { declaredHandlers, writeSubscriptions } from '@kp/platform/outbox';
import { Client } from 'pg';
import type { MigrationInterface } from 'typeorm';
import { SHIPPED_MIGRATIONS } from '../../services/worker/src/testing/shipped-migrations';
import { migrations, workerModules } from '@kp/modules';
import { type RunningPostgres, startPostgres } from './postgres.mjs';

const ALL: Type<MigrationInterface>[] = migrations;
const FIRST_RELEASE = ALL.filter(({ name }) => SHIPPED_MIGRATIONS.includes(name));

/** The first release had no role but the superuser. */
const AS_FIRST_RELEASE = `
  ALTER DATABASE kitchenpass OWNER TO kitchenpass;
  DROP OWNED BY shop;
  DROP ROLE shop;
  DROP ROLE shop_app`;

const ROWS = `
  CREATE TABLE demo_seed (name text PRIMARY KEY, seeded_at timestamptz NOT NULL DEFAULT now());
  INSERT INTO orders (order_number, email, language, status, payment_method, payment_status, currency, subtotal_minor,
                      shipping_minor, vat_rate, vat_minor, total_minor, shipping_address, billing_address)
  SELECT 'ORD-' || method || '-' || paid, 'chef@bistro.example', 'en', 'pending', method, paid, 'USD', 100, 0, 0.19, 19, 119,
         '{}', '{}'
    FROM (VALUES ('stripe', 'unpaid'), ('stripe', 'paid'), ('cash', 'unpaid')) AS o (method, paid);
  INSERT INTO payment (method, is_sandbox, intent_key, amount_minor, currency, description, status, captured_minor)
  VALUES ('stripe', false, 'intent', 119, 'USD', 'Order', 'captured', 119);
  INSERT INTO payment_refund (payment_id, amount_minor, reason, intent_key, status, requested_at)
  SELECT id, 10, 'by-hand', state, state, '2026-01-02 03:04:05Z' FROM payment, (VALUES ('failed'), ('done')) AS r (state);
  INSERT INTO mail (delivery_id, kind, recipient, language, subject, text_body, html_body)
  VALUES (1, 'order-confirmation', 'A+b@X.example', 'en', '', '', '');
  INSERT INTO outbox_message (event, payload, dispatched_at)
  VALUES ('notifications.mail-written', '{"mailId": 1}', now()), ('notifications.mail-written', '{"mailId": 2}', now());
  INSERT INTO outbox_delivery (message_id, handler, queue, done_at)
  VALUES (1, 'DeliverMailHandler', 'emails', NULL), (2, 'DeliverMailHandler', 'emails', now())`;

/** Whatever is not part of an extension and belongs to somebody else than the role of the shop. */
const NOT_OF_SHOP = ['pg_class rel', 'pg_proc pro', 'pg_type typ']
  .map((entry) => {
    const [catalog, prefix] = entry.split(' ');
    return `SELECT '${catalog}' AS catalog, ${prefix}name::text AS name FROM ${catalog} o
      WHERE ${prefix}namespace = 'public'::regnamespace AND pg_get_userbyid(${prefix}owner) <> 'shop'
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = '${catalog}'::regclass AND d.objid = o.oid AND d.deptype = 'e')
        AND NOT EXISTS (SELECT FROM pg_type element JOIN pg_depend d ON d.classid = 'pg_type'::regclass AND d.objid = element.oid
                         WHERE d.deptype = 'e' AND '${catalog}' = 'pg_type' AND element.typarray = o.oid)`;
  })
  .join(' UNION ALL ');

describe('an embedded shop of the first release', () => {
  let folder: string;
  let server: RunningPostgres;

  async function sql<Row extends object>(text: string, url = server.superuserUrl): Promise<Row[]> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'kitchenpass-upgrade-'));
    chmodSync(folder, 0o755);
    const start = () => startPostgres({ dataDir: folder, durable: false });
    server = await start();
    await sql(AS_FIRST_RELEASE);
    await migrate(server.superuserUrl, FIRST_RELEASE);
    await sql(ROWS);
    const record = path.join(folder, 'postgres.json');
    const {
      shopPassword: _,
      appPassword: __,
      ...known
    } = JSON.parse(readFileSync(record, 'utf8')) as Record<string, unknown>;
    writeFileSync(record, JSON.stringify(known));

    server = await start();
    await migrate(server.ownerUrl, ALL);
    await grantApplicationRole(server.ownerUrl, server.url);
    await writeSubscriptions(server.url, declaredHandlers(workerModules));
  });
  afterAll(async () => {
    await server.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  const ROLE = `SELECT current_user::text AS role, rolsuper, pg_get_userbyid(datdba)::text AS owner
    FROM pg_roles, pg_database WHERE rolname = current_user AND datname = current_database()`;

  it('is migrated by a role that then owns everything in it and is no superuser', async () => {
    expect(await sql(NOT_OF_SHOP)).toEqual([]);
    expect(await sql(ROLE, server.ownerUrl)).toEqual([{ role: 'shop', rolsuper: false, owner: 'shop' }]);
  });

  it('gets another role for gateway and worker, which reads what was there before', async () => {
    expect(await sql(ROLE, server.url)).toEqual([{ role: 'shop_app', rolsuper: false, owner: 'shop' }]);
    expect(await sql('SELECT name FROM migrations', server.url)).toHaveLength(ALL.length);
    expect(await sql('SELECT * FROM demo_seed', server.url)).toEqual([]);
  });

  it('gives unpaid orders a day to be paid, and no others a reservation that ends', async () => {
    const orders = await sql(
      `SELECT order_number AS number, reserved_until > now() + interval '23 hours' AND
              reserved_until <= now() + interval '1 day' AS "isReserved" FROM orders ORDER BY 1`,
    );
    expect(orders).toEqual([
      { number: 'ORD-cash-unpaid', isReserved: null },
      { number: 'ORD-stripe-paid', isReserved: null },
      { number: 'ORD-stripe-unpaid', isReserved: true },
    ]);
  });

  it('dates refunds that failed by their request', async () => {
    expect(await sql('SELECT status, failed_at AS "failedAt" FROM payment_refund ORDER BY status')).toEqual([
      { status: 'done', failedAt: null },
      { status: 'failed', failedAt: new Date('2026-01-02T03:04:05Z') },
    ]);
  });

  it('counts mails of before for their mailbox', async () => {
    expect(await sql('SELECT mailbox FROM mail')).toEqual([{ mailbox: 'a@x.example' }]);
  });

  it('gives open deliveries the present name of their handler', async () => {
    expect(await sql('SELECT handler, done_at IS NULL AS "isOpen" FROM outbox_delivery ORDER BY id')).toEqual(
      [
        { handler: 'notifications.deliver-mail', isOpen: true },
        { handler: 'DeliverMailHandler', isOpen: false },
      ],
    );
  });
});
