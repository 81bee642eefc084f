import { aProduct, anAdministrator, fakeNetwork, json, listOf, renderPage } from '@kp/testing/browser';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import routes from '../../../routes';

const network = fakeNetwork();
const open = (at = '/admin?tab=products&status=active') =>
  renderPage(routes, { at, texts: ['admin', 'adminCatalog', 'problems'], token: 'token-1' });
const aRow = (id: number, name: string) => ({
  ...aProduct({
    id,
    name,
    slug: `product-${id}`,
  }),
  code: `KP-${id}`,
  inStockSwitch: true,
  costPrice: null,
  keywords: '',
  version: 1,
});
const PREVIEW = {
  total: 2,
  changed: 2,
  unchanged: 0,
  failed: 0,
  followers: 0,
  largeChanges: 1,
  belowCost: 0,
  compareAtCleared: 0,
  products: [
    {
      productId: 1,
      name: 'Day labels',
      problem: null,
      warnings: ['large-change'],
      before: { price: '9.00' },
      after: { price: '20.00' },
      costPrice: null,
    },
  ],
};
const DONE = { jobId: 5, state: 'done', total: 2, changed: 2, unchanged: 0, failed: [] };

async function choose(kind: string, isAll = false) {
  const page = await open();
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  if (isAll) await page.user.click(screen.getByRole('button', { name: 'Select all 240 that match' }));
  await page.user.click(within(actions()).getByRole('button', { name: kind }));
  const dialog = await screen.findByRole('dialog');
  // The focus moves to the first field once the dialog is open.
  await waitFor(() =>
    expect(dialog.querySelector('form')).toContainElement(document.activeElement as HTMLElement),
  );
  return { ...page, dialog: within(dialog) };
}
const actions = () => screen.getByRole('group', { name: 'Bulk change' });

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/tags', json([]))
    .on('GET /api/config', json({ currency: 'USD' }))
    .on('GET /api/categories', json([]))
    .on('GET /admin/api/suppliers', json([]))
    .on('GET /admin/api/products', listOf([aRow(1, 'Day labels'), aRow(2, 'Use-by labels')], 240))
    .on('POST /admin/api/products/bulk/prices/preview', json(PREVIEW))
    .on('PUT /admin/api/products/bulk/prices', json(DONE));
});

describe('a bulk change of products', () => {
  it('needs a selection', async () => {
    const { user } = await open();
    await screen.findByRole('checkbox', { name: 'Select all rows' });
    await user.click(screen.getByRole('button', { name: 'Bulk change' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Update Prices' }));
    expect(await screen.findByText('No products selected')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows from what to what before it is made, keeps what was typed, and tells the result', async () => {
    const { user, dialog } = await choose('Update Prices');
    await user.type(await dialog.findByRole('spinbutton', { name: 'Multiplier' }), '1,5');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    const example = within(await dialog.findByRole('row', { name: /Day labels/ }));
    expect(example.getByText('$9.00')).toBeVisible();
    expect(example.getByText('$20.00')).toBeVisible();
    expect(dialog.getByText('Prices that change by more than half: 1. Please check them.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByRole('spinbutton', { name: 'Multiplier' })).toHaveValue('1.5');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    await user.click(await dialog.findByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Prices updated successfully')).toBeVisible();
    expect(screen.getByText('2 of 2')).toBeVisible();
    const [call] = network.callsTo('PUT /admin/api/products/bulk/prices');
    expect(call!.body).toEqual({ productIds: [1, 2], multiplier: 1.5 });
    expect(call!.headers['idempotency-key']).toMatch(/^[0-9a-f]{20,}$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('warns of prices below cost, each with its cost, and can be made all the same', async () => {
    const rows = [
      {
        productId: 1,
        name: 'Day labels',
        problem: null,
        warnings: ['large-change', 'below-cost'],
        before: { price: '9.00' },
        after: { price: '4.00' },
        costPrice: '5.85',
      },
      {
        productId: 2,
        name: 'Use-by labels',
        problem: null,
        warnings: [],
        before: { price: '7.00' },
        after: { price: '6.00' },
        costPrice: '2.00',
      },
    ];
    network.on(
      'POST /admin/api/products/bulk/prices/preview',
      json({ ...PREVIEW, belowCost: 1, products: rows }),
    );
    const { user, dialog } = await choose('Update Prices');
    await user.type(await dialog.findByRole('spinbutton', { name: 'Multiplier' }), '0.4');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText('Prices that would be below cost: 1. Please check them.')).toBeVisible();
    expect(dialog.getByRole('row', { name: /Day labels/ })).toHaveTextContent('$4.00Below the cost of $5.85');
    expect(dialog.getByRole('row', { name: /Use-by labels/ })).not.toHaveTextContent('cost');
    expect(dialog.getByRole('button', { name: 'Apply' })).toBeEnabled();
  });

  it('of all that match names the filter, and is followed on its screen while it goes on', async () => {
    network
      .on('PUT /admin/api/products/bulk/prices', {
        status: 202,
        body: { ...DONE, state: 'running', changed: 0 },
      })
      .on('GET /admin/api/bulk-jobs', listOf([]))
      .on('GET /admin/api/bulk-jobs/:id', { status: 404 });
    const { user, dialog, address } = await choose('Update Prices', true);
    await user.click(await dialog.findByRole('radio', { name: 'Fixed price' }));
    await user.type(await dialog.findByRole('spinbutton', { name: 'Fixed price' }), '1.234,50');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    await user.click(await dialog.findByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(address()).toContain('tab=bulk'));
    expect(address()).toContain('open=5');
    const [call] = network.callsTo('PUT /admin/api/products/bulk/prices');
    expect(call!.body).toEqual({ filter: { status: 'active' }, fixedPrice: '1234.50' });
  });

  it.each([
    ['Update Prices', 'radio', 'Multiplier', 'Multiplier', '0.1', '0'],
    ['Update Stock', 'radio', 'Set to', 'Units', '1', '0'],
  ] as const)('%s begins with the %s %s; %s has the step %s and the least value %s', async (...row) => {
    const [kind, role, chosen, input, step, min] = row;
    const { dialog } = await choose(kind);
    expect(await dialog.findByRole(role, { name: chosen })).toBeChecked();
    const field = dialog.getByRole('spinbutton', { name: input });
    expect([field.getAttribute('step'), field.getAttribute('min')]).toEqual([step, min]);
  });

  it('of the status begins with Active, and a fixed price goes by cents', async () => {
    const { user, dialog } = await choose('Update Status');
    expect(await dialog.findByTitle('Active')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(within(actions()).getByRole('button', { name: 'Update Status' })).toHaveFocus(),
    );
    await user.click(within(actions()).getByRole('button', { name: 'Update Prices' }));
    const prices = within(await screen.findByRole('dialog'));
    await user.click(await prices.findByRole('radio', { name: 'Fixed price' }));
    expect(await prices.findByRole('spinbutton', { name: 'Fixed price' })).toHaveAttribute('step', '0.01');
  });

  it('of prices may start later and end by itself, in the time of the shop', async () => {
    network
      .on('PUT /admin/api/products/bulk/prices', {
        status: 202,
        body: { ...DONE, state: 'scheduled', changed: 0 },
      })
      .on('GET /admin/api/bulk-jobs', listOf([]))
      .on('GET /admin/api/bulk-jobs/:id', { status: 404 });
    const { user, dialog } = await choose('Update Prices');
    await user.type(await dialog.findByRole('spinbutton', { name: 'Multiplier' }), '0.8');
    expect(dialog.getByLabelText('End')).toHaveAccessibleDescription(/In the time of the shop/);
    fireEvent.change(dialog.getByLabelText('Start'), { target: { value: '2026-11-30T06:00' } });
    fireEvent.change(dialog.getByLabelText('End'), { target: { value: '2026-12-07T06:00' } });
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    await user.click(await dialog.findByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(network.callsTo('PUT /admin/api/products/bulk/prices')[0]?.body).toEqual({
        productIds: [1, 2],
        multiplier: 0.8,
        startsAt: '2026-11-30T04:00:00.000Z',
        endsAt: '2026-12-07T04:00:00.000Z',
      }),
    );
  });

  it('that deletes more than a hundred asks for their number', async () => {
    network
      .on(
        'POST /admin/api/products/bulk/delete/preview',
        json({ ...PREVIEW, total: 240, changed: 240, products: [] }),
      )
      .on('PUT /admin/api/products/bulk/delete', json({ ...DONE, total: 240, changed: 240 }));
    const { user, dialog } = await choose('Delete Selected', true);
    await user.click(await dialog.findByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText('Are you sure you want to delete 240 products?')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Type 240 to confirm' }), '24');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Enter the number of products')).toBeVisible();
    expect(network.callsTo('PUT /admin/api/products/bulk/delete')).toHaveLength(0);
    await user.type(dialog.getByRole('textbox', { name: 'Type 240 to confirm' }), '0');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('240 of 240')).toBeVisible();
  });

  it('says in words why a product would stay as it is', async () => {
    const row = { productId: 1, name: 'Day labels', warnings: [], costPrice: null };
    network.on(
      'POST /admin/api/products/bulk/stock/preview',
      json({
        ...PREVIEW,
        changed: 1,
        failed: 1,
        largeChanges: 0,
        products: [
          {
            ...row,
            problem: 'BULK.STOCK_BELOW_ZERO',
            before: {},
            after: {},
          },
        ],
      }),
    );
    const { user, dialog } = await choose('Update Stock');
    await user.type(await dialog.findByRole('spinbutton', { name: 'Units' }), '100');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText('The stock would be below zero.')).toBeVisible();
  });

  it('that the server refuses says so at the field', async () => {
    network.on('POST /admin/api/products/bulk/stock/preview', {
      status: 400,
      body: {
        statusCode: 400,
        code: 'REQUEST.INVALID_INPUT',
        message: 'Invalid input',
        fields: [
          {
            field: 'value',
            message: 'value must not be less than 0',
          },
        ],
      },
    });
    const { user, dialog } = await choose('Update Stock');
    await user.type(await dialog.findByRole('spinbutton', { name: 'Units' }), '-3');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText('value must not be less than 0')).toBeVisible();
    expect(dialog.getByRole('spinbutton', { name: 'Units' })).toHaveValue('-3');
  });

  it('of the category is found by a part of its name, and never another one is chosen', async () => {
    const categories = [
      { id: 1, name: 'Etichete', slug: 'etichete' },
      { id: 2, name: 'Ustensile de bucătărie', slug: 'ustensile' },
    ];
    const preview = 'POST /admin/api/products/bulk/categories/preview';
    network.on('GET /api/categories', json(categories)).on(preview, json({ ...PREVIEW, followers: 3 }));
    const { user, dialog } = await choose('Change Category');
    const category = await dialog.findByRole('combobox', { name: 'Category' });
    /** antd reads the code that browsers send beside the name of a key. */
    const pressEnter = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    await user.type(category, 'Pots');
    pressEnter(category);
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText('Enter a value')).toBeVisible();
    expect(network.callsTo(preview)).toEqual([]);

    await user.clear(category);
    await user.type(category, 'usten');
    pressEnter(category);
    expect(await dialog.findByTitle('Ustensile de bucătărie')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    const body = { productIds: [1, 2], categoryId: 2 };
    await waitFor(() => expect(network.callsTo(preview)[0]?.body).toEqual(body));
    expect(await dialog.findByText('Other variants of the same groups that move along: 3.')).toBeVisible();
  });

  it('that failed says what failed, and beneath why', async () => {
    const message = 'Another change of these products is running.';
    network.on('PUT /admin/api/products/bulk/prices', {
      status: 409,
      body: { statusCode: 409, code: 'BULK.BUSY', message },
    });
    const { user, dialog } = await choose('Update Prices');
    await user.type(await dialog.findByRole('spinbutton', { name: 'Multiplier' }), '1,5');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    await user.click(await dialog.findByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Failed to update prices')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('of the tax class says from which to which, also in single countries', async () => {
    const taxed = {
      ...PREVIEW.products[0],
      warnings: [],
      before: { taxClass: null, taxClassByCountry: {} },
      after: { taxClass: 'reduced', taxClassByCountry: { DE: 'zero' } },
    };
    network
      .on(
        'POST /admin/api/products/bulk/taxes/preview',
        json({ ...PREVIEW, largeChanges: 0, products: [taxed] }),
      )
      .on('PUT /admin/api/products/bulk/taxes', json(DONE));
    const { user, dialog } = await choose('Change Tax Class');
    await user.click(await dialog.findByRole('combobox', { name: 'Tax class' }));
    await user.click(await screen.findByTitle('Reduced rate'));
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    const example = within(await dialog.findByRole('row', { name: /Day labels/ }));
    expect(example.getByText('As its category')).toBeVisible();
    expect(example.getByText('Reduced rate · DE: Zero rate')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Tax classes updated')).toBeVisible();
    const [call] = network.callsTo('PUT /admin/api/products/bulk/taxes');
    expect(call!.body).toEqual({ productIds: [1, 2], taxClass: 'reduced' });
  });

  it('of an attribute asks for a value of its type, and shows from what to what', async () => {
    const material = { id: 7, name: 'Material', valueType: 'choice', unit: null, choices: ['Steel', 'Wood'] };
    const changed = {
      ...PREVIEW.products[0],
      warnings: [],
      before: { attribute: { id: 7, name: 'Material', value: null } },
      after: { attribute: { id: 7, name: 'Material', value: 'Wood' } },
    };
    network
      .on('GET /admin/api/attributes', json([material]))
      .on(
        'POST /admin/api/products/bulk/attributes/preview',
        json({ ...PREVIEW, largeChanges: 0, products: [changed] }),
      )
      .on('PUT /admin/api/products/bulk/attributes', json(DONE));
    const { user, dialog } = await choose('Set Attribute');
    await user.click(await dialog.findByRole('combobox', { name: 'Attribute' }));
    await user.click(await screen.findByTitle('Material'));
    await user.click(await dialog.findByRole('combobox', { name: 'Value' }));
    await user.click(await screen.findByTitle('Wood'));
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    const example = within(await dialog.findByRole('row', { name: /Day labels/ }));
    expect(example.getByText('Material: –')).toBeVisible();
    expect(example.getByText('Material: Wood')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Attributes updated')).toBeVisible();
    const [call] = network.callsTo('PUT /admin/api/products/bulk/attributes');
    expect(call!.body).toEqual({ productIds: [1, 2], attributeId: 7, attributeValue: 'Wood' });
  });

  it('are the seven of the bar', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    const names = within(actions())
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual([
      'Update Prices',
      'Change Tax Class',
      'Change Category',
      'Set Attribute',
      'Update Status',
      'Update Stock',
      'Delete Selected',
    ]);
  });
});
