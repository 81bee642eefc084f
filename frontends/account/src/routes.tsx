import { lazyPage, type PageRoute } from '@kp/client';
import { AntdProvider } from '@kp/ui/forms';
import { SignInPage } from './features/sign-in/sign-in-page';

/** Sign-in does without the components of the account. */
const AccountPage = lazyPage(async () => (await import('./account-page')).AccountPage);

const routes: readonly PageRoute[] = [
  {
    path: '/login',
    element: (
      <AntdProvider>
        <SignInPage />
      </AntdProvider>
    ),
    handle: { isClientOnly: true },
  },
  {
    path: '/account',
    element: (
      <AntdProvider>
        <AccountPage />
      </AntdProvider>
    ),
    handle: { isClientOnly: true },
  },
];

export default routes;
