import { aUser, fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const SECOND_FACTOR_OFF = { isOn: false, isRequired: false, enabledAt: null, recoveryCodesLeft: 0 };
const open = (at = '/account') => renderPage(routes, { at, texts: ['account'], token: 'token-7' });
const email = () => screen.findByRole('textbox', { name: 'Email' });
const password = () => screen.findByLabelText('Current password', { selector: '#profile_currentPassword' });
const save = () => screen.getByRole('button', { name: 'Save changes' });

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(aUser()))
    .on('GET /api/cart', json([]))
    .on('GET /api/auth/second-factor', json(SECOND_FACTOR_OFF))
    .on('GET /api/auth/sessions', json([]));
});

describe('the profile', () => {
  it('saves names, email and language of the mails', async () => {
    const { user } = await open();
    await screen.findByRole('textbox', { name: 'First name' });
    const saved = json(aUser({ firstName: 'Ana' }));
    network.on('PUT /api/auth/profile', saved).on('GET /api/auth/me', saved);
    const firstName = await screen.findByRole('textbox', { name: 'First name' });
    await user.clear(firstName);
    await user.type(firstName, 'Ana');
    await user.click(save());
    expect(await screen.findByText('Profile updated')).toBeVisible();
    await waitFor(() => expect(network.callsTo('GET /api/auth/me')).toHaveLength(2));
    expect(network.callsTo('PUT /api/auth/profile')[0]?.body).toEqual({
      firstName: 'Ana',
      lastName: 'Popescu',
      email: 'maria@bistro-nord.example',
      language: 'en',
    });
  });

  it('checks the required fields before it sends anything', async () => {
    const { user } = await open();
    for (const name of ['First name', 'Last name', 'Email'])
      await user.clear(await screen.findByRole('textbox', { name }));
    await user.click(save());
    for (const message of ['First name is required', 'Last name is required', 'Invalid email address']) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(network.callsTo('PUT /api/auth/profile')).toEqual([]);
  });

  it('says that a new email waits for its link, and shows the one that counts', async () => {
    const { user } = await open();
    await user.clear(await email());
    const pending = json(aUser({ pendingEmail: 'new@bistro-nord.example' }));
    network.on('PUT /api/auth/profile', pending).on('GET /api/auth/me', pending);
    await user.type(await email(), 'New@bistro-nord.example');
    await user.type(await password(), 'secret-of-maria');
    await user.click(save());
    expect(await screen.findByText(/We sent a link to new@bistro-nord.example/)).toBeVisible();
    await waitFor(async () => expect(await email()).toHaveValue('maria@bistro-nord.example'));
    expect(network.callsTo('PUT /api/auth/profile')[0]?.body).toMatchObject({
      email: 'new@bistro-nord.example',
      currentPassword: 'secret-of-maria',
    });
  });

  it('asks for the password of a new email only, and for a code once the shop wants one', async () => {
    const { user } = await open();
    expect(screen.queryByText(/To change your email/)).toBeNull();
    await user.type(await email(), 'x');
    await user.click(save());
    expect(await screen.findByText('Current password is required')).toBeVisible();
    expect(network.callsTo('PUT /api/auth/profile')).toEqual([]);

    const text = 'Enter the code from your authenticator app.';
    network.on('PUT /api/auth/profile', problem(422, 'AUTH.CODE_REQUIRED', text));
    await user.type(await password(), 'secret-of-maria');
    await user.click(save());
    await user.type(await screen.findByRole('textbox', { name: /code/i }), '123456');
    const changed = json(aUser({ pendingEmail: 'x@bistro-nord.example' }));
    network.on('PUT /api/auth/profile', changed).on('GET /api/auth/me', changed);
    await user.click(save());
    expect(await screen.findByText(/We sent a link/)).toBeVisible();
    expect(network.callsTo('PUT /api/auth/profile').at(-1)?.body).toMatchObject({ code: '123456' });
  });

  it('asks for the password of an email that is sent with its last letter', async () => {
    await open();
    fireEvent.change(await email(), { target: { value: 'new@bistro-nord.example' } });
    fireEvent.click(save());
    expect(await screen.findByText('Current password is required')).toBeVisible();
    expect(network.callsTo('PUT /api/auth/profile')).toEqual([]);
  });

  it('keeps the current email on request', async () => {
    network
      .on('GET /api/auth/me', json(aUser({ pendingEmail: 'new@bistro-nord.example' })))
      .on('DELETE /api/auth/profile/pending-email', json(aUser()));
    const { user } = await open();
    const keep = await screen.findByRole('button', { name: 'Keep my current email' });
    network.on('GET /api/auth/me', json(aUser()));
    await user.click(keep);
    await waitFor(() => expect(screen.queryByText(/We sent a link/)).toBeNull());
  });

  it.each([
    ['the message of the shop', problem(429, 'AUTH.LIMIT', 'Please wait an hour.'), 'Please wait an hour.'],
    ['a text of its own', { status: 418, body: 'no problem' }, 'Failed to update profile'],
  ])('that cannot be saved says so with %s, and keeps what was typed', async (_what, answer, text) => {
    network.on('PUT /api/auth/profile', answer);
    const { user } = await open();
    await user.clear(await email());
    await user.type(await email(), 'new@bistro-nord.example');
    await user.type(await password(), 'secret-of-maria');
    await user.click(save());
    expect(await screen.findByText('Update failed')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(await email()).toHaveValue('new@bistro-nord.example');
  });

  it('shows a refusal of a field at the field', async () => {
    const message = "You've changed your email several times.";
    const fields = [{ field: 'email', message }];
    network.on('PUT /api/auth/profile', problem(429, 'AUTH.TOO_MANY_EMAIL_CHANGES', message, { fields }));
    const { user } = await open();
    await user.type(await email(), 'x');
    await user.type(await password(), 'secret-of-maria');
    await user.click(save());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText('Update failed')).toBeNull();
  });
});

describe('the link of a new email', () => {
  const page = '/confirm-email/a-token';

  it('changes nothing until the button is pressed, then reads the user again', async () => {
    const confirmed = aUser({ email: 'new@bistro-nord.example' });
    network.on('POST /api/auth/confirm-email', json({ email: confirmed.email }));
    const { user } = await open(page);
    const button = await screen.findByRole('button', { name: 'Confirm email' });
    expect(network.callsTo('POST /api/auth/confirm-email')).toEqual([]);
    network.on('GET /api/auth/me', json(confirmed));
    await user.click(button);
    expect(await screen.findByText(/Your account now uses new@bistro-nord.example/)).toBeVisible();
    expect(network.callsTo('POST /api/auth/confirm-email')[0]?.body).toEqual({ token: 'a-token' });
    await waitFor(() => expect(network.callsTo('GET /api/auth/me')).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('href', '/account');
  });

  it('that has expired leads back to the account', async () => {
    const text = 'This link has expired or was already used. Change your email again in your account.';
    network.on('POST /api/auth/confirm-email', problem(410, 'AUTH.EMAIL_LINK_INVALID', text));
    const { user } = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Confirm email' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Go to my account' })).toBeVisible();
  });
});

describe('the link that undoes the change of an email', () => {
  it('changes nothing until the button is pressed, then this browser is signed out too', async () => {
    network.on('POST /api/auth/undo-email', json({ email: 'maria@bistro-nord.example' }));
    const { user } = await open('/undo-email/a-token');
    const button = await screen.findByRole('button', { name: 'Undo the change' });
    expect(network.callsTo('POST /api/auth/undo-email')).toEqual([]);
    await user.click(button);
    expect(await screen.findByText(/uses maria@bistro-nord.example again/)).toBeVisible();
    expect(network.callsTo('POST /api/auth/undo-email')[0]?.body).toEqual({ token: 'a-token' });
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
  });
});
