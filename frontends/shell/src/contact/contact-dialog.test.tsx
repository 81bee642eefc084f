import { ContactButton, STORAGE_KEYS, useContactDialog, useSession } from '@kp/client';
import { aUser, fakeNetwork, json, offline, problem, renderPage } from '@kp/testing/browser';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ContactDialogHost } from './contact-dialog-host';

const TAKEN = json({ success: true, message: 'Taken' });
const network = fakeNetwork();

function OrderHelp() {
  const { open } = useContactDialog();
  return (
    <button onClick={() => open({ category: 'order', orderNumber: 'ORD-2026-000041' })}>
      Help with this order
    </button>
  );
}

function SignOut() {
  const { logout } = useSession();
  return <button onClick={() => void logout()}>Sign out</button>;
}

const page = (
  <ContactDialogHost>
    <ContactButton />
    <OrderHelp />
    <SignOut />
  </ContactDialogHost>
);

const visit = (token?: string) =>
  renderPage([{ path: '/', element: page }], { at: '/', texts: [], ...(token ? { token } : {}) });

async function openDialog(token?: string): Promise<UserEvent> {
  const { user } = await visit(token);
  await user.click(screen.getByRole('button', { name: 'Contact Us' }));
  await screen.findByLabelText('Subject');
  return user;
}

const dialog = () => screen.getByRole('dialog', { name: 'Contact Us' });
const field = (label: string | RegExp) => within(dialog()).getByLabelText(label);
const send = () => within(dialog()).getByRole('button', { name: /^Send/ });
const sent = () => network.callsTo('POST /api/contact');

async function fillIn(user: UserEvent): Promise<void> {
  await user.type(field('Name'), '  Ioana Pop ');
  await user.type(field('Email'), 'ioana@bistro.example');
  await user.type(field('Subject'), 'Day dots');
  await user.type(field('Message'), 'Do they come off in the wash?');
}

describe('the contact dialog', () => {
  it('asks about an email with a slip, and takes what was meant', async () => {
    const user = await openDialog();
    const email = screen.getByLabelText('Email');
    await user.type(email, 'ioana@gmial.com');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: /Did you mean .*ioana@gmail\.com/ }));
    expect(email).toHaveValue('ioana@gmail.com');
    expect(email).toHaveFocus();
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  });

  it('opens from the default button with all fields empty, general chosen, and no order number', async () => {
    await openDialog();
    for (const label of ['Name', 'Email', 'Phone (optional)', 'Subject', 'Message']) {
      expect(field(label)).toHaveValue('');
    }
    const category = field('Category');
    expect(category).toHaveValue('general');
    expect(
      within(category)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'General Inquiry',
      'Product Information',
      'Order Support',
      'Technical Support',
      'Billing & Payments',
      'Partnership',
    ]);
    expect(screen.queryByLabelText('Order number (optional)')).not.toBeInTheDocument();
    expect(within(dialog()).getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
    expect(send()).toHaveTextContent('Send Message');
  });

  it('says nothing before it is submitted, then all that is wrong, and checks every change from then on', async () => {
    const user = await openDialog();
    await user.type(field('Name'), 'I');
    await user.type(field('Email'), 'ioana');
    await user.tab();
    expect(screen.queryByText('Name must be at least 2 characters')).not.toBeInTheDocument();

    await user.click(send());
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(field('Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
    const summary = within(dialog()).getByRole('group', { name: 'Please correct 4 fields:' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Subject must be at least 5 characters',
      'Message must be at least 10 characters',
    ]);
    await user.click(within(summary).getByRole('link', { name: /Subject/ }));
    expect(field('Subject')).toHaveFocus();

    await user.type(field('Subject'), 'Dots');
    expect(field('Subject')).toBeInvalid();
    await user.type(field('Subject'), 's');
    expect(field('Subject')).toBeValid();
    await user.type(field('Name'), 'o');
    await waitFor(() => expect(field('Name')).toBeValid());
    await user.clear(field('Name'));
    await waitFor(() => expect(field('Name')).toBeInvalid());
    expect(sent()).toHaveLength(0);
  });

  it('sends what was typed, says so, closes, and is empty the next time', async () => {
    network.on('POST /api/contact', TAKEN);
    const user = await openDialog();
    await fillIn(user);
    await user.click(send());

    expect(await screen.findByText('Message Sent')).toBeInTheDocument();
    expect(
      screen.getByText('Thank you for contacting us. We will get back to you within 24 hours.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toEqual({
      name: 'Ioana Pop',
      email: 'ioana@bistro.example',
      subject: 'Day dots',
      category: 'general',
      message: 'Do they come off in the wash?',
      language: 'en',
      website: '',
    });
    expect(sent()[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);

    await user.click(screen.getByRole('button', { name: 'Contact Us' }));
    expect(field('Name')).toHaveValue('');
    expect(field('Message')).toHaveValue('');
    expect(within(dialog()).queryByText(/must be at least/)).not.toBeInTheDocument();
  });

  it('asks for the order number only about an order, and sends it only then', async () => {
    network.on('POST /api/contact', TAKEN);
    const user = await openDialog();
    await fillIn(user);
    await user.selectOptions(field('Category'), 'Order Support');
    await user.type(field('Order number (optional)'), ' ORD-2026-000041 ');
    await user.selectOptions(field('Category'), 'billing');
    expect(screen.queryByLabelText('Order number (optional)')).not.toBeInTheDocument();
    await user.click(send());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ category: 'billing' });
    expect(sent()[0]?.body).not.toHaveProperty('orderNumber');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Help with this order' }));
    await fillIn(user);
    await user.click(send());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toMatchObject({ category: 'order', orderNumber: 'ORD-2026-000041' });
  });

  it('forgets an invalid order number when it is not about an order any more', async () => {
    const user = await openDialog();
    await fillIn(user);
    await user.selectOptions(field('Category'), 'order');
    await user.type(field('Order number (optional)'), '1'.repeat(41));
    await user.click(send());
    await waitFor(() => expect(field('Order number (optional)')).toHaveFocus());
    expect(field('Order number (optional)')).toHaveAccessibleDescription(/Use at most 40 characters/);
    await user.selectOptions(field('Category'), 'billing');
    await waitFor(() => expect(within(dialog()).queryByRole('group')).not.toBeInTheDocument());
    expect(sent()).toHaveLength(0);
  });

  it.each([
    ['the request fails', problem(503, 'SERVER', 'Down'), /Something went wrong on our end/, /^503: /],
    ['no response', offline, /Network error\. Please try again\./, /^Network error/],
    [
      'the shop answers that it failed',
      json({ success: false, message: 'No' }),
      /Failed to send message/,
      /^No$/,
    ],
  ])('stays open with what was typed when %s, which is logged', async (_how, answer, reason, logged) => {
    const log = jest.fn<void, [Error]>();
    globalThis.reportError = log;
    network.on('POST /api/contact', answer);
    const user = await openDialog();
    await fillIn(user);
    await user.click(send());

    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeInTheDocument();
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent(reason);
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('Your details are saved.');
    expect(field('Message')).toHaveValue('Do they come off in the wash?');
    expect(send()).toHaveTextContent('Send Message');
    expect(log.mock.calls.map(([error]) => error.message)).toEqual([expect.stringMatching(logged)]);

    network.on('POST /api/contact', TAKEN);
    await user.click(send());
    expect(await screen.findByText('Message Sent')).toBeInTheDocument();
    const [first, second] = sent();
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  it('puts what the shop says about a field beside that field', async () => {
    network.on(
      'POST /api/contact',
      problem(400, 'INPUT.INVALID', 'Please check your details.', {
        fields: [{ field: 'email', message: 'This address does not exist' }],
      }),
    );
    const user = await openDialog();
    await fillIn(user);
    await user.click(send());
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription('This address does not exist');
    await user.type(field('Email'), '.com');
    expect(field('Email')).toBeValid();
  });

  it('sends a message once, however often the button is pressed meanwhile', async () => {
    let answer: (value: typeof TAKEN) => void = () => undefined;
    network.on('POST /api/contact', () => new Promise((resolve) => (answer = resolve)));
    const user = await openDialog();
    await fillIn(user);
    await user.click(send());
    expect(send()).toHaveTextContent('Sending...');
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    await user.click(send());
    await user.type(field('Subject'), '{Enter}');
    await act(async () => answer(TAKEN));
    expect(await screen.findByText('Message Sent')).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });

  it('keeps what was typed when it is closed by accident', async () => {
    const user = await openDialog();
    await user.type(field('Subject'), 'Day dots');
    await user.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Contact Us' }));
    expect(field('Subject')).toHaveValue('Day dots');
  });

  it('has a field that people do not meet', async () => {
    await openDialog();
    const trap = dialog().querySelector('[name=website]');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('knows the name and address of who is signed in, and forgets them at sign-out', async () => {
    network
      .on('GET /api/auth/me', json(aUser()))
      .on('GET /api/cart', json([]))
      .on('POST /api/auth/logout', { status: 204 });
    const user = await openDialog('a-token');
    await waitFor(() => expect(field('Name')).toHaveValue('Maria Popescu'));
    expect(field('Email')).toHaveValue('maria@bistro-nord.example');
    await user.type(field('Subject'), 'Invoice of May');
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));

    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.token)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Contact Us' }));
    expect(field('Name')).toHaveValue('');
    expect(field('Subject')).toHaveValue('');
  });

  it('keeps what was typed before the account was there, and fills in the rest', async () => {
    let answer: (value: ReturnType<typeof json>) => void = () => undefined;
    network
      .on('GET /api/auth/me', () => new Promise((resolve) => (answer = resolve)))
      .on('GET /api/cart', json([]));
    const user = await openDialog('a-token');
    await user.type(field('Name'), 'Ioana');
    await act(async () => answer(json(aUser())));
    await waitFor(() => expect(field('Email')).toHaveValue('maria@bistro-nord.example'));
    expect(field('Name')).toHaveValue('Ioana');
  });

  it('closes with Cancel, without a call', async () => {
    const user = await openDialog();
    expect(dialog()).toHaveAttribute('open');
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent()).toHaveLength(0);
  });

  it('can be opened within its provider only', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<OrderHelp />)).toThrow('must be used within ContactDialogProvider');
    jest.restoreAllMocks();
  });
});
