import { ClientProvider, createStore } from '@kp/client';
import { createI18n, loadMessages } from '@kp/i18n';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { Remote, RemotesProvider } from './remote';
import { RemoteModules, type RemoteLoader, type RemoteModule } from './remote-modules';

const account: RemoteModule = {
  default: [{ path: '/login', element: <h1>Sign in</h1>, handle: { title: () => 'Sign in' } }],
};

async function openPage(path: string, loader: RemoteLoader, name: 'account' | 'shop' = 'account') {
  const i18n = createI18n('en', await loadMessages('en', ['common']));
  // Waits inside `act`: the page suspends on the remote's promise.
  await act(
    async () =>
      void render(
        <I18nextProvider i18n={i18n}>
          <MemoryRouter initialEntries={[path]}>
            <p>Header of the shop</p>
            <RemotesProvider value={new RemoteModules(loader)}>
              <ClientProvider store={createStore()}>
                <Remote name={name} />
              </ClientProvider>
            </RemotesProvider>
          </MemoryRouter>
        </I18nextProvider>,
      ),
  );
}

function failing(times: number) {
  return jest.fn<Promise<RemoteModule>, []>(() => {
    times -= 1;
    return times >= 0 ? Promise.reject(new Error('The network failed')) : Promise.resolve(account);
  });
}

const tryAgain = () => act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })));

describe('a remote', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('shows its page and its title', async () => {
    await openPage('/login', failing(0));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(document.title).toBe('Sign in | KitchenPass');
  });

  it('shows the not-found page for an address it does not know', async () => {
    await openPage('/account/no-such-page', failing(0));
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });

  it('that fails to load shows a panel while the rest of the page lives', async () => {
    await openPage('/login', failing(1));
    expect(await screen.findByRole('alert')).toHaveTextContent("This part of the shop didn't load");
    expect(screen.getByText('Header of the shop')).toBeVisible();
  });

  it('is tried again as often as the customer asks, and is there as soon as it loads', async () => {
    const loader = failing(2);
    await openPage('/login', loader);
    await screen.findByRole('alert');
    expect(loader).toHaveBeenCalledTimes(1);
    await tryAgain();
    await screen.findByRole('alert');
    expect(loader).toHaveBeenCalledTimes(2);
    await tryAgain();
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(loader).toHaveBeenCalledTimes(3);
  });

  it('whose page breaks while rendering is kept away from the rest too', async () => {
    function Broken(): never {
      throw new Error('A bug');
    }
    await openPage('/login', () => Promise.resolve({ default: [{ path: '/login', element: <Broken /> }] }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText('Header of the shop')).toBeVisible();
  });
});

describe('a remote that arrives while React waits for it', () => {
  const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  // `act` renders the fallback at once; only React's own schedule replays a component that suspended.
  beforeEach(() => (actEnvironment.IS_REACT_ACT_ENVIRONMENT = false));
  afterEach(() => (actEnvironment.IS_REACT_ACT_ENVIRONMENT = true));

  async function openInTransition(): Promise<unknown[]> {
    const i18n = createI18n('en', await loadMessages('en', ['common']));
    const recovered: unknown[] = [];
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container, {
      onRecoverableError: (error) => recovered.push(error instanceof Error ? error.cause : error),
    });
    startTransition(() =>
      root.render(
        <I18nextProvider i18n={i18n}>
          <MemoryRouter initialEntries={['/login']}>
            <RemotesProvider value={new RemoteModules(async () => account)}>
              <Remote name="account" />
            </RemotesProvider>
          </MemoryRouter>
        </I18nextProvider>,
      ),
    );
    await screen.findByRole('heading', { name: 'Sign in' });
    root.unmount();
    container.remove();
    return recovered;
  }

  it('is rendered in one go, without an error to recover from', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await openInTransition()).toEqual([]);
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });
});
