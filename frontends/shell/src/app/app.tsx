import { ClientProvider, PAGE_HEARS, PageSiteProvider, type AppStore, type PageSite } from '@kp/client';
import type { i18n } from 'i18next';
import { useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ContactDialogHost } from '../contact/contact-dialog-host';
import type { RemoteModules } from '../remotes/remote-modules';
import { RemotesProvider } from '../remotes/remote';
import { ShellFrame } from './shell-frame';

export interface AppProps {
  readonly store: AppStore;
  readonly i18n: i18n;
  readonly remotes: RemoteModules;
  readonly site: PageSite;
}

/** Everything below the router: the same tree on the server and in the browser. */
export function App({ store, i18n, remotes, site }: AppProps) {
  // In the very moment it is there: a press right after it is React's.
  useLayoutEffect(() => void document.dispatchEvent(new Event(PAGE_HEARS)), []);
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
