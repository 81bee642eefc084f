import {
  ClientProvider,
  ContactDialogProvider,
  createStore,
  STORAGE_KEYS,
  useCurrentToast,
  useToast,
  type CartLine,
  type ContactDialogOptions,
  type PageRoute,
} from '@kp/client';
import {
  createI18n,
  ensureMessages,
  loadMessages,
  switchLanguage,
  type LanguageCode,
  type Namespace,
} from '@kp/i18n';
import { Toaster } from '@kp/ui';
import { act, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation, useRoutes, type Location, type RouteObject } from 'react-router';
import { withQuickTyping } from './quick-typing';

export interface RenderPageOptions {
  /** Address the customer opens. */
  readonly at: string;
  /** Of the entry in the history, where the page was open before. */
  readonly state?: unknown;
  /** Texts the pages use beside `common`. */
  readonly texts: readonly Namespace[];
  readonly language?: LanguageCode;
  /** Token that the browser holds from an earlier visit. */
  readonly token?: string;
  /** What a guest has put into the cart earlier. */
  readonly guestCart?: readonly CartLine[];
  /** Comes back, or reloads the page: what the browser has stored is still there. */
  readonly isReturning?: boolean;
}

export interface RenderedPage {
  /** The customer's hands. */
  readonly user: UserEvent;
  /** Path and query of the page that is shown now. */
  address(): string;
  switchTo(language: LanguageCode): Promise<void>;
  /** What the page asked the contact dialog to be about, once per opening. */
  readonly contactOpenings: readonly ContactDialogOptions[];
}

/**
 * Opens a page of a remote in a browser of its own, with everything the shell gives it: store, session, cart, texts,
 * toasts. Addresses of other remotes lead to an empty page.
 */
export async function renderPage(
  routes: readonly PageRoute[],
  options: RenderPageOptions,
): Promise<RenderedPage> {
  const { at, state, texts, language = 'en' } = options;
  fillStorage(options);
  const i18n = createI18n(language, await loadMessages(language, ['common', 'validation', ...texts]));
  let current: Location | undefined;
  const contactOpenings: ContactDialogOptions[] = [];
  const contactDialog = { open: (asked: ContactDialogOptions = {}) => void contactOpenings.push(asked) };
  const page = (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[state === undefined ? at : { pathname: at, state }]}>
        <ClientProvider store={createStore({ loadProblemTexts: () => ensureMessages(i18n, ['problems']) })}>
          <ContactDialogProvider value={contactDialog}>
            <main>
              <Pages routes={routes} onLocation={(location) => (current = location)} />
            </main>
          </ContactDialogProvider>
          <Toasts />
        </ClientProvider>
      </MemoryRouter>
    </I18nextProvider>
  );
  // Session and cart are asked for once the page is alive.
  await act(async () => void render(page));
  return {
    // Nothing comes between two keys, so that a text is typed as a whole on a busy machine too.
    user: withQuickTyping(userEvent.setup({ delay: null })),
    address: () => `${current?.pathname}${current?.search}`,
    switchTo: (chosen) => act(() => switchLanguage(i18n, chosen, () => true)),
    contactOpenings,
  };
}

function fillStorage({ token, guestCart, isReturning }: RenderPageOptions): void {
  if (!isReturning) {
    localStorage.clear();
    sessionStorage.clear();
  }
  if (token) localStorage.setItem(STORAGE_KEYS.token, token);
  if (guestCart) localStorage.setItem(STORAGE_KEYS.guestCart, JSON.stringify(guestCart));
}

interface PagesProps {
  readonly routes: readonly PageRoute[];
  readonly onLocation: (location: Location) => void;
}

function Pages({ routes, onLocation }: PagesProps) {
  onLocation(useLocation());
  return useRoutes([...(routes as readonly RouteObject[]), { path: '*', element: null }]);
}

function Toasts() {
  const { dismiss } = useToast();
  return <Toaster toast={useCurrentToast()} onDismiss={dismiss} />;
}
