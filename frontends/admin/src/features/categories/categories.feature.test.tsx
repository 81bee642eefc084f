import type { AdminCategoryResponse } from '@kp/api-client/admin';
import { anAdministrator, fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { act, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const LIST = 'GET /admin/api/categories';
const ORDER = 'PUT /admin/api/categories/order';

const aCategory = (id: number, changes: Partial<AdminCategoryResponse> = {}): AdminCategoryResponse => ({
  id,
  name: `Shelf ${id}`,
  slug: `shelf-${id}`,
  description: 'Steel shelves.',
  imageUrl: null,
  sortOrder: id,
  showOnMainTop: true,
  showOnMainShop: true,
  productCount: 0,
  totalProductCount: 0,
  ownProductCount: changes.totalProductCount ?? 0,
  parentId: null,
  taxClass: null,
  taxClassByCountry: {},
  version: 3,
  ...changes,
});

const ICE = aCategory(1, { name: 'Ice Machines', slug: 'ice', totalProductCount: 1204 });
const BARS = aCategory(2, { name: 'Bars', imageUrl: '/pictures/bars.svg' });
const JUICE = aCategory(3, { name: 'Juicers' });

async function open(query = '', answer = json([ICE, BARS, JUICE])) {
  network.on(LIST, answer);
  const texts = ['admin', 'adminCatalog'] as const;
  const page = await renderPage(routes, {
    at: `/admin?tab=categories${query}`,
    texts: [...texts],
    token: 'token-1',
  });
  await screen.findByRole('heading', { level: 1, name: /Categor/ });
  return page;
}

const card = (name: string) => screen.findByRole('listitem', { name });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const editor = /^(Add|Edit) Category$/;
const field = (name: RegExp) => within(screen.getByRole('region', { name: editor })).getByLabelText(name);
const changed = (current: AdminCategoryResponse) =>
  problem(409, 'CATALOG.CATEGORY_CHANGED', 'Changed.', { details: { current } });

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /api/categories', json([]))
    .on('GET /admin/api/categories/1/attributes', json([]));
});

describe('the grid of categories', () => {
  it('tells picture or initials, name, description, and how many products lead where', async () => {
    await open();
    const ice = await card('Ice Machines');
    expect(ice).toHaveTextContent('IM');
    expect(ice).toHaveTextContent('Steel shelves.');
    expect(within(ice).getByRole('link', { name: 'Products: 1,204' })).toHaveAttribute(
      'href',
      '/admin?tab=products&category=ice',
    );
    expect((await card('Bars')).querySelector('img')).toHaveAttribute('src', '/pictures/bars.svg');
  });

  it('offers to try again when it fails, and teaches what to do while there is none', async () => {
    const { user } = await open('', problem(503, 'SERVER.UNAVAILABLE', 'Not now.'));
    expect(await screen.findByText("We couldn't load the categories.")).toBeVisible();
    network.on(LIST, json([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/No categories yet.*every product needs one/)).toBeVisible();
  });

  it('moves a category by its buttons, keeps the focus, and says where it is', async () => {
    network.on(ORDER, json([]));
    const { user } = await open();
    const later = () => screen.getByRole('button', { name: 'Move “Ice Machines” later' });
    await card('Ice Machines');
    later().focus();
    for (let press = 0; press < 3; press += 1) await user.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['Bars', 'Juicers', 'Ice Machines']));
    expect(screen.getByText('“Ice Machines” is now number 3 of 3.')).toBeInTheDocument();
    expect(later()).toHaveFocus();
    await waitFor(() =>
      expect(network.callsTo(ORDER).map(({ body }) => body)).toEqual([
        { previousIds: [1, 2, 3], ids: [2, 1, 3] },
        { previousIds: [2, 1, 3], ids: [2, 3, 1] },
      ]),
    );
  });

  it('moves once more by each press, although the screen shows them together', async () => {
    network.on(ORDER, json([]));
    await open();
    await card('Ice Machines');
    const later = screen.getByRole('button', { name: 'Move “Ice Machines” later' });
    act(() => [1, 2, 3].forEach(() => later.click()));
    await waitFor(() =>
      expect(network.callsTo(ORDER).map(({ body }) => body)).toEqual([
        { previousIds: [1, 2, 3], ids: [2, 1, 3] },
        { previousIds: [2, 1, 3], ids: [2, 3, 1] },
      ]),
    );
    expect(names()).toEqual(['Bars', 'Juicers', 'Ice Machines']);
  });

  it('goes back to the current order when somebody else changed it', async () => {
    network.on(ORDER, problem(409, 'CATALOG.CATEGORY_ORDER_CHANGED', 'Changed.'));
    const { user } = await open();
    await card('Bars');
    network.on(LIST, json([JUICE, ICE, BARS]));
    await user.click(screen.getByRole('button', { name: 'Move “Bars” earlier' }));
    expect(await screen.findByText('Failed to move category')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Juicers', 'Ice Machines', 'Bars']));
  });

  it('switches the flags at once with the version, and back when that fails', async () => {
    network.on('PUT /api/categories/3', json({ ...JUICE, showOnMainTop: false, version: 4 }));
    const { user } = await open();
    const inNavigation = await screen.findByRole('switch', { name: 'In the navigation Juicers' });
    network.on(LIST, json([ICE, BARS, { ...JUICE, showOnMainTop: false, version: 4 }]));
    await user.click(inNavigation);
    expect(await screen.findByText('Category updated successfully')).toBeVisible();
    await waitFor(() => expect(inNavigation).not.toBeChecked());
    const update = problem(503, 'SERVER.UNAVAILABLE', 'Not now.');
    network.on('PUT /api/categories/3', update);
    const onHomePage = screen.getByRole('switch', { name: 'On the home page Juicers' });
    await user.click(onHomePage);
    expect(await screen.findByText('Failed to update category')).toBeVisible();
    await waitFor(() => expect(onHomePage).toBeChecked());
    expect(network.callsTo('PUT /api/categories/3').map(({ body }) => body)).toEqual([
      { name: 'Juicers', slug: 'shelf-3', version: 3, showOnMainTop: false },
      { name: 'Juicers', slug: 'shelf-3', version: 4, showOnMainShop: false },
    ]);
  });

  it('marks a hidden one', async () => {
    await open('', json([{ ...ICE, showOnMainTop: false, showOnMainShop: false }, BARS]));
    expect(await card('Ice Machines')).toHaveTextContent(/Hidden.*Customers can still find its products/);
    expect(await card('Bars')).not.toHaveTextContent('Hidden');
  });
});

describe('the tree of categories', () => {
  const MOVE = 'PUT /admin/api/categories/2/position';
  const NESTED = [ICE, { ...JUICE, parentId: 1 }, BARS];
  const rows = () =>
    within(screen.getByRole('list', { name: 'Categories' }))
      .getAllByRole('listitem')
      .map((row) => `${row.dataset.level} ${row.getAttribute('aria-label')}`);

  it('moves a category by the arrow keys of its handle, and takes it back', async () => {
    network.on(MOVE, json([]));
    const { user } = await open('', json(NESTED));
    const handle = await screen.findByRole('button', { name: 'Move “Bars”' });
    expect(rows()).toEqual(['0 Ice Machines', '1 Juicers', '0 Bars']);
    network.on(LIST, json([ICE, { ...JUICE, parentId: 1 }, { ...BARS, parentId: 1 }]));
    handle.focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(rows()).toEqual(['0 Ice Machines', '1 Juicers', '1 Bars']));
    expect(handle).toHaveFocus();
    expect(await screen.findByText('Category moved')).toBeVisible();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    network.on(LIST, json(NESTED));
    await user.click(undo);
    await waitFor(() =>
      expect(network.callsTo(MOVE).map(({ body }) => body)).toEqual([
        { parentId: 1, beforeId: null },
        { parentId: null, beforeId: null },
      ]),
    );
    await waitFor(() => expect(rows()).toEqual(['0 Ice Machines', '1 Juicers', '0 Bars']));
  });

  it('goes back when the move is refused, and offers only steps that are possible', async () => {
    network.on(MOVE, problem(409, 'CATALOG.CATEGORY_ORDER_CHANGED', 'Changed.'));
    const { user } = await open('', json(NESTED));
    await user.click(await screen.findByRole('button', { name: 'More actions: Bars' }));
    const menu = await screen.findByRole('menu');
    const offered = within(menu).getAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Add a category in it',
      'Move up',
      'Move into the one above',
      'Delete',
    ]);
    await user.click(within(menu).getByRole('menuitem', { name: 'Move up' }));
    expect(await screen.findByText('Failed to move category')).toBeVisible();
    await waitFor(() => expect(rows()).toEqual(['0 Ice Machines', '1 Juicers', '0 Bars']));
  });

  it('adds a category in another one', async () => {
    const { user } = await open('&view=tree', json([ICE]));
    await user.click(await screen.findByRole('button', { name: 'More actions: Ice Machines' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add a category in it' }));
    await screen.findByLabelText(/Slug/);
    await user.type(field(/Name/), 'Cubes');
    network.on('POST /api/categories', json(aCategory(9, { parentId: 1 })));
    await user.click(screen.getByRole('button', { name: 'Create category' }));
    await waitFor(() =>
      expect(network.callsTo('POST /api/categories').at(-1)?.body).toMatchObject({
        name: 'Cubes',
        parentId: 1,
      }),
    );
  });
});

describe('the page of a category', () => {
  it('checks the rules, proposes the slug, and keeps what was typed when creating fails', async () => {
    network.on('POST /api/categories', problem(503, 'SERVER.UNAVAILABLE', 'Not now.'));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Category' }));
    await screen.findByRole('region', { name: editor });
    await user.type(field(/Name/), 'Ț');
    await user.click(screen.getByRole('button', { name: 'Create category' }));
    expect(await screen.findByText('Name must be 2 to 100 characters')).toBeVisible();
    await user.type(field(/Name/), 'ăvi');
    expect(field(/Slug/)).toHaveValue('tavi');
    await user.click(screen.getByRole('button', { name: 'Create category' }));
    expect(await screen.findByText('Failed to create category')).toBeVisible();
    expect(field(/Name/)).toHaveValue('Țăvi');

    const message = 'Another category has this slug.';
    const more = { fields: [{ field: 'slug', message }], details: { proposal: 'tavi-2' } };
    network.on('POST /api/categories', problem(409, 'CATALOG.CATEGORY_SLUG_TAKEN', message, more));
    await user.click(screen.getByRole('button', { name: 'Create category' }));
    await user.click(await screen.findByRole('button', { name: 'Use tavi-2' }));
    network.on('POST /api/categories', json(aCategory(9)));
    await user.click(screen.getByRole('button', { name: 'Create category' }));
    expect(await screen.findByText('Category created successfully')).toBeVisible();
    expect(network.callsTo('POST /api/categories').at(-1)?.body).toEqual({
      name: 'Țăvi',
      slug: 'tavi-2',
      description: '',
      imageUrl: '',
    });
    expect(await screen.findByRole('heading', { name: 'Categories' })).toBeVisible();
  });

  it('takes a picture that is chosen or dropped, and says why not', async () => {
    const url = '/media/0f3c5d7e9a1b2c4d6e8f0a1b2c3d4e5f-640.webp';
    const pictures = 'POST /admin/api/categories/pictures';
    const message = 'The picture must be a JPEG, PNG, WebP or AVIF file.';
    network.on(pictures, problem(400, 'INPUT.INVALID', message, { fields: [{ field: 'image', message }] }));
    network.on('PUT /api/categories/1', json(aCategory(1, { imageUrl: url })));
    const { user } = await open('&open=1');
    const choose = async () =>
      user.upload(await screen.findByLabelText('File'), new File(['x'], 'ice.png', { type: 'image/png' }));
    await choose();
    expect(await screen.findByText(message)).toBeVisible();
    network.on(pictures, json({ url }));
    await choose();
    await waitFor(() => expect(field(/Picture address/)).toHaveValue(url));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(network.callsTo('PUT /api/categories/1').at(-1)?.body).toMatchObject({ imageUrl: url }),
    );
  });

  it('has another tax class in single countries', async () => {
    const taxed = aCategory(1, { taxClass: 'reduced', taxClassByCountry: { DE: 'zero' } });
    network.on('PUT /api/categories/1', json(taxed));
    const { user } = await open('&open=1', json([taxed]));
    const countries = await screen.findByRole('combobox', { name: 'Tax class in other countries' });
    await user.click(countries);
    await user.type(countries, 'Franc');
    await user.click(await screen.findByTitle('France'));
    expect(await screen.findByRole('combobox', { name: 'Tax class in France' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Germany' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(network.callsTo('PUT /api/categories/1').at(-1)?.body).toMatchObject({
        taxClass: 'reduced',
        taxClassByCountry: { FR: 'standard' },
      }),
    );
  });

  it('merges what somebody else saved meanwhile, and has the attributes of the category', async () => {
    network.on(
      'PUT /api/categories/1',
      changed({ ...ICE, description: 'Theirs.', slug: 'theirs', version: 4 }),
    );
    const { user, address } = await open('&open=1');
    expect(await screen.findByRole('button', { name: 'Add attribute' })).toBeVisible();
    await user.clear(field(/Description/));
    await user.type(field(/Description/), 'Mine.');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Someone else saved this category meanwhile')).toBeVisible();
    expect(field(/Slug/)).toHaveValue('theirs');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    network.on('PUT /api/categories/1', json(ICE));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Category updated successfully')).toBeVisible();
    expect(network.callsTo('PUT /api/categories/1').at(-1)?.body).toEqual({
      name: 'Ice Machines',
      slug: 'theirs',
      description: 'Mine.',
      imageUrl: '',
      version: 4,
    });
    await waitFor(() => expect(address()).toBe('/admin?tab=categories'));
  });
});

describe('deleting a category', () => {
  const remove = 'DELETE /api/categories/1';
  const dialog = () => within(screen.getByRole('dialog'));
  const askToDelete = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'More actions: Ice Machines' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('dialog');
  };

  it('asks where its products go', async () => {
    network.on(remove, { status: 204 });
    const { user } = await open();
    await askToDelete(user);
    expect(dialog().getByText('Are you sure you want to delete this category?')).toBeVisible();
    expect(dialog().getByText(/Products in this category: 1,204/)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Choose a category')).toBeVisible();
    expect(network.callsTo(remove)).toEqual([]);
    await user.click(dialog().getByRole('combobox', { name: 'Move its products to' }));
    await user.click(await screen.findByRole('option', { name: 'Juicers' }));
    network.on(LIST, json([BARS, JUICE]));
    await user.click(dialog().getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Category deleted successfully')).toBeVisible();
    expect(network.callsTo(remove)[0]!.query).toEqual({ target: '3' });
    await waitFor(() => expect(screen.queryByText('Ice Machines', { selector: 'h2' })).toBeNull());
  });

  it('of an empty one needs no target, unless a product came in meanwhile', async () => {
    const { user } = await open('', json([{ ...ICE, totalProductCount: 0, ownProductCount: 0 }, BARS]));
    await askToDelete(user);
    expect(dialog().queryByRole('combobox')).toBeNull();
    const details = { productCount: 2 };
    network.on(remove, problem(409, 'CATALOG.CATEGORY_HAS_PRODUCTS', 'It has products.', { details }));
    await user.click(dialog().getByRole('button', { name: 'Delete' }));
    expect(await dialog().findByText(/Products in this category: 2/)).toBeVisible();
  });

  it('of the only one is refused while it has products', async () => {
    const { user } = await open('', json([ICE]));
    await askToDelete(user);
    expect(dialog().getByText(/Its products need another category/)).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Delete' })).toBeDisabled();
  });
});
