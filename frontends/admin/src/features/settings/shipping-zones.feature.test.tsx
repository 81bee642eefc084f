import {
  anAdministrator,
  fakeNetwork,
  json,
  listOf,
  problem,
  renderPage,
  rowAction,
} from '@kp/testing/browser';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const SHOP = {
  freeShippingThreshold: 500,
  standardShippingCost: 25,
  currency: 'USD',
  trackingUrlTemplate: '',
};
const CLUJ = {
  id: 7,
  name: 'Cluj',
  countries: [],
  counties: ['CJ'],
  freeShippingThreshold: '',
  version: 3,
  minDays: 2,
  maxDays: 4,
  isStandardOffered: true,
  bands: [
    {
      upToGrams: 3e3,
      cost: '5.00',
    },
    {
      upToGrams: null,
      cost: '12.50',
    },
  ],
};

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/shipping-settings', json(SHOP))
    .on('GET /admin/api/shipping-zones', json([CLUJ]))
    .on('GET /admin/api/delivery-methods', json([]))
    .on('GET /admin/api/products', listOf([{}], 12));
});

const open = () =>
  renderPage(routes, {
    at: '/admin?tab=settings&section=shipping',
    texts: ['admin', 'adminSettings'],
    token: 'token-1',
  });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the shipping zones', () => {
  it('show their places and costs, what a weight costs, and how many products have no weight', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Shipping zones' });
    expect(table).toHaveTextContent('ClujCluj$5.00, up to 3 kg$12.50, any weightDelivery in 2 to 4 days');
    expect(await screen.findByText(/Products without a weight: 12/)).toBeVisible();

    const check = within(screen.getByRole('region', { name: 'Check a cost' }));
    const result = () => check.getByRole('status').textContent;
    expect(result()).toBe('3.5 kg to Cluj costs $12.50. Zone: Cluj. Free above $500.00.');
    type(check.getByLabelText('Weight (kg)'), '3');
    expect(result()).toContain('3 kg to Cluj costs $5.00.');
    type(check.getByLabelText('Weight (kg)'), 'x');
    expect(result()).toBe('');
  });

  it('are edited with their version; what is wrong is said at its field, and commas are decimal ones', async () => {
    network.on(
      'PUT /admin/api/shipping-zones/7',
      problem(409, 'SETTINGS.ZONE_CHANGED', 'Someone else changed this zone meanwhile.'),
    );
    const { user } = await open();
    await rowAction(user, 'Cluj', 'Edit');
    const dialog = within(await screen.findByRole('dialog'));
    const [first] = dialog.getAllByLabelText('Up to (kg)');
    const [cost] = dialog.getAllByLabelText('Cost (USD)');
    const save = () => user.click(dialog.getByRole('button', { name: 'Save changes' }));

    await user.click(dialog.getByRole('button', { name: 'Add a weight' }));
    await save();
    expect(await dialog.findByText(/Give each row a higher weight/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove row 3' }));
    type(cost!, 'five');
    await save();
    expect(await dialog.findByText(/Enter an amount from 0 to/)).toBeVisible();
    expect(network.callsTo('PUT /admin/api/shipping-zones/7')).toHaveLength(0);

    type(dialog.getByLabelText('Delivery, at most (days)'), '');
    type(cost!, '6,5');
    await save();
    await waitFor(() => expect(dialog.getAllByText(/Enter whole days from 0 to 60/)).toHaveLength(2));
    expect(network.callsTo('PUT /admin/api/shipping-zones/7')).toHaveLength(0);
    type(dialog.getByLabelText('Delivery, at most (days)'), '6');
    type(first!, '2,5');
    await user.click(dialog.getByLabelText('Offer the standard delivery'));
    await save();
    await waitFor(() => expect(network.callsTo('PUT /admin/api/shipping-zones/7')).toHaveLength(1));
    expect(network.callsTo('PUT /admin/api/shipping-zones/7')[0]?.body).toEqual({
      name: 'Cluj',
      countries: [],
      counties: ['CJ'],
      freeShippingThreshold: '',
      version: 3,
      minDays: 2,
      maxDays: 6,
      isStandardOffered: false,
      bands: [
        {
          upToGrams: 2500,
          cost: '6.5',
        },
        {
          upToGrams: null,
          cost: '12.50',
        },
      ],
    });
    expect((await screen.findAllByText(/Someone else changed this zone/)).length).toBeGreaterThan(0);
    expect(first).toHaveValue('2,5');
  });

  it('are deleted after a question', async () => {
    network.on('DELETE /admin/api/shipping-zones/7', () => {
      network.on('GET /admin/api/shipping-zones', json([]));
      return { status: 204 };
    });
    const { user } = await open();
    await rowAction(user, 'Cluj', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No zones. Every order pays the cost above.')).toBeVisible();
  });
});

describe('the ways of delivery', () => {
  const VAN = {
    id: 4,
    kind: 'van',
    name: '',
    names: [],
    zoneId: 7,
    basis: 'value',
    rates: [
      { upTo: 10_000, cost: '15.00' },
      { upTo: null, cost: '8.00' },
    ],
    freeShippingThreshold: '300.00',
    minDays: null,
    maxDays: null,
    weekdays: [2, 5],
    cutOff: '16:00',
    cutOffDays: 1,
    version: 2,
  };

  it('show where, for how much and when each is', async () => {
    network.on('GET /admin/api/delivery-methods', json([VAN]));
    await open();
    const table = await screen.findByRole('table', { name: 'Ways of delivery' });
    expect(table).toHaveTextContent(
      'Our own vanCluj$15.00, up to $100.00$8.00, any valueFree above $300.00.Tuesday, Friday; orders until 16:00 (days before: 1)',
    );
  });

  it('are added; what is missing is said at its field', async () => {
    network.on('POST /admin/api/delivery-methods', { status: 201, body: { ...VAN, id: 5 } });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add a way of delivery' }));
    const dialog = within(await screen.findByRole('dialog'));
    const save = () => user.click(dialog.getByRole('button', { name: 'Save changes' }));
    fireEvent.mouseDown(dialog.getByLabelText('Kind'));
    fireEvent.click(await screen.findByTitle('Our own van'));
    type(dialog.getByLabelText('Name'), 'Van to Cluj');
    type(dialog.getByRole('textbox', { name: 'Name in other languages' }), 'Camionnette ');
    type(dialog.getByLabelText('Cost (USD)'), '12,5');
    await save();
    expect(await dialog.findByText('Choose at least one day')).toBeVisible();
    expect(network.callsTo('POST /admin/api/delivery-methods')).toEqual([]);
    await user.click(dialog.getByLabelText('Tuesday'));
    await save();
    await waitFor(() => expect(network.callsTo('POST /admin/api/delivery-methods')).toHaveLength(1));
    expect(network.callsTo('POST /admin/api/delivery-methods')[0]?.body).toEqual({
      kind: 'van',
      name: 'Van to Cluj',
      names: [{ language: 'fr', name: 'Camionnette' }],
      zoneId: null,
      basis: 'weight',
      rates: [{ upTo: null, cost: '12.5' }],
      freeShippingThreshold: '',
      minDays: null,
      maxDays: null,
      weekdays: [2],
      cutOff: '16:00',
      cutOffDays: 1,
    });
  });
});
