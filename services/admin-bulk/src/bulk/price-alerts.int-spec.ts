import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { type CheckoutShop, startCheckoutShop } from '@kp/orders/testing';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { adminBulkDescriptor } from '..';
import type { BulkResultResponse } from './bulk-products.dto';

const UNDO_HOURS = 24;

describe('mails of prices that a bulk change lowers, in a shop that lets them wait as long as it can be undone', () => {
  let shop: CheckoutShop;
  let admin: string;
  beforeAll(async () => {
    shop = await startCheckoutShop({
      modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor, adminBulkDescriptor],
      environment: { ALERT_SETTLE_SECONDS: String(UNDO_HOURS * 3600) },
    });
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  const watched = async (email: string) => {
    const productId = await shop.product({ name: 'Oven mitt', priceMinor: 2_000 });
    await shop.call('PUT', `/api/alerts/${productId}/price-drop`, { token: await shop.customer(email) });
    return productId;
  };
  const halve = async (productId: number) => {
    const body = { productIds: [productId], multiplier: 0.5 };
    const answer = await shop.call<BulkResultResponse>('PUT', '/admin/api/products/bulk/prices', {
      body,
      token: admin,
    });
    await shop.untilIdle();
    return answer.body.jobId;
  };
  const hoursPass = async (hours: number) => {
    const ago = `- interval '${hours} hours'`;
    await shop.sql(`UPDATE product_price_history SET changed_at = changed_at ${ago}`);
    await shop.sql(`UPDATE product_alert SET created_at = created_at ${ago}`);
    await shop.app.get(ScheduledJobs).runNow('notifications.queue-alerts');
    await shop.untilIdle();
  };
  const subjects = async (email: string) =>
    (
      await shop.sql<{ subject: string }>(
        `SELECT subject FROM mail WHERE recipient = $1 AND kind = 'product-alert'`,
        [email],
      )
    ).map(({ subject }) => subject);

  it('are sent when the time has passed', async () => {
    const email = 'ana@bistro.example';
    await halve(await watched(email));
    await hoursPass(UNDO_HOURS - 1);
    expect(await subjects(email)).toEqual([]);
    await hoursPass(2);
    expect(await subjects(email)).toEqual(['Oven mitt now costs $10.00 instead of $20.00']);
  });

  it('are never sent when it is undone before', async () => {
    const email = 'dan@bistro.example';
    const jobId = await halve(await watched(email));
    await hoursPass(UNDO_HOURS - 1);
    const undone = await shop.call('POST', `/admin/api/bulk-jobs/${jobId}/undo`, { token: admin });
    expect(undone.status).toBeLessThan(300);
    await shop.untilIdle();
    await hoursPass(UNDO_HOURS + 1);
    expect(await subjects(email)).toEqual([]);
  });
});
