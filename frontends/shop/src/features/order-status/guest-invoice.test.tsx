import { anOrder, fakeNetwork, json, listOf, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { OrderStatusPage } from './order-status-page';

const STATUS = 'GET /api/order-status/42.signed';
const FORM = 'GET /api/order-status/42.signed/billing-company';
const ISSUE = 'POST /api/order-status/42.signed/invoice';
const network = fakeNetwork();

const order = {
  ...anOrder({ status: 'delivered' }),
  shipTo: { firstName: 'Ioana', city: 'Cluj-Napoca', country: 'Romania' },
};
const invoiced = { ...order, invoiceNumber: 'INV-2026-000009' };
const company = {
  companyName: 'Bistro Nord SRL',
  vatNumber: 'RO779',
  registrationNumber: '',
  address: 'Strada Lipscani 12',
  city: 'Cluj-Napoca',
  county: 'Cluj',
  zip: '400129',
  country: 'Romania',
  email: 'ana@bistro-nord.example',
};

/** All that the link tells about the buyer. */
const empty = {
  companyName: '',
  vatNumber: '',
  registrationNumber: '',
  address: '',
  city: '',
  county: '',
  zip: '',
  country: 'Romania',
  email: '',
};
const fill = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  const text = {
    Company: 'Bistro Nord SRL',
    'VAT or tax number': 'RO779',
    Address: 'Strada Lipscani 12',
    'ZIP code': '400129',
  };
  await screen.findByRole('textbox', { name: 'Company' });
  for (const [name, value] of Object.entries(text)) {
    await user.type(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), value);
  }
  await user.selectOptions(screen.getByRole('combobox', { name: 'County (Județ)' }), 'Cluj');
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'Cluj-Napoca');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ana@bistro-nord.example');
};

const openPage = () =>
  renderPage([{ path: '/order-status/:token', element: <OrderStatusPage /> }], {
    at: '/order-status/42.signed',
    texts: ['shop', 'checkout', 'order'],
  });
/** With the form unfolded. */
const open = async () => {
  const page = await openPage();
  await page.user.click(await screen.findByRole('button', { name: 'Get an invoice' }));
  return page;
};
/** The shop has issued the invoice: the order is read with its number from now on. */
const issued = () => {
  network.on(STATUS, json(invoiced));
  return { status: 201, body: { invoiceNumber: 'INV-2026-000009' } };
};

beforeEach(() => network.on('GET /api/categories', listOf([])).on(STATUS, json(order)).on(FORM, json(empty)));

describe('the invoice behind the link of a guest', () => {
  it('is folded away below the items, and asks for nothing before it is wanted', async () => {
    await openPage();
    const wanted = await screen.findByRole('button', { name: 'Get an invoice' });
    const item = screen.getByRole('link', { name: 'Day dots, Monday' });
    expect(item.compareDocumentPosition(wanted)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(network.callsTo(FORM)).toEqual([]);
  });

  it('is created for a company, which the guest enters: the link fills in nothing', async () => {
    network.on(ISSUE, issued);
    const { user } = await open();
    const name = await screen.findByRole('textbox', { name: 'Company' });
    expect(name).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Romania');
    await fill(user);
    const number = screen.getByRole('textbox', { name: 'VAT or tax number' });
    await user.clear(number);
    await user.click(screen.getByRole('button', { name: 'Create Invoice' }));
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription('A company needs its VAT or tax number on the invoice'),
    );
    await user.type(number, 'RO778');
    await user.click(screen.getByRole('button', { name: 'Create Invoice' }));
    await waitFor(() => expect(number).toHaveAccessibleDescription(/not a valid VAT or tax number/));
    expect(network.callsTo(ISSUE)).toEqual([]);
    await user.clear(number);
    await user.type(number, 'CIF 779');
    await user.click(screen.getByRole('button', { name: 'Create Invoice' }));
    expect(await screen.findByText('Invoice created')).toBeVisible();
    expect(await screen.findByText(/is ready\.$/)).toHaveTextContent('Invoice INV-2026-000009 is ready.');
    expect(network.callsTo(ISSUE)[0]!.body).toEqual({ company: { ...company, vatNumber: 'CIF 779' } });
    expect(screen.queryByRole('button', { name: 'Create Invoice' })).toBeNull();
    expect(network.callsTo(FORM)).toHaveLength(1);
  });

  it('is created for the company that was named with the order, in one click', async () => {
    network.on(STATUS, json({ ...order, hasBillingCompany: true })).on(ISSUE, issued);
    const { user } = await openPage();
    expect(await screen.findByRole('radio', { name: 'The company named with the order' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /billing address/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Company' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create Invoice' }));
    await waitFor(() => expect(network.callsTo(ISSUE)[0]!.body).toEqual({}));
  });

  it('is created for the billing address of the order', async () => {
    network.on(ISSUE, issued);
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: /The billing address of the order/ }));
    expect(screen.queryByRole('textbox', { name: 'Company' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create Invoice' }));
    await waitFor(() => expect(network.callsTo(ISSUE)[0]!.body).toEqual({}));
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible();
  });

  it('is not sent with a missing field, which is focused', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Create Invoice' }));
    const address = await screen.findByRole('textbox', { name: /^Address/ });
    expect(address).toHaveFocus();
    expect(address).toHaveAccessibleDescription('Company address is required');
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription(
      'Company city is required',
    );
    expect(network.callsTo(ISSUE)).toEqual([]);
  });

  it('has its region typed outside of Romania', async () => {
    const { user } = await open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'Germany');
    const state = screen.getByRole('textbox', { name: 'State' });
    await user.clear(state);
    await user.type(state, 'Bayern');
    expect(state).toHaveValue('Bayern');
  });

  it('keeps what was entered when the shop refuses it, and says why at the field', async () => {
    const fields = [{ field: 'company.email', message: 'Invalid email address' }];
    network.on(ISSUE, problem(400, 'INPUT.INVALID', 'Please check your details.', { fields }));
    const { user } = await open();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create Invoice' }));
    const email = screen.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Invalid email address/));
    expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Bistro Nord SRL');
    expect(screen.queryByText('Invoice creation failed')).toBeNull();
  });

  it('that cannot be created at the moment is explained', async () => {
    const text = "We can't create invoices at the moment. Please contact us.";
    network.on(ISSUE, problem(409, 'INVOICES.NOT_CONFIGURED', text));
    const { user } = await open();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create Invoice' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Invoice creation failed')).toBeVisible();
  });

  it('that was created in another tab is shown', async () => {
    network.on(ISSUE, () => {
      const details = issued().body;
      return problem(409, 'INVOICES.ALREADY_ISSUED', 'This order already has an invoice.', { details });
    });
    const { user } = await open();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create Invoice' }));
    expect(await screen.findByText(/is ready\.$/)).toBeVisible();
  });

  it('that was created before the form came is shown', async () => {
    network.on(FORM, () => {
      const details = issued().body;
      return problem(409, 'INVOICES.ALREADY_ISSUED', 'This order already has an invoice.', { details });
    });
    await open();
    expect(await screen.findByText(/is ready\.$/)).toBeVisible();
  });

  it('waits for the delivery', async () => {
    network.on(STATUS, json({ ...order, status: 'shipped' }));
    await openPage();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: 'Invoice' })).toBeNull();
  });

  it('is explained when its file cannot be had', async () => {
    network
      .on(STATUS, json(invoiced))
      .on('GET /api/order-status/42.signed/invoice/pdf', problem(410, 'ORDERS.LINK_EXPIRED', 'Link expired'));
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('Download failed')).toBeVisible();
    expect(screen.getByText('Link expired')).toBeVisible();
  });
});
