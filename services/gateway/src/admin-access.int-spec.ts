import { RIGHTS_TO_COME, ROLE_PRESETS, type RolePreset, STAFF_RIGHTS, type StaffRight } from '@kp/commerce';
import { type InvoicesShop, startInvoicesShop } from '@kp/invoices/testing';
import { shopModules } from '@kp/modules';
import { anOrder } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { giveRole } from '@kp/testing';
import { HealthModule } from './health/health.controller';
import { JobsModule } from './jobs/jobs.controller';
import { PublicConfigModule } from './public-config/public-config.controller';
import { type Route, routesOf } from './testing/routes';

/** In a path: of no row, and no valid text either. */
const MISSING = '2000000000';

/** Open to all roles: each sees the figures that its rights include. */
const FOR_EVERY_ROLE = ['getAdminDashboard', 'getAdminOpenTasks'];

const PRESETS = Object.keys(ROLE_PRESETS) as RolePreset[];

describe('the routes of the back office', () => {
  let shop: InvoicesShop;
  let routes: Route[];
  beforeAll(async () => {
    const rightOfInvoices = shopModules.slice(shopModules.findIndex(({ name }) => name === 'invoices') + 1);
    const imports = [HealthModule, JobsModule, PublicConfigModule];
    shop = await startInvoicesShop({ modules: rightOfInvoices, imports });
    routes = (await routesOf(shop)).filter(({ access }) => access === 'admin');
  });
  afterAll(() => shop.close());

  // Without a body: access is checked before the input, and uploads accept no JSON.
  const call = (route: Route, token?: string) =>
    shop.call<Problem>(route.method, route.path.replace(/\{\w+\}/g, MISSING), { token });

  async function memberWith(role: RolePreset, email = `${role}@kitchenpass.example`): Promise<string> {
    const token = await shop.customer(email);
    await giveRole(shop, role, { email });
    return token;
  }

  it('each need a right of the staff', () => {
    expect(routes.length).toBeGreaterThan(20);
    const open = routes.filter(({ rights }) => rights.length === 0).map(({ operation }) => operation);
    expect(open).toEqual(FOR_EVERY_ROLE);
    const named = routes.flatMap(({ rights }) => rights.flat());
    expect(named.filter((right) => !STAFF_RIGHTS.includes(right))).toEqual([]);
  });

  it('are what the rights of today are about', () => {
    const named = routes.flatMap(({ rights }) => rights.flat());
    const without = STAFF_RIGHTS.filter((right) => !named.includes(right));
    expect(without.sort()).toEqual([...RIGHTS_TO_COME].sort());
  });

  it('answer guests 401 and customers 403', async () => {
    const customer = await shop.customer('maria@nord.example');
    for (const route of routes) {
      expect([route.operation, (await call(route)).status]).toEqual([route.operation, 401]);
      const { status, body } = await call(route, customer);
      expect([route.operation, status, body.code]).toEqual([route.operation, 403, 'AUTH.ADMIN_ONLY']);
    }
  });

  it.each(PRESETS)('answer the role %s what its rights allow', async (role) => {
    const token = await memberWith(role);
    const has = (right: StaffRight) => (ROLE_PRESETS[role] as readonly StaffRight[]).includes(right);
    for (const route of routes) {
      const { status, body } = await call(route, token);
      const isRefused = body?.code === 'AUTH.RIGHT_REQUIRED';
      const mayCall = route.rights.every((right) => [right].flat().some(has));
      expect([route.operation, isRefused]).toEqual([route.operation, !mayCall]);
      expect([route.operation, status < 500]).toEqual([route.operation, true]);
    }
  });

  it('let the warehouse ship and receive, and send it no amount', async () => {
    const productId = await shop.product();
    const placed = await shop.call<{ id: number; items: { id: number }[] }>('POST', '/api/orders', {
      body: anOrder([{ productId, quantity: 2 }]),
    });
    const { id, items } = placed.body;
    const token = await memberWith('warehouse', 'packer@kitchenpass.example');
    const read = async (path: string) => {
      const { status, body } = await shop.call<unknown>('GET', path, { token });
      expect([path, status]).toEqual([path, 200]);
      return JSON.stringify(body);
    };
    const shipped = await shop.call<{ status: string }>('PUT', `/api/orders/${id}/status`, {
      body: { status: 'shipped', awbNumber: '1Z' },
      token,
    });
    expect([shipped.status, shipped.body.status]).toEqual([200, 'shipped']);
    const cancelled = await shop.call<Problem>('PUT', `/api/orders/${id}/status`, {
      body: { status: 'cancelled' },
      token,
    });
    expect([cancelled.status, cancelled.body.code]).toEqual([403, 'AUTH.RIGHT_REQUIRED']);
    await shop.call('PUT', `/api/orders/${id}/status`, {
      body: { status: 'delivered' },
      token: shop.adminToken,
    });
    const wanted = [{ itemId: items[0]!.id, quantity: 1, reason: 'damaged' }];
    const opened = await shop.call<{ id: number }>('POST', `/admin/api/orders/${id}/returns`, {
      body: { items: wanted },
      token: shop.adminToken,
    });
    expect(opened.status).toBe(201);

    const seen = [
      JSON.stringify(shipped.body),
      await read('/api/orders'),
      await read(`/api/orders/${id}`),
      await read(`/api/orders/${id}/returns`),
      await read('/admin/api/returns'),
      await read(`/admin/api/returns/${opened.body.id}`),
      await read('/admin/api/dashboard'),
      await read('/admin/api/products'),
    ];
    for (const answer of seen) expect(answer).not.toMatch(/"-?\d+\.\d\d"/);
    const invoices = await shop.call<unknown[]>('GET', '/api/invoices', { token });
    expect(invoices.body).toEqual([]);
    for (const path of ['/admin/api/orders.csv', `/admin/api/orders/${id}/order.pdf`])
      expect([path, (await shop.call('GET', path, { token })).status]).toEqual([path, 403]);
    const asOwner = await shop.call<unknown>('GET', `/api/orders/${id}`, { token: shop.adminToken });
    expect(JSON.stringify(asOwner.body)).toMatch(/"totalAmount":"\d+\.\d\d"/);
  });
});
