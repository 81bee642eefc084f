import { createI18n } from '@kp/i18n';
import { aUser, fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const open = (at: string) => renderPage(routes, { at, texts: ['account', 'signIn'] });
const button = (name: string) => screen.findByRole('button', { name });

/** In a browser the first touch fetches it, before its link can be pressed. */
const fetchPage = (path: string) =>
  routes.find((route) => route.path === path)?.handle?.parts?.load(createI18n('en', {}));

describe('a forgotten password', () => {
  it('is one link away from signing in; the answer does not tell whether there is an account', async () => {
    network.on('POST /api/auth/forgot-password', { status: 202 });
    await fetchPage('/forgot-password');
    const { user, address } = await open('/login');
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    expect(address()).toBe('/forgot-password');
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await user.type(await screen.findByLabelText('Email'), 'maria@bistro-nord.example');
    await user.click(await button('Send link'));
    expect(await screen.findByText(/If there's an account for maria@bistro-nord.example/)).toBeVisible();
    await user.click(await button('Send another link'));
    expect(await screen.findByLabelText('Email')).toBeVisible();
  });

  it('is replaced with the link, whose token leaves the address', async () => {
    network.on('POST /api/auth/reset-password', { status: 204 });
    const { user, address } = await open('/reset-password?token=secret-token');
    await waitFor(() => expect(address()).toBe('/reset-password'));
    await user.type(await screen.findByLabelText('New password'), 'eleven tomatoes');
    await user.type(await screen.findByLabelText('Confirm new password'), 'twelve tomatoes');
    await user.click(await button('Save new password'));
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(network.callsTo('POST /api/auth/reset-password')).toEqual([]);

    await user.clear(await screen.findByLabelText('Confirm new password'));
    await user.type(await screen.findByLabelText('Confirm new password'), 'eleven tomatoes');
    await user.click(await button('Save new password'));
    expect(await screen.findByRole('heading', { name: 'Your password was changed' })).toBeVisible();
    expect(network.callsTo('POST /api/auth/reset-password')[0]?.body).toEqual({
      token: 'secret-token',
      newPassword: 'eleven tomatoes',
      confirmPassword: 'eleven tomatoes',
    });
  });

  it('is not what an invited colleague reads: a welcome, then the back office', async () => {
    network.on('POST /api/auth/reset-password', { status: 204 });
    const { user, address } = await open('/reset-password?token=secret-token&invited=true');
    await waitFor(() => expect(address()).toBe('/reset-password'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to the team' })).toBeVisible();
    expect(screen.queryByText(/signed out/)).toBeNull();
    await user.type(await screen.findByLabelText('New password'), 'eleven tomatoes');
    await user.type(await screen.findByLabelText('Confirm new password'), 'eleven tomatoes');
    await user.click(await button('Save new password'));
    expect(await screen.findByRole('heading', { name: 'Your account is ready' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?redirect=/admin');
  });

  it('with a used link offers a new one', async () => {
    network.on('POST /api/auth/reset-password', problem(410, 'AUTH.RESET_LINK_INVALID', 'Expired.'));
    const { user } = await open('/reset-password?token=used');
    await user.type(await screen.findByLabelText('New password'), 'eleven tomatoes');
    await user.type(await screen.findByLabelText('Confirm new password'), 'eleven tomatoes');
    await user.click(await button('Save new password'));
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('with a link that lost its token says so at once', async () => {
    await open('/reset-password');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});

describe('an account with a second factor', () => {
  const fill = async () => {
    const page = await open('/login');
    await page.user.type(await screen.findByLabelText('Email'), 'maria@bistro-nord.example');
    await page.user.type(await screen.findByLabelText('Password'), 'eleven tomatoes{Enter}');
    return page;
  };
  const required = problem(401, 'AUTH.SECOND_FACTOR_REQUIRED', 'Enter the code.');

  it('asks for the code and sends it with what was typed', async () => {
    network.on('POST /api/auth/login', required);
    const { user, address } = await fill();
    const code = await screen.findByLabelText('Verification code');
    const wrong = "That code isn't right, has expired or was already used.";
    network.on('POST /api/auth/login', problem(401, 'AUTH.WRONG_CODE', wrong));
    await user.type(code, '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(wrong);

    const user7 = aUser();
    network
      .on('POST /api/auth/login', json({ token: 'token-7', user: user7 }))
      .on('GET /api/auth/me', json(user7))
      .on('GET /api/cart', json([]));
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(network.callsTo('POST /api/auth/login').at(-1)?.body).toEqual({
      email: 'maria@bistro-nord.example',
      password: 'eleven tomatoes',
      code: '123456',
    });
  });

  it('keeps what was typed on the way back', async () => {
    network.on('POST /api/auth/login', required);
    const { user } = await fill();
    await user.click(await button('Back to sign in'));
    expect(await screen.findByLabelText('Email')).toHaveValue('maria@bistro-nord.example');
    expect(await screen.findByLabelText('Password')).toHaveValue('eleven tomatoes');
  });

  it('says how long to wait after too many attempts', async () => {
    const details = { retryAfterSeconds: 900 };
    network.on(
      'POST /api/auth/login',
      problem(429, 'AUTH.TOO_MANY_ATTEMPTS', 'Too many attempts.', { details }),
    );
    await fill();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Too many attempts. Try again in 15 minutes.');
  });
});
