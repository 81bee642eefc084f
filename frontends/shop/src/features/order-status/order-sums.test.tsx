import { anOrder, renderPage } from '@kp/testing/browser';
import { OrderSums } from '@kp/ui/order';
import { screen } from '@testing-library/react';

async function shownSums(changes: Partial<ReturnType<typeof anOrder>>): Promise<string> {
  await renderPage([{ path: '/', element: <OrderSums order={anOrder(changes)} /> }], { at: '/', texts: [] });
  return (await screen.findByText('Subtotal')).parentElement!.textContent;
}

describe('the sums of an order', () => {
  it('have no discount without a code', async () => {
    expect(await shownSums({})).not.toContain('Discount');
  });

  it('name the code beside what it takes off', async () => {
    const sums = await shownSums({ discountCode: 'TEN-OFF', discount: '1.25' });
    expect(sums).toContain('Discount (TEN-OFF)-$1.25Shipping');
  });

  it('say that the code made shipping free', async () => {
    const sums = await shownSums({ discountCode: 'SHIP', discount: '0.00', shipping: '0.00' });
    expect(sums).toContain('Discount (SHIP)Free shippingShipping');
  });
});
