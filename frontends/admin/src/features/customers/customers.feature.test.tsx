import type { CustomerDetailsResponse } from '@kp/api-client/admin';
import { anAdministrator, fakeNetwork, json, listOf, problem, renderPage } from '@kp/testing/browser';
import { act, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const LIST = 'GET /admin/api/customers';
const ONE = 'GET /admin/api/customers/:id';
const DISABLED = 'PUT /admin/api/customers/5/disabled';

const aCustomer = (changes: Partial<CustomerDetailsResponse> = {}): CustomerDetailsResponse => ({
  id: 5,
  firstName: 'Maria',
  lastName: 'Popescu',
  email: 'maria@bistro.example',
  language: 'ro',
  companyName: 'Bistro Nord SRL',
  companyStanding: 'inactive',
  createdAt: '2026-03-01T09:00:00.000Z',
  isStaff: false,
  disabledAt: null,
  disabledReason: null,
  orderCount: 1204,
  spent: '5120.40',
  currency: 'USD',
  lastOrderAt: '2026-11-20T09:00:00.000Z',
  pendingEmail: null,
  hasSecondFactor: false,
  openSessions: 2,
  vatNumber: 'RO123',
  taxId: null,
  registrationNumber: null,
  billingEmail: null,
  billingPhone: null,
  companyAddress: null,
  deliveryAddress: {
    address: 'Strada Lipscani 12',
    city: 'București',
    county: 'București',
    state: null,
    zip: '030031',
    country: 'Romania',
  },
  recentOrders: [
    {
      id: 41,
      orderNumber: 'ORD-2026-000041',
      createdAt: '2026-11-20T09:00:00.000Z',
      status: 'delivered',
      totalAmount: '69.63',
      currency: 'USD',
    },
  ],
  recentInvoices: [
    {
      id: 3,
      number: 'INV-2026-000003',
      kind: 'invoice',
      issueDate: '2026-11-21',
      totalAmount: '60.00',
      currency: 'EUR',
    },
  ],
  ...changes,
});

async function open(query = '') {
  const page = await renderPage(routes, {
    at: `/admin?tab=customers${query}`,
    texts: ['admin', 'adminOrders', 'adminPeople'],
    token: 'token-1',
  });
  await screen.findByRole('heading', { name: 'Customers' });
  return page;
}

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Maria Popescu' }));
const lastList = () => network.callsTo(LIST).at(-1)?.query;

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/tags', json([]))
    .on(LIST, listOf([aCustomer()]))
    .on(ONE, json(aCustomer()));
});

describe('the list of customers', () => {
  it('shows what each spent, and its number of orders leads to them', async () => {
    await open();
    const row = within((await screen.findByRole('rowheader', { name: 'Maria Popescu' })).closest('tr')!);
    expect(row.getByText('$5,120.40')).toBeVisible();
    expect(row.getByText('Active')).toBeVisible();
    expect(row.getByText('Inactive')).toBeVisible();
    expect(row.getByRole('link', { name: 'Orders of Maria Popescu: 1,204' })).toHaveAttribute(
      'href',
      '/admin?tab=orders&search=maria%40bistro.example',
    );
  });

  it('is searched, filtered and sorted by the address, and says what to do when nothing matches', async () => {
    const { user, address } = await open('&state=disabled&orders=some');
    await screen.findByRole('rowheader', { name: 'Maria Popescu' });
    expect(lastList()).toEqual({ state: 'disabled', sort: '-createdAt', limit: '50', offset: '0' });
    await user.click(screen.getByRole('columnheader', { name: /Spent/ }));
    await waitFor(() => expect(lastList()).toMatchObject({ sort: 'spent' }));
    network.on(LIST, listOf([]));
    await user.type(screen.getByRole('searchbox', { name: 'Search name, company or email' }), 'nord{Enter}');
    expect(await screen.findByText('No customers match these filters.')).toBeVisible();
    expect(address()).toContain('search=nord');
    await user.click(screen.getByRole('link', { name: 'Clear Filters' }));
    expect(await screen.findByText(/^No customers yet/)).toBeVisible();
  });
});

describe('the details of a customer', () => {
  it('lead to orders and invoices, and the focus comes back', async () => {
    const { user } = await open();
    const row = await screen.findByRole('link', { name: 'Maria Popescu' });
    await user.click(row);
    const details = await drawer();
    expect(await details.findByText('Strada Lipscani 12')).toBeVisible();
    expect(details.getByRole('link', { name: 'ORD-2026-000041' })).toHaveAttribute(
      'href',
      '/admin?tab=orders&search=maria%40bistro.example&order=41',
    );
    expect(details.getByRole('link', { name: 'INV-2026-000003' })).toHaveAttribute(
      'href',
      '/invoice/INV-2026-000003',
    );
    await user.click(details.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(row).toHaveFocus());
  });

  it('send a mail for a new password', async () => {
    network.on('POST /admin/api/customers/5/password-reset', json(null));
    const { user } = await open('&open=5');
    await user.click(await (await drawer()).findByRole('button', { name: 'Send password reset' }));
    expect(await screen.findByText('Password reset email sent')).toBeVisible();
  });

  it('fill its company in from the public register by the one number, and name what the server refuses', async () => {
    const save = 'PUT /admin/api/customers/5/company';
    const company = {
      name: 'MORARU SRL',
      city: 'Sector 2',
      county: 'București',
      vatNumber: '',
      taxId: '14399840',
    };
    network.on('GET /admin/api/company-register', json({ state: 'found', company, standing: 'no_vat' })).on(
      save,
      problem(400, 'INPUT.INVALID', 'Please check.', {
        fields: [{ field: 'companyZip', message: 'Too long' }],
      }),
    );
    const { user } = await open('&open=5');
    await user.click(await (await drawer()).findByRole('button', { name: 'Edit company details' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit company details' }));
    const number = form.getByLabelText('VAT or tax number');
    await user.clear(number);
    await user.type(number, 'RO14399841');
    await user.click(form.getByRole('button', { name: 'Look up' }));
    expect(await form.findByText(/not a valid VAT or tax number/)).toBeVisible();
    expect(network.callsTo('GET /admin/api/company-register')).toEqual([]);
    await user.type(number, '{Backspace}0');
    await user.click(form.getByRole('button', { name: 'Look up' }));
    await waitFor(() => expect(number).toHaveValue('14399840'));
    expect(form.getByLabelText('Company')).toHaveValue('MORARU SRL');
    await user.type(form.getByLabelText('Address'), 'Str. Fabricii 7');
    await user.click(form.getByRole('button', { name: 'Save company details' }));
    expect(await form.findByText('Too long')).toBeVisible();
    expect(network.callsTo(save)[0]?.body).toMatchObject({ taxNumber: '14399840', companyCity: 'Sector 2' });
  });

  it('have a history of changes, which only owners may read', async () => {
    network.on(
      'GET /admin/api/audit-entries',
      json([
        {
          id: 9,
          createdAt: '2026-11-20T09:00:00Z',
          actorId: 1,
          actorName: 'Ana Pop',
          actorEmail: 'ana@kitchenpass.example',
          network: null,
          action: 'customer.disabled',
          subject: 'customer',
          subjectId: '5',
          before: { disabled: false },
          after: { disabled: true },
        },
      ]),
    );
    await open('&open=5');
    const button = await (await drawer()).findByRole('button', { name: 'Change history' });
    // What it opens is a chunk of its own: React waits for it only in an awaited `act`.
    await act(async () => button.click());
    const history = within(await screen.findByRole('dialog', { name: 'Change history' }));
    const entry = within(await history.findByRole('listitem'));
    expect(entry.getByText('Disabled')).toBeVisible();
    expect(entry.getByRole('row', { name: 'disabled No Yes' })).toBeVisible();
    expect(network.callsTo('GET /admin/api/audit-entries')[0]?.query).toMatchObject({
      subject: 'customer',
      subjectId: '5',
    });
    expect(history.getByRole('link', { name: 'All changes in the audit log' })).toHaveAttribute(
      'href',
      '/admin?tab=audit&subject=customer&subjectId=5',
    );
  });

  it('have no history for staff who may not read the audit log', async () => {
    network.on('GET /api/auth/me', json(anAdministrator('support')));
    await open('&open=5');
    expect(await (await drawer()).findByRole('button', { name: 'Send password reset' })).toBeVisible();
    expect((await drawer()).queryByRole('button', { name: 'Change history' })).toBeNull();
  });

  it('disable the account with a reason, which stays when it fails', async () => {
    network.on(DISABLED, problem(503, 'SERVER.UNAVAILABLE', 'Not now.'));
    const { user } = await open('&open=5');
    await user.click(await (await drawer()).findByRole('button', { name: 'Disable account' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Disable the account of Maria Popescu?' }),
    );
    const submit = () => user.click(dialog.getByRole('button', { name: 'Disable account' }));
    await submit();
    expect(await dialog.findByText('This field is required')).toBeVisible();
    expect(network.callsTo(DISABLED)).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), 'Chargebacks');
    await submit();
    expect(await screen.findByText('Failed to disable account')).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Chargebacks');
    // It takes no other press until the first one is over.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled());

    const disabled = { disabledAt: '2026-11-23T08:00:00.000Z', disabledReason: 'Chargebacks' };
    network.on(DISABLED, json(null)).on(ONE, json(aCustomer(disabled)));
    await submit();
    expect(await screen.findByText('Account disabled successfully')).toBeVisible();
    expect(network.callsTo(DISABLED).at(-1)?.body).toEqual({ disabled: true, reason: 'Chargebacks' });
    const details = await drawer();
    expect(await details.findByText('Chargebacks')).toBeVisible();
    expect(details.queryByRole('button', { name: 'Send password reset' })).toBeNull();

    network.on(ONE, json(aCustomer()));
    await user.click(details.getByRole('button', { name: 'Enable account' }));
    const enabling = within(
      await screen.findByRole('dialog', { name: 'Enable the account of Maria Popescu?' }),
    );
    await user.click(enabling.getByRole('button', { name: 'Enable account' }));
    expect(await screen.findByText('Account enabled successfully')).toBeVisible();
    expect(network.callsTo(DISABLED).at(-1)?.body).toEqual({ disabled: false });
  });

  it('of staff offer no disabling', async () => {
    network.on(ONE, json(aCustomer({ isStaff: true })));
    await open('&open=5');
    const details = await drawer();
    expect(await details.findByText('Staff')).toBeVisible();
    expect(details.queryByRole('button', { name: 'Disable account' })).toBeNull();
  });
});
