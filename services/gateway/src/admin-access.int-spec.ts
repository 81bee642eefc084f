import { ROLE_RIGHTS, STAFF_RIGHTS, STAFF_ROLES, type StaffRole } from '@kp/commerce';
import { type InvoicesShop, startInvoicesShop } from '@kp/invoices/testing';
import { shopModules } from '@kp/modules';
import type { Problem } from '@kp/platform/http';
import { HealthModule } from './health/health.controller';
import { JobsModule } from './jobs/jobs.controller';
import { PublicConfigModule } from './public-config/public-config.controller';
import { type Route, routesOf } from './testing/routes';

/** In a path: of no row, and no valid text either. */
const MISSING = '2000000000';

describe('the routes of the back office', () => {
  let shop: InvoicesShop;
  let routes: Route[];
  beforeAll(async () => {
    const rightOfInvoices = shopModules.slice(shopModules.findIndex(({ name }) => name === 'invoices') + 1);
    const imports = [HealthModule, JobsModule, PublicConfigModule];
    shop = await startInvoicesShop({ modules: rightOfInvoices, imports });
    routes = (await routesOf(shop)).filter(({ access }) => access === 'admin');
  }, 60_000);
  afterAll(() => shop.close());

  const call = (route: Route, token?: string) =>
    shop.call<Problem>(route.method, route.path.replace(/\{\w+\}/g, MISSING), { token, body: {} });

  it('each need a right, and each right has routes', () => {
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter(({ right }) => !right).map(({ operation }) => operation)).toEqual([]);
    const used = new Set(routes.map(({ right }) => right));
    expect([...used].every((right) => right && STAFF_RIGHTS.includes(right))).toBe(true);
  });

  it('answer guests 401 and customers 403', async () => {
    const customer = await shop.customer('maria@nord.example');
    for (const route of routes) {
      expect([route.operation, (await call(route)).status]).toEqual([route.operation, 401]);
      const { status, body } = await call(route, customer);
      expect([route.operation, status, body.code]).toEqual([route.operation, 403, 'AUTH.ADMIN_ONLY']);
    }
  });

  it.each(STAFF_ROLES)('answer the role %s what its rights allow', async (role: StaffRole) => {
    const email = `${role}@kitchenpass.example`;
    const token = await shop.customer(email);
    await shop.sql('UPDATE app_user SET role = $2 WHERE email = $1', [email, role]);
    for (const route of routes) {
      const { status, body } = await call(route, token);
      const isRefused = body?.code === 'AUTH.RIGHT_REQUIRED';
      expect([route.operation, isRefused]).toEqual([
        route.operation,
        !ROLE_RIGHTS[role].includes(route.right!),
      ]);
      expect([route.operation, status < 500]).toEqual([route.operation, true]);
    }
  });
});
