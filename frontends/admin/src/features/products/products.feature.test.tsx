import type { AdminProductResponse } from '@kp/api-client/admin';
import {
  aProduct,
  anAdministrator,
  fakeNetwork,
  json,
  listOf,
  problem,
  renderPage,
} from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import routes from '../../routes';

const network = fakeNetwork();
const open = (query = '') =>
  renderPage(routes, {
    at: `/admin?tab=products${query}`,
    texts: ['admin', 'adminCatalog', 'problems'],
    token: 'token-1',
  });

const anAdminProduct = (changes: Partial<AdminProductResponse> = {}): AdminProductResponse => ({
  ...aProduct(),
  code: 'KP-3',
  inStockSwitch: true,
  costPrice: null,
  keywords: '',
  taxClass: null,
  taxClassByCountry: {},
  version: 4,
  ...changes,
});

const CATEGORIES = [
  { id: 1, name: 'Food Labels', slug: 'food-labels', productCount: 2 },
  { id: 2, name: 'Thermometers', slug: 'thermometers', productCount: 0 },
];

const page = () => within(screen.getByRole('region', { name: /^(Add|Edit) Product$/ }));
const field = (name: string | RegExp) => page().getByLabelText(name);
const lastList = () => network.callsTo('GET /admin/api/products').at(-1)?.query;

async function retype(user: UserEvent, name: string | RegExp, text: string) {
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
}

async function choose(user: UserEvent, select: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: select }));
  await user.click(await screen.findByRole('option', { name: option }));
}

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/tags', json([]))
    .on('GET /api/categories', json(CATEGORIES))
    .on('GET /admin/api/suppliers', json([{ id: 7, name: 'Labelworks' }]))
    .on('GET /admin/api/products', listOf([anAdminProduct()], 1))
    .on('GET /admin/api/products/3', json(anAdminProduct()))
    .on('GET /admin/api/products/3/images', json([]))
    .on('GET /admin/api/attributes', json([]));
});

describe('the list of products', () => {
  it('tells picture, name, code, category, price, stock and status, and how many match', async () => {
    network.on('GET /admin/api/products', listOf([anAdminProduct({ stockQuantity: 4 })], 2413));
    const { user } = await open();
    const row = (await screen.findByRole('rowheader', { name: /Day dots, Monday/ })).closest('tr')!;
    for (const fact of ['KP-3', 'Food Labels', '$12.50', '4', 'Low', 'Active']) {
      expect(row).toHaveTextContent(fact);
    }
    expect(screen.getByText('Showing 1 of 2,413 products')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Day dots, Monday KP-3' })).toHaveAttribute(
      'href',
      '/admin?tab=products&open=3',
    );
    await user.click(within(row).getByRole('button', { name: 'More actions: Day dots, Monday' }));
    expect(await screen.findByRole('link', { name: 'View in shop' })).toHaveAttribute(
      'href',
      '/products/day-dots-monday',
    );
  });

  it('keeps search, filters and sort in the address, and clears them', async () => {
    const { user, address } = await open('&category=food-labels&stock=low&maxPrice=20&sort=-price');
    await screen.findByRole('rowheader', { name: /Day dots/ });
    expect(lastList()).toEqual({
      category: 'food-labels',
      stock: 'low',
      maxPrice: '20',
      sort: '-price',
      limit: '50',
      offset: '0',
      language: 'en',
    });
    await user.click(screen.getByRole('button', { name: 'Filters (3)' }));
    await choose(user, 'Status', 'Draft');
    await choose(user, 'Supplier', 'Labelworks');
    await user.type(screen.getByRole('textbox', { name: 'Price from' }), '5{Enter}');
    await waitFor(() => expect(address()).toContain('minPrice=5'));
    await user.type(screen.getByRole('searchbox'), 'dots{Enter}');
    await waitFor(() => expect(lastList()).toMatchObject({ search: 'dots', status: 'draft', supplier: '7' }));
    expect(address()).toContain('minPrice=5');
    await user.click(screen.getByRole('link', { name: 'Clear Filters' }));
    expect(address()).toBe('/admin?tab=products');
  });

  it('sorts by the headers in both directions', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('columnheader', { name: /Price/ }));
    await waitFor(() => expect(lastList()).toMatchObject({ sort: 'price' }));
    await user.click(await screen.findByRole('columnheader', { name: /Price/ }));
    await waitFor(() => expect(lastList()).toMatchObject({ sort: '-price' }));
  });

  it('selects the page, then all that match, and nothing again', async () => {
    network.on('GET /admin/api/products', listOf([anAdminProduct()], 60));
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Day dots, Monday' }));
    expect(screen.getByText('1 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Select all 60 that match' }));
    expect(screen.getByText('60 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Selection' }));
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  it('is reached from the number of products that lack something, or what the law asks for', async () => {
    const { user } = await open();
    const counts = [
      { gap: 'manufacturer', products: 0 },
      { gap: 'claims', products: 12 },
    ];
    network.on('GET /admin/api/product-gaps', json(counts));
    network.on('GET /admin/api/products/lacks', json([{ lack: 'picture', products: 7 }]));
    const openReport = async () => {
      await user.click(await screen.findByRole('button', { name: 'What is missing' }));
      return within(await screen.findByRole('dialog', { name: 'What is missing' }));
    };
    await user.click(await (await openReport()).findByRole('link', { name: 'No picture: 7' }));
    await waitFor(() => expect(lastList()).toMatchObject({ lacks: 'picture', status: 'active' }));
    const report = await openReport();
    await user.click(await report.findByRole('link', { name: /proof of claims: 12/ }));
    await waitFor(() => expect(lastList()).toMatchObject({ gap: 'claims', status: 'active' }));
    expect(screen.getByRole('button', { name: 'Remove filter: Missing: proof of claims' })).toBeVisible();
  });

  it('without a match offers all products again', async () => {
    network.on('GET /admin/api/products', listOf([], 0));
    await open('&search=nothing');
    expect(await screen.findByText('No products match these filters.')).toBeVisible();
  });
});

describe('a listed product', () => {
  const statusOf = () => screen.getByRole('rowheader', { name: /Day dots/ }).closest('tr')!;

  it('is taken off sale at once, and put back by the toast', async () => {
    const inactive = anAdminProduct({ status: 'inactive', version: 5 });
    network.on('PUT /api/products/3', () => {
      network.on('GET /admin/api/products', listOf([inactive], 1));
      return json(inactive);
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'More actions: Day dots, Monday' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Take off sale' }));
    expect(await screen.findByText('Now: Inactive')).toBeVisible();
    await waitFor(() => expect(statusOf()).toHaveTextContent('Inactive'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(network.callsTo('PUT /api/products/3').at(-1)?.body).toMatchObject({
        status: 'active',
        version: 5,
        stockQuantityBefore: 40,
      }),
    );
  });

  it('stays on sale where the server refuses, which says why', async () => {
    network.on('PUT /api/products/3', problem(503, 'SERVER.UNAVAILABLE', 'Not now.'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'More actions: Day dots, Monday' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Take off sale' }));
    expect(await screen.findByText('Failed to update product')).toBeVisible();
    expect(statusOf()).toHaveTextContent('Active');
  });
});

describe('adding a product', () => {
  it('proposes the slug, takes pictures, checks the rules, creates it, and goes on to its texts', async () => {
    const [front, door] = ['a', 'b'].map((letter) => letter.repeat(32));
    const uploads = [front, door];
    network.on('POST /api/products', json(anAdminProduct())).on('POST /admin/api/products/pictures', () => {
      const upload = uploads.shift();
      return json({ upload, url: `/media/${upload}-640.webp` });
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add Product' }));
    await screen.findByRole('region', { name: 'Add Product' });
    await user.type(field(/Name/), 'Soluție 5 L');
    expect(field(/Slug/)).toHaveValue('solutie-5-l');
    const aPicture = (name: string) => new File(['png'], name, { type: 'image/png' });
    await user.upload(screen.getByLabelText('Add picture'), aPicture('front.png'));
    await user.type(
      await screen.findByRole('textbox', { name: 'Picture 1: What the picture shows' }),
      'Front',
    );
    await user.upload(screen.getByLabelText('Add picture'), aPicture('door.png'));
    await screen.findByRole('textbox', { name: 'Picture 2: What the picture shows' });
    await user.click(screen.getByRole('button', { name: 'Create product' }));
    expect(await screen.findByText('Price must be above 0, with at most two decimals')).toBeVisible();
    expect(network.callsTo('POST /api/products')).toEqual([]);
    await user.type(field(/^Price/), '9.50');
    await user.click(field(/Category/));
    network.on('GET /admin/api/categories/2/attributes', json([]));
    await user.click(await screen.findByRole('option', { name: 'Thermometers' }));
    await user.click(screen.getByRole('button', { name: 'Create product' }));
    expect(await screen.findByText('Product created successfully')).toBeVisible();
    expect(network.callsTo('POST /api/products')[0]?.body).toMatchObject({
      name: 'Soluție 5 L',
      slug: 'solutie-5-l',
      price: '9.50',
      categoryId: 2,
      stockQuantity: 0,
      status: 'active',
      inStock: true,
      supplierId: null,
      pictures: [
        { upload: front, alt: 'Front' },
        { upload: door, alt: 'Soluție 5 L' },
      ],
    });
    expect(await screen.findByRole('region', { name: 'Edit Product' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('tab', { name: /Pictures/ })).toHaveFocus());
    expect(field(/Slug/)).toHaveValue('day-dots-monday');
  });
});

describe('a first save', () => {
  it('takes attributes, variants and the part of a picture with it', async () => {
    const [whole, part] = ['a', 'b'].map((letter) => letter.repeat(32));
    const attribute = { unit: '°C', isFilterable: true, choices: [], productCount: 0, categoryCount: 1 };
    network
      .on('POST /api/products', json(anAdminProduct()))
      .on('POST /admin/api/products/pictures', ({ query }) => {
        const upload = query.crop ? part : whole;
        return json({ upload, url: `/media/${upload}-640.webp` });
      })
      .on(
        'GET /admin/api/categories/2/attributes',
        json([{ ...attribute, id: 8, name: 'Highest', valueType: 'number', inheritedFrom: null }]),
      );
    const { user } = await open('&edit=new');
    await screen.findByRole('region', { name: 'Add Product' });
    await user.type(field(/Name/), 'Probe');
    await user.type(field(/^Price/), '9.50');
    const picture = new File(['png'], 'front.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Add picture'), picture);
    await user.click(await screen.findByRole('button', { name: 'Crop: Picture 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop' }));
    await user.click(await dialog.findByRole('button', { name: 'Crop' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(field(/Category/));
    await user.click(await screen.findByRole('option', { name: 'Thermometers' }));
    const highest = await screen.findByLabelText('Highest (°C)');
    await user.type(highest, 'hot');
    await user.click(screen.getByRole('button', { name: 'Add variants' }));
    await user.type(await screen.findByRole('textbox', { name: 'Option 1' }), 'Size');
    await user.click(screen.getByRole('button', { name: 'Create product' }));
    expect(
      await screen.findByText('Name each option, and give each variant all of its values'),
    ).toBeVisible();
    expect(screen.getByText('Enter a number')).toBeVisible();
    await user.clear(highest);
    await user.type(highest, '250');
    await user.type(screen.getByRole('textbox', { name: 'New values: Size' }), 'S, L{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Price of New product L' }), '12');
    await user.click(screen.getByRole('button', { name: 'Create product' }));
    expect(await screen.findByText('Product created successfully')).toBeVisible();
    expect(network.callsTo('POST /api/products')).toHaveLength(1);
    expect(network.callsTo('POST /api/products')[0]?.body).toMatchObject({
      pictures: [{ upload: part, alt: 'Probe' }],
      attributes: [{ attributeId: 8, value: '250' }],
      variants: {
        name: 'Probe',
        options: ['Size'],
        variants: [{ values: ['S'] }, { values: ['L'], price: '12' }],
      },
    });
  });
});

describe('editing a product', () => {
  it('keeps what was typed when it fails, and offers the free slug', async () => {
    network.on('PUT /api/products/3', problem(503, 'SERVER.UNAVAILABLE', 'Not now.'));
    const { user } = await open('&open=3');
    await screen.findByDisplayValue('day-dots-monday');
    await retype(user, /Slug/, 'taken');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Failed to update product')).toBeVisible();
    expect(field(/Slug/)).toHaveValue('taken');
    const message = 'Another product has this slug.';
    const more = { fields: [{ field: 'slug', message }], details: { proposal: 'taken-2' } };
    network.on('PUT /api/products/3', problem(409, 'CATALOG.PRODUCT_SLUG_TAKEN', message, more));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Use taken-2' }));
    expect(field(/Slug/)).toHaveValue('taken-2');
    network.on('PUT /api/products/3', json(anAdminProduct()));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Product updated successfully')).toBeVisible();
    expect(network.callsTo('PUT /api/products/3').at(-1)?.body).toMatchObject({
      slug: 'taken-2',
      version: 4,
      stockQuantity: 40,
      stockQuantityBefore: 40,
    });
  });

  it('flags claims that need a proof while they are typed', async () => {
    const { user } = await open('&open=3');
    await screen.findByDisplayValue('day-dots-monday');
    expect(screen.queryByText(/need a proof/)).toBeNull();
    await retype(user, 'Description', 'Climate-neutral dots, HACCP certified.');
    expect(
      await screen.findByText('These claims need a proof: Climate-neutral, HACCP certified'),
    ).toBeVisible();
    await retype(user, 'Description', 'Dots for your HACCP plan.');
    await waitFor(() => expect(screen.queryByText(/need a proof/)).toBeNull());
  });

  it('compares field by field when somebody else saved it meanwhile', async () => {
    const current = anAdminProduct({ name: 'Theirs', price: '15.00', stockQuantity: 38, version: 5 });
    const changed = problem(409, 'CATALOG.PRODUCT_CHANGED', 'Changed.', { details: { current } });
    network.on('PUT /api/products/3', changed);
    const { user } = await open('&open=3');
    await screen.findByDisplayValue('day-dots-monday');
    await retype(user, /Name/, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Someone else saved this product meanwhile')).toBeVisible();
    expect(field(/^Price/)).toHaveValue('15.00');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(field(/Name/)).toHaveValue('Theirs');
    network.on('PUT /api/products/3', json(current));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Product updated successfully')).toBeVisible();
    expect(network.callsTo('PUT /api/products/3').at(-1)?.body).toMatchObject({
      name: 'Theirs',
      price: '15.00',
      version: 5,
      stockQuantity: 38,
      stockQuantityBefore: 38,
    });
  });

  it('asks before changes are lost', async () => {
    const { user, address } = await open('&open=3');
    await screen.findByDisplayValue('day-dots-monday');
    await retype(user, /Name/, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText('Discard your changes?')).toBeNull());
    expect(screen.getByDisplayValue('Mine')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=products'));
  });
});

describe('deleting a product', () => {
  it('asks, deletes, and can be undone', async () => {
    network
      .on('DELETE /api/products/3', json(null))
      .on('POST /admin/api/products/3/restore', json(anAdminProduct()));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'More actions: Day dots, Monday' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Are you sure you want to delete this product?')).toBeVisible();
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Product deleted successfully')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Product restored successfully')).toBeVisible();
  });

  it('that fails says so', async () => {
    network.on('DELETE /api/products/3', problem(503, 'SERVER.UNAVAILABLE', 'Not now.'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'More actions: Day dots, Monday' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete product')).toBeVisible();
  });
});

describe('editing in the list', () => {
  const ROWS = [
    anAdminProduct({ id: 3, name: 'Day dots', price: '12.50', compareAtPrice: null, stockQuantity: 40 }),
    anAdminProduct({ id: 4, name: 'Use-by labels', price: '8.00', compareAtPrice: null, stockQuantity: 7 }),
  ];
  const price = (name: string) => screen.getByRole('textbox', { name: `Price of ${name}` });
  const stock = (name: string) => screen.getByRole('textbox', { name: `Stock of ${name}` });
  const startEditing = async () => {
    network.on('GET /admin/api/products', listOf(ROWS, 2));
    const page = await open();
    await page.user.click(await screen.findByRole('button', { name: 'Edit in the list' }));
    await screen.findByRole('textbox', { name: `Price of ${ROWS[0]!.name}` });
    return page;
  };

  it('goes with the keys of a spreadsheet, and saves what was typed with the version that was read', async () => {
    const { user } = await startEditing();
    network
      .on('PUT /api/products/3', json({ ...ROWS[0], price: '13.00' }))
      .on('PUT /api/products/4', json({ ...ROWS[1], price: '13.00', stockQuantity: 9 }));
    await user.clear(price('Day dots'));
    await user.type(price('Day dots'), '13.00{Enter}');
    expect(price('Use-by labels')).toHaveFocus();
    expect(price('Day dots')).toHaveAccessibleDescription('Was $12.50');
    await user.keyboard('{Control>}d{/Control}');
    expect(price('Use-by labels')).toHaveValue('13.00');
    await user.tab();
    expect(stock('Use-by labels')).toHaveFocus();
    await user.clear(stock('Use-by labels'));
    await user.type(stock('Use-by labels'), '9');
    expect(screen.getByText('2 products changed')).toBeVisible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('2 products saved')).toBeVisible();
    const [saved] = network.callsTo('PUT /api/products/4');
    expect(saved!.body).toMatchObject({
      price: '13.00',
      stockQuantity: 9,
      stockQuantityBefore: 7,
      version: 4,
    });
  });

  it('fills an attribute of the products whose category has it, beside prices', async () => {
    const material = { id: 5, name: 'Material', valueType: 'text', unit: null, choices: [] };
    network
      .on('GET /admin/api/attributes', json([material]))
      .on('GET /admin/api/attributes/5/values', json([{ productId: 3, value: 'Paper' }]))
      .on('PUT /admin/api/products/3/attributes', json([]));
    const { user } = await startEditing();
    await choose(user, 'Attribute to edit', 'Material');
    const cell = await screen.findByRole('textbox', { name: 'Material of Day dots' });
    expect(cell).toHaveValue('Paper');
    expect(screen.queryByRole('textbox', { name: 'Material of Use-by labels' })).toBeNull();
    await user.clear(cell);
    await user.type(cell, 'Vinyl');
    expect(cell).toHaveAccessibleDescription('Was Paper');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('1 product saved')).toBeVisible();
    const [saved] = network.callsTo('PUT /admin/api/products/3/attributes');
    expect(saved!.body).toEqual({ values: [{ attributeId: 5, value: 'Vinyl' }] });
    expect(network.callsTo('GET /admin/api/attributes/5/values')[0]!.query).toEqual({ ids: '3,4' });
  });

  it('takes pasted rows, and gives back what was there on Escape', async () => {
    const { user } = await startEditing();
    await user.click(price('Day dots'));
    await user.paste('11.00\t30\r\n7.50\t12');
    expect(
      [price('Day dots'), stock('Use-by labels')].map((cell) => (cell as HTMLInputElement).value),
    ).toEqual(['11.00', '12']);
    await user.keyboard('{Escape}');
    expect(price('Day dots')).toHaveValue('12.50');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(stock('Use-by labels')).toHaveValue('7');
  });

  it('keeps what the rules or the server refuse, with the reason at the cell', async () => {
    const { user } = await startEditing();
    await user.clear(price('Day dots'));
    expect(price('Day dots')).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await user.type(price('Day dots'), '14.00');
    const current = { ...ROWS[0], price: '12.90', version: 5 };
    network.on(
      'PUT /api/products/3',
      problem(409, 'CATALOG.PRODUCT_CHANGED', 'Someone else saved this product meanwhile', {
        details: { current },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText("1 product wasn't saved")).toBeVisible();
    expect(price('Day dots')).toHaveValue('14.00');
    network.on('PUT /api/products/3', json({ ...current, price: '14.00' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('1 product saved')).toBeVisible();
    expect(network.callsTo('PUT /api/products/3').at(-1)!.body).toMatchObject({ version: 5 });
  });
});
