import type { PageRoute } from '@kp/client';

/** The pages of the account: sign-in, registration, the account area. */
const routes: readonly PageRoute[] = [];

export default routes;
