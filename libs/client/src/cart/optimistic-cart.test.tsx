import { createI18n, loadMessages } from '@kp/i18n';
import { act, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { ClientProvider } from '../client-provider';
import { createStore } from '../store/create-store';
import { aProduct } from '../testing/a-product';
import { FakeNetwork } from '../testing/fake-network';
import { openPage } from '../testing/open-page';
import { useCurrentToast } from '../toasts/toast-provider';
import { cartApi } from './cart-api';
import { useCart } from './cart-provider';

const POTS = 11;
const LADLES = 12;

const line = (id: number, quantity: number) => ({
  id,
  userId: 3,
  productId: id,
  quantity,
  createdAt: '2026-01-01T00:00:00.000Z',
  product: aProduct({ id, name: id === POTS ? 'Pot' : 'Ladle' }),
});

/** Everything the customer saw, oldest first. */
const seen: string[] = [];

function Cart() {
  const { lines, setQuantity, remove } = useCart();
  const toast = useCurrentToast();
  const text = lines.map(({ product, quantity }) => `${quantity} ${product.name}`).join(', ');
  if (seen.at(-1) !== text) seen.push(text);
  return (
    <>
      <p>{text || 'empty'}</p>
      {lines.map((each) => (
        <p key={each.id}>
          <button
            onClick={() => void setQuantity(each, each.quantity + 1)}
          >{`More ${each.product.name}`}</button>
          <button onClick={() => void remove(each)}>{`Remove ${each.product.name}`}</button>
        </p>
      ))}
      {toast && <p role="status">{`${toast.title}: ${toast.description}`}</p>}
    </>
  );
}

type Answer = [status: number, body?: unknown];

/** A cart with 1 pot and 1 ladle; each change is answered when the test says so. */
async function openCart(
  read: () => Answer | Promise<Answer> = () => [200, [line(POTS, 1), line(LADLES, 1)]],
) {
  localStorage.setItem('token', 't0ken');
  const waiting: ((answer: Answer) => void)[] = [];
  const later = () => new Promise<Answer>((resolve) => waiting.push(resolve));
  const network = new FakeNetwork({
    'GET /api/auth/me': [200, { id: 3, email: 'chef@example.com', isAdmin: false }],
    'GET /api/cart': () => read(),
    [`PUT /api/cart/${POTS}`]: later,
    [`PUT /api/cart/${LADLES}`]: later,
    [`DELETE /api/cart/${POTS}`]: later,
    [`DELETE /api/cart/${LADLES}`]: later,
  });
  const i18n = createI18n('en', await loadMessages('en', ['common']));
  const store = createStore();
  await openPage(
    <I18nextProvider i18n={i18n}>
      <ClientProvider store={store}>
        <Cart />
      </ClientProvider>
    </I18nextProvider>,
  );
  await shows('1 Pot, 1 Ladle');
  seen.length = 0;
  const answer = async (...given: Answer) => {
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    await act(async () => {
      waiting.shift()!(given);
      await nextFrame();
    });
  };
  return { network, store, answer };
}

const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Quick presses, before any answer. */
async function press(...names: string[]): Promise<void> {
  for (const name of names) {
    await act(async () => {
      screen.getByRole('button', { name }).click();
      await nextFrame();
    });
  }
}

const quantitiesSent = (network: FakeNetwork, id: number) =>
  network.to(`PUT /api/cart/${id}`).map(({ body }) => (body as { quantity: number }).quantity);

beforeEach(() => {
  localStorage.clear();
  seen.length = 0;
});

describe('a customer who presses "+"', () => {
  it('sees the new quantity at once, and it takes one call', async () => {
    const { network, answer } = await openCart();
    const before = network.calls.length;
    await press('More Pot');
    expect(screen.getByText('2 Pot, 1 Ladle')).toBeInTheDocument();
    await answer(200, [line(POTS, 2), line(LADLES, 1)]);
    expect(network.calls.length).toBe(before + 1);
    expect(seen).toEqual(['2 Pot, 1 Ladle']);
  });

  it('quickly never sees it go back, and only the first and the last quantity are sent', async () => {
    const { network, answer } = await openCart();
    await press('More Pot', 'More Pot', 'More Pot', 'More Pot');
    await answer(200, [line(POTS, 2), line(LADLES, 1)]);
    await answer(200, [line(POTS, 5), line(LADLES, 1)]);
    expect(quantitiesSent(network, POTS)).toEqual([2, 5]);
    expect(seen).toEqual(['2 Pot, 1 Ladle', '3 Pot, 1 Ladle', '4 Pot, 1 Ladle', '5 Pot, 1 Ladle']);
  });

  it('on two lines sees both, also between their answers', async () => {
    const { answer } = await openCart();
    await press('More Pot', 'More Ladle');
    await answer(200, [line(POTS, 2), line(LADLES, 1)]);
    await answer(200, [line(POTS, 2), line(LADLES, 2)]);
    expect(seen).toEqual(['2 Pot, 1 Ladle', '2 Pot, 2 Ladle']);
  });

  it('sees it stay when the cart is read meanwhile', async () => {
    const { network, store, answer } = await openCart();
    await press('More Pot');
    const { listCartLines } = cartApi.endpoints;
    const reading = store.dispatch(
      listCartLines.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    await press('More Pot');
    await answer(200, [line(POTS, 2), line(LADLES, 1)]);
    await act(async () => void (await reading));
    await answer(200, [line(POTS, 3), line(LADLES, 1)]);
    expect(network.to('GET /api/cart')).toHaveLength(2);
    expect(seen).toEqual(['2 Pot, 1 Ladle', '3 Pot, 1 Ladle']);
  });
});

describe('a change that the shop rejects', () => {
  const short: Answer = [
    409,
    { status: 409, code: 'CART.SHORT_STOCK', message: 'Only 1 of Pot left in stock.' },
  ];

  it('goes back and says why', async () => {
    const { answer } = await openCart();
    await press('More Pot');
    await answer(...short);
    expect(screen.getByRole('status')).toHaveTextContent('Only 1 of Pot left in stock.');
    await shows('1 Pot, 1 Ladle');
    expect(seen).toEqual(['2 Pot, 1 Ladle', '1 Pot, 1 Ladle']);
  });

  it('takes the waiting ones of its line along and keeps those of other lines', async () => {
    const carts = [[line(POTS, 1), line(LADLES, 1)], [line(POTS, 1)]];
    const { network, answer } = await openCart(() => [200, carts.shift()]);
    await press('More Pot', 'More Pot', 'Remove Ladle');
    await answer(...short);
    await shows('1 Pot');
    await answer(200, [line(POTS, 1)]);
    await waitFor(() => expect(network.to('GET /api/cart')).toHaveLength(2));
    await shows('1 Pot');
    expect(quantitiesSent(network, POTS)).toEqual([2]);
    expect(network.to(`DELETE /api/cart/${LADLES}`)).toHaveLength(1);
  });

  it('goes back without a connection too, when the cart cannot be read either', async () => {
    let isOnline = true;
    const { answer } = await openCart(() =>
      isOnline ? [200, [line(POTS, 1), line(LADLES, 1)]] : Promise.reject(new TypeError('offline')),
    );
    isOnline = false;
    await press('More Pot', 'Remove Ladle');
    await answer(503);
    await answer(503);
    await shows('1 Pot, 1 Ladle');
    expect(screen.getByRole('status')).toHaveTextContent("Your cart wasn't updated");
  });
});

describe('with the shop in two tabs', () => {
  it('a line that was removed in the other one leaves this one when it is changed', async () => {
    const carts = [[line(POTS, 1), line(LADLES, 1)], [line(LADLES, 1)]];
    const { answer } = await openCart(() => [200, carts.shift()]);
    await press('More Pot');
    await answer(404, {
      status: 404,
      code: 'CART.LINE_NOT_FOUND',
      message: 'This item is no longer in your cart.',
    });
    await shows('1 Ladle');
    expect(screen.getByRole('status')).toHaveTextContent('This item is no longer in your cart.');
  });

  it('an answer brings what the other one has changed', async () => {
    const { answer } = await openCart();
    await press('More Pot');
    await answer(200, [line(POTS, 2), line(LADLES, 7)]);
    await shows('2 Pot, 7 Ladle');
  });
});
