import type { PageRoute } from '@kp/client';

/** The pages of the back office. */
const routes: readonly PageRoute[] = [];

export default routes;
