import {
  anAdministrator,
  aUser,
  fakeNetwork,
  json,
  listOf,
  offline,
  problem,
  renderPage,
} from '@kp/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import routes from '../../routes';

const network = fakeNetwork();
const open = (at = '/login', token?: string) =>
  renderPage(routes, { at, texts: ['account', 'signIn'], token });
const email = () => screen.findByLabelText('Email');
const password = () => screen.findByLabelText('Password');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

function knows(user = aUser()) {
  const session = json({ token: 'token-7', user });
  network
    .on('POST /api/auth/login', session)
    .on('POST /api/auth/register', session)
    .on('GET /api/auth/me', json(user))
    .on('GET /api/cart', json([]))
    .on('GET /api/orders', listOf([]));
}

describe('signing in', () => {
  it('begins with a new account where the address says so', async () => {
    await open('/login?mode=register&redirect=%2Fcheckout');
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  });

  it('leads home, with the token kept for the next visit', async () => {
    knows();
    const { user, address } = await open();
    await user.type(await email(), ' Maria@Bistro-Nord.example ');
    await user.type(await password(), 'eleven tomatoes{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage.getItem('token')).toBe('token-7');
    expect(network.callsTo('POST /api/auth/login')[0]?.body).toEqual({
      email: 'maria@bistro-nord.example',
      password: 'eleven tomatoes',
    });
  });

  it('leads back to the page that asked for it, but never to another site', async () => {
    knows();
    const { user, address } = await open('/login?redirect=/account?tab=orders');
    await user.type(await email(), 'maria@bistro-nord.example');
    await user.type(await password(), 'eleven tomatoes{Enter}');
    await waitFor(() => expect(address()).toBe('/account?tab=orders'));
  });

  it('ignores an address of another site', async () => {
    knows();
    const { address } = await open('/login?redirect=//evil.example', 'token-7');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('with a wrong password is explained, in a toast and on the page, and the e-mail is kept', async () => {
    const sentence = "That email and password don't match.";
    network.on('POST /api/auth/login', problem(401, 'AUTH.WRONG_CREDENTIALS', sentence));
    const { user, address } = await open();
    await user.type(await email(), 'maria@bistro-nord.example');
    await user.type(await password(), 'wrong password');
    await user.click(button('Sign In'));

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await screen.findByText('Login failed')).toBeVisible();
    expect(await email()).toHaveValue('maria@bistro-nord.example');
    expect(await password()).toHaveFocus();
    expect(address()).toBe('/login');
  });

  it('without a connection says so and can be tried again', async () => {
    network.on('POST /api/auth/login', offline);
    const { user, address } = await open();
    await user.type(await email(), 'maria@bistro-nord.example');
    await user.type(await password(), 'eleven tomatoes{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
    knows();
    await user.click(button('Sign In'));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('checks a field when it is left, and forgives as soon as it is right', async () => {
    const { user } = await open();
    await user.type(await email(), 'maria@');
    expect(screen.queryByText('Invalid email address')).toBeNull();
    await user.tab();
    const field = await email();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Invalid email address'));
    await user.type(field, 'bistro-nord.example');
    await waitFor(() => expect(field).toBeValid());
    await waitFor(() => expect(screen.queryByText('Invalid email address')).toBeNull());
  });

  it('lets a password be pasted and looked at', async () => {
    const { user } = await open();
    await user.click(await password());
    await user.paste('eleven tomatoes');
    expect(await password()).toHaveAttribute('autocomplete', 'current-password');
    expect(await password()).toHaveAttribute('type', 'password');
    await user.click(button('Show password'));
    expect(await password()).toHaveAttribute('type', 'text');
    expect(await password()).toHaveValue('eleven tomatoes');
  });

  it('can be left alone: a guest goes on to the shop', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Continue as guest' }));
    expect(address()).toBe('/');
  });
});

describe('creating an account', () => {
  it('asks about an email with a slip, and registers what was meant', async () => {
    knows();
    const { user } = await open('/login?mode=register');
    await user.type(await email(), 'maria@gmial.com');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: /Did you mean .*maria@gmail\.com/ }));
    expect(await email()).toHaveValue('maria@gmail.com');
    await user.type(screen.getByLabelText('First name'), 'Maria');
    await user.type(screen.getByLabelText('Last name'), 'Popescu');
    await user.type(await password(), 'eleven tomatoes');
    await user.click(button('Create Account'));
    await waitFor(() =>
      expect(network.callsTo('POST /api/auth/register')[0]?.body).toMatchObject({ email: 'maria@gmail.com' }),
    );
  });

  const toRegistration = async (at?: string) => {
    const page = await open(at);
    await page.user.click(await screen.findByRole('button', { name: /Create one/ }));
    return page;
  };

  it('signs in and leads home', async () => {
    knows();
    const { user, address } = await toRegistration();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.type(screen.getByLabelText('First name'), 'Maria');
    await user.type(screen.getByLabelText('Last name'), 'Popescu');
    await user.type(await email(), 'maria@bistro-nord.example');
    await user.type(await password(), 'eleven tomatoes');
    await user.click(button('Create Account'));
    await waitFor(() => expect(address()).toBe('/'));
    expect(network.callsTo('POST /api/auth/register')[0]?.body).toMatchObject({
      firstName: 'Maria',
      lastName: 'Popescu',
      email: 'maria@bistro-nord.example',
      language: 'en',
    });
  });

  it('with a short password names the rule, and nothing is sent', async () => {
    const { user } = await toRegistration();
    await user.type(screen.getByLabelText('First name'), 'Maria');
    await user.type(screen.getByLabelText('Last name'), 'Popescu');
    await user.type(await email(), 'maria@bistro-nord.example');
    await user.type(await password(), 'short');
    await user.click(button('Create Account'));
    expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible();
    expect(await password()).toHaveFocus();
    expect(network.callsTo('POST /api/auth/register')).toEqual([]);
  });

  it('names every field that is missing and goes to the first', async () => {
    const { user } = await toRegistration();
    await user.click(button('Create Account'));
    const rules = [
      'First name is required',
      'Last name is required',
      'Invalid email address',
      'Password must be at least 6 characters',
    ];
    for (const rule of rules) expect(await screen.findByText(rule)).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });

  it('warns about a common password and takes it all the same', async () => {
    knows();
    const { user, address } = await toRegistration();
    await user.type(screen.getByLabelText('First name'), 'Maria');
    await user.type(screen.getByLabelText('Last name'), 'Popescu');
    await user.type(await email(), 'maria@bistro-nord.example');
    await user.type(await password(), 'password');
    const field = await password();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Strength: weak.*common password/));
    await user.click(button('Create Account'));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('with an e-mail that has an account already is explained at the field', async () => {
    const sentence = 'An account with this email already exists.';
    const fields = [{ field: 'email', message: sentence }];
    network.on('POST /api/auth/register', problem(409, 'AUTH.EMAIL_TAKEN', sentence, { fields }));
    const { user } = await toRegistration();
    await user.type(screen.getByLabelText('First name'), 'Maria');
    await user.type(screen.getByLabelText('Last name'), 'Popescu');
    await user.type(await email(), 'maria@bistro-nord.example');
    await user.type(await password(), 'eleven tomatoes{Enter}');
    expect(await screen.findByText('Registration failed')).toBeVisible();
    expect(await email()).toHaveAccessibleDescription(sentence);
    expect(await email()).toHaveFocus();

    await user.click(button(/Sign in/));
    expect(await email()).toHaveValue('maria@bistro-nord.example');
  });
});

describe('asking for the back office', () => {
  it('as a customer ends with a notice instead of a loop', async () => {
    knows();
    const { user, address } = await open('/login?redirect=/admin', 'token-7');
    expect(await screen.findByText('Administrators only')).toBeVisible();
    expect(address()).toBe('/login?redirect=/admin');
    network.on('POST /api/auth/logout', { status: 204 });
    await user.click(button('Sign in with a different account'));
    expect(await email()).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('as a guest says whose account is needed; an administrator is let through', async () => {
    knows(anAdministrator());
    const { user, address } = await open('/login?redirect=/admin');
    expect(await screen.findByText(/administrator account/)).toBeVisible();
    await user.type(await email(), 'owner@kitchenpass.example');
    await user.type(await password(), 'eleven tomatoes{Enter}');
    await waitFor(() => expect(address()).toBe('/admin'));
  });
});

it('an expired session is named where it brings the customer', async () => {
  const ended = problem(401, 'AUTH.SESSION_ENDED', 'Session expired. Please log in again.');
  network.on('GET /api/auth/me', ended);
  const { address } = await open('/account?tab=orders', 'old-token');
  expect(await screen.findByText('Session expired. Please log in again.')).toBeVisible();
  expect(address()).toBe('/login?redirect=/account%3Ftab%3Dorders');
  expect(localStorage.getItem('token')).toBeNull();
});

describe('signing in after an order as a guest', () => {
  it('starts with the email of the order, and takes the order along', async () => {
    knows();
    network.on('POST /api/order-status/42.signed/join', { status: 204, body: '' });
    const guestOrder = { email: 'ioana@bistro.example', token: '42.signed' };
    const element = (
      <Link to="/login?redirect=/account?tab=orders" state={{ guestOrder }}>
        Sign in instead
      </Link>
    );
    const { user, address } = await renderPage([...routes, { path: '/placed', element }], {
      at: '/placed',
      texts: ['account', 'signIn'],
    });
    await user.click(await screen.findByRole('link', { name: 'Sign in instead' }));
    expect(await email()).toHaveValue('ioana@bistro.example');
    await user.type(await password(), 'eleven tomatoes{Enter}');
    await waitFor(() => expect(address()).toBe('/account?tab=orders'));
    await waitFor(() => expect(network.callsTo('POST /api/order-status/42.signed/join')).toHaveLength(1));
  });
});
