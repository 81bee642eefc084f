import { createI18n, loadMessages } from '@kp/i18n';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { ClientProvider } from '../client-provider';
import { createStore } from '../store/create-store';
import { aProduct } from '../testing/a-product';
import { FakeNetwork } from '../testing/fake-network';
import { useCurrentToast } from '../toasts/toast-provider';
import { useCart } from './cart-provider';

const line = {
  id: 11,
  userId: 3,
  productId: 7,
  quantity: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  product: aProduct(),
};

function Cart() {
  const { lines, add, setQuantity, remove, clear } = useCart();
  const toast = useCurrentToast();
  return (
    <>
      <p>{`${lines.length} lines`}</p>
      <p role="status">{toast && `${toast.title} (${toast.description})`}</p>
      <button onClick={() => void add({ id: 7, name: 'Day dots' }, 3)}>Add</button>
      {lines.map((each) => (
        <p key={each.id}>
          <button onClick={() => void setQuantity(each, 5)}>Set to five</button>
          <button onClick={() => void setQuantity(each, 0)}>Set to zero</button>
          <button onClick={() => void setQuantity(each, -1)}>Set below zero</button>
          <button onClick={() => void remove(each)}>Remove</button>
        </p>
      ))}
      <button onClick={() => void clear()}>Clear</button>
    </>
  );
}

describe('a change of the cart of a customer', () => {
  it.each<[button: string, call: string, body: object | undefined, said: string]>([
    [
      'Add',
      'POST /api/cart',
      { productId: 7, quantity: 3 },
      'Added to cart (Day dots has been added to your cart)',
    ],
    ['Set to five', 'PUT /api/cart/11', { quantity: 5 }, ''],
    [
      'Set to zero',
      'DELETE /api/cart/11',
      undefined,
      'Removed from cart (Day dots has been removed from your cart)',
    ],
    [
      'Set below zero',
      'DELETE /api/cart/11',
      undefined,
      'Removed from cart (Day dots has been removed from your cart)',
    ],
    [
      'Remove',
      'DELETE /api/cart/11',
      undefined,
      'Removed from cart (Day dots has been removed from your cart)',
    ],
    ['Clear', 'DELETE /api/cart', undefined, 'Cart cleared (All items have been removed from your cart)'],
  ])('"%s" is %s, whose answer is the cart', async (button, call, body, said) => {
    localStorage.setItem('token', 't0ken');
    const network = new FakeNetwork({
      'GET /api/auth/me': [200, { id: 3, email: 'chef@example.com', isAdmin: false }],
      'GET /api/cart': [200, [line]],
      [call]:
        button === 'Clear'
          ? [204]
          : [
              200,
              [
                { ...line, id: 12 },
                { ...line, id: 13 },
              ],
            ],
    });
    const i18n = createI18n('en', await loadMessages('en', ['common']));
    render(
      <I18nextProvider i18n={i18n}>
        <ClientProvider store={createStore()}>
          <Cart />
        </ClientProvider>
      </I18nextProvider>,
    );
    await screen.findByText('1 lines');
    const before = network.calls.length;
    await userEvent.click(screen.getByText(button));
    await screen.findByText(button === 'Clear' ? '0 lines' : '2 lines');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said));
    expect(network.to(call).map((each) => each.body)).toEqual([body]);
    if (button !== 'Clear') expect(network.to(call)[0]?.headers.Prefer).toBe('return=representation');
    expect(network.calls.length).toBe(before + 1);
  });
});
