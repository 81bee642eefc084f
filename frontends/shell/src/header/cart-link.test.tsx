import { aProduct, fakeNetwork, json, renderPage } from '@kp/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { useCart } from '@kp/client';
import { CartLink } from './cart-link';

const network = fakeNetwork();

function Page() {
  const { add } = useCart();
  return (
    <>
      <CartLink />
      <button onClick={() => void add(aProduct())}>Add</button>
    </>
  );
}

const aLine = (quantity: number) => ({
  id: 1,
  userId: 0,
  productId: 3,
  quantity,
  createdAt: '2026-03-01T10:00:00.000Z',
  product: aProduct({ stockQuantity: 9999 }),
});

const open = (quantity: number) =>
  renderPage([{ path: '/', element: <Page /> }], {
    at: '/',
    texts: ['shop'],
    guestCart: quantity > 0 ? [aLine(quantity)] : undefined,
  });

describe('the badge of the cart', () => {
  it('counts all units, in its name too', async () => {
    await open(12);
    expect(await screen.findByRole('link', { name: 'Cart, 12 items' })).toHaveTextContent('12');
  });

  it('has no number of an empty cart', async () => {
    await open(0);
    expect(await screen.findByRole('link', { name: 'Cart, empty' })).not.toHaveTextContent(/\d/);
  });

  it('has room for three digits; its name tells the whole number', async () => {
    await open(1234);
    expect(await screen.findByRole('link', { name: 'Cart, 1,234 items' })).toHaveTextContent('999+');
  });

  it('announces a change politely, and not what was there at first', async () => {
    network.on('GET /api/products/3', json(aProduct()));
    const { user } = await open(2);
    await screen.findByRole('link', { name: 'Cart, 2 items' });
    expect(screen.queryByText(/in your cart now/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(screen.getByText('3 items in your cart now')).toHaveAttribute('role', 'status'),
    );
  });
});
