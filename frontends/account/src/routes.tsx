import { lazyPage, type PageRoute } from '@kp/client';
import { AntdProvider } from '@kp/ui/forms';
import { ConfirmEmailPage } from './features/confirm-email/confirm-email-page';
import { UndoEmailPage } from './features/confirm-email/undo-email-page';
import { ForgotPasswordPage } from './features/sign-in/forgot-password-page';
import { ResetPasswordPage } from './features/sign-in/reset-password-page';
import { SignInPage } from './features/sign-in/sign-in-page';

/** Sign-in does without the components of the account. */
const AccountPage = lazyPage(async () => (await import('./account-page')).AccountPage);
const InvoicePage = lazyPage(
  async () => (await import('./features/invoice-page/invoice-page')).InvoicePage,
  ['invoice'],
);

const UnsubscribePage = lazyPage(
  async () => (await import('./features/unsubscribe/unsubscribe-page')).UnsubscribePage,
);

const GuestAlertPage = lazyPage(
  async () => (await import('./features/guest-alert/guest-alert-page')).GuestAlertPage,
);

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
    path: '/forgot-password',
    element: (
      <AntdProvider>
        <ForgotPasswordPage />
      </AntdProvider>
    ),
    handle: { isClientOnly: true },
  },
  {
    path: '/reset-password',
    element: (
      <AntdProvider>
        <ResetPasswordPage />
      </AntdProvider>
    ),
    handle: { isClientOnly: true },
  },
  {
    path: '/confirm-email/:token',
    element: (
      <AntdProvider>
        <ConfirmEmailPage />
      </AntdProvider>
    ),
    handle: { isClientOnly: true },
  },
  {
    path: '/undo-email/:token',
    element: (
      <AntdProvider>
        <UndoEmailPage />
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
  {
    path: '/unsubscribe/:token',
    element: (
      <AntdProvider>
        <UnsubscribePage />
      </AntdProvider>
    ),
    handle: { isClientOnly: true },
  },
  {
    path: '/alert/:token',
    element: (
      <AntdProvider>
        <GuestAlertPage />
      </AntdProvider>
    ),
    handle: { isClientOnly: true },
  },
  {
    path: '/invoice/:number',
    element: (
      <AntdProvider>
        <InvoicePage />
      </AntdProvider>
    ),
    handle: { isClientOnly: true },
  },
];

export default routes;
