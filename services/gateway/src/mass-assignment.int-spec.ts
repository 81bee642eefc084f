import { type InvoicesShop, startInvoicesShop } from '@kp/invoices/testing';
import { shopModules } from '@kp/modules';
import { anAddress, type OrderAnswer } from '@kp/orders/testing';
import { HealthModule } from './health/health.controller';
import { JobsModule } from './jobs/jobs.controller';
import { createOpenApiDocument } from './openapi/openapi-document';
import { PublicConfigModule } from './public-config/public-config.controller';

/** Recognizable in any column. */
const FORGED = { number: 471_147, text: '2001-04-07T04:07:11.000Z', pattern: /471147|2001-04-07/ };

/** Set by the server. */
const SERVER_FIELDS = [
  'id',
  'userId',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'isAdmin',
  'roles',
  'roleIds',
  'rights',
  'emailVerified',
  'passwordHash',
  'orderNumber',
  'paymentStatus',
  'paymentId',
  'totalAmount',
  'subtotal',
  'vatAmount',
  'total',
  'unitPrice',
  'balance',
  'actor',
  'actorUserId',
  'sold',
  'rating',
  'reviewCount',
  'usedCount',
];

/** Fields of the same name that are what the form is about. */
const MEANT = [
  'capturePaypalOrder: id',
  'createStaffRoleByAdmin: rights',
  'editOrderAddressesByAdmin: totalAmount',
  'editOrderAddressesByAdmin: updatedAt',
  'editOrderItemsByAdmin: totalAmount',
  'editOrderItemsByAdmin: updatedAt',
  'editOrderReview: rating',
  'findWithdrawableOrder: orderNumber',
  'inviteStaffByAdmin: roleIds',
  'matchPaymentByAdmin: paymentId',
  'savePaymentSettingsByAdmin: methods.id',
  'sendContactMessage: orderNumber',
  'sendQuote: items.unitPrice',
  'setStaffRolesByAdmin: roleIds',
  'trackOrder: orderNumber',
  'updateStaffRoleByAdmin: rights',
  'withdrawFromContract: orderNumber',
  'writeOrderReview: rating',
];

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Adds every field of the server to an object and to all objects inside it. */
function forged(form: unknown): unknown {
  if (Array.isArray(form)) return form.map((item) => forged(item));
  if (typeof form !== 'object' || form === null) return form;
  const own = Object.entries(form).map(([name, value]) => [name, forged(value)]);
  const added = SERVER_FIELDS.flatMap((name) => [
    [name, name.endsWith('At') ? FORGED.text : FORGED.number],
    [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), FORGED.number],
  ]);
  return { ...Object.fromEntries(added), ...Object.fromEntries(own) };
}

describe('Fields that are not part of a form of the back office', () => {
  let shop: InvoicesShop;
  let document: Document;
  let token: string;
  beforeAll(async () => {
    const rightOfInvoices = shopModules.slice(shopModules.findIndex(({ name }) => name === 'invoices') + 1);
    const imports = [HealthModule, JobsModule, PublicConfigModule];
    shop = await startInvoicesShop({ modules: rightOfInvoices, imports });
    document = (await createOpenApiDocument(shop.app)) as unknown as Document;
    token = shop.adminToken;
  });
  afterAll(() => shop.close());

  const resolved = (schema: Schema): Schema =>
    schema.$ref ? document.components.schemas[schema.$ref.split('/').pop()!]! : schema;

  function fieldsIn(schema: Schema, path = ''): string[] {
    const { properties, items } = resolved(schema);
    if (items) return fieldsIn(items, path);
    return Object.entries(properties ?? {}).flatMap(([name, field]) => [
      path + name,
      ...fieldsIn(field, `${path}${name}.`),
    ]);
  }

  it('are in no request of the API', () => {
    const found = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId, requestBody }) =>
        Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
          fieldsIn(schema)
            .filter((field) => SERVER_FIELDS.includes(field.split('.').pop()!))
            .map((field) => `${operationId}: ${field}`),
        ),
      ),
    );
    expect(found.sort()).toEqual(MEANT);
  });

  it('are stored nowhere, at any depth of a form', async () => {
    const productId = await shop.product({ stock: 50 });
    const address = anAddress();
    const send = async <T = { id: number }>(method: 'POST' | 'PUT', path: string, form: object) => {
      const { status, body } = await shop.call<T>(method, path, { token, body: forged(form) });
      expect({ path, isSaved: status < 300, body }).toMatchObject({ path, isSaved: true });
      return body;
    };

    const category = await send('POST', '/api/categories', { name: 'Ovens', slug: 'ovens' });
    await send('POST', `/admin/api/categories/${category.id}/attributes`, {
      name: 'Power',
      valueType: 'number',
      unit: 'kW',
      isFilterable: true,
    });
    const supplier = await send('POST', '/admin/api/suppliers', { name: 'Nord Ovens' });
    const product = await send('POST', '/api/products', {
      name: 'Oven',
      slug: 'oven',
      price: '900.00',
      categoryId: category.id,
      supplierId: supplier.id,
      stockQuantity: 3,
      inStock: true,
      description: '',
    });
    await send('PUT', `/admin/api/products/${product.id}/translations/de`, { name: 'Ofen', description: '' });
    await send('POST', '/admin/api/shipping-zones', {
      name: 'Cluj',
      countries: [],
      counties: ['CJ'],
      freeShippingThreshold: '',
      bands: [
        {
          upToGrams: null,
          cost: '5.00',
        },
      ],
    });
    const order = await send<OrderAnswer>('POST', '/admin/api/orders', {
      email: 'chef@hotel.example',
      shippingAddress: address,
      billingAddress: address,
      paymentMethod: 'cash',
      items: [
        {
          productId,
          quantity: 2,
        },
      ],
    });
    await send('POST', `/admin/api/orders/${order.id}/notes`, { text: 'Calls before noon' });
    await send('PUT', `/api/orders/${order.id}/status`, { status: 'processing' });
    const [item] = order.items;
    await send('POST', `/admin/api/orders/${order.id}/shipments`, {
      items: [
        {
          itemId: item!.id,
          quantity: 1,
        },
      ],
      awbNumber: '1Z',
      courier: 'fan',
    });

    expect(await tablesWith(FORGED.pattern)).toEqual([]);
    expect(await shop.count('shipment')).toBe(1);
  });

  it('do not reach what belongs to another resource of the path', async () => {
    const post = async (path: string, body: object) =>
      (await shop.call<{ id: number }>('POST', path, { token, body })).body.id;
    const [pans, pots] = [
      await post('/api/categories', { name: 'Pans', slug: 'pans' }),
      await post('/api/categories', { name: 'Pots', slug: 'pots' }),
    ];
    const attribute = { name: 'Material', valueType: 'text', isFilterable: true };
    await post(`/admin/api/categories/${pots}/attributes`, attribute);
    const ofPots = 'SELECT * FROM category_attribute WHERE category_id = $1';
    const before = await shop.sql<{ id: number }>(ofPots, [pots]);
    const path = `/admin/api/categories/${pans}/attributes/${before[0]!.id}`;
    const renamed = { ...attribute, name: 'Weight', categoryId: pans };
    expect((await shop.call('PUT', path, { token, body: renamed })).status).toBe(404);
    expect((await shop.call('DELETE', path, { token })).status).toBe(404);
    expect(await shop.sql(ofPots, [pots])).toEqual(before);
  });

  async function tablesWith(pattern: RegExp): Promise<string[]> {
    const tables = await shop.sql<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    const texts = tables.map(async ({ name }) => {
      const rows = await shop.sql<{ text: string }>(`SELECT to_jsonb(t)::text AS text FROM "${name}" t`);
      return rows.filter(({ text }) => pattern.test(text)).map(({ text }) => `${name}: ${text}`);
    });
    return (await Promise.all(texts)).flat();
  }
});
