import { fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { screen, within } from '@testing-library/react';
import { WithdrawPage } from './withdraw-page';

const FIND = 'POST /api/withdrawals/order';
const DECLARE = 'POST /api/withdrawals';
const network = fakeNetwork();
const order = {
  orderNumber: 'ORD-2026-000041',
  until: null,
  barrier: null,
  items: [
    {
      itemId: 1,
      productName: 'Day dots',
      productCode: 'KP-3',
      quantity: 3,
      exception: null,
    },
    {
      itemId: 2,
      productName: 'Gloves',
      productCode: 'KP-4',
      quantity: 1,
      exception: 'sealed_hygiene',
    },
    {
      itemId: 3,
      productName: 'Own labels',
      productCode: 'KP-5',
      quantity: 0,
      exception: 'made_to_order',
    },
  ],
};
const receipt = {
  returnNumber: 'RMA-2026-000007',
  orderNumber: order.orderNumber,
  name: 'Ana Popescu',
  declaredAt: '2026-03-02T10:00:00.000Z',
  items: [
    {
      productName: 'Day dots',
      quantity: 2,
      unshippedQuantity: 0,
    },
  ],
};
const open = (at = '/withdraw') =>
  renderPage([{ path: '/withdraw', element: <WithdrawPage /> }], { at, texts: ['law'] });
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => network.on('GET /api/config', json({ legalDuties: ['withdrawal'] })));

describe('the withdrawal from a contract', () => {
  it('takes two steps and no account, and repeats what was declared before it counts', async () => {
    network.on(FIND, json(order)).on(DECLARE, json(receipt));
    const { user } = await open();
    await user.type(field('Your name'), 'Ana Popescu');
    await user.type(field('Order number'), 'ord 2026 41');
    await user.type(field('Email of the order'), 'ana@bistro-nord.example');
    await user.click(button('Choose items'));
    expect(await screen.findByRole('checkbox', { name: 'Own labels' })).toBeDisabled();
    expect(screen.getByText('Hygiene product: only while its seal is unbroken.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Gloves' }));
    await user.click(screen.getByRole('button', { name: /Decrease quantity of Day dots/ }));
    await user.click(button('Continue'));
    expect(screen.getByRole('heading', { name: 'Withdraw from the contract' })).toHaveFocus();
    const declared = within(screen.getByText(/^I, Ana Popescu, withdraw/).parentElement!);
    expect(declared.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['2 × Day dots']);
    expect(network.callsTo(DECLARE)).toEqual([]);
    await user.click(button('Confirm withdrawal'));
    expect(await screen.findByText('RMA-2026-000007')).toBeInTheDocument();
    expect(network.callsTo(DECLARE)[0]!.body).toMatchObject({
      orderNumber: 'ord 2026 41',
      email: 'ana@bistro-nord.example',
      name: 'Ana Popescu',
      items: [
        {
          itemId: 1,
          quantity: 2,
        },
      ],
    });
  });

  it('of a link asks for the name only, and keeps everything when it is changed', async () => {
    network.on(FIND, json(order));
    const { user } = await open('/withdraw#42.signed');
    await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ana Popescu');
    expect(network.callsTo(FIND)[0]!.body).toEqual({ token: '42.signed' });
    expect(screen.queryByRole('textbox', { name: 'Order number' })).not.toBeInTheDocument();
    await user.click(button('Continue'));
    await user.click(button('Change'));
    expect(field('Your name')).toHaveValue('Ana Popescu');
  });

  it('says at the fields what is missing, and that number and email belong to no order', async () => {
    network.on(FIND, problem(404, 'ORDERS.NOT_FOUND', 'Order not found'));
    const { user } = await open();
    await user.click(button('Choose items'));
    expect(field('Your name')).toHaveFocus();
    expect(network.callsTo(FIND)).toEqual([]);
    await user.type(field('Your name'), 'Ana Popescu');
    await user.type(field('Order number'), 'ORD-2026-000041');
    await user.type(field('Email of the order'), 'somebody@else.example');
    await user.click(button('Choose items'));
    await screen.findByText(/No order has this number/);
    expect(field('Order number')).toHaveAccessibleDescription(/No order has this number and this email/);
    expect(field('Email of the order')).toHaveValue('somebody@else.example');
  });

  it('says why it is not possible', async () => {
    network.on(FIND, json({ ...order, barrier: 'business', items: [] }));
    await open('/withdraw#42.signed');
    expect(await screen.findByText(/The right of withdrawal is for consumers/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
