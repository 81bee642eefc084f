import { lazyChunkOf, lazyPage, type PageRoute } from '@kp/client';
import { AntdProvider } from '@kp/ui/forms';

const SignInPage = lazyPage(
  async () => (await import('./features/sign-in/sign-in-page')).SignInPage,
  ['signIn'],
);
const AccountPage = lazyPage(async () => (await import('./account-page')).AccountPage);
const InvoicePage = lazyPage(
  async () => (await import('./features/invoice-page/invoice-page')).InvoicePage,
  ['invoice', 'accountTabs'],
);

const ForgotPasswordPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-forgot-password" */ './features/sign-in/forgot-password-page'))
      .ForgotPasswordPage,
  ['signIn'],
);
const ResetPasswordPage = lazyPage(
  async () => (await import('./features/sign-in/reset-password-page')).ResetPasswordPage,
  ['signIn'],
);
const ConfirmEmailPage = lazyPage(
  async () => (await import('./features/confirm-email/confirm-email-page')).ConfirmEmailPage,
);
const UndoEmailPage = lazyPage(
  async () => (await import('./features/confirm-email/undo-email-page')).UndoEmailPage,
);
const UnsubscribePage = lazyPage(
  async () => (await import('./features/unsubscribe/unsubscribe-page')).UnsubscribePage,
  ['accountTabs'],
);

const GuestAlertPage = lazyPage(
  async () => (await import('./features/guest-alert/guest-alert-page')).GuestAlertPage,
  ['accountTabs'],
);

const NewsletterPage = lazyPage(
  async () => (await import('./features/newsletter/newsletter-page')).NewsletterPage,
  ['accountTabs'],
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
    handle: {
      isClientOnly: true,
      parts: lazyChunkOf('page-forgot-password', ForgotPasswordPage),
      isOftenNext: true,
    },
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
    path: '/newsletter/:token',
    element: (
      <AntdProvider>
        <NewsletterPage />
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
