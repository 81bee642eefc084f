import {
  type AppStore,
  ClientProvider,
  PAGE_INTERACTIVE_EVENT,
  type PageSite,
  PageSiteProvider,
  useCurrentToast,
  useOfferTerms,
  useToast,
} from '@kp/client';
import type { i18n } from 'i18next';
import { useLayoutEffect, useRef } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { Toaster } from '@kp/ui';
import { ContactDialogHost } from '../contact/contact-dialog-host';
import type { RemoteModules } from '../remotes/remote-modules';
import { Remote, RemotesProvider } from '../remotes/remote';
import { CheckoutFooter, SiteFooter } from '../footer/site-footer';
import { SiteHeader } from '../header/site-header';
import { OfflineBar } from '../offline/offline-bar';
import { redirectOf } from '../routing/redirects';
import { remoteOfPath } from '../routing/remote-of-path';
import { RouteFocus } from '../routing/route-focus';
import { ScrollPosition } from '../routing/scroll-position';
import styles from './shell-frame.module.css';

interface AppProps {
  readonly store: AppStore;
  readonly i18n: i18n;
  readonly remotes: RemoteModules;
  readonly site: PageSite;
}

export function App({ store, i18n, remotes, site }: AppProps) {
  // A layout effect, so that React handles a click right after this commit.
  useLayoutEffect(() => void document.dispatchEvent(new Event(PAGE_INTERACTIVE_EVENT)), []);
  return (
    <I18nextProvider i18n={i18n}>
      <PageSiteProvider value={site}>
        <RemotesProvider value={remotes}>
          <ClientProvider store={store}>
            <ContactDialogHost>
              <ShellFrame />
            </ContactDialogHost>
          </ClientProvider>
        </RemotesProvider>
      </PageSiteProvider>
    </I18nextProvider>
  );
}

function ShellFrame() {
  const { t } = useTranslation();
  const location = useLocation();
  const main = useRef<HTMLDivElement>(null);
  const remote = remoteOfPath(location.pathname);
  const redirect = redirectOf(location);
  const isCheckout = location.pathname === '/checkout';
  // The back office has a frame of its own, with its own main part.
  const isShop = remote !== 'admin';
  const Content = isShop ? 'main' : 'div';
  // Subscribed for the whole visit, so that they are never dropped between two pages with prices.
  useOfferTerms(!isShop);
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      {isShop && <SiteHeader isEnclosed={isCheckout} />}
      <Content {...(isShop && { id: 'content', tabIndex: -1 })} ref={main} className={styles.main}>
        {redirect ? <Navigate to={redirect} replace /> : <Remote name={remote} />}
      </Content>
      {isCheckout && <CheckoutFooter />}
      {isShop && !isCheckout && <SiteFooter />}
      <RouteFocus main={main} isEnclosed={isCheckout} />
      <ScrollPosition />
      <OfflineBar />
      <ShellToaster />
    </div>
  );
}

function ShellToaster() {
  const toast = useCurrentToast();
  const { dismiss } = useToast();
  return <Toaster toast={toast} onDismiss={dismiss} />;
}
