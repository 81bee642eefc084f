import type { SaleResponse } from '@kp/api-client/office';
import { anAdministrator, fakeNetwork, json, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const open = (at = '/admin?tab=accounting&month=2026-11') =>
  renderPage(routes, { at, texts: ['admin', 'adminAccounting'], token: 'token-1' });

const sale: SaleResponse = {
  id: 7,
  invoiceNumber: 'INV-2026-000007',
  kind: 'invoice',
  issueDate: '2026-11-22',
  supplyDate: '2026-11-20',
  orderId: 12,
  orderNumber: 'ORD-2026-000012',
  customer: 'Bistro Nord SRL',
  taxNumber: 'RO18547290',
  country: 'Romania',
  rates: [
    { country: 'RO', category: 'S', rate: 0.21, taxable: '100.00', vat: '21.00' },
    { country: 'RO', category: 'S', rate: 0.11, taxable: '50.00', vat: '5.50' },
  ],
  currency: 'EUR',
  net: '150.00',
  vat: '26.50',
  total: '176.50',
  accountingCurrency: 'RON',
  accountingNet: '763.50',
  accountingVat: '134.89',
  accountingTotal: '898.39',
  orderTotal: '191.85',
  orderCurrency: 'USD',
  paymentMethod: 'wire_transfer',
  isPaid: false,
  paidOn: null,
  lateOf: '2026-10',
};

const month = { month: '2026-10', closedAt: null, closedBy: null, notInvoiced: 0, orders: [] };

const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
] as const;
const FRAMES = [
  'queueMicrotask',
  'nextTick',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'performance',
] as const;

beforeEach(() => {
  // The month that is open is the one of today.
  jest.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z'), doNotFake: [...TIMERS, ...FRAMES] });
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/accounting-months/2026-11', json(month))
    .on('GET /admin/api/accounting-months/2025-10', json(month))
    .on('GET /admin/api/accounting-months/2026-11/archive', json({ archive: null }))
    .on('GET /admin/api/accounting-months/2025-10/archive', json({ archive: null }))
    .on('GET /admin/api/sales-journal', json([sale]));
});

afterEach(() => void jest.useRealTimers());

describe('accounting', () => {
  it('lists the documents of a month with base and VAT of each rate, and leads to them', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /INV-2026-000007/ });
    expect(row).toHaveTextContent(
      /22\/11\/2026Late: October 2026 is closed.*Invoice.*Bistro Nord SRLRO18547290 · Romania/,
    );
    expect(row).toHaveTextContent(
      /21% RO: €100\.00 \+ €21\.00.*11% RO: €50\.00 \+ €5\.50.*€176\.50.*898\.39/,
    );
    expect(row).toHaveTextContent(/Wire TransferOpen/);
    expect(within(row).getByRole('link', { name: /INV-2026-000007/ })).toHaveAttribute(
      'href',
      '/admin?tab=invoices&open=7',
    );
    expect(network.callsTo('GET /admin/api/sales-journal').at(-1)?.query).toMatchObject({ month: '2026-11' });
  });

  it('has the VAT of the month from the report of VAT', async () => {
    network.on('GET /admin/api/vat-report', json([]));
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'VAT' }));
    expect(await screen.findByText('No documents in this period')).toBeInTheDocument();
    expect(network.callsTo('GET /admin/api/vat-report').at(-1)?.query).toEqual({
      from: '2026-11-01',
      to: '2026-11-30',
    });
  });

  it('lists what came and went back, with what each kind comes to', async () => {
    const receipt = {
      key: 'payment-3',
      day: '2026-11-21',
      kind: 'refund',
      method: 'stripe',
      amount: '-10.87',
      currency: 'USD',
      fee: null,
      feeCurrency: null,
      orderId: 12,
      orderNumber: 'ORD-2026-000012',
      invoiceNumber: 'INV-2026-000007',
      customer: 'Bistro Nord SRL',
      reference: 'pi_1',
      isTest: false,
      isMatched: false,
    };
    const sum = {
      kind: 'refund',
      method: 'stripe',
      currency: 'USD',
      movements: 1,
      amount: '-10.87',
      fee: '0.45',
      feeCurrency: 'EUR',
    };
    network
      .on('GET /admin/api/receipts-journal', json([receipt]))
      .on('GET /admin/api/receipts-sums', json([sum]));
    await open('/admin?tab=accounting&view=receipts&month=2026-11');
    const row = await screen.findByRole('row', { name: /21\/11\/2026/ });
    expect(row).toHaveTextContent(
      /Refund.*Credit or debit card-\$10\.87.*ORD-2026-000012INV-2026-000007pi_1/,
    );
    const sums = await screen.findByRole('table', { name: 'Sums by kind and method' });
    expect(within(sums).getByRole('row', { name: /Refund · Credit or debit card/ })).toHaveTextContent(
      /1-\$10\.87€0\.45/,
    );
  });

  it('ages what is open by customer and shows the documents of one', async () => {
    const ages = {
      notDue: '0.00',
      upTo30: '0.00',
      upTo60: '66.77',
      upTo90: '0.00',
      over90: '0.00',
      open: '66.77',
      creditAmount: '0.00',
    };
    network
      .on(
        'GET /admin/api/open-items',
        json([{ documentId: 7, name: 'Bistro Nord SRL', currency: 'EUR', documents: 1, ...ages }]),
      )
      .on('GET /admin/api/accounting-reminders', json({ isOn: true }))
      .on('GET /admin/api/open-items/7/reminders', json({ isOn: true }))
      .on('GET /admin/api/open-items/punctuality', json({ onTime: 12, late: 3, open: 1 }))
      .on('GET /admin/api/open-items/sums', json([{ currency: 'EUR', documents: 1, ...ages }]))
      .on(
        'GET /admin/api/open-items/7/documents',
        json([
          {
            invoiceNumber: 'INV-2026-000007',
            issueDate: '2026-10-01',
            dueDate: '2026-10-15',
            daysLate: 46,
            remindedAt: null,
            orderNumber: 'ORD-2026-000012',
            currency: 'EUR',
            total: '66.77',
            open: '66.77',
          },
        ]),
      );
    const { user } = await open('/admin?tab=accounting&view=open');
    await user.click(await screen.findByRole('link', { name: /Bistro Nord SRL/ }));
    const documents = await screen.findByRole('table', { name: 'Open documents' });
    expect(within(documents).getByRole('row', { name: /INV-2026-000007/ })).toHaveTextContent(
      /15\/10\/202646.*€66\.77/,
    );
    expect(screen.getByText(/12 paid on time, 3 late, 1 still open/)).toBeInTheDocument();
    network.on('PUT /admin/api/open-items/7/reminders', json({ isOn: false }));
    await user.click(await screen.findByRole('switch', { name: 'Remind this customer' }));
    await waitFor(() =>
      expect(network.callsTo('PUT /admin/api/open-items/7/reminders')).toMatchObject([
        { body: { isOn: false } },
      ]),
    );
  });

  it('ages what was open at the end of a month that is over', async () => {
    network.on('GET /admin/api/open-items', json([])).on('GET /admin/api/open-items/sums', json([]));
    await open('/admin?tab=accounting&view=open&month=2025-10');
    expect(await screen.findByText('Nothing is open')).toBeInTheDocument();
    expect(screen.getByText('End of October 2025')).toBeInTheDocument();
    expect(network.callsTo('GET /admin/api/open-items').at(-1)?.query).toMatchObject({ month: '2025-10' });
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('names paid orders without invoice, closes a month after a question and says who closed it', async () => {
    const orders = [{ id: 3, orderNumber: 'ORD-2025-000003', total: '12.50', currency: 'USD' }];
    const path = 'accounting-months/2025-10';
    network.on(`GET /admin/api/${path}`, json({ ...month, notInvoiced: 1, orders }));
    const { user } = await open('/admin?tab=accounting&month=2025-10');
    expect(await screen.findByText('One paid order has no invoice')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Paid orders without invoice' })).toHaveTextContent(
      'ORD-2025-000003 $12.50',
    );
    const closed = { ...month, closedAt: '2025-11-03T10:00:00Z', closedBy: 'ana@books.example' };
    network.on(`PUT /admin/api/${path}/closing`, json(closed)).on(`GET /admin/api/${path}`, json(closed));
    await user.click(screen.getByRole('button', { name: 'Close month' }));
    const question = await screen.findByRole('tooltip');
    expect(question).toHaveTextContent('Close October 2025?');
    await user.click(within(question).getByRole('button', { name: 'Close month' }));
    expect(await screen.findByText('Closed on November 3, 2025 by ana@books.example')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open again' })).toBeInTheDocument();
  });

  it('is the first screen of an accountant, who sees it and the invoices alone', async () => {
    network.on('GET /api/auth/me', json(anAdministrator('accountant')));
    await open('/admin');
    expect(await screen.findByRole('heading', { name: 'Accounting', level: 1 })).toBeInTheDocument();
    const navigation = screen.getByRole('navigation', { name: 'Back office' });
    expect(
      within(navigation)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Invoices', 'Accounting']);
  });
});
