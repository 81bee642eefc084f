import { Transactions } from '@kp/platform/database';
import type { Problem } from '@kp/platform/http';
import type { TestShop } from '@kp/testing';
import type {
  NotificationPreferencesResponse,
  UpdateNotificationsRequest,
} from './http/notification-preferences.dto';
import { type MailPreference, NotificationPreferences } from './notification-preferences';
import { register, startAuthShop } from './testing/auth-shop';

const DEFAULTS: NotificationPreferencesResponse = {
  emailNotifications: true,
  orderUpdates: true,
  productRestocks: false,
  priceDrops: false,
  promotions: true,
};

describe('Notification preferences', () => {
  let shop: TestShop;
  let token: string;
  let userId: number;

  beforeAll(async () => {
    shop = await startAuthShop();
  });
  beforeEach(async () => {
    await shop.sql('TRUNCATE app_user CASCADE');
    const { body } = await register(shop);
    ({ token } = body);
    userId = body.user.id;
  });
  afterAll(() => shop.close());

  const put = <Body = NotificationPreferencesResponse>(body: object, by: string | undefined = token) =>
    shop.call<Body>('PUT', '/api/auth/notifications', { body, token: by });
  const mine = async () =>
    (await shop.call<NotificationPreferencesResponse>('GET', '/api/auth/me', { token })).body;

  it('are those of the specification for a new account, and part of the user', async () => {
    expect(await mine()).toMatchObject(DEFAULTS);
  });

  it('change one by one or together, and only those that are sent', async () => {
    const { status, body, headers } = await put({ priceDrops: true });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toEqual({ ...DEFAULTS, priceDrops: true });

    const answer = await put({ orderUpdates: false, promotions: false });
    expect(answer.body).toEqual({ ...DEFAULTS, priceDrops: true, orderUpdates: false, promotions: false });
    expect(await mine()).toMatchObject(answer.body);

    expect((await put({})).body).toEqual(answer.body);
  });

  it.each<[keyof UpdateNotificationsRequest, unknown]>([
    ['emailNotifications', 'true'],
    ['orderUpdates', 1],
    ['productRestocks', null],
    ['priceDrops', ''],
    ['promotions', [true]],
  ])('refuse %s = %j at its field and change nothing', async (field, value) => {
    const { status, body } = await put<Problem>({ priceDrops: true, [field]: value });
    expect(status).toBe(400);
    expect(body.fields?.map((problem) => problem.field)).toEqual([field]);
    expect(await mine()).toMatchObject(DEFAULTS);
  });

  it('need a session', async () => {
    expect((await shop.call('PUT', '/api/auth/notifications', { body: { promotions: false } })).status).toBe(
      401,
    );
    expect(await mine()).toMatchObject(DEFAULTS);
  });

  it.each<[MailPreference, boolean]>([
    ['orderUpdates', true],
    ['productRestocks', false],
    ['priceDrops', false],
    ['promotions', true],
  ])('%s is wanted by default: %s; with all emails off it is not', async (kind, byDefault) => {
    const preferences = shop.app.get(NotificationPreferences);
    expect(await preferences.wants(userId, kind)).toBe(byDefault);
    await put({ [kind]: true });
    expect(await preferences.wants(userId, kind)).toBe(true);
    await put({ emailNotifications: false });
    expect(await preferences.wants(userId, kind)).toBe(false);
  });

  it('of an account that is gone want nothing', async () => {
    await shop.sql('DELETE FROM app_user');
    expect(await shop.app.get(NotificationPreferences).wants(userId, 'orderUpdates')).toBe(false);
  });

  describe('that must be on for a subscription', () => {
    const switchOn = (kind: MailPreference) =>
      shop.app.get(Transactions).run(() => shop.app.get(NotificationPreferences).switchOn(userId, kind));

    it('are switched on, and named', async () => {
      expect(await switchOn('productRestocks')).toEqual(['productRestocks']);
      expect(await switchOn('productRestocks')).toEqual([]);
      expect(await mine()).toMatchObject({ ...DEFAULTS, productRestocks: true });
    });

    it('bring no advertising back to who had switched all emails off', async () => {
      await put({ emailNotifications: false });
      expect(await switchOn('priceDrops')).toEqual(['emailNotifications', 'priceDrops']);
      expect(await mine()).toMatchObject({ ...DEFAULTS, priceDrops: true, promotions: false });
    });
  });
});
