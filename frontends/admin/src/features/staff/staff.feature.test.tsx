import type { StaffMemberResponse, StaffRoleResponse } from '@kp/api-client/office';
import type { OrderResponse } from '@kp/api-client/admin';
import { ROLE_PRESETS, type RolePreset } from '@kp/commerce';
import {
  anAdministrator,
  anOrder,
  fakeNetwork,
  json,
  listOf,
  problem,
  renderPage,
  rowAction,
} from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import routes from '../../routes';

const network = fakeNetwork();
const LIST = 'GET /admin/api/staff';

const ROLES: StaffRoleResponse[] = (Object.keys(ROLE_PRESETS) as RolePreset[]).map((preset, at) => ({
  id: at + 1,
  preset,
  name: null,
  description: null,
  rights: [...ROLE_PRESETS[preset]],
  members: preset === 'owner' ? 1 : 0,
  version: 1,
}));
const role = (preset: RolePreset) => ROLES.find((each) => each.preset === preset)!;
const roleName = ({ id, preset, name }: StaffRoleResponse) => ({ id, preset, name });

const aMember = (changes: Partial<StaffMemberResponse> = {}): StaffMemberResponse => ({
  id: 7,
  firstName: 'Ion',
  lastName: 'Pop',
  email: 'ion@kitchenpass.example',
  roles: [roleName(role('support'))],
  lastSeenAt: '2026-03-01T09:30:00.000Z',
  hasSecondFactor: true,
  ...changes,
});
const OWN_ROW = aMember({
  id: 1,
  firstName: 'Ana',
  lastName: 'Ilie',
  roles: [roleName(role('owner'))],
  hasSecondFactor: false,
});

const open = (at = '/admin?tab=staff') =>
  renderPage(routes, {
    at,
    texts: ['admin', 'adminCatalog', 'adminOrders', 'adminPeople', 'validation'],
    token: 'token-1',
  });
const row = async (name: string) => within((await screen.findByRole('rowheader', { name })).closest('tr')!);
const dialog = () => within(screen.getByRole('dialog'));

async function choose(user: UserEvent, ...names: string[]) {
  await user.click(screen.getByRole('combobox', { name: 'Roles' }));
  for (const name of names)
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${name} `) }));
}

const invitation = () => within(screen.getByRole('region', { name: 'Invite staff' }));

async function openInvitation(user: UserEvent) {
  await user.click(await screen.findByRole('link', { name: 'Invite staff' }));
  await screen.findByRole('region', { name: 'Invite staff' });
}

async function invite(user: UserEvent) {
  await openInvitation(user);
  await user.type(invitation().getByLabelText('First name'), 'Mia');
  await user.type(invitation().getByLabelText('Last name'), 'Rus');
  await user.type(invitation().getByLabelText('Email'), 'mia@kitchenpass.example');
  await choose(user, 'Catalog');
  await user.click(invitation().getByRole('button', { name: 'Send invitation' }));
}

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/tags', json([]))
    .on(LIST, json([OWN_ROW, aMember()]))
    .on('GET /admin/api/staff-roles', json(ROLES));
});

describe('the list of the staff', () => {
  it('tells role, last visit and second factor; the own row cannot be changed', async () => {
    await open();
    const member = await row('Ion Pop');
    for (const text of ['ion@kitchenpass.example', 'Support', 'On']) {
      expect(member.getByText(text)).toBeVisible();
    }
    expect(member.getByText(/^Mar 1/)).toBeVisible();
    const own = await row('Ana Ilie You');
    expect(own.getByText('Off')).toBeVisible();
    expect(own.queryByRole('button')).toBeNull();
  });

  it('that cannot be loaded is tried again', async () => {
    network.on(LIST, problem(503, 'SERVER.UNAVAILABLE', 'Not now.'));
    const { user } = await open();
    expect(await screen.findByText("We couldn't load the staff.")).toBeVisible();
    network.on(LIST, json([aMember()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await row('Ion Pop');
  });
});

describe('a member of the staff', () => {
  it('gets another role beside its own, after a look at what they include', async () => {
    network.on('PUT /admin/api/staff/7', json(aMember()));
    const { user } = await open();
    await rowAction(user, 'Ion Pop', 'Change roles');
    await screen.findByRole('dialog');
    const rights = () =>
      within(dialog().getByRole('list', { name: 'Together these roles include:' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(rights()).toContain('Answer messages, send quotes, moderate reviews'));
    await choose(user, 'Warehouse');
    await waitFor(() =>
      expect(rights()).toContain('Ship orders, enter tracking numbers, receive returned items'),
    );
    await user.click(dialog().getByRole('button', { name: 'Change roles' }));
    expect(await screen.findByText('Roles changed')).toBeVisible();
    expect(network.callsTo('PUT /admin/api/staff/7').at(-1)?.body).toEqual({
      roleIds: [role('support').id, role('warehouse').id],
    });
    await waitFor(() => expect(network.callsTo(LIST)).toHaveLength(2));
  });

  it('is removed after a question; the last owner stays', async () => {
    const { user } = await open();
    await rowAction(user, 'Ion Pop', 'Remove');
    await screen.findByRole('dialog');
    expect(dialog().getByText('Remove Ion Pop from the staff?')).toBeVisible();
    const message = 'You are the last owner. Make somebody else an owner first.';
    network.on('DELETE /admin/api/staff/7', problem(409, 'AUTH.LAST_OWNER', message));
    await user.click(dialog().getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(message)).toBeVisible();
    network.on('DELETE /admin/api/staff/7', { status: 204, body: null });
    await user.click(dialog().getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Removed from the staff')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('an invitation', () => {
  it('is checked by the rules of accounts and sent', async () => {
    network.on('POST /admin/api/staff/invitations', json(aMember({ id: 8 })));
    const { user } = await open();
    await openInvitation(user);
    await user.click(invitation().getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('First name is required')).toBeVisible();
    expect(network.callsTo('POST /admin/api/staff/invitations')).toEqual([]);
    await user.click(invitation().getByRole('button', { name: 'Cancel' }));
    await invite(user);
    expect(await screen.findByText('Invitation sent')).toBeVisible();
    expect(network.callsTo('POST /admin/api/staff/invitations').at(-1)?.body).toEqual({
      firstName: 'Mia',
      lastName: 'Rus',
      email: 'mia@kitchenpass.example',
      roleIds: [role('catalogue').id],
      language: 'en',
    });
  });

  it('to the email of a customer offers the role to that account, and keeps what was typed', async () => {
    const exists = problem(409, 'AUTH.ACCOUNT_EXISTS', 'An account with this email already exists.', {
      details: { userId: 12, isStaff: false },
    });
    network.on('POST /admin/api/staff/invitations', exists);
    network.on('PUT /admin/api/staff/12', json(aMember({ id: 12 })));
    const { user } = await open();
    await invite(user);
    const offer = within(await screen.findByRole('alert'));
    expect(offer.getByText('This email already has a customer account')).toBeVisible();
    expect(invitation().getByLabelText('First name')).toHaveValue('Mia');
    await user.type(invitation().getByLabelText('Email'), 's');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.type(invitation().getByLabelText('Email'), '{Backspace}');
    await user.click(await screen.findByRole('button', { name: 'Give these roles' }));
    expect(await screen.findByText('Invitation sent')).toBeVisible();
    expect(network.callsTo('PUT /admin/api/staff/12').at(-1)?.body).toEqual({
      roleIds: [role('catalogue').id],
    });
  });

  it('to a member changes nothing', async () => {
    const exists = problem(409, 'AUTH.ACCOUNT_EXISTS', 'An account with this email already exists.', {
      details: { userId: 7, isStaff: true },
    });
    network.on('POST /admin/api/staff/invitations', exists);
    const { user } = await open();
    await invite(user);
    expect(await screen.findByText(/already on the staff/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Give these roles' })).toBeNull();
  });
});

describe('the roles', () => {
  const openRoles = (more = '') => open(`/admin?tab=staff&view=roles${more}`);
  const right = (name: string) => screen.getByRole('checkbox', { name });

  it('show by area what each may do', async () => {
    await openRoles();
    const table = within(await screen.findByRole('region', { name: 'What each role may do' }));
    const may = (name: string) =>
      within(table.getByRole('rowheader', { name }).closest('tr')!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(may('Ship orders, enter tracking numbers, receive returned items')).toEqual([
      'Yes',
      '—',
      'Yes',
      '—',
      'Yes',
      '—',
    ]);
    expect(table.getByRole('rowheader', { name: 'Money' })).toBeVisible();
  });

  it('of one’s own have a name and rights, with those that these need', async () => {
    network.on(
      'POST /admin/api/staff-roles',
      json({ ...role('warehouse'), id: 9, preset: null, name: 'Night' }),
    );
    const { user } = await openRoles();
    await user.click(await screen.findByRole('link', { name: 'New role' }));
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect((await screen.findAllByText('This field is required')).length).toBeGreaterThan(0);
    expect(network.callsTo('POST /admin/api/staff-roles')).toEqual([]);
    await user.type(screen.getByLabelText('Name of the role'), 'Night');
    const ship = 'Ship orders, enter tracking numbers, receive returned items';
    await user.click(right(ship));
    const see = 'See orders and returns, print pick lists and packing slips, write notes';
    await waitFor(() => expect(right(see)).toBeChecked());
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Role saved')).toBeVisible();
    expect(network.callsTo('POST /admin/api/staff-roles').at(-1)?.body).toEqual({
      name: 'Night',
      description: '',
      rights: ['orders:read', 'orders:ship'],
    });
    await waitFor(() => expect(screen.queryByLabelText('Name of the role')).toBeNull());
  });

  it('begin with the rights of one that the shop has, and each says what it is for', async () => {
    const { user } = await openRoles('&open=new');
    await user.click(await screen.findByRole('combobox', { name: 'Begin with' }));
    await user.click(await screen.findByRole('option', { name: 'Warehouse' }));
    expect(screen.getByLabelText('Description')).toHaveValue(
      'Picks, ships and receives goods; sees no amounts.',
    );
    expect(right('Ship orders, enter tracking numbers, receive returned items')).toBeChecked();
  });

  it('begin as a copy of another', async () => {
    const { user } = await openRoles();
    await rowAction(user, 'Support', 'Duplicate');
    expect(await screen.findByLabelText('Name of the role')).toHaveValue('Support (copy)');
    expect(right('Answer messages, send quotes, moderate reviews')).toBeChecked();
  });

  it('of the start keep their translated name until it is changed', async () => {
    network.on('PUT /admin/api/staff-roles/:id', json(role('support')));
    const { user } = await openRoles(`&open=${role('support').id}`);
    await user.click(await screen.findByRole('checkbox', { name: 'Discount codes and promotions' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Role saved')).toBeVisible();
    const [call] = network.callsTo(`PUT /admin/api/staff-roles/${role('support').id}`);
    expect(call?.body).toEqual({
      description: '',
      rights: [...ROLE_PRESETS.support, 'marketing'],
      version: 1,
    });
  });

  it('of owners stay as they are, and nobody gives what they lack', async () => {
    const manager = { ...anAdministrator('catalogue'), rights: ['staff', 'roles', 'stock'] };
    network.on('GET /api/auth/me', json(manager));
    await openRoles(`&open=${role('owner').id}`);
    expect(await screen.findByText(/This role stays as it is/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    expect(right('See revenue and reports')).toBeDisabled();
  });

  it('that nobody has are deleted after a question', async () => {
    const { user } = await openRoles();
    await screen.findByRole('rowheader', { name: 'Warehouse' });
    network.on('DELETE /admin/api/staff-roles/:id', { status: 204, body: null });
    await rowAction(user, 'Warehouse', 'Delete');
    await screen.findByRole('dialog');
    await user.click(dialog().getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Role deleted')).toBeVisible();
  });
});

describe('what a role does not include', () => {
  async function openOrder(preset: RolePreset, order: OrderResponse) {
    network
      .on('GET /api/auth/me', json(anAdministrator(preset)))
      .on('GET /api/orders', listOf([order]))
      .on('GET /api/orders/:id', json(order))
      .on('GET /admin/api/orders/:id/notes', json([]))
      .on('GET /admin/api/orders/:id/mails', json([]));
    const { user } = await open('/admin?tab=orders');
    const listed = await row(order.orderNumber);
    const statusControls = listed.queryAllByRole('combobox').length;
    expect(listed.getByText('Pending')).toBeVisible();
    const newOrder = screen.queryAllByRole('button', { name: 'New order' }).length;
    await user.click(listed.getByRole('link', { name: order.orderNumber }));
    await screen.findByRole('button', { name: 'Add note' });
    const offered = within(document.body).queryAllByRole('button', { name: /^(Edit|Ship items)/ });
    const buttons = offered.map(({ textContent }) => textContent);
    return { statusControls, newOrder, buttons };
  }

  it('is not offered: support reads orders and their notes, without payments, and changes none', async () => {
    const order = anOrder({ invoiceNumber: 'KP-2026-000001' });
    const offered = await openOrder('support', order);
    expect(offered).toEqual({ statusControls: 0, newOrder: 0, buttons: [] });
    expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull();
    expect(network.calls.filter(({ path }) => /payments|invoices/.test(path))).toEqual([]);
  });

  it('is sent to nobody: the warehouse reads and ships orders without their amounts', async () => {
    const { totalAmount, outstandingAmount, ...order } = anOrder({ isNegotiated: true });
    const offered = await openOrder('warehouse', order as OrderResponse);
    expect(offered).toMatchObject({ statusControls: 1, buttons: ['Ship items (3)'] });
    expect(screen.getByText('By arrangement')).toBeVisible();
    expect(document.body).not.toHaveTextContent(`$${totalAmount}`);
    expect(outstandingAmount).toBe('0.00');
  });

  it('is offered to the role for orders, which has no products', async () => {
    const offered = await openOrder('orders', anOrder());
    const buttons = ['Ship items (3)', 'Edit items', 'Edit addresses'];
    expect(offered).toEqual({ statusControls: 1, newOrder: 1, buttons });
    expect(screen.queryByRole('link', { name: 'Products' })).toBeNull();
  });
});
