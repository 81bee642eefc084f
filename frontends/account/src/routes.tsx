import type { PageRoute } from '@kp/client';
import { AccountPage } from './account-page';
import { SignInPage } from './features/sign-in/sign-in-page';

const routes: readonly PageRoute[] = [
  { path: '/login', element: <SignInPage />, handle: { isClientOnly: true } },
  { path: '/account', element: <AccountPage />, handle: { isClientOnly: true } },
];

export default routes;
