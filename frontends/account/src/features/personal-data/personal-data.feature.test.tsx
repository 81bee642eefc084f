import { aUser, fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { act, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const EMAIL = 'maria@bistro-nord.example';
const SECOND_FACTOR_OFF = { isOn: false, isRequired: false, enabledAt: null, recoveryCodesLeft: 0 };
const open = () => renderPage(routes, { at: '/account', texts: ['account'], token: 'token-7' });

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(aUser()))
    .on('GET /api/cart', json([]))
    .on('GET /api/auth/second-factor', json(SECOND_FACTOR_OFF))
    .on('GET /api/auth/sessions', json([]));
});

async function openDialog() {
  const page = await open();
  const button = await screen.findByRole('button', { name: 'Delete my account' });
  // The dialog is a chunk of its own: React waits for it only in an awaited `act`.
  await act(() => page.user.click(button));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  return { ...page, dialog, confirm: () => dialog.getByRole('button', { name: 'Delete my account' }) };
}

async function fillIn({ user, dialog }: Awaited<ReturnType<typeof openDialog>>, email = EMAIL) {
  await user.type(dialog.getByLabelText(`Type ${EMAIL} to confirm`), email);
  await user.type(dialog.getByLabelText('Password'), 'kitchen123');
}

describe('the customer’s own data', () => {
  it('that cannot be downloaded are explained', async () => {
    network.on('GET /api/auth/my-data', problem(429, 'REQUEST.TOO_MANY', 'Please wait a moment.'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText("We couldn't download your data")).toBeVisible();
    expect(network.callsTo('GET /api/auth/my-data')[0]?.headers.authorization).toBe('Bearer token-7');
  });
});

describe('deleting the account', () => {
  it('needs the email and the password', async () => {
    const page = await openDialog();
    await fillIn(page, 'somebody@else.example');
    await page.user.click(page.confirm());
    expect(await page.dialog.findByText("This isn't your email")).toBeVisible();
    expect(network.callsTo('POST /api/auth/me/delete')).toEqual([]);
  });

  it('signs out, leads home and says what happened', async () => {
    network.on('POST /api/auth/me/delete', { status: 204 });
    const page = await openDialog();
    await fillIn(page);
    await page.user.click(page.confirm());
    expect(await screen.findByText('Your account was deleted')).toBeVisible();
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(localStorage.getItem('token')).toBeNull();
    expect(network.callsTo('POST /api/auth/me/delete')[0]?.body).toEqual({ currentPassword: 'kitchen123' });
  });

  it('shows a wrong password at its field', async () => {
    const message = 'Current password is incorrect';
    const fields = [{ field: 'currentPassword', message }];
    network.on('POST /api/auth/me/delete', problem(400, 'AUTH.WRONG_PASSWORD', message, { fields }));
    const page = await openDialog();
    await fillIn(page);
    await page.user.click(page.confirm());
    expect(await page.dialog.findByText(message)).toBeVisible();
  });

  it('asks for a code when two-step verification is on, and keeps what was typed', async () => {
    const message = 'Enter the code from your authenticator app.';
    const required = problem(422, 'AUTH.CODE_REQUIRED', message, { fields: [{ field: 'code', message }] });
    network.on('POST /api/auth/me/delete', required);
    const page = await openDialog();
    await fillIn(page);
    expect(page.dialog.queryByLabelText('Code from the app, or a recovery code')).toBeNull();
    await page.user.click(page.confirm());
    const code = await page.dialog.findByLabelText('Code from the app, or a recovery code');
    expect(code).toHaveFocus();
    expect(page.dialog.getByText(message)).toBeVisible();
    expect(page.dialog.getByLabelText('Password')).toHaveValue('kitchen123');

    const wrong = "That code isn't right, has expired or was already used.";
    const fields = [{ field: 'code', message: wrong }];
    network.on('POST /api/auth/me/delete', problem(400, 'AUTH.INVALID_CODE', wrong, { fields }));
    await page.user.type(code, '000000');
    await page.user.click(page.confirm());
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(wrong)));

    network.on('POST /api/auth/me/delete', { status: 204 });
    await page.user.clear(code);
    await page.user.type(code, '123456');
    await page.user.click(page.confirm());
    expect(await screen.findByText('Your account was deleted')).toBeVisible();
    const proof = { currentPassword: 'kitchen123', code: '123456' };
    expect(network.callsTo('POST /api/auth/me/delete').at(-1)?.body).toEqual(proof);
  });

  it('says how long to wait after too many guesses', async () => {
    const details = { retryAfterSeconds: 8 };
    const tooMany = problem(429, 'AUTH.TOO_MANY_ATTEMPTS', 'Too many attempts.', { details });
    network.on('POST /api/auth/me/delete', tooMany);
    const page = await openDialog();
    await fillIn(page);
    await page.user.click(page.confirm());
    const wait = 'Too many attempts. Try again in 8 seconds.';
    expect(await page.dialog.findByRole('alert')).toHaveTextContent(wait);
  });

  it('says why the account stays', async () => {
    const message = 'You still have open orders.';
    network.on('POST /api/auth/me/delete', problem(409, 'ORDERS.ACCOUNT_HAS_OPEN_ORDERS', message));
    const page = await openDialog();
    await fillIn(page);
    await page.user.click(page.confirm());
    expect(await page.dialog.findByRole('alert')).toHaveTextContent(message);
    expect(page.address()).toBe('/account');
  });
});
