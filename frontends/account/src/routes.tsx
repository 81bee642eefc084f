import type { PageRoute } from '@kp/client';
import { AccountPage } from './features/area/account-page';
import { SignInPage } from './features/sign-in/sign-in-page';

/** The pages of the account: sign-in, registration, the account area. They depend on who is signed in. */
const routes: readonly PageRoute[] = [
  { path: '/login', element: <SignInPage />, handle: { isClientOnly: true } },
  { path: '/account', element: <AccountPage />, handle: { isClientOnly: true } },
];

export default routes;
