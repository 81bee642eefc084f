import { anOrder, aUser, fakeNetwork, json, listOf, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { HomePage } from '../../features/home/home-page';
import { placedOrder } from '../placed-order';
import { ConfirmationPage } from './confirmation-page';

const STATUS = 'GET /api/order-status/41.signed';
const JOIN = 'POST /api/order-status/41.signed/join';
const network = fakeNetwork();

const promised = { promisedFirstDay: '2026-12-03', promisedLastDay: '2026-12-07' };
const guestOrder = anOrder({ ...promised, statusUrl: 'http://localhost/order-status/41.signed' });
const placed = (order = guestOrder) => ({ placedOrder: { ...placedOrder(order), success: 'ordered' } });
const onLink = {
  ...guestOrder,
  account: null,
  canCancel: true,
  shipTo: {
    firstName: 'Maria',
    city: 'Brașov',
    country: 'Romania',
  },
  shippingAddress: undefined,
  billingAddress: undefined,
  email: undefined,
};

/** Placed a moment ago: the page before led here. */
async function arrive(state: object = placed(), token?: string) {
  const checkout = (
    <Link to="/" state={state}>
      Place Order
    </Link>
  );
  const routes = [
    { path: '/checkout', element: checkout },
    { path: '/', element: <ConfirmationPage /> },
  ];
  const page = await renderPage(routes, { at: '/checkout', texts: ['shop', 'checkout', 'order'], token });
  await page.user.click(screen.getByRole('link', { name: 'Place Order' }));
  return page;
}
const reload = (state: object = placed(), token?: string) =>
  renderPage([{ path: '/', element: <HomePage /> }], {
    at: '/',
    state,
    texts: ['shop', 'checkout', 'order'],
    token,
  });
const facts = () => screen.getByText('Order number').closest('dl')!;

beforeEach(() => network.on('GET /api/categories', listOf([])));

describe('the page after an order', () => {
  it('says once that it is placed, and shows all of it in the place of the home page', async () => {
    const { address } = await arrive();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Order placed successfully!');
    expect(address()).toBe('/');
    expect(screen.getAllByText('Order placed successfully!')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Thank you for your order. You will receive a confirmation email shortly.',
    );
    expect(
      screen.getByText('Order ORD-2026-000041. We sent a confirmation to maria@bistro-nord.example.'),
    ).toBeVisible();
    expect(facts()).toHaveTextContent(/ORD-2026-000041.*Total\$69\.63.*Pay the courier \$69\.63 in cash/);
    expect(screen.getByText(/^Arrives Thu, Dec 3\s?–\s?Mon, Dec 7$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Day dots, Monday' })).toBeVisible();
    expect(document.querySelector('img')).toHaveAttribute('src', '/pictures/day-dots.svg');
    expect(screen.getByRole('heading', { name: 'Shipping address' }).parentElement).toHaveTextContent(
      'Maria PopescuBistro Nord SRLStrada Lungă 12500035 BrașovRomania',
    );
    expect(screen.getByRole('link', { name: 'Track your order' })).toHaveAttribute(
      'href',
      '/order-status/41.signed',
    );
    expect(network.callsTo(STATUS)).toEqual([]);
  });

  it('states the references of a company', async () => {
    await arrive(placed({ ...guestOrder, poNumber: 'PO-4711', costCenter: 'Kitchen Cluj' }));
    await screen.findByRole('heading', { level: 1 });
    expect(facts()).toHaveTextContent(/PO numberPO-4711.*Cost centerKitchen Cluj/);
  });

  it('reads how it was paid, and what was noted', async () => {
    const notes = 'Back door, please';
    await arrive(placed(anOrder({ ...guestOrder, paymentMethod: 'stripe', paymentStatus: 'paid', notes })));
    await screen.findByRole('heading', { level: 1 });
    expect(facts()).toHaveTextContent('Credit or debit card · Paid');
    expect(screen.getByText(notes)).toBeVisible();
    const steps = screen.getByRole('list', { name: 'Order status' });
    expect(within(steps).getAllByRole('listitem')[0]).toHaveTextContent('Order received · Paid');
  });

  it('of a wallet says that the payment succeeded', async () => {
    const { placedOrder: order } = placed();
    await arrive({ placedOrder: { ...order, success: 'paid' } });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Payment successful!');
    expect(screen.queryByText(/Thank you for your order/)).not.toBeInTheDocument();
  });

  it.each([
    ['waits for its payment', { paymentMethod: 'stripe' }, 'Waiting for your payment'],
    ['is to be confirmed by email', { confirmationRequired: true }, 'Please confirm your order'],
  ] as const)('that %s says so instead', async (_what, changes, title) => {
    await arrive(placed(anOrder({ ...guestOrder, ...changes })));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.queryByText('Order placed successfully!')).not.toBeInTheDocument();
  });

  it('survives a reload, and then shows where the order stands now', async () => {
    network.on(STATUS, json({ ...onLink, status: 'shipped', courier: 'DPD', awbNumber: '1Z 999' }));
    await reload();
    const steps = await screen.findByRole('list', { name: 'Order status' });
    await waitFor(() =>
      expect(within(steps).getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step'),
    );
    expect(screen.getByText('Strada Lungă 12')).toBeVisible();
  });

  it('survives a reload without an answer of the shop', async () => {
    network.on(STATUS, problem(503, 'SERVER.UNAVAILABLE', 'Not now.'));
    await reload();
    await screen.findByRole('list', { name: 'Order status' });
    expect(facts()).toHaveTextContent('$69.63');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('of which the browser knows the number only asks the shop for the rest', async () => {
    network.on(STATUS, json(onLink));
    const state = { orderNumber: 'ORD-2026-000041', email: '', statusPath: '/order-status/41.signed' };
    await arrive({ placedOrder: state });
    expect(await screen.findByText('Day dots, Monday')).toBeVisible();
    expect(screen.queryByText('Shipping address')).not.toBeInTheDocument();
  });

  it('of a customer finds it among the own orders', async () => {
    network
      .on('GET /api/auth/me', json(aUser()))
      .on('GET /api/cart', json([]))
      .on('GET /api/orders', listOf([anOrder({ ...promised })]));
    const state = { orderNumber: 'ORD-2026-000041', email: 'maria@bistro-nord.example', statusPath: null };
    await reload({ placedOrder: state }, 'token-7');
    expect(await screen.findByText('Strada Lungă 12')).toBeVisible();
    expect(network.callsTo('GET /api/orders')[0]!.query).toEqual({
      mine: 'true',
      search: 'ORD-2026-000041',
      limit: '1',
    });
    expect(screen.getByRole('link', { name: 'Track your order' })).toHaveAttribute(
      'href',
      '/account?tab=orders&order=41',
    );
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('can be printed, and its days go into a calendar', async () => {
    const files: Blob[] = [];
    const print = jest.spyOn(window, 'print').mockImplementation();
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    const names: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = await arrive();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    expect(names).toEqual(['ORD-2026-000041.ics']);
    expect(files[0]!.type).toContain('text/calendar');
    click.mockRestore();
    print.mockRestore();
  });

  it('offers no calendar entry where no day is promised', async () => {
    await arrive(placed(anOrder({ statusUrl: guestOrder.statusUrl })));
    await screen.findByRole('button', { name: 'Print' });
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });
});

describe('a guest who has just ordered', () => {
  const choose = async (password: string) => {
    const { user } = await arrive();
    const field = await screen.findByLabelText(/^Password/);
    await user.type(field, password);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    return field;
  };

  it('has an account with this order by choosing a password', async () => {
    network
      .on('POST /api/auth/register', { status: 201, body: { token: 'new', user: aUser() } })
      .on('GET /api/auth/me', json(aUser()))
      .on('GET /api/cart', json([]))
      .on(JOIN, { status: 204, body: '' });
    await choose('eleven tomatoes');
    expect(await screen.findByText('Your account is ready, and this order is in it.')).toBeVisible();
    expect(network.callsTo('POST /api/auth/register')[0]!.body).toMatchObject({
      email: 'maria@bistro-nord.example',
      firstName: 'Maria',
      lastName: 'Popescu',
      password: 'eleven tomatoes',
    });
    expect(network.callsTo(JOIN)).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order placed successfully!');
  });

  it('reads at the password what is wrong with it, before anything is sent', async () => {
    const field = await choose('five5');
    expect(field).toHaveAccessibleDescription('Password must be at least 6 characters');
    expect(field).toHaveFocus();
    expect(network.callsTo('POST /api/auth/register')).toEqual([]);
  });

  it('with an account already is led to sign in', async () => {
    network.on('POST /api/auth/register', problem(409, 'AUTH.EMAIL_TAKEN', 'This email has an account.'));
    const field = await choose('eleven tomatoes');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This email has an account.'));
    expect(screen.getByRole('link', { name: 'Sign in instead' })).toHaveAttribute(
      'href',
      '/login?redirect=/account?tab=orders',
    );
  });

  it('reads that an order that does not join yet follows with the email', async () => {
    network
      .on('POST /api/auth/register', { status: 201, body: { token: 'new', user: aUser() } })
      .on('GET /api/auth/me', json(aUser()))
      .on('GET /api/cart', json([]))
      .on(JOIN, problem(404, 'ORDERS.NOT_FOUND', 'No such order'));
    await choose('eleven tomatoes');
    expect(await screen.findByText(/Confirm your email to find this order in it/)).toBeVisible();
  });
});
