import type { PageRoute } from '@kp/client';
import { AdminPage } from './admin-page';

const routes: readonly PageRoute[] = [
  { path: '/admin', element: <AdminPage />, handle: { isClientOnly: true } },
];

export default routes;
