import { shopModules } from '@kp/modules';
import { anOrder, type CheckoutShop, startCheckoutShop } from '@kp/orders/testing';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { startTestShop, type TestShop, waitUntil } from '@kp/testing';
import { apiOf } from './api';
import { fillAccounts, fillInbox } from './fill-accounts';
import { fillCatalogue } from './fill-catalogue';
import { fillOffice, fillSeller } from './fill-office';
import { FilledOrders } from './fill-orders';

/** What the database keeps encrypted, hashed or signed, so that it cannot be read from a dump. */
export interface Secrets {
  totp: string;
  recoveryCode: string;
  payPath: string;
  quotePath: string;
}

const RIGHT_OF_ORDERS = shopModules.slice(shopModules.findIndex(({ name }) => name === 'orders') + 1);
const SAVED_METHODS = `
  INSERT INTO payment_customer (user_id, is_test, ref) SELECT min(id), false, 'cus_1' FROM app_user`;

const DISPUTE = `
  INSERT INTO payment_dispute (payment_id, provider_ref, kind, state, amount_minor, respond_by, as_of)
  SELECT id, 'dp_1', 'dispute', 'open', 1488, now() + interval '7 days', now() FROM payment
   WHERE status = 'captured' OR captured_minor > 0 ORDER BY id LIMIT 1`;
/** Nobody serves the list of the dump. */
const FEED_REPORT = `
  WITH run AS (INSERT INTO supplier_feed_run (feed_id, state, ended_at) SELECT id, 'unchanged', now() FROM supplier_feed)
  INSERT INTO supplier_feed_price (feed_id, product_id, import_id, first_import_id, label, changes)
  SELECT id, $1, 1, 1, 'Saucepan', '[{"field": "price", "before": "12.50", "after": "25.00"}]' FROM supplier_feed`;
const NOBODY_LISTENS = 'smtp://127.0.0.1:1';

/** A shop in which each table has rows, through the calls of guests, customers and staff. */
export async function fillShop(): Promise<{ shop: CheckoutShop; secrets: Secrets }> {
  const shop = await startCheckoutShop({ modules: RIGHT_OF_ORDERS });
  const staff = apiOf(shop, await shop.admin());
  await fillSeller(shop, staff);
  const products = await fillCatalogue(staff);
  const { token, secrets } = await fillAccounts(shop, staff, products);
  const orders = new FilledOrders(shop, staff, products, token);
  await orders.fill();
  const { quotePath, agreedId } = await fillInbox(shop, staff, products, token);
  const payPath = await orders.owe(agreedId);
  await shop.untilIdle();
  await orders.leaveOpen();
  await fillOffice(staff, products);
  await shop.sql(FEED_REPORT, [products.pan]);
  await shop.app.get(ScheduledJobs).runNow('notifications.send-promotions');
  // The sandbox has no disputes, and keeps nothing of customers.
  await shop.sql(DISPUTE);
  await shop.sql(SAVED_METHODS);
  await shop.untilIdle();
  await leaveWorkUndone(shop, products.pan);
  return { shop, secrets: { ...secrets, payPath, quotePath } };
}

/** A mail that no server takes, then a message that no relay has seen; the shop's own worker would see to both. */
async function leaveWorkUndone(shop: TestShop, productId: number): Promise<void> {
  await shop.app.close();
  const environment = {
    DATABASE_URL: shop.databaseUrl,
    DATABASE_OWNER_URL: shop.ownerUrl,
    MAIL_URL: NOBODY_LISTENS,
  };
  const order = (notes: string) => anOrder([{ productId, quantity: 1 }], { notes });
  const withoutMail = await startTestShop({ modules: shopModules, worker: true, environment });
  await apiOf(withoutMail)('POST', '/api/orders', order('mail not sent'));
  const tried = 'SELECT FROM outbox_delivery WHERE done_at IS NULL AND last_error IS NOT NULL';
  await waitUntil('a mail was tried', async () => (await shop.sql(tried)).length > 0);
  await withoutMail.close();
  const withoutWorker = await startTestShop({ modules: shopModules, environment });
  await apiOf(withoutWorker)('POST', '/api/orders', order('event not relayed'));
  await withoutWorker.close();
}
