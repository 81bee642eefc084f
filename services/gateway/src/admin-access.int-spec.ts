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

/** Open to all roles; each sees the figures, the lists and the kinds of imports that its rights include. */
const FOR_EVERY_ROLE = [
  'listSharedViews',
  'shareView',
  'renameSharedView',
  'deleteSharedView',
  'getAdminDashboard',
  'getAdminOpenTasks',
  'listImportFieldsByAdmin',
  'downloadImportSampleByAdmin',
  'uploadImportByAdmin',
  'listImportsByAdmin',
  'uploadImportPicturesByAdmin',
  'getImportByAdmin',
  'followImportByAdmin',
  'chooseImportSheetByAdmin',
  'checkImportByAdmin',
  'startImportByAdmin',
  'cancelImportByAdmin',
  'listImportRowsByAdmin',
  'downloadImportFailuresByAdmin',
];

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

  it('each need a right of the staff', () => {
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter(({ right }) => !right).map(({ operation }) => operation)).toEqual(FOR_EVERY_ROLE);
    const rights = routes.flatMap(({ right }) => right ?? []);
    expect(rights.filter((right) => !STAFF_RIGHTS.includes(right))).toEqual([]);
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
        route.right !== undefined && !ROLE_RIGHTS[role].includes(route.right),
      ]);
      expect([route.operation, status < 500]).toEqual([route.operation, true]);
    }
  });
});
