import type { RolePreset } from '@kp/commerce';
import { authDescriptor } from '@kp/auth';
import { PersonalData } from '@kp/platform/personal-data';
import { settingsDescriptor } from '@kp/settings';
import { giveRole, startTestShop, type TestShop } from '@kp/testing';

interface Answered {
  id: number;
  name: string;
  code?: string;
  fields?: { field: string }[];
}

const VIEWS = '/admin/api/shared-views';
const aView = (changes: object = {}) => ({
  list: 'orders',
  name: 'To pack',
  query: 'sort=-totalAmount&status=pending',
  hidden: ['items'],
  order: [],
  ...changes,
});

describe('views that the team shares', () => {
  let shop: TestShop;
  let owner: string;
  let packer: string;
  let support: string;
  beforeAll(async () => {
    shop = await startTestShop({ modules: [settingsDescriptor, authDescriptor] });
    const member = async (role: RolePreset) => {
      const email = `${role}@kitchenpass.example`;
      const body = { firstName: 'Ana', lastName: 'Pop', email, password: 'secret-of-ana' };
      const answer = await shop.call<{ token: string }>('POST', '/api/auth/register', { body });
      await giveRole(shop, role, { email });
      return answer.body.token;
    };
    owner = await member('owner');
    packer = await member('orders');
    support = await member('support');
  });
  beforeEach(() => shop.sql('DELETE FROM shared_view'));
  afterAll(() => shop.close());

  const share = (token: string, changes: object = {}) =>
    shop.call<Answered>('POST', VIEWS, { token, body: aView(changes) });
  const rename = (token: string, id: number, name: string) =>
    shop.call<Answered>('PUT', `${VIEWS}/${id}`, { token, body: { name } });
  const remove = (token: string, id: number) => shop.call<Answered>('DELETE', `${VIEWS}/${id}`, { token });
  const list = (token: string, of = 'orders') =>
    shop.call<Answered[]>('GET', `${VIEWS}?list=${of}`, { token });

  it('are seen by all who see the list, and changed by who shared them', async () => {
    const { status, body } = await share(packer);
    expect(status).toBe(201);
    const { list: _list, ...view } = aView();
    expect(body).toEqual({ id: body.id, ...view, chosen: [], isPrivate: false, mayChange: true });
    expect((await list(support)).body).toEqual([{ ...body, mayChange: false }]);
    expect((await list(support, 'returns')).body).toEqual([]);

    expect((await rename(support, body.id, 'Mine')).body.code).toBe('SETTINGS.VIEW_OF_ANOTHER');
    expect((await remove(support, body.id)).body.code).toBe('SETTINGS.VIEW_OF_ANOTHER');
    expect((await rename(packer, body.id, ' Pack first ')).body.name).toBe('Pack first');
    expect((await remove(owner, body.id)).status).toBe(204);
    expect((await list(packer)).body).toEqual([]);
    expect((await remove(owner, body.id)).body.code).toBe('SETTINGS.VIEW_NOT_FOUND');
  });

  it('are one’s own until they are shared; names of others do not matter', async () => {
    const own = { isPrivate: true, chosen: ['phone'] };
    const { id } = (await share(packer, own)).body;
    expect((await list(packer)).body).toMatchObject([{ id, name: 'To pack', ...own, mayChange: true }]);
    expect((await list(owner)).body).toEqual([]);
    expect((await remove(owner, id)).body.code).toBe('SETTINGS.VIEW_NOT_FOUND');
    expect((await share(support, own)).status).toBe(201);
    expect((await share(packer, own)).body.code).toBe('SETTINGS.VIEW_NAME_TAKEN');
    const shared = await shop.call('PUT', `${VIEWS}/${id}`, { token: packer, body: { name: 'Pack' } });
    expect(shared.body).toMatchObject({ name: 'Pack', isPrivate: false });
    expect((await list(owner)).body).toMatchObject([{ id, name: 'Pack' }]);
  });

  it('need the right of their list', async () => {
    expect((await list(packer, 'products')).status).toBe(403);
    const refused = await share(packer, { list: 'products' });
    expect([refused.status, refused.body.code]).toEqual([403, 'SETTINGS.LIST_FORBIDDEN']);
    const { id } = (await share(owner, { list: 'products' })).body;
    expect((await rename(packer, id, 'Mine')).body.code).toBe('SETTINGS.VIEW_NOT_FOUND');
    expect((await list(packer, 'staff')).status).toBe(400);
  });

  it('have names of their own in a list, also when two are shared at once', async () => {
    const answers = await Promise.all([share(packer), share(support, { name: 'to PACK' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('SETTINGS.VIEW_NAME_TAKEN');
    const { id } = (await share(owner, { name: 'Late' })).body;
    expect((await rename(owner, id, 'To pack')).body.code).toBe('SETTINGS.VIEW_NAME_TAKEN');
    expect((await rename(owner, id, 'LATE')).status).toBe(200);
    expect((await share(owner, { list: 'returns' })).status).toBe(201);
  });

  it('are at most 50 in a list', async () => {
    await shop.sql(
      `INSERT INTO shared_view (list, name, query, hidden, column_order)
       SELECT 'orders', 'View ' || n, '', '[]', '[]' FROM generate_series(1, 49) AS n`,
    );
    const answers = await Promise.all([share(packer), share(packer, { name: 'Late' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('SETTINGS.TOO_MANY_VIEWS');
  });

  it.each([
    ['name', ' '],
    ['name', 'x'.repeat(41)],
    ['query', 'https://evil.example/?a=b'],
    ['query', '//evil.example'],
    ['query', `a=${'x'.repeat(2000)}`],
    ['hidden', ['a b']],
    ['order', Array<string>(51).fill('date')],
    ['list', 'secrets'],
  ])('are refused with a wrong %s', async (field, value) => {
    const { status, body } = await share(owner, { [field]: value });
    expect([status, body.fields?.map((each) => each.field)]).toEqual([400, [field]]);
  });

  it('leave a record of each change', async () => {
    const { id } = (await share(packer)).body;
    await rename(packer, id, 'Late');
    await remove(packer, id);
    const entries = await shop.sql(
      `SELECT action, actor_email, before->>'name' AS before, after->>'name' AS after FROM audit_entry
        WHERE subject = 'shared-view' AND subject_id = $1 ORDER BY id`,
      [String(id)],
    );
    const actor = { actor_email: 'orders@kitchenpass.example' };
    expect(entries).toEqual([
      { action: 'shared-view.created', ...actor, before: null, after: 'To pack' },
      { action: 'shared-view.updated', ...actor, before: 'To pack', after: 'Late' },
      { action: 'shared-view.deleted', ...actor, before: 'Late', after: null },
    ]);
  });

  it('are part of the personal data, and stay without it', async () => {
    await share(packer);
    await share(packer, { name: 'Mine', isPrivate: true });
    const [{ userId }] = (await shop.sql<{ userId: number }>(
      `SELECT created_by AS "userId" FROM shared_view`,
    )) as [{ userId: number }];
    const data = shop.app.get(PersonalData);
    const shared = async () => {
      const files = [];
      for await (const file of data.files(userId)) if (file.name === 'shared-views.json') files.push(file);
      return files;
    };
    expect(await shared()).toMatchObject([{ json: [{ name: 'To pack' }, { name: 'Mine' }] }]);
    await data.erase(userId);
    expect(await shared()).toEqual([]);
    expect((await list(packer)).body).toMatchObject([{ name: 'To pack', mayChange: false }]);
  });
});
