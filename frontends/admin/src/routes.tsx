import type { PageRoute } from '@kp/client';
import { AdminPage } from './features/area/admin-page';

/** The pages of the back office. They depend on who is signed in. */
const routes: readonly PageRoute[] = [
  { path: '/admin', element: <AdminPage />, handle: { isClientOnly: true } },
];

export default routes;
