import { aProduct, fakeNetwork, json, problem } from '@kp/testing/browser';
import { screen, within } from '@testing-library/react';
import { openShop } from '../../testing/open-shop';
import { aRange, mockProductList } from './testing/a-range';
import { mockFacets } from './testing/facets';
import { openList } from './testing/open-list';

const network = fakeNetwork();
const knife = aProduct({ id: 301, name: 'Santoku knife', price: '49.90', stockQuantity: 20 });
const tray = aProduct({ id: 302, name: 'Tray GN 1/1', price: '10.00', stockQuantity: 3 });
const soldOut = aProduct({ id: 303, name: 'Day dots', inStock: false, stockQuantity: 0 });

beforeEach(() => {
  openShop(network, [knife, tray, soldOut]);
  network.on('GET /api/categories', json([]));
  network.on('GET /api/products/404', problem(404, 'CATALOG.PRODUCT_NOT_FOUND', 'No such product.'));
});

const row = async (name: string) => within((await screen.findByText(name)).closest('li')!);
const search = (text: string) => openList(`/products?search=${encodeURIComponent(text)}`);

describe('product codes in the search', () => {
  it('are rows whose quantities can be changed, and go into the cart together', async () => {
    const { user } = await search('KP-301 x 2, KP-302 5, KP-303, KP-404');
    expect(await screen.findByRole('heading', { level: 1, name: 'Order by product codes' })).toBeVisible();
    expect((await row('Santoku knife')).getByRole('textbox')).toHaveValue('2');
    expect((await row('Tray GN 1/1')).getByRole('textbox')).toHaveValue('3');
    expect((await row('Tray GN 1/1')).getByText('5 asked, 3 left')).toBeVisible();
    expect((await row('Santoku knife')).queryByText(/asked/)).not.toBeInTheDocument();
    expect((await row('Day dots')).getByRole('textbox')).toBeDisabled();
    expect(screen.getByText('No product has the code KP-404.')).toBeVisible();
    expect(await screen.findByText('$129.80')).toBeVisible();

    await user.click((await row('Santoku knife')).getByRole('button', { name: /^Increase/ }));
    expect(screen.getByText('$179.70')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add all to cart' }));
    expect(await screen.findByText('Products: 2')).toBeVisible();
    const stored = JSON.parse(localStorage.getItem('guestCart')!) as {
      productId: number;
      quantity: number;
    }[];
    expect(stored.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [301, 3],
      [302, 3],
    ]);
  });

  it('have totals of their lines, can be left out, and say what was not understood', async () => {
    const { user } = await search('KP-301 x 2, plates, KP-302 3');
    const knives = await row('Santoku knife');
    expect(await knives.findByText('$99.80')).toBeVisible();
    expect(screen.getByText('plates')).toBeVisible();
    await user.click(knives.getByRole('button', { name: 'Remove Santoku knife' }));
    expect(screen.queryByText('Santoku knife')).not.toBeInTheDocument();
    expect(screen.getByText('Total of these products:')).toHaveTextContent('$30.00');
  });

  it('are typed on a page of their own, and the list made longer there', async () => {
    const { user, address } = await openList('/products?codes=new');
    const codes = await screen.findByRole('textbox', { name: 'Product codes and quantities' });
    const show = screen.getByRole('button', { name: 'Show these products' });
    await user.type(codes, 'plates');
    await user.click(show);
    expect(screen.getByText('We found no product codes in this text.')).toBeVisible();
    await user.clear(codes);
    await user.type(codes, 'KP-301 2');
    await user.click(show);
    await row('Santoku knife');
    const shown = screen.getByRole('textbox', { name: 'Product codes and quantities' });
    expect(shown).toHaveValue('KP-301 2');
    await user.type(shown, '{Enter}302 x 1');
    await user.click(screen.getByRole('button', { name: 'Show these products' }));
    expect(await screen.findByText('Tray GN 1/1')).toBeVisible();
    expect(address()).toContain('KP-301');
  });

  it('come from a file', async () => {
    const { user, address } = await search('KP-301 x 2');
    await row('Santoku knife');
    const upload = async (text: string) =>
      user.upload(
        document.querySelector<HTMLInputElement>('input[type=file]')!,
        new File([text], 'codes.csv', { type: 'text/csv' }),
      );
    await upload('code,quantity\n');
    expect(await screen.findByText('We found no product codes in this file.')).toBeVisible();
    await upload('code,quantity\nKP-302,2\nKP-303,1\n');
    expect(await screen.findByText('Tray GN 1/1')).toBeVisible();
    expect(address()).toContain(encodeURIComponent('KP-302 x 2, KP-303 x 1'));
  });

  it('say when they could not be loaded, and are loaded again', async () => {
    network.on('GET /api/products/301', problem(503, 'SERVER.UNAVAILABLE', 'Not now.'));
    const { user } = await search('KP-301 x 2');
    const again = await screen.findByRole('button', { name: 'Try again' });
    network.on('GET /api/products/301', json(knife));
    await user.click(again);
    expect(await screen.findByText('Santoku knife')).toBeVisible();
  });

  it('with other words are a search as any', async () => {
    mockProductList(network, aRange(3));
    mockFacets(network);
    await search('labels KP-301');
    expect(await screen.findByRole('heading', { level: 1, name: /labels KP-301/ })).toBeVisible();
  });
});
