import { aUser, fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const LIST = 'GET /api/auth/addresses';
const network = fakeNetwork();

const KITCHEN = {
  id: 1,
  label: 'Kitchen Cluj',
  isDefault: true,
  firstName: 'Maria',
  lastName: 'Popescu',
  company: '',
  address: 'Strada Memorandumului 28',
  country: 'Romania',
  county: 'Cluj',
  state: 'Cluj',
  city: 'Cluj-Napoca',
  zipCode: '400114',
  phone: '+40722000000',
};
const BAR = {
  ...KITCHEN,
  id: 2,
  label: 'Bar Center',
  isDefault: false,
  address: 'Piața Unirii 1',
  city: 'Turda',
};

const open = async (addresses: readonly object[]) => {
  network
    .on('GET /api/auth/me', json(aUser({ billingPhone: '+40722000111' })))
    .on('GET /api/cart', json([]))
    .on(LIST, json(addresses));
  return renderPage(routes, {
    at: '/account?tab=addresses',
    texts: ['account', 'accountTabs'],
    token: 'token-7',
  });
};
const entry = (name: string) =>
  waitFor(() => {
    const item = screen.getAllByRole('listitem').find((each) => within(each).queryByText(name));
    expect(item).toBeVisible();
    return within(item!);
  });

describe('the address book', () => {
  it('adds an address: the county is chosen, what is wrong shows at its field, and nothing is lost', async () => {
    const { user } = await open([]);
    expect(await screen.findByText("You haven't saved any addresses yet.")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an address' }));
    expect(dialog.getByLabelText('First name')).toHaveValue('Maria');
    expect(dialog.getByLabelText('Phone')).toHaveValue('+40722000111');
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(await dialog.findByText('Give this address a name')).toBeVisible();
    expect(dialog.getByText('Address is required')).toBeVisible();
    await user.type(dialog.getByLabelText('Name of the place'), 'Kitchen Cluj');
    await user.type(dialog.getByLabelText('Address'), 'Strada Memorandumului 28');
    await user.type(dialog.getByRole('combobox', { name: 'County (Județ)' }), 'cluj');
    await user.click(await screen.findByTitle('Cluj'));
    const city = dialog.getByRole('combobox', { name: 'City' });
    await waitFor(() => expect(city).toBeEnabled());
    await user.type(city, 'Cluj-Napoca');
    await user.type(dialog.getByLabelText(/^ZIP code/), '40011');
    await user.tab();
    expect(await dialog.findByText(/^ZIP codes of this country have 6 digits/)).toBeVisible();
    await user.type(dialog.getByLabelText(/^ZIP code/), '4');
    const taken = 'You already have an address with this name.';
    const fields = [{ field: 'label', message: taken }];
    network.on('POST /api/auth/addresses', problem(409, 'AUTH.ADDRESS_NAME_TAKEN', taken, { fields }));
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(await dialog.findByText(taken)).toBeVisible();
    expect(dialog.getByLabelText('Name of the place')).toHaveValue('Kitchen Cluj');
    network.on('POST /api/auth/addresses', { status: 201, body: KITCHEN }).on(LIST, json([KITCHEN]));
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect((await entry('Kitchen Cluj')).getByText('Default')).toBeVisible();
    expect(network.callsTo('POST /api/auth/addresses').at(-1)?.body).toMatchObject({
      label: 'Kitchen Cluj',
      county: 'Cluj',
      state: 'Cluj',
      city: 'Cluj-Napoca',
      country: 'Romania',
    });
  });

  it('edits one, makes another the default, and asks before it deletes', async () => {
    const { user } = await open([KITCHEN, BAR]);
    await user.click(await screen.findByRole('button', { name: 'Edit Bar Center' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
    const street = dialog.getByLabelText('Address');
    expect(street).toHaveValue('Piața Unirii 1');
    await user.clear(street);
    await user.type(street, 'Piața Unirii 2');
    const moved = { ...BAR, address: 'Piața Unirii 2' };
    network.on('PUT /api/auth/addresses/2', json(moved)).on(LIST, json([KITCHEN, moved]));
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(await (await entry('Bar Center')).findByText('Piața Unirii 2')).toBeVisible();
    expect(network.callsTo('PUT /api/auth/addresses/2')[0]?.body).not.toHaveProperty('id');

    const [first, second] = [
      { ...moved, isDefault: true },
      { ...KITCHEN, isDefault: false },
    ];
    network.on('PUT /api/auth/addresses/2/default', json(first)).on(LIST, json([first, second]));
    await user.click(screen.getByRole('button', { name: 'Use as default: Bar Center' }));
    expect(await screen.findByRole('button', { name: 'Use as default: Kitchen Cluj' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Delete Bar Center' }));
    expect(await screen.findByText('Delete “Bar Center”? Your orders keep their address.')).toBeVisible();
    expect(network.callsTo('DELETE /api/auth/addresses/2')).toEqual([]);
    network.on('DELETE /api/auth/addresses/2', { status: 204 }).on(LIST, json([KITCHEN]));
    await user.click(within(screen.getByRole('tooltip')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Bar Center')).toBeNull());
  });
});
