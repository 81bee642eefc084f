import {
  anInvoice,
  anOrder,
  aUser,
  fakeNetwork,
  json,
  listOf,
  offline,
  problem,
  renderPage,
} from '@kp/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const ISSUE = 'POST /api/orders/41/invoice';
const open = () =>
  renderPage(routes, {
    at: '/account?tab=orders',
    texts: ['account', 'accountTabs', 'invoice'],
    token: 'token-7',
  });
const createButton = () => screen.findByRole('button', { name: 'Create invoice for order ORD-2026-000041' });

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(aUser()))
    .on('GET /api/cart', json([]))
    .on('GET /api/orders', listOf([anOrder({ status: 'delivered' })]))
    .on('GET /admin/api/company-settings', problem(404, 'SETTINGS.NOT_FOUND', 'Company settings not found'))
    .on('GET /api/invoices/number/INV-2026-000009', json(anInvoice()));
});

describe('the invoice of an order in the list of orders', () => {
  it('is created by wire transfer with one click, and the page is loaded again', async () => {
    network.on(ISSUE, { status: 201, body: anInvoice() });
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open();
    await user.click(await createButton());
    expect(await screen.findByText('Invoice created')).toBeVisible();
    expect(network.callsTo(ISSUE)[0]!.body).toEqual({ paymentMethod: 'wire_transfer' });
    expect(errors).not.toHaveBeenCalled();
    // The simulated browser reports that it cannot load pages.
    await waitFor(() => expect(String(errors.mock.calls[0]?.[0])).toContain('navigation'));
    errors.mockRestore();
  });

  it('that exists is linked', async () => {
    network.on(
      'GET /api/orders',
      listOf([anOrder({ status: 'delivered', invoiceNumber: 'INV-2026-000009' })]),
    );
    await open();
    const link = await screen.findByRole('link', { name: 'View invoice INV-2026-000009' });
    expect(link).toHaveAttribute('href', '/invoice/INV-2026-000009');
    expect(screen.queryByRole('button', { name: /Create invoice/ })).toBeNull();
  });

  it('waits for the delivery', async () => {
    network.on('GET /api/orders', listOf([anOrder({ status: 'shipped' })]));
    await open();
    await screen.findByText('ORD-2026-000041');
    expect(screen.queryByRole('button', { name: /Create invoice/ })).toBeNull();
  });

  it('that was created meanwhile opens', async () => {
    const details = { invoiceNumber: 'INV-2026-000009' };
    network.on(
      ISSUE,
      problem(409, 'INVOICES.ALREADY_ISSUED', 'This order already has an invoice.', { details }),
    );
    const { user, address } = await open();
    await user.click(await createButton());
    await waitFor(() => expect(address()).toBe('/invoice/INV-2026-000009'));
  });

  it.each([
    [
      'the server’s reason',
      problem(409, 'INVOICES.NOT_CONFIGURED', 'Please contact us.'),
      'Please contact us.',
    ],
    ['its own words without one', offline, 'Failed to create invoice'],
  ])('fails with %s', async (_case, answer, text) => {
    network.on(ISSUE, answer);
    const { user } = await open();
    await user.click(await createButton());
    expect(await screen.findByText('Invoice creation failed')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(await createButton()).toBeEnabled();
  });
});
