import type { InvoiceResponse } from '@kp/api-client/account';
import type { LanguageCode } from '@kp/i18n';
import {
  anInvoice,
  aUser,
  fakeNetwork,
  json,
  listOf,
  offline,
  problem,
  renderPage,
} from '@kp/testing/browser';
import { act, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const CALL = 'GET /api/invoices/number/INV-2026-000009';
const SETTINGS = 'GET /admin/api/company-settings';
const open = (language: LanguageCode = 'en', token: string | undefined = 'token-7') =>
  renderPage(routes, {
    at: '/invoice/INV-2026-000009',
    texts: ['account', 'accountTabs', 'invoice'],
    language,
    token,
  });
const show = async (changes: Partial<InvoiceResponse> = {}, language: LanguageCode = 'en') => {
  network.on(CALL, json(anInvoice(changes)));
  const page = await open(language);
  return { ...page, invoice: within(await screen.findByRole('article')) };
};

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(aUser()))
    .on('GET /api/cart', json([]))
    // Of the account page behind "Back to Account".
    .on(
      'GET /api/auth/second-factor',
      json({ isOn: false, isRequired: false, enabledAt: null, recoveryCodesLeft: 0 }),
    )
    .on('GET /api/auth/sessions', listOf([]))
    .on(SETTINGS, problem(404, 'SETTINGS.NOT_FOUND', 'Company settings not found'));
});

describe('an invoice', () => {
  it('shows number, day, seller, buyer, supply date and payment information', async () => {
    const { invoice } = await show();
    expect(invoice.getByRole('heading', { level: 1, name: 'INVOICE' })).toBeVisible();
    for (const fact of [
      '22/11/2026',
      '06/12/2026',
      'November 20, 2026',
      'ORD-2026-000041',
      'Bistro Supplies SRL',
      'Strada Lungă 1',
      '500001 Brașov',
      'RO123',
      'J08/1/2017',
      'Bistro Nord SRL',
      'Maria Popescu',
      'maria@bistro-nord.example',
      'Strada Lipscani 12',
      '030031 Bucharest',
      'RO777',
      'Banca Transilvania',
      'RO49AAAA1B31007593840000',
      'Wire Transfer',
      'Thank you for your business!',
    ]) {
      expect(invoice.getByText(fact)).toBeVisible();
    }
    expect(invoice.getByRole('heading', { name: 'Bill To' })).toBeVisible();
    const reference = invoice.getByText('Transfer reference').nextElementSibling;
    expect(reference).toHaveTextContent('INV-2026-000009');
  });

  it('shows its lines with rates without decimals, and its sums', async () => {
    const { invoice } = await show();
    const [, first, second] = invoice.getAllByRole('row');
    const cellsOf = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cellsOf(first!)).toEqual(['Day dots, Monday', 'KP-3', '2', '€18.39', '19%', '€36.78']);
    expect(cellsOf(second!)).toEqual(['Shipping', '-', '1', '€19.33', '19%', '€19.33']);
    const amountOf = (label: string) => invoice.getAllByText(label).at(-1)!.nextElementSibling;
    expect(amountOf('Subtotal')).toHaveTextContent('€56.11');
    expect(amountOf('VAT (19%)')).toHaveTextContent('€10.66');
    expect(invoice.getByText('€66.77')).toBeVisible();
  });

  it.each([
    ['0.00', [0], 'VAT (0%)'],
    ['10.00', [0.19, 0.09], 'VAT'],
    ['10.00', [], 'VAT (20%)'],
  ])('labels VAT of %s at the rates %j as "%s"', async (vatAmount, rates, label) => {
    const [item] = anInvoice().items;
    const items = rates.map((vatRate) => ({ ...item!, vatRate }));
    const { invoice } = await show({
      vatAmount,
      items,
      ordered: { ...anInvoice().ordered, currency: 'EUR' as never },
    });
    expect(invoice.getByText(label)).toBeVisible();
  });

  it('names what was paid in dollars, and the rate', async () => {
    const { invoice } = await show();
    expect(invoice.getByRole('heading', { name: 'Order amounts in USD' })).toBeVisible();
    expect(invoice.getByText('$72.58')).toBeVisible();
    expect(
      invoice.getByText(/1 USD = 0\.92 EUR.*November 1, 2026.*Source: www\.ecb\.europa\.eu/),
    ).toBeVisible();
  });

  it('states its VAT in lei, with the rate and its day', async () => {
    const { invoice } = await show();
    const amount = invoice.getByText('VAT in RON').nextElementSibling;
    expect(amount).toHaveTextContent('54.26 lei');
    expect(invoice.getByText(/1 EUR = 5\.09 RON.*November 2, 2026.*sample rate of a new shop/)).toBeVisible();
  });

  it('says why it has no VAT', async () => {
    const { invoice } = await show({ vatExemption: 'export' });
    expect(invoice.getByText('Export outside the EU, Article 146 of Directive 2006/112/EC')).toBeVisible();
  });

  it('of before VAT in lei was recorded shows neither', async () => {
    const { invoice } = await show({ accounting: null });
    expect(invoice.queryByText('VAT in RON')).toBeNull();
    expect(invoice.queryByText(/Directive/)).toBeNull();
  });

  it('can be paid by link and by QR code while it is unpaid', async () => {
    const { invoice } = await show();
    const link = invoice.getByRole('link', { name: 'Open Payment Link' });
    expect(link).toHaveAttribute('href', 'https://shop.example/pay/9.signed');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    const code = await invoice.findByRole('img', { name: 'QR code to pay invoice INV-2026-000009' });
    expect(code).toHaveAttribute('width', '150');
    expect(decodeURIComponent(code.getAttribute('src')!)).toMatch(/^data:image\/svg\+xml,<svg.*width="150"/);
  });

  it('that is paid says so and asks for no payment', async () => {
    const { invoice } = await show({ isPaid: true, paymentLink: null, paymentMethod: 'cash' });
    expect(invoice.getAllByText('Paid')).toHaveLength(2);
    expect(invoice.getByText('Cash on delivery')).toBeVisible();
    for (const label of ['Bank', 'IBAN', 'Transfer reference']) expect(invoice.queryByText(label)).toBeNull();
    expect(invoice.queryByRole('link', { name: 'Open Payment Link' })).toBeNull();
    expect(invoice.queryByRole('img')).toBeNull();
  });

  it('that was reversed leads to its storno, and back', async () => {
    const { invoice } = await show({ reversedByNumber: 'STO-2026-000001', paymentLink: null });
    expect(invoice.getByRole('note')).toHaveTextContent('This invoice was reversed by STO-2026-000001.');
    expect(invoice.queryByText('Transfer reference')).toBeNull();
    expect(within(invoice.getByRole('note')).getByRole('link')).toHaveAttribute(
      'href',
      '/invoice/STO-2026-000001',
    );
  });

  it('that reverses another has its own title and nothing to pay', async () => {
    const reversal = { kind: 'storno', reversesNumber: 'INV-2026-000001', totalAmount: '-66.77' } as const;
    const day = { reversesIssueDate: '2026-11-20', dueDate: null };
    const { invoice } = await show({ ...reversal, ...day, paymentLink: null });
    expect(invoice.getByRole('note')).toHaveTextContent(
      'This invoice reverses invoice INV-2026-000001 of 20/11/2026.',
    );
    expect(invoice.queryByText('Due date')).toBeNull();
    expect(invoice.getByRole('heading', { level: 1, name: 'REVERSAL INVOICE' })).toBeVisible();
    expect(invoice.getByText('-€66.77')).toBeVisible();
    expect(invoice.queryByText('Transfer reference')).toBeNull();
  });

  it('that is credited leads to its credit notes, and is not paid once they come to its total', async () => {
    const creditedByNumbers = ['CN-2026-000001', 'CN-2026-000002'];
    const { invoice } = await show({ creditedByNumbers, creditedAmount: '66.77', paymentLink: null });
    const links = invoice.getAllByRole('note').map((note) => within(note).getByRole('link'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/invoice/CN-2026-000001',
      '/invoice/CN-2026-000002',
    ]);
    expect(links[0]).toHaveAccessibleName('View credit note CN-2026-000001');
    expect(invoice.getByText('Credited')).toBeVisible();
    expect(invoice.queryByText('Transfer reference')).toBeNull();
  });

  it('as a credit note names its invoice and asks for no payment', async () => {
    const credit = { creditsNumber: 'INV-2026-000001', creditsIssueDate: '2026-11-20' };
    const { invoice } = await show({ kind: 'credit_note', ...credit, paymentLink: null });
    expect(invoice.getByRole('heading', { level: 1, name: 'CREDIT NOTE' })).toBeVisible();
    expect(invoice.getByText('Credit note number')).toBeVisible();
    expect(invoice.getByRole('note')).toHaveTextContent(
      'This credit note is for invoice INV-2026-000001 of 20/11/2026.',
    );
    expect(invoice.queryByText('Transfer reference')).toBeNull();
  });

  it('takes the discount off the subtotal, in both currencies', async () => {
    const ordered = { ...anInvoice().ordered, discount: '4.00' };
    const { invoice } = await show({ discountCode: 'WELCOME10', discount: '3.68', ordered });
    const rows = invoice
      .getAllByText('Discount (WELCOME10)')
      .map((row) => row.nextElementSibling?.textContent);
    expect(rows.sort()).toEqual(['-$4.00', '-€3.68']);
  });

  it('shows notes when it has some', async () => {
    const { invoice } = await show({ notes: 'Thirty days net' });
    expect(invoice.getByText('Thirty days net')).toBeVisible();
  });

  it('without a seller of its own shows that of the settings', async () => {
    network.on(SETTINGS, json({ ...anInvoice().seller, name: 'Renamed SRL' }));
    const { invoice } = await show({ seller: { ...anInvoice().seller, name: '' } });
    expect(await invoice.findByText('Renamed SRL')).toBeVisible();
  });

  it('without any seller shows defaults, and no error', async () => {
    const { invoice } = await show({ seller: undefined as never });
    expect(invoice.getByText('KitchenPass')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is fetched once and not again when it is opened again within five minutes', async () => {
    network.on('GET /api/invoices', listOf([anInvoice()])).on('GET /api/orders', listOf([]));
    const { address } = await show();
    // Awaited, because the other page is loaded with the click.
    const follow = (name: string) => act(async () => screen.getByRole('link', { name }).click());
    await follow('Back to Account');
    expect(address()).toBe('/account?tab=invoices');
    await screen.findByRole('link', { name: 'INV-2026-000009' });
    await follow('INV-2026-000009');
    expect(await screen.findByRole('article')).toBeVisible();
    expect(network.callsTo(CALL)).toHaveLength(1);
  });

  it('is in the reader’s language', async () => {
    const { invoice } = await show({}, 'de');
    expect(invoice.getByRole('heading', { level: 1, name: 'RECHNUNG' })).toBeVisible();
    expect(invoice.getByText('66,77 €')).toBeVisible();
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});

describe('an invoice that is not there', () => {
  it('is not found, with the way back', async () => {
    network
      .on(CALL, problem(404, 'INVOICES.NOT_FOUND', 'Invoice not found'))
      .on('GET /api/auth/sessions', json([]))
      .on(
        'GET /api/auth/second-factor',
        json({ isOn: false, isRequired: false, enabledAt: null, recoveryCodesLeft: 0 }),
      );
    const { user, address } = await open();
    expect(await screen.findByRole('heading', { name: 'Invoice Not Found' })).toBeVisible();
    expect(screen.getByText('The requested invoice could not be found.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back to Account' }));
    expect(address()).toBe('/account');
  });

  it('because the shop does not answer can be asked for again', async () => {
    network.on(CALL, offline);
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'Invoice Not Found' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Network error. Please try again.');
    network.on(CALL, json(anInvoice()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'INVOICE' })).toBeVisible();
  });

  it('shows that it is being loaded', async () => {
    let answer: () => void = () => undefined;
    network.on(CALL, () => new Promise((resolve) => (answer = () => resolve(json(anInvoice())))));
    await open();
    expect(await screen.findByText('Loading invoice…')).toBeVisible();
    await waitFor(() => expect(network.callsTo(CALL)).toHaveLength(1));
    answer();
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('sends a guest to sign in and back', async () => {
    const { address } = await renderPage(routes, {
      at: '/invoice/INV-2026-000009',
      texts: ['account', 'accountTabs', 'invoice'],
    });
    await waitFor(() => expect(address()).toBe('/login?redirect=/invoice/INV-2026-000009'));
    expect(network.callsTo(CALL)).toEqual([]);
  });
});
