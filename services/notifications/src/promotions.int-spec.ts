import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { anOrder, type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { waitUntil } from '@kp/testing';
import type {
  PromotionAudienceResponse,
  PromotionPreviewResponse,
  PromotionResponse,
} from './http/promotions.dto';
import { notificationsDescriptor } from './index';
import { PromotionsConfig } from './promotions/promotions.config';
import { MailServer } from './testing';

const PATH = '/admin/api/promotions';
const ENGLISH = {
  language: 'en',
  subject: 'Ladles <half> price',
  body: 'Until Friday.\n\nAll <b>ladles</b>.',
};
const GERMAN = { language: 'de', subject: 'Kellen zum halben Preis', body: 'Bis Freitag.' };
const DRAFT = {
  name: 'Ladles in May',
  link: '/products?category=ladles',
  productIds: [] as number[],
  texts: [ENGLISH, GERMAN],
  audience: 'all',
  languages: [] as string[],
};

interface WrittenMail {
  recipient: string;
  language: string;
  subject: string;
  text: string;
  url: string;
}

describe('promotions', () => {
  let server: MailServer;
  let shop: OrdersShop;
  let admin: string;
  let config: PromotionsConfig;

  beforeAll(async () => {
    server = await MailServer.start();
    shop = await startOrdersShop({
      worker: true,
      modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor],
      environment: { MAIL_URL: server.url, NEWSLETTER: 'open' },
    });
    admin = await shop.admin();
    config = shop.app.get(PromotionsConfig);
  });
  beforeEach(async () => {
    config.mailsPerMinute = 100_000;
    server.isRefusing = false;
    await shop.sql('DELETE FROM mail');
    await shop.sql('TRUNCATE promotion, promotion_recipient, newsletter_subscription');
    // The administrator is none of the recipients that are counted below.
    await shop.sql(`UPDATE app_user SET promotions = false`);
  });
  afterAll(async () => {
    await shop.close();
    await server.stop();
  });

  const call = <Body = PromotionResponse>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path = '',
    body?: object,
  ) => shop.call<Body & Problem>(method, `${PATH}${path}`, { body, token: admin });
  const draft = async (changes: object = {}) => {
    const { status, body } = await call('POST', '', { ...DRAFT, ...changes });
    expect([status, body.state]).toEqual([201, 'draft']);
    return body;
  };
  const tick = () => shop.app.get(ScheduledJobs).runNow('notifications.send-promotions');
  const get = async (id: number) => (await call('GET', `/${id}`)).body;
  const sendNow = async (changes: object = {}) => {
    const { id, version } = await draft(changes);
    expect((await call('POST', `/${id}/send`, { version })).status).toBe(200);
    await tick();
    return id;
  };
  /** Accounts that want promotions; answers their ids. */
  const readers = async (count: number, language = 'en') => {
    const rows = await shop.sql<{ id: number }>(
      `INSERT INTO app_user (email, password_hash, first_name, last_name, language)
       SELECT 'reader-' || gen_random_uuid() || '@bistro.example', 'x', 'Maria', 'Popa', $2
         FROM generate_series(1, $1::int) RETURNING id`,
      [count, language],
    );
    return rows.map(({ id }) => id);
  };
  const written = () =>
    shop.sql<WrittenMail>(
      `SELECT recipient, language, subject, text_body AS text, unsubscribe_url AS url FROM mail
        WHERE kind = 'promotion' ORDER BY id`,
    );
  const recipients = () =>
    shop.sql<{ id: number }>('SELECT user_id AS id FROM promotion_recipient ORDER BY 1');

  it('go to the accounts that opted in, in their language, with a link that unsubscribes', async () => {
    await readers(1);
    await readers(1, 'de');
    await readers(1, 'ja');
    const [off, none, disabled] = await readers(3);
    await shop.sql('UPDATE app_user SET promotions = false WHERE id = $1', [off]);
    await shop.sql('UPDATE app_user SET email_notifications = false WHERE id = $1', [none]);
    await shop.sql('UPDATE app_user SET disabled_at = now() WHERE id = $1', [disabled]);
    const { id, version } = await draft();
    const audience = await call<PromotionAudienceResponse>('GET', `/${id}/audience`);
    expect(audience.body).toEqual({
      recipients: 3,
      languages: ['de', 'en', 'ja'].map((language) => ({ language, recipients: 1 })),
    });

    const sent = await call('POST', `/${id}/send`, { version });
    expect(sent.body).toMatchObject({ state: 'scheduled', recipients: null });
    await tick();
    const mails = await written();
    expect(mails.map(({ language, subject }) => [language, subject])).toEqual([
      ['en', ENGLISH.subject],
      ['de', GERMAN.subject],
      ['ja', ENGLISH.subject],
    ]);
    expect(mails[0]!.text).toContain('/products?category=ladles');
    expect(await get(id)).toMatchObject({ state: 'sent', recipients: 3, mailed: 3 });
    await waitUntil('they arrive', () => Promise.resolve(server.received.length >= 3));
    expect(server.received[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

    const again = await call('POST', `/${id}/send`, { version });
    expect([again.status, again.body.state]).toEqual([200, 'sent']);
    await tick();
    expect(await written()).toHaveLength(3);
    const actions = await shop.sql<{ action: string }>(
      `SELECT action FROM audit_entry WHERE subject = 'promotion' AND subject_id = $1 ORDER BY id`,
      [String(id)],
    );
    expect(actions.map(({ action }) => action)).toEqual(['promotion.created', 'promotion.scheduled']);
  });

  it('reach subscribers of the newsletter after they opened their link, until they unsubscribe', async () => {
    const email = 'Chef@bistro.example';
    const signUp = (address = email) =>
      shop.call('POST', '/api/newsletter', {
        body: { email: address },
        headers: { 'accept-language': 'de' },
      });
    const linkOf = async (address = email) => {
      const [mail] = await shop.sql<{ text: string }>(
        `SELECT text_body AS text FROM mail WHERE kind = 'newsletter-link' AND recipient = $1 ORDER BY id DESC`,
        [address],
      );
      return /\/newsletter\/(\S+)/.exec(mail?.text ?? '')?.[1];
    };
    expect((await signUp('chef')).status).toBe(400);
    expect((await signUp()).status).toBe(202);
    await waitUntil('the link is written', async () => (await linkOf()) !== undefined);
    const token = await linkOf();
    const path = `/api/newsletter/${token}`;
    // Nothing is mailed before the link was opened, and to open it is not enough.
    expect((await shop.call('GET', path)).body).toEqual({ isConfirmed: false });
    await sendNow();
    expect(await written()).toEqual([]);
    expect((await shop.call('POST', `${path}/confirm`)).body).toEqual({ isConfirmed: true });
    // The answer reveals nothing, and a second link is not needed.
    expect((await signUp('chef@BISTRO.example')).status).toBe(202);
    const proof = () =>
      shop.sql(
        `SELECT email, language, text_version AS version, confirmed_at >= requested_at AS confirmed, ended_at IS NOT NULL AS ended,
                email_hash ~ '^[0-9a-f]{64}$' AS hashed FROM newsletter_subscription`,
      );
    const known = { language: 'de', version: '2026-11', confirmed: true, hashed: true };
    expect(await proof()).toEqual([{ ...known, email, ended: false }]);

    await readers(1);
    const id = await sendNow();
    const mails = await written();
    expect(mails.map(({ recipient, subject }) => [recipient.startsWith('reader'), subject])).toEqual([
      [true, ENGLISH.subject],
      [false, GERMAN.subject],
    ]);
    expect(await get(id)).toMatchObject({ state: 'sent', recipients: 2, mailed: 2 });
    const { url, text } = mails[1]!;
    expect(text).toContain('Newsletter von');
    const oneClick = new URL(url).pathname;
    expect((await shop.call('GET', oneClick)).body).toEqual({ kinds: ['newsletter'], isSubscribed: true });
    const stop = {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    };
    expect((await shop.call('POST', oneClick, stop)).body).toEqual({
      kinds: ['newsletter'],
      isSubscribed: false,
    });
    expect((await shop.call('POST', oneClick, stop)).status).toBe(200);
    // The email is gone at once; what is left proves the opt-in.
    expect(await proof()).toEqual([{ ...known, email: null, ended: true }]);
    expect((await shop.call('GET', path)).status).toBe(404);
    await shop.sql('DELETE FROM mail');
    await sendNow();
    expect((await written()).map(({ recipient }) => recipient.startsWith('reader'))).toEqual([true]);
  });

  it('reach a subscriber with an account once, and stale sign-ups are deleted', async () => {
    const [id] = await readers(1);
    await shop.sql(
      `INSERT INTO newsletter_subscription (email, email_hash, language, text_version, confirmed_at)
       SELECT upper(email), 'a', 'en', '2026-11', now() FROM app_user WHERE id = $1`,
      [id],
    );
    await shop.sql(
      `INSERT INTO newsletter_subscription (email, email_hash, language, text_version, requested_at, confirmed_at, ended_at)
       VALUES ('late@x.example', 'b', 'en', '1', now() - interval '8 days', NULL, NULL),
              (NULL, 'c', 'en', '1', now() - interval '5 years', now() - interval '5 years', now() - interval '4 years'),
              (NULL, 'd', 'en', '1', now() - interval '5 years', now() - interval '5 years', now() - interval '2 years')`,
    );
    await sendNow();
    expect(await recipients()).toEqual([{ id }]);
    // A customer who turned offers off in the account has asked for the newsletter all the same.
    await shop.sql('UPDATE app_user SET promotions = false WHERE id = $1', [id]);
    await shop.sql('DELETE FROM mail');
    await sendNow();
    expect(await written()).toHaveLength(1);
    await shop.app.get(ScheduledJobs).runNow('notifications.purge-newsletter');
    const left = await shop.sql<{ hash: string }>(
      'SELECT email_hash AS hash FROM newsletter_subscription ORDER BY 1',
    );
    expect(left.map(({ hash }) => hash)).toEqual(['a', 'd']);
  });

  it('reach only the languages and the customers that were chosen', async () => {
    const [buyer] = await readers(2, 'de');
    const [english] = await readers(1);
    const { body: order } = await shop.call<{ id: number }>('POST', '/api/orders', {
      body: anOrder([{ productId: await shop.product(), quantity: 1 }]),
    });
    await shop.sql('UPDATE orders SET user_id = $2 WHERE id = $1', [order.id, buyer]);
    await sendNow({ audience: 'customers', languages: ['de', 'en'] });
    expect(await recipients()).toEqual([{ id: buyer }]);
    await shop.sql(`UPDATE orders SET status = 'cancelled', user_id = $2 WHERE id = $1`, [order.id, english]);
    await shop.sql('TRUNCATE promotion, promotion_recipient, newsletter_subscription');
    await sendNow({ audience: 'customers' });
    expect(await recipients()).toEqual([]);
  });

  it('write no more mails a minute than the mail server takes', async () => {
    config.mailsPerMinute = 5;
    const ids = await readers(12);
    const id = await sendNow();
    const steps: number[] = [];
    for (let minute = 0; minute < 3; minute += 1) {
      await tick();
      steps.push((await recipients()).length);
      await shop.sql(`UPDATE promotion_recipient SET mailed_at = mailed_at - interval '1 minute'`);
      await tick();
    }
    // Another minute may have started between two ticks, never in the middle of one.
    for (const step of steps) expect([5, 10, 12]).toContain(step);
    expect(await recipients()).toEqual(ids.map((user) => ({ id: user })));
    expect(await get(id)).toMatchObject({ state: 'sent', mailed: 12 });
  });

  it('reach each account once, although the worker stops in the middle of a chunk', async () => {
    const ids = await readers(250);
    const { id, version } = await draft();
    await call('POST', `/${id}/send`, { version });
    await shop.sql(`
      CREATE FUNCTION stop_worker() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'stopped'; END $$;
      CREATE TRIGGER stop_worker BEFORE INSERT ON promotion_recipient
        FOR EACH ROW WHEN (NEW.user_id = ${ids[150]}) EXECUTE FUNCTION stop_worker()`);
    await expect(tick()).rejects.toThrow('stopped');
    await shop.sql('DROP TRIGGER stop_worker ON promotion_recipient');
    expect(await written()).toHaveLength(100);
    expect(await get(id)).toMatchObject({ state: 'sending', recipients: 250, mailed: 100 });

    await tick();
    const mails = await written();
    expect(mails).toHaveLength(250);
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(250);
    expect(await recipients()).toEqual(ids.map((user) => ({ id: user })));
    expect(await get(id)).toMatchObject({ state: 'sent', mailed: 250 });
  });

  it('are not sent to whom opts out while the mail waits, nor after they are cancelled', async () => {
    server.isRefusing = true;
    await readers(1);
    const id = await sendNow();
    const [mail] = await written();
    const { status } = await shop.call('POST', new URL(mail!.url).pathname, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(status).toBe(200);
    server.isRefusing = false;
    const retryNow = () =>
      shop.sql('UPDATE outbox_delivery SET due_at = now(), lease_until = NULL WHERE done_at IS NULL');
    await waitUntil('the mail is withdrawn', async () => {
      await retryNow();
      return (await written()).length === 0;
    });
    expect(await get(id)).toMatchObject({ state: 'sent', mailed: 0 });

    server.isRefusing = true;
    const received = server.received.length;
    config.mailsPerMinute = 1;
    await shop.sql(`UPDATE promotion_recipient SET mailed_at = mailed_at - interval '1 minute'`);
    await readers(2);
    const cancelled = await sendNow();
    expect(await written()).toHaveLength(1);
    // What is being sent at the moment cannot be called back: its next attempt is an hour away.
    const refused = 'done_at IS NULL AND started_at IS NULL AND last_error IS NOT NULL';
    const isRefused = () => shop.sql(`SELECT 1 FROM outbox_delivery WHERE ${refused}`);
    await waitUntil('it is refused', async () => (await isRefused()).length > 0);
    await shop.sql(`UPDATE outbox_delivery SET due_at = now() + interval '1 hour' WHERE ${refused}`);
    const { body } = await call('POST', `/${cancelled}/cancel`);
    expect(body).toMatchObject({ state: 'cancelled', mailed: 0 });
    config.mailsPerMinute = 100;
    server.isRefusing = false;
    await retryNow();
    await tick();
    expect([await written(), server.received.length]).toEqual([[], received]);
    expect(await recipients()).toHaveLength(2);
  });

  it('wait for their time, and are drafts again when they are cancelled before', async () => {
    await readers(1);
    const { id, version } = await draft();
    const past = await call('POST', `/${id}/send`, { version, at: '2020-01-01T08:00:00Z' });
    expect([past.status, past.body.fields?.[0]?.field]).toEqual([400, 'at']);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await call('POST', `/${id}/send`, { version, at })).body).toMatchObject({ sendAt: at });
    expect((await call('POST', `/${id}/send`, { version, at })).status).toBe(200);
    await tick();
    expect(await written()).toEqual([]);
    const locked = await call('PUT', `/${id}`, { ...DRAFT, version });
    expect([locked.status, locked.body.code]).toEqual([409, 'NOTIFICATIONS.PROMOTION_NOT_DRAFT']);

    expect((await call('POST', `/${id}/cancel`)).body).toMatchObject({ state: 'draft', sendAt: null });
    await call('POST', `/${id}/send`, { version, at });
    await shop.sql(`UPDATE promotion SET send_at = now() - interval '1 second'`);
    await tick();
    expect(await written()).toHaveLength(1);
    expect((await call('POST', `/${id}/cancel`)).body.code).toBe('NOTIFICATIONS.PROMOTION_ENDED');
  });

  it('are previewed as they are mailed, and tested on the administrator', async () => {
    const name = 'Ladle & spoon';
    const products = [await shop.product({ name }), await shop.product({ status: 'draft' })];
    const { id, version } = await draft({ productIds: products });
    const preview = async (language: string) =>
      (await call<PromotionPreviewResponse>('GET', `/${id}/preview?language=${language}`)).body;
    const german = await preview('de');
    expect(german).toMatchObject({ subject: GERMAN.subject, isFallback: false });
    expect(german.html).toContain('Ladle &amp; spoon');
    expect(german.html.match(/\/products\/label-roll/g)).toHaveLength(1);
    const arabic = await preview('ar');
    expect(arabic).toMatchObject({ subject: ENGLISH.subject, isFallback: true });
    expect(arabic.html).toContain('dir="rtl"');
    expect(arabic.html).toMatch(/<div lang="en" dir="ltr">\s*<p>Until Friday\./);
    expect(arabic.html).toContain('All &lt;b&gt;ladles&lt;/b&gt;.');

    expect((await call('POST', `/${id}/test`, { language: 'de' })).status).toBe(202);
    await waitUntil('the test mail is written', async () => (await shop.count('mail')) === 1);
    const [mail] = await shop.sql<{ kind: string; to: string }>('SELECT kind, recipient AS to FROM mail');
    expect(mail).toEqual({ kind: 'promotion-test', to: 'admin@kitchenpass.example' });

    const changed = await call('PUT', `/${id}`, { ...DRAFT, name: 'Ladles in June', version });
    expect(changed.body).toMatchObject({ name: 'Ladles in June', version: 2 });
    const stale = await call('PUT', `/${id}`, { ...DRAFT, version });
    expect(stale.body.code).toBe('NOTIFICATIONS.PROMOTION_CHANGED');
    expect((await call('POST', `/${id}/send`, { version })).body.code).toBe(
      'NOTIFICATIONS.PROMOTION_CHANGED',
    );
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await call('GET', `/${id}`)).body.code).toBe('NOTIFICATIONS.PROMOTION_NOT_FOUND');
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ link: 'https://elsewhere.example' }, 'link'],
    [{ link: '//elsewhere.example' }, 'link'],
    [{ texts: [GERMAN] }, 'texts'],
    [{ texts: [ENGLISH, ENGLISH] }, 'texts'],
    [{ texts: [{ ...ENGLISH, body: '' }] }, 'texts.0.body'],
    [{ texts: [ENGLISH, { ...GERMAN, subject: '' }] }, 'texts.1.subject'],
    [{ texts: [ENGLISH, { ...GERMAN, language: 'xx' }] }, 'texts.1.language'],
    [{ texts: 'none' }, 'texts'],
    [{ productIds: [0] }, 'productIds'],
    [{ audience: 'everybody' }, 'audience'],
    [{ languages: ['xx'] }, 'languages'],
  ])('refuse %j', async (wrong, field) => {
    const { status, body } = await call('POST', '', { ...DRAFT, ...wrong });
    expect([status, body.fields?.[0]?.field]).toEqual([400, field]);
  });
});
