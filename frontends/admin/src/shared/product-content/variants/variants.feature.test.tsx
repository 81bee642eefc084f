import type { AdminProductGroupResponse } from '@kp/api-client/admin';
import { fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { UnsavedChanges } from '../../unsaved-changes';
import { ProductVariants } from './product-variants';

const network = fakeNetwork();
const GROUPS = '/admin/api/product-groups';

const stored: AdminProductGroupResponse = {
  id: 5,
  name: 'Gloves',
  names: {},
  options: ['Size'],
  version: 2,
  variants: [
    {
      productId: 3,
      code: 'KP-3',
      name: 'Gloves S',
      slug: 'gloves-s',
      values: ['S'],
      price: '9.00',
      stockQuantity: 4,
      status: 'active',
    },
  ],
};

function open(groups: AdminProductGroupResponse[]) {
  network
    .on(`GET ${GROUPS}`, json(groups))
    .on(
      'GET /admin/api/products/3',
      json({ id: 3, name: 'Gloves S', code: 'KP-3', price: '9.00', stockQuantity: 4 }),
    )
    .on(
      'GET /admin/api/products/3/translations',
      json({ name: 'Gloves S', description: '', keywords: '', language: 'ro', translations: [] }),
    );
  const form = (
    <UnsavedChanges>
      <ProductVariants productId={3} />
    </UnsavedChanges>
  );
  return renderPage([{ path: '/', element: form }], { at: '/', texts: ['admin', 'adminCatalog'] });
}

const rows = () =>
  within(screen.getByRole('region', { name: 'Variants' }))
    .getAllByRole('row')
    .slice(1);

describe('variants of a product in the back office', () => {
  it('are made of a table of values, like the product they begin with', async () => {
    const { user } = await open([]);
    network.on(`POST ${GROUPS}`, json({ ...stored, version: 1 }));
    const name = await screen.findByRole('textbox', { name: 'Name of the group' });
    await user.clear(name);
    await user.type(name, 'Gloves');
    await user.type(screen.getByRole('textbox', { name: 'Option 1' }), 'Size');
    await user.type(screen.getByRole('textbox', { name: 'New values: Size' }), 'M, S{Enter}');
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: 'Size of Gloves S · KP-3' })).toHaveValue('S');
    for (const known of ['KP-3', '9.00', '4']) expect(within(rows()[0]!).getByText(known)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Price of New product M' }), '9,50');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(network.callsTo(`POST ${GROUPS}`)).toHaveLength(1));
    expect(network.callsTo(`POST ${GROUPS}`)[0]?.body).toMatchObject({
      name: 'Gloves',
      options: ['Size'],
      variants: [
        { productId: 3, values: ['S'] },
        { values: ['M'], price: '9.50' },
      ],
      templateId: 3,
    });
  });

  it('keep what was typed when they are refused, with the reason at the row', async () => {
    const { user } = await open([stored]);
    const fields = [{ field: 'variants.0.values', message: 'Two variants have the same values.' }];
    network.on(`PUT ${GROUPS}/5`, problem(400, 'CATALOG.VARIANT_TWICE', 'Two variants.', { fields }));
    const value = await screen.findByRole('textbox', { name: 'Size of Gloves S · KP-3' });
    await user.clear(value);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(network.callsTo(`PUT ${GROUPS}/5`)).toHaveLength(0);
    await user.type(value, 'M');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Two variants have the same values.')).toBeVisible();
    expect(value).toHaveValue('M');
  });

  it('are called differently in each language but that of the catalogue', async () => {
    const { user } = await open([stored]);
    network.on(`PUT ${GROUPS}/5`, json({ ...stored, version: 3 }));
    await user.click(await screen.findByText('Name in other languages'));
    expect(screen.queryByRole('textbox', { name: 'Name of the group: Română' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Name of the group: English' }), 'Mittens');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(network.callsTo(`PUT ${GROUPS}/5`)).toHaveLength(1));
    expect(network.callsTo(`PUT ${GROUPS}/5`)[0]?.body).toMatchObject({ names: { en: 'Mittens' } });
  });

  it('stand by themselves again when their group is dissolved', async () => {
    const { user } = await open([stored]);
    network.on(`DELETE ${GROUPS}/5`, { status: 204 });
    await user.click(await screen.findByRole('button', { name: 'Dissolve group' }));
    expect(await screen.findByText('The products stand by themselves again')).toBeInTheDocument();
  });
});
