import type { SupplierRemovalResponse, SupplierResponse } from '../http/suppliers.dto';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';

interface Refusal {
  code: string;
  fields?: { field: string }[];
  details?: { current?: SupplierResponse };
}

describe('Suppliers', () => {
  let shop: CatalogShop;
  let token: string;
  beforeAll(async () => {
    shop = await startCatalogShop();
    token = await shop.adminToken();
  });
  afterAll(() => shop.close());

  const post = <T = SupplierResponse>(body: object) =>
    shop.call<T>('POST', '/admin/api/suppliers', { token, body });
  const put = <T = SupplierResponse>(id: number, body: object) =>
    shop.call<T>('PUT', `/admin/api/suppliers/${id}`, { token, body });
  const remove = (id: number) =>
    shop.call<SupplierRemovalResponse>('DELETE', `/admin/api/suppliers/${id}`, { token });
  const created = async (body: object) => (await post(body)).body;
  const list = async (query = '') => {
    const { body, headers } = await shop.call<SupplierResponse[]>('GET', `/admin/api/suppliers${query}`, {
      token,
    });
    return { names: body.map(({ name }) => name), total: headers['x-total-count'], suppliers: body };
  };
  const supply = async (supplierId: number, isDeleted = false) => {
    const id = await shop.product({ isDeleted });
    await shop.sql('UPDATE product SET supplier_id = $2 WHERE id = $1', [id, supplierId]);
  };

  it('are created with a name and what is known of the contact, and edited', async () => {
    const contact = {
      contactPerson: 'Ana Pop',
      email: 'ana@inox.example',
      phone: '+40215550142',
      notes: 'Net 30',
    };
    const { status, body } = await post({ name: ' Carpat  Inox ', ...contact, phone: '021 555 01 42' });
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        name: 'Carpat Inox',
        ...contact,
        archived: false,
        productCount: 0,
        version: 1,
      },
    ]);
    const edited = await put(body.id, { name: 'Carpat Inox', phone: '', version: 1 });
    expect(edited.body).toEqual({ ...body, phone: '', version: 2 });
    const stale = await put<Refusal>(body.id, { name: 'Other', version: 1 });
    expect([stale.status, stale.body.code, stale.body.details?.current?.version]).toEqual([
      409,
      'CATALOG.SUPPLIER_CHANGED',
      2,
    ]);
    expect((await put<Refusal>(2_000_000_000, { name: 'Nobody' })).body.code).toBe(
      'CATALOG.SUPPLIER_NOT_FOUND',
    );
  });

  it.each<[string, object]>([
    ['name', { name: 'A' }],
    ['name', { name: 'x'.repeat(201) }],
    ['email', { name: 'Abc', email: 'sales' }],
    ['phone', { name: 'Abc', phone: '0'.repeat(41) }],
    ['phone', { name: 'Abc', phone: 'abc' }],
    ['notes', { name: 'Abc', notes: 5 }],
    ['archived', { name: 'Abc', archived: 'soon' }],
  ])('names %s in %j', async (field, body) => {
    const answer = await post<Refusal>(body);
    expect([answer.status, answer.body.fields?.map((each) => each.field)]).toEqual([400, [field]]);
  });

  it('have names that are unique whatever their case, also in a race', async () => {
    const { id } = await created({ name: 'Verdeclean' });
    const answers = await Promise.all(['VERDECLEAN', 'verdeclean'].map((name) => post<Refusal>({ name })));
    for (const { status, body } of answers) {
      expect([status, body.code, body.fields?.[0]?.field]).toEqual([
        409,
        'CATALOG.SUPPLIER_NAME_TAKEN',
        'name',
      ]);
    }
    const race = await Promise.all([1, 2, 3].map(() => post({ name: 'Racer' })));
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await put(id, { name: 'VerdeClean' })).status).toBe(200);
  });

  it('with products are archived, without are deleted; archived ones come back', async () => {
    const [used, formerlyUsed, unused] = [
      await created({ name: 'Used' }),
      await created({ name: 'Formerly used' }),
      await created({ name: 'Unused' }),
    ];
    await supply(used.id);
    await supply(formerlyUsed.id, true);
    expect((await remove(used.id)).body).toEqual({ outcome: 'archived' });
    expect((await remove(formerlyUsed.id)).body).toEqual({ outcome: 'archived' });
    expect((await remove(unused.id)).body).toEqual({ outcome: 'deleted' });
    expect((await remove(unused.id)).status).toBe(404);
    expect((await list()).names).not.toContain('Used');
    expect((await list('?status=archived')).names).toEqual(['Formerly used', 'Used']);
    await put(used.id, { name: 'Used', archived: false });
    const { suppliers } = await list();
    expect(suppliers.find(({ id }) => id === used.id)).toMatchObject({ archived: false, productCount: 1 });
    const entries = await shop.sql(
      `SELECT subject_id = $1 AS is_used, action, after ->> 'archived' AS archived FROM audit_entry
        WHERE subject = 'supplier' AND subject_id IN ($1, $2) AND action <> 'supplier.created' ORDER BY id`,
      [String(used.id), String(unused.id)],
    );
    expect(entries).toEqual([
      { is_used: true, action: 'supplier.updated', archived: 'true' },
      { is_used: false, action: 'supplier.deleted', archived: null },
      { is_used: true, action: 'supplier.updated', archived: 'false' },
    ]);
  });

  it('are searched without regard to marks, sorted and paged', async () => {
    await shop.sql('UPDATE product SET supplier_id = NULL');
    await shop.sql('DELETE FROM supplier');
    const busy = await created({ name: 'Dunărea Ambalaje', email: 'vanzari@dunarea.example' });
    await created({ name: 'Alpina', contactPerson: 'Uli Berg', phone: '+41 44 668 18 00' });
    await created({ name: 'Zürcher', archived: true });
    await supply(busy.id);
    expect(await list()).toMatchObject({ names: ['Alpina', 'Dunărea Ambalaje'], total: '2' });
    expect((await list('?status=all')).names).toEqual(['Alpina', 'Dunărea Ambalaje', 'Zürcher']);
    expect((await list('?status=all&sort=-name')).names[0]).toBe('Zürcher');
    expect((await list('?sort=-products')).names[0]).toBe('Dunărea Ambalaje');
    expect((await list('?search=dunarea')).names).toEqual(['Dunărea Ambalaje']);
    expect((await list('?search=vanzari@')).names).toEqual(['Dunărea Ambalaje']);
    expect((await list('?search=berg')).names).toEqual(['Alpina']);
    expect((await list('?search=044%20668%2018%2000')).names).toEqual(['Alpina']);
    expect((await list('?search=%25')).names).toHaveLength(2);
    expect(await list('?status=all&limit=1&offset=1')).toMatchObject({
      names: ['Dunărea Ambalaje'],
      total: '3',
    });
  });

  it('is for members of the staff only', async () => {
    const customer = await shop.call<{ token: string }>('POST', '/api/auth/register', {
      body: { email: 'c@shop.example', password: 'a-password', firstName: 'C', lastName: 'D' },
    });
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['PUT', '/1'],
      ['DELETE', '/1'],
    ] as const) {
      const answers = [undefined, customer.body.token].map((each) =>
        shop.call(method, `/admin/api/suppliers${path}`, { token: each }),
      );
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 403]);
    }
  });
});
