import { createI18n, loadMessages } from '@kp/i18n';
import { act, render, screen, waitFor, type RenderResult } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { ClientProvider } from '../client-provider';
import { createStore } from '../store/create-store';
import { aProduct } from '../testing/a-product';
import { FakeNetwork } from '../testing/fake-network';
import { openPage } from '../testing/open-page';
import { useCurrentToast } from '../toasts/toast-provider';
import { useCart } from './cart-provider';

const user = { id: 3, email: 'chef@example.com', isAdmin: false };
const serverLine = (quantity: number) => ({
  id: 11,
  userId: 3,
  productId: 7,
  quantity,
  createdAt: '2026-01-01T00:00:00.000Z',
  product: aProduct(),
});
const storedGuestLine = JSON.stringify([{ ...serverLine(2), id: 1, userId: 0 }]);

function Cart() {
  const { status, lines, totalQuantity, add, setQuantity, remove } = useCart();
  const toast = useCurrentToast();
  return (
    <>
      <p>{`${status} ${totalQuantity}`}</p>
      <button onClick={() => void add({ id: 7, name: 'Day dots' })}>Add</button>
      <button onClick={() => void add(aProduct())}>Add what is shown</button>
      {lines.map((line) => (
        <p key={line.id}>
          <button onClick={() => void setQuantity(line, line.quantity + 1)}>More</button>
          <button onClick={() => void remove(line)}>Remove</button>
        </p>
      ))}
      {toast?.isOpen && (
        <div role="status">
          {toast.title}: {toast.description}
          {toast.action && 'onSelect' in toast.action && (
            <button onClick={toast.action.onSelect}>{toast.action.label}</button>
          )}
          {toast.action && 'to' in toast.action && <a href={toast.action.to}>{toast.action.label}</a>}
        </div>
      )}
    </>
  );
}

async function openShop(): Promise<RenderResult> {
  const i18n = createI18n('en', await loadMessages('en', ['common']));
  return openPage(
    <I18nextProvider i18n={i18n}>
      <ClientProvider store={createStore()}>
        <Cart />
      </ClientProvider>
    </I18nextProvider>,
  );
}

const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());

beforeEach(() => localStorage.clear());

describe("a guest's cart", () => {
  it('fetches the product, keeps it in the browser and says so', async () => {
    new FakeNetwork({ 'GET /api/products/7': [200, aProduct()] });
    await openShop();
    await shows('ready 0');
    await userEvent.click(screen.getByText('Add'));
    await shows('ready 1');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Added to cart: Day dots has been added to your cart',
    );
    expect(JSON.parse(localStorage.getItem('guestCart')!)).toMatchObject([
      { userId: 0, productId: 7, quantity: 1 },
    ]);
  });

  it('saves a product on click, before the shop is asked, so that leaving the page loses nothing', async () => {
    localStorage.setItem(
      'guestCart',
      storedGuestLine.replaceAll('"id":7', '"id":8').replace('"productId":7', '"productId":8'),
    );
    new FakeNetwork({ 'GET /api/products/7': () => new Promise(() => undefined) });
    await openShop();
    await shows('ready 2');
    // Not user-event: nothing may run between the click and reading the storage.
    act(() => screen.getByText('Add what is shown').click());
    expect(JSON.parse(localStorage.getItem('guestCart')!)).toMatchObject([
      { productId: 8, quantity: 2 },
      { productId: 7, quantity: 1, product: { price: '12.50' } },
    ]);
    await shows('ready 3');
  });

  it('corrects what it has saved by the price and stock that the shop names', async () => {
    let answer = () => {};
    const now = aProduct({ price: '14.00', stockQuantity: 2 });
    new FakeNetwork({
      'GET /api/products/7': () => new Promise((resolve) => (answer = () => resolve([200, now]))),
    });
    localStorage.setItem('guestCart', storedGuestLine);
    await openShop();
    await shows('ready 2');
    await userEvent.click(screen.getByText('Add what is shown'));
    await shows('ready 3');
    act(() => answer());
    await shows('ready 2');
    expect(screen.getByRole('status')).toHaveTextContent('2');
    expect(JSON.parse(localStorage.getItem('guestCart')!)).toMatchObject([
      { quantity: 2, product: { price: '14.00' } },
    ]);
  });

  it('says at the second of two quick clicks that the first one took the last unit', async () => {
    let answer = () => {};
    const last = aProduct({ stockQuantity: 1 });
    new FakeNetwork({
      'GET /api/products/7': () => new Promise((resolve) => (answer = () => resolve([200, last]))),
    });
    await openShop();
    await shows('ready 0');
    await userEvent.click(screen.getByText('Add what is shown'));
    await userEvent.click(screen.getByText('Add what is shown'));
    await shows('ready 2');
    act(() => answer());
    await shows('ready 1');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Only 1 of Day dots left'));
  });

  it('does not bring back a line that was removed while the shop was asked', async () => {
    let answer = () => {};
    new FakeNetwork({
      'GET /api/products/7': () => new Promise((resolve) => (answer = () => resolve([200, aProduct()]))),
    });
    await openShop();
    await shows('ready 0');
    await userEvent.click(screen.getByText('Add what is shown'));
    await userEvent.click(screen.getByText('Remove'));
    await shows('ready 0');
    await act(async () => answer());
    await shows('ready 0');
    expect(localStorage.getItem('guestCart')).toBeNull();
  });

  it('takes a product without a connection as the screen shows it, and says what is not checked yet', async () => {
    new FakeNetwork({ 'GET /api/products/7': () => Promise.reject(new TypeError('offline')) });
    await openShop();
    await shows('ready 0');
    await userEvent.click(screen.getByText('Add what is shown'));
    await shows('ready 1');
    expect(screen.getByRole('status')).toHaveTextContent(
      "We'll check price and stock when you're back online.",
    );
  });

  it('explains that a product it knows nothing of cannot be added without a connection', async () => {
    new FakeNetwork({ 'GET /api/products/7': () => Promise.reject(new TypeError('offline')) });
    await openShop();
    await shows('ready 0');
    await userEvent.click(screen.getByText('Add'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent("Your cart wasn't updated"));
    await shows('ready 0');
  });

  it('does not take what the shop refuses, however well the screen knows it', async () => {
    new FakeNetwork({
      'GET /api/products/7': [404, { code: 'CATALOG.PRODUCT_NOT_FOUND', message: 'Gone.' }],
    });
    await openShop();
    await shows('ready 0');
    await userEvent.click(screen.getByText('Add what is shown'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Gone.'));
    await shows('ready 0');
  });

  it('is deleted when it cannot be read', async () => {
    new FakeNetwork({});
    localStorage.setItem('guestCart', 'nonsense');
    await openShop();
    await shows('ready 0');
    expect(localStorage.getItem('guestCart')).toBeNull();
  });

  it('takes a removed line back', async () => {
    new FakeNetwork({});
    localStorage.setItem('guestCart', storedGuestLine);
    await openShop();
    await shows('ready 2');
    await userEvent.click(screen.getByText('Remove'));
    await shows('ready 0');
    await userEvent.click(screen.getByText('Undo'));
    await shows('ready 2');
  });

  it('follows a change in another tab', async () => {
    new FakeNetwork({});
    await openShop();
    await shows('ready 0');
    localStorage.setItem('guestCart', storedGuestLine);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'guestCart' })));
    await shows('ready 2');
  });
});

describe('a line a customer removes', () => {
  beforeEach(() => localStorage.setItem('token', 't0ken'));

  it('is gone at once, and comes back with Undo', async () => {
    const network = new FakeNetwork({
      'GET /api/auth/me': [200, user],
      'GET /api/cart': [200, [serverLine(2)]],
      'DELETE /api/cart/11': [200, []],
      'POST /api/cart': [201, [serverLine(2)]],
    });
    await openShop();
    await shows('ready 2');
    await userEvent.click(screen.getByText('Remove'));
    await shows('ready 0');
    await userEvent.click(await screen.findByText('Undo'));
    await shows('ready 2');
    expect(network.to('POST /api/cart')).toMatchObject([{ body: { productId: 7, quantity: 2 } }]);
  });

  it('comes back by itself when the shop cannot be reached, with a word about it', async () => {
    let answer = () => {};
    new FakeNetwork({
      'GET /api/auth/me': [200, user],
      'GET /api/cart': [200, [serverLine(2)]],
      'DELETE /api/cart/11': () =>
        new Promise((_resolve, reject) => (answer = () => reject(new TypeError('offline')))),
    });
    await openShop();
    await shows('ready 2');
    await userEvent.click(screen.getByText('Remove'));
    await shows('ready 0');
    act(() => answer());
    await shows('ready 2');
    expect(screen.getByRole('status')).toHaveTextContent("Your cart hasn't changed.");
  });
});

describe('what a guest chose before signing in', () => {
  const merged = { lines: [serverLine(2)], adjusted: [] };

  it('moves to the account and leaves the browser when the shop has confirmed', async () => {
    localStorage.setItem('token', 't0ken');
    localStorage.setItem('guestCart', storedGuestLine);
    const network = new FakeNetwork({
      'GET /api/auth/me': [200, user],
      'GET /api/cart': [200, [serverLine(2)]],
      'POST /api/cart/merge': [200, merged],
    });
    await openShop();
    await waitFor(() => expect(localStorage.getItem('guestCart')).toBeNull());
    await shows('ready 2');
    expect(network.to('GET /api/cart')).toHaveLength(1);
    expect(network.to('POST /api/cart/merge')).toMatchObject([
      { body: { items: [{ productId: 7, quantity: 2 }] } },
    ]);
    expect(localStorage.getItem('guestCartMerge')).toBeNull();
  });

  it('is sent again with the same key when the answer got lost', async () => {
    localStorage.setItem('token', 't0ken');
    localStorage.setItem('guestCart', storedGuestLine);
    const lost = new FakeNetwork({
      'GET /api/auth/me': [200, user],
      'GET /api/cart': [200, []],
      'POST /api/cart/merge': () => Promise.reject(new TypeError('connection lost')),
    });
    const visit = await openShop();
    await waitFor(() => expect(lost.to('POST /api/cart/merge')).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Network error. Please try again.'),
    );
    expect(localStorage.getItem('guestCart')).toBe(storedGuestLine);

    visit.unmount();
    const next = new FakeNetwork({
      'GET /api/auth/me': [200, user],
      'GET /api/cart': [200, [serverLine(2)]],
      'POST /api/cart/merge': [200, merged],
    });
    await openShop();
    await waitFor(() => expect(localStorage.getItem('guestCart')).toBeNull());
    const [first] = lost.to('POST /api/cart/merge');
    const [second] = next.to('POST /api/cart/merge');
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
    expect(second?.body).toEqual(first?.body);
  });
});

it('a cart outside its provider says what is missing', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Cart />)).toThrow('useCart must be used within CartProvider');
  silent.mockRestore();
});
