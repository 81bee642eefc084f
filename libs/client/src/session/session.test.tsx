import { createI18n, loadMessages } from '@kp/i18n';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { ClientProvider } from '../client-provider';
import { createStore } from '../store/create-store';
import { FakeNetwork } from '../testing/fake-network';
import { openPage } from '../testing/open-page';
import { useCurrentToast } from '../toasts/toast-provider';
import { isPageBeingLeft } from './session-actions';
import { useSession } from './session-provider';

const listed = { id: 3, email: 'chef@example.com', firstName: null, isAdmin: false };
const full = { ...listed, firstName: 'Maria' };

function Header() {
  const { user, isLoading, isAuthenticated } = useSession();
  return <header>{JSON.stringify([user?.firstName, isLoading, isAuthenticated])}</header>;
}

function Session() {
  const { status, user, login, logout, setUser } = useSession();
  return (
    <>
      <Header />
      <p>{`${status} ${user?.firstName ?? user?.email ?? 'none'}`}</p>
      <p role="status">{useCurrentToast()?.title}</p>
      <button onClick={() => user && setUser({ ...user, firstName: 'Ana' })}>Rename</button>
      <button onClick={() => void login({ email: listed.email, password: 'secret' }).catch(() => undefined)}>
        Sign in
      </button>
      <button onClick={logout}>Sign out</button>
    </>
  );
}

async function openShop(): Promise<void> {
  const i18n = createI18n('en', await loadMessages('en', ['common']));
  await openPage(
    <I18nextProvider i18n={i18n}>
      <ClientProvider store={createStore()}>
        <Session />
      </ClientProvider>
    </I18nextProvider>,
  );
}

const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());

beforeEach(() => localStorage.clear());

describe('a session', () => {
  it('without a token is signed out without a request', async () => {
    const network = new FakeNetwork({});
    await openShop();
    await shows('signedOut none');
    expect(network.to('GET /api/auth/me')).toEqual([]);
  });

  it('with a token starts loading and becomes that of the user the shop names', async () => {
    localStorage.setItem('token', 't0ken');
    let answer = () => {};
    const network = new FakeNetwork({
      'GET /api/auth/me': () => new Promise((resolve) => (answer = () => resolve([200, full]))),
      'GET /api/cart': [200, []],
    });
    await openShop();
    await shows('loading none');
    expect(screen.getByRole('banner')).toHaveTextContent('[null,true,false]');
    act(() => answer());
    await shows('signedIn Maria');
    expect(screen.getByRole('banner')).toHaveTextContent('["Maria",false,true]');
    expect(network.to('GET /api/auth/me')[0]?.headers.Authorization).toBe('Bearer t0ken');
  });

  it('whose user cannot be fetched loses its token', async () => {
    localStorage.setItem('token', 'old');
    new FakeNetwork({ 'GET /api/auth/me': [401] });
    await openShop();
    await shows('signedOut none');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('whose user cannot be fetched for another reason loses its token too', async () => {
    localStorage.setItem('token', 'old');
    new FakeNetwork({ 'GET /api/auth/me': [503] });
    await openShop();
    await shows('signedOut none');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('begins at once when somebody signs in; the full user follows', async () => {
    let answer = () => {};
    const network = new FakeNetwork({
      'POST /api/auth/login': [200, { token: 'fresh', user: listed }],
      'GET /api/auth/me': () => new Promise((resolve) => (answer = () => resolve([200, full]))),
      'GET /api/cart': [200, []],
    });
    await openShop();
    await shows('signedOut none');
    await userEvent.click(screen.getByText('Sign in'));
    await shows('signedIn chef@example.com');
    expect(localStorage.getItem('token')).toBe('fresh');
    await waitFor(() => expect(network.to('GET /api/auth/me')).toHaveLength(1));
    act(() => answer());
    await shows('signedIn Maria');
  });

  it.each<[how: string, logged: number, answer: () => [number] | Promise<never>]>([
    ['fails, which is logged', 1, () => [500]],
    ['is refused', 0, () => [401]],
    ['gets no answer, which is logged', 1, () => Promise.reject(new TypeError('offline'))],
  ])('goes on when the fetch of the full user %s', async (_how, logged, answer) => {
    const log = jest.fn();
    globalThis.reportError = log;
    const network = new FakeNetwork({
      'POST /api/auth/login': [200, { token: 'fresh', user: listed }],
      'GET /api/auth/me': answer,
      'GET /api/cart': [200, []],
    });
    await openShop();
    await shows('signedOut none');
    await userEvent.click(screen.getByText('Sign in'));
    await waitFor(() => expect(network.to('GET /api/auth/me')).toHaveLength(1));
    await shows('signedIn chef@example.com');
    expect(localStorage.getItem('token')).toBe('fresh');
    // A failure is logged only once it is clear that the page is not being left.
    if (logged > 0) await waitFor(() => expect(log).toHaveBeenCalledTimes(logged));
    await act(() => isPageBeingLeft());
    expect(log).toHaveBeenCalledTimes(logged);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['keeps the token when the page is left while it is fetched', true, 't0ken'],
    ['drops the token when there is no answer', false, null],
  ])('%s', async (_what, isLeft, token) => {
    localStorage.setItem('token', 't0ken');
    const network = new FakeNetwork({ 'GET /api/auth/me': () => Promise.reject(new TypeError('cut off')) });
    await openShop();
    await waitFor(() => expect(network.to('GET /api/auth/me')).toHaveLength(1));
    if (isLeft) window.dispatchEvent(new Event('pagehide'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(localStorage.getItem('token')).toBe(token);
  });

  it('shows a changed user everywhere', async () => {
    localStorage.setItem('token', 't0ken');
    new FakeNetwork({ 'GET /api/auth/me': [200, full], 'GET /api/cart': [200, []] });
    await openShop();
    await shows('signedIn Maria');
    await userEvent.click(screen.getByText('Rename'));
    await shows('signedIn Ana');
    expect(screen.getByRole('banner')).toHaveTextContent('["Ana",false,true]');
  });

  it('that the shop no longer accepts ends in the middle of a visit, with a word about it', async () => {
    localStorage.setItem('token', 't0ken');
    new FakeNetwork({ 'GET /api/auth/me': [200, full], 'GET /api/cart': [401] });
    await openShop();
    await shows('signedOut none');
    expect(screen.getByRole('status')).toHaveTextContent('Session expired. Please log in again.');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('stays signed out when the shop refuses the password', async () => {
    new FakeNetwork({ 'POST /api/auth/login': [401, { status: 401, code: 'AUTH.WRONG', message: 'No.' }] });
    await openShop();
    await shows('signedOut none');
    await userEvent.click(screen.getByText('Sign in'));
    await shows('signedOut none');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it.each<[how: string, answer: () => Promise<never>]>([
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
    ['hangs', () => new Promise(() => undefined)],
  ])('ends at once when somebody signs out, also when the shop %s', async (_how, answer) => {
    localStorage.setItem('token', 't0ken');
    for (const draft of ['checkoutDraft', 'adminDraft']) localStorage.setItem(draft, '{"owner":3,"form":{}}');
    const network = new FakeNetwork({
      'GET /api/auth/me': [200, full],
      'GET /api/cart': [200, []],
      'POST /api/auth/logout': answer,
    });
    await openShop();
    await shows('signedIn Maria');
    // Not user-event: the token has to be gone before anything else runs.
    act(() => screen.getByText('Sign out').click());
    expect(localStorage.getItem('token')).toBeNull();
    for (const draft of ['checkoutDraft', 'adminDraft']) expect(localStorage.getItem(draft)).toBeNull();
    await shows('signedOut none');
    expect(network.to('POST /api/auth/logout')).toMatchObject([
      { headers: { Authorization: 'Bearer t0ken' } },
    ]);
  });

  it('is still revoked when the page is closed right after signing out', async () => {
    localStorage.setItem('token', 't0ken');
    const network = new FakeNetwork({
      'GET /api/auth/me': [200, full],
      'GET /api/cart': [200, []],
      'POST /api/auth/logout': [204],
    });
    await openShop();
    await shows('signedIn Maria');
    await userEvent.click(screen.getByText('Sign out'));
    expect(network.to('POST /api/auth/logout')).toMatchObject([{ keepalive: true }]);
    expect(network.to('GET /api/auth/me')).toMatchObject([{ keepalive: false }]);
  });

  it.each([
    ['logged out of: nothing of the customer stays in this one', 'loggedOutAt', null],
    ['ended by the shop: what was typed stays', 'other', '{"owner":3,"form":{}}'],
  ])('that in another tab was %s', async (_how, key, draft) => {
    localStorage.setItem('token', 't0ken');
    localStorage.setItem('checkoutDraft', '{"owner":3,"form":{}}');
    new FakeNetwork({ 'GET /api/auth/me': [200, full], 'GET /api/cart': [200, []] });
    await openShop();
    await shows('signedIn Maria');
    localStorage.removeItem('token');
    for (const changed of [key, 'token']) {
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: changed })));
    }
    await shows('signedOut none');
    expect(localStorage.getItem('checkoutDraft')).toBe(draft);
  });

  it('tells other tabs that it was ended by a logout', async () => {
    localStorage.setItem('token', 't0ken');
    new FakeNetwork({ 'GET /api/auth/me': [200, full], 'GET /api/cart': [200, []] });
    await openShop();
    await shows('signedIn Maria');
    await userEvent.click(screen.getByText('Sign out'));
    expect(localStorage.getItem('loggedOutAt')).not.toBeNull();
  });

  it('ends here when it was ended in another tab', async () => {
    localStorage.setItem('token', 't0ken');
    new FakeNetwork({ 'GET /api/auth/me': [200, full], 'GET /api/cart': [200, []] });
    await openShop();
    await shows('signedIn Maria');
    localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await shows('signedOut none');
  });
});
