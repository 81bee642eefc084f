import { anOrder, aUser, fakeNetwork, json, listOf, problem, renderPage } from '@kp/testing/browser';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { QuoteButton, QuoteDialogProvider } from './quote-dialog';

const TAKEN = json({ success: true, message: 'Taken' });
const network = fakeNetwork();

const page = (
  <QuoteDialogProvider>
    <QuoteButton />
  </QuoteDialogProvider>
);

async function openForm(token?: string): Promise<UserEvent> {
  const options = { at: '/', texts: ['shop' as const], ...(token ? { token } : {}) };
  const { user } = await renderPage([{ path: '/', element: page }], options);
  await user.click(screen.getByRole('button', { name: 'Get a quote' }));
  await screen.findByLabelText('What do you need?');
  return user;
}

const dialog = () => screen.getByRole('dialog', { name: 'Get a quote' });
const field = (label: string) => within(dialog()).getByLabelText(label);
const send = () => within(dialog()).getByRole('button', { name: /^Send/ });
const sent = () => network.callsTo('POST /api/quote-requests');

async function fillIn(user: UserEvent): Promise<void> {
  await user.type(field('Your name'), 'Ioana Pop');
  await user.type(field('Email'), 'ioana@bistro.example');
  await user.type(field('Company'), 'Bistro Nord SRL ');
  await user.type(field('What do you need?'), '40 rolls of day dots a month');
}

describe('the quote form', () => {
  it('sends the filled fields without the empty ones', async () => {
    network.on('POST /api/quote-requests', TAKEN);
    const user = await openForm();
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByText('Request sent')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent()[0]?.body).toEqual({
      name: 'Ioana Pop',
      email: 'ioana@bistro.example',
      companyName: 'Bistro Nord SRL',
      products: '40 rolls of day dots a month',
      language: 'en',
      website: '',
    });
    expect(sent()[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('asks about an email with a slip', async () => {
    const user = await openForm();
    await user.type(field('Email'), 'ioana@gmial.com');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: /Did you mean .*ioana@gmail\.com/ }));
    expect(field('Email')).toHaveValue('ioana@gmail.com');
  });

  it('sends country, VAT number, phone and number of locations when given', async () => {
    network.on('POST /api/quote-requests', TAKEN);
    const user = await openForm();
    await fillIn(user);
    await user.type(field('Phone (optional)'), '0722 000 000');
    await user.selectOptions(field('Country (optional)'), 'Romania');
    await user.type(field('VAT number (optional)'), 'RO12345674');
    await user.type(field('Number of locations (optional)'), '4');
    await user.click(send());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({
      phone: '0722 000 000',
      country: 'Romania',
      vatNumber: 'RO12345674',
      locations: 4,
    });
  });

  it('lists the errors, focuses the first field, and validates every later change', async () => {
    const user = await openForm();
    await user.type(field('Number of locations (optional)'), 'four');
    await user.click(send());
    await waitFor(() => expect(field('Your name')).toHaveFocus());
    const summary = within(dialog()).getByRole('group', { name: 'Please correct 5 fields:' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Company name is required',
      'Tell us what you need in at least 10 characters',
      'Enter a whole number from 1 to 10000, or leave it blank',
    ]);
    await user.type(field('Company'), 'Bistro');
    await waitFor(() => expect(field('Company')).toBeValid());
    await user.clear(field('Number of locations (optional)'));
    await waitFor(() => expect(field('Number of locations (optional)')).toBeValid());
    expect(sent()).toHaveLength(0);
  });

  it('stays open with the typed text when the request is rejected', async () => {
    network.on('POST /api/quote-requests', problem(429, 'REQUEST.TOO_MANY', 'Too many attempts.'));
    const user = await openForm();
    await fillIn(user);
    await user.click(send());
    const alert = await within(dialog()).findByText('Too many attempts. Your details are saved.');
    expect(alert).toBeVisible();
    expect(await screen.findByText('Failed to send your request. Please try again.')).toBeInTheDocument();
    expect(field('What do you need?')).toHaveValue('40 rolls of day dots a month');
  });

  it('is prefilled from the account of a signed-in customer', async () => {
    const user = aUser({ companyName: 'Bistro Nord SRL', vatNumber: 'RO1', companyCountry: 'Romania' });
    network.on('GET /api/auth/me', json(user)).on('GET /api/cart', json([]));
    await openForm('a-token');
    await waitFor(() => expect(field('Your name')).toHaveValue('Maria Popescu'));
    expect(field('Email')).toHaveValue('maria@bistro-nord.example');
    expect(field('Company')).toHaveValue('Bistro Nord SRL');
    expect(field('VAT number (optional)')).toHaveValue('RO1');
    expect(field('Country (optional)')).toHaveValue('Romania');
  });

  it('offers the company of the last order where the account names none', async () => {
    const user = aUser({ companyName: null, vatNumber: null, taxId: null });
    const orders = listOf([anOrder({ vatNumber: 'RO779', costCenter: 'Bar' })]);
    network.on('GET /api/auth/me', json(user)).on('GET /api/cart', json([])).on('GET /api/orders', orders);
    await openForm('a-token');
    await waitFor(() => expect(field('VAT number (optional)')).toHaveValue('RO779'));
    expect(field('Company')).toHaveValue('Bistro Nord SRL');
    expect(field('Phone (optional)')).toHaveValue('+40 722 000 111');
  });

  it('keeps the typed text when it is closed by accident', async () => {
    const user = await openForm();
    await user.type(field('Company'), 'Bistro');
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Get a quote' }));
    expect(field('Company')).toHaveValue('Bistro');
  });

  it('throws outside of its provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<QuoteButton />)).toThrow('must be used within QuoteDialogProvider');
    jest.restoreAllMocks();
  });
});
