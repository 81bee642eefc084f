import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { CartProvider } from './cart/cart-provider';
import { BusyNotice } from './http/busy-notice';
import { LanguageProvider } from './language/language-provider';
import { SessionProvider } from './session/session-provider';
import type { AppStore } from './store/create-store';
import { ToastProvider } from './toasts/toast-provider';

export function ClientProvider({
  store,
  children,
}: {
  readonly store: AppStore;
  readonly children: ReactNode;
}) {
  return (
    <Provider store={store}>
      <ToastProvider>
        <LanguageProvider>
          <BusyNotice />
          <SessionProvider>
            <CartProvider>{children}</CartProvider>
          </SessionProvider>
        </LanguageProvider>
      </ToastProvider>
    </Provider>
  );
}
