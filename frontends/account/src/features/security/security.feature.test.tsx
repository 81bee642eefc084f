import { aUser, anAdministrator, fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const open = () => renderPage(routes, { at: '/account', texts: ['account'], token: 'token-7' });

const OFF = { isOn: false, isRequired: false, enabledAt: null, recoveryCodesLeft: 0 };
const ON = { isOn: true, isRequired: false, enabledAt: '2026-03-01T08:00:00.000Z', recoveryCodesLeft: 9 };
const HERE = {
  id: 'here',
  isCurrent: true,
  browser: 'Firefox',
  system: 'Windows',
  network: '192.0.2.1',
  createdAt: '2026-03-01T08:00:00.000Z',
  lastSeenAt: '2026-03-02T08:00:00.000Z',
};
const PHONE = { ...HERE, id: 'phone', isCurrent: false, browser: 'Safari', system: 'iPhone' };

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(aUser()))
    .on('GET /api/cart', json([]))
    .on('GET /api/auth/second-factor', json(OFF))
    .on('GET /api/auth/sessions', json([HERE, PHONE]));
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const tooMany = problem(429, 'AUTH.TOO_MANY_ATTEMPTS', 'Too many attempts.', {
  details: { retryAfterSeconds: 8 },
});

describe('the password card', () => {
  const fill = async (values: readonly [string, string, string]) => {
    const { user } = await open();
    const labels = ['Current password', 'New password', 'Confirm new password'];
    for (const [index, label] of labels.entries()) {
      const value = values[index];
      if (value) await user.type(await screen.findByLabelText(label), value);
    }
    await user.click(await button('Change password'));
    return user;
  };

  it('changes the password, says so and forgets what was typed', async () => {
    network.on('PUT /api/auth/change-password', { status: 204 });
    await fill(['old-secret', 'eleven tomatoes', 'eleven tomatoes']);
    expect(await screen.findByText('Your password was changed')).toBeVisible();
    expect(network.callsTo('PUT /api/auth/change-password')[0]?.body).toEqual({
      currentPassword: 'old-secret',
      newPassword: 'eleven tomatoes',
      confirmPassword: 'eleven tomatoes',
    });
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''));
  });

  it('names what is missing or different, and sends nothing', async () => {
    await fill(['', 'eleven tomatoes', 'twelve tomatoes']);
    expect(await screen.findByText('Current password is required')).toBeVisible();
    expect(await screen.findByText("Passwords don't match")).toBeVisible();
    expect(network.callsTo('PUT /api/auth/change-password')).toEqual([]);
  });

  it('shows a wrong current password at its field', async () => {
    const message = 'Current password is incorrect';
    const fields = [{ field: 'currentPassword', message }];
    network.on('PUT /api/auth/change-password', problem(400, 'AUTH.WRONG_PASSWORD', message, { fields }));
    await fill(['not-it', 'eleven tomatoes', 'eleven tomatoes']);
    const field = await screen.findByLabelText('Current password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveFocus();
  });

  it('says how long to wait after too many guesses', async () => {
    network.on('PUT /api/auth/change-password', tooMany);
    await fill(['guess-six', 'eleven tomatoes', 'eleven tomatoes']);
    expect(await screen.findByText('Password change failed')).toBeVisible();
    expect(await screen.findByText('Too many attempts. Try again in 8 seconds.')).toBeVisible();
  });

  it('refuses an administrator a short or common password', async () => {
    network.on('GET /api/auth/me', json(anAdministrator()));
    await fill(['old-secret', 'password123', 'password123']);
    const rule = 'Administrators need at least 10 characters, and no common password';
    expect(await screen.findByText(rule)).toBeVisible();
    expect(network.callsTo('PUT /api/auth/change-password')).toEqual([]);
  });
});

describe('two-step verification', () => {
  it('is set up with the password and a code; the recovery codes are shown once', async () => {
    const uri = 'otpauth://totp/KitchenPass:maria?secret=ABCDEFGH';
    const recoveryCodes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
    network
      .on('POST /api/auth/second-factor/begin', json({ secret: 'ABCDEFGH', uri }))
      .on('POST /api/auth/second-factor/confirm', json({ recoveryCodes }));
    const { user } = await open();
    await user.click(await button('Set up two-step verification'));
    const [, password] = await screen.findAllByLabelText('Current password');
    await user.type(password!, 'old-secret');
    await user.click(await button('Continue'));

    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(screen.getByText('ABCD EFGH')).toBeVisible();
    await user.type(screen.getByLabelText('6-digit code from the app'), '123 456');
    network.on('GET /api/auth/second-factor', json(ON));
    await user.click(await button('Turn on'));

    for (const code of recoveryCodes) expect(await screen.findByText(code)).toBeVisible();
    expect(screen.getByText('Two-step verification is on')).toBeVisible();
    expect(network.callsTo('POST /api/auth/second-factor/confirm')[0]?.body).toEqual({ code: '123456' });
    await user.click(await button("I've saved them"));
    expect(await screen.findByText('Recovery codes left: 9')).toBeVisible();
    expect(screen.queryByText(recoveryCodes[0]!)).toBeNull();
  });

  it('is turned off with the password and a code; a wrong one is named at its field', async () => {
    const message = "That code isn't right, has expired or was already used.";
    const fields = [{ field: 'code', message }];
    network
      .on('GET /api/auth/second-factor', json(ON))
      .on('POST /api/auth/second-factor/disable', problem(400, 'AUTH.INVALID_CODE', message, { fields }));
    const { user } = await open();
    await user.click(await button('Turn off two-step verification'));
    const [, password] = await screen.findAllByLabelText('Current password');
    await user.type(password!, 'old-secret');
    const code = screen.getByLabelText('Code from the app, or a recovery code');
    await user.type(code, '000000');
    await user.click(await button('Turn off two-step verification'));
    await waitFor(() => expect(code).toHaveAccessibleDescription(message));

    network
      .on('POST /api/auth/second-factor/disable', { status: 204 })
      .on('GET /api/auth/second-factor', json(OFF));
    await user.click(await button('Turn off two-step verification'));
    expect(await button('Set up two-step verification')).toBeVisible();
  });

  it('replaces recovery codes that were lost, with the password and a code', async () => {
    const recoveryCodes = ['JJJJ-KKKK-MMMM-NNNN', 'PPPP-QQQQ-RRRR-SSSS'];
    network
      .on('GET /api/auth/second-factor', json({ ...ON, recoveryCodesLeft: 1 }))
      .on('POST /api/auth/second-factor/recovery-codes', json({ recoveryCodes }));
    const { user } = await open();
    await user.click(await button('Get new recovery codes'));
    expect(await screen.findByText('The older recovery codes stop working.')).toBeVisible();
    const [, password] = await screen.findAllByLabelText('Current password');
    await user.type(password!, 'old-secret');
    await user.type(screen.getByLabelText('Code from the app, or a recovery code'), ' 123456 ');
    network.on('GET /api/auth/second-factor', json({ ...ON, recoveryCodesLeft: 10 }));
    await user.click(await button('Get new recovery codes'));

    for (const code of recoveryCodes) expect(await screen.findByText(code)).toBeVisible();
    expect(screen.getByText('New recovery codes made')).toBeVisible();
    const proof = { currentPassword: 'old-secret', code: '123456' };
    expect(network.callsTo('POST /api/auth/second-factor/recovery-codes')[0]?.body).toEqual(proof);
    await user.click(await button("I've saved them"));
    expect(await screen.findByText('Recovery codes left: 10')).toBeVisible();
  });

  it('says when administrators must have it', async () => {
    network.on('GET /api/auth/second-factor', json({ ...OFF, isRequired: true }));
    await open();
    expect(await screen.findByText(/Administrators need two-step verification/)).toBeVisible();
  });
});

describe('the devices', () => {
  it('are named, this one without a way to sign it out', async () => {
    await open();
    await screen.findByText('This device');
    const [here, phone] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(/ on /));
    expect(here).toHaveTextContent('Firefox on WindowsThis device');
    expect(within(here!).queryByRole('button')).toBeNull();
    expect(phone).toHaveTextContent('Safari on iPhone');
    expect(phone).toHaveTextContent('192.0.2.1');
  });

  it('are signed out one by one and all together', async () => {
    network
      .on('DELETE /api/auth/sessions/:id', { status: 204 })
      .on('DELETE /api/auth/sessions', { status: 204 });
    const { user } = await open();
    await user.click(await button('Sign out Safari on iPhone'));
    expect(await screen.findByText('Device signed out')).toBeVisible();
    expect(network.callsTo('DELETE /api/auth/sessions/phone')).toHaveLength(1);
    network.on('GET /api/auth/sessions', json([HERE]));
    await user.click(await button('Sign out all other devices'));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  });
});
