import { aProduct, fakeNetwork, json, listOf, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { parseComparedIds, setComparedProducts } from '../../shared/compare/compared-products';
import { CompareToggle } from '../../shared/compare/compare-toggle';
import { CompareTray } from '../../shared/compare/compare-tray';
import { aCategory } from '../../testing/a-category';
import { openShop } from '../../testing/open-shop';
import { ComparePage } from './compare-page';

const network = fakeNetwork();
const attributes = (highest: string) => [
  { id: 1, name: 'Highest temperature', value: highest, unit: '°C' },
  { id: 2, name: 'Waterproof', value: 'Yes', unit: null },
];
const probe = { ...aProduct({ id: 1, name: 'Probe thermometer' }), attributes: attributes('300') };
const folding = { ...aProduct({ id: 2, name: 'Folding thermometer' }), attributes: attributes('250.5') };
const others = [3, 4, 5].map((id) => aProduct({ id, name: `Product ${id}` }));

beforeEach(() => {
  setComparedProducts([]);
  openShop(network, [probe, folding]);
  network.on('GET /api/products/9', problem(404, 'CATALOG.PRODUCT_NOT_FOUND', 'No such product.'));
});

const open = (at: string) =>
  renderPage([{ path: '/compare', element: <ComparePage /> }], { at, texts: ['shop', 'catalog'] });
const rowOf = (name: string) =>
  screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr')!;
const cellsOf = (name: string) =>
  within(rowOf(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the comparison', () => {
  it('shows what is in the address side by side, marks differences, and can show them alone', async () => {
    const { user } = await open('/compare?ids=1,2,9,1,x');
    expect(await screen.findByRole('columnheader', { name: /Folding thermometer/ })).toBeVisible();
    expect(screen.getByText('Some products of this link are no longer sold.')).toBeVisible();
    expect(cellsOf('Highest temperature')).toEqual(['300\u00a0°C', '250.5\u00a0°C']);
    expect(within(rowOf('Highest temperature')).getByText('Different')).toBeVisible();
    expect(within(rowOf('Waterproof')).queryByText('Different')).not.toBeInTheDocument();

    await user.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
    expect(screen.queryByRole('rowheader', { name: /Waterproof/ })).not.toBeInTheDocument();
    expect(rowOf('Highest temperature')).toBeVisible();
  });

  it('compares reduced prices with the lowest one before, never with one that was typed', async () => {
    const reduced = { ...folding, price: '10.00', compareAtPrice: '99.00', priorPrice: '12.00' };
    openShop(network, [probe, reduced]);
    network.on('GET /api/config', json({ legalDuties: ['priorPrice', 'grossPrice'] }));
    await open('/compare?ids=1,2');
    await screen.findByRole('columnheader', { name: /Folding thermometer/ });
    await waitFor(() => expect(cellsOf('Price')[1]).toContain('$12.00'));
    const [, cell] = cellsOf('Price');
    expect(cell).toContain('$11.90');
    expect(cell).not.toContain('99');
  });

  it('loses a product by its button, in the address too', async () => {
    const { user, address } = await open('/compare?ids=1,2');
    await user.click(
      await screen.findByRole('button', { name: 'Remove from comparison: Probe thermometer' }),
    );
    expect(address()).toBe('/compare?ids=2');
    expect(screen.queryByRole('columnheader', { name: /Probe thermometer/ })).not.toBeInTheDocument();
  });

  it('says how to begin without products', async () => {
    network.on('GET /api/categories', listOf([aCategory({ slug: 'food-labels' })]));
    await open('/compare');
    expect(screen.getByText('Nothing to compare yet.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Food Labels' })).toHaveAttribute(
      'href',
      '/products?category=food-labels',
    );
    expect(parseComparedIds('5,4,3,2,1,0,-1')).toEqual([5, 4, 3, 2]);
  });
});

describe('choosing what to compare', () => {
  const choose = () =>
    renderPage(
      [
        {
          path: '/',
          element: (
            <>
              {[probe, folding, ...others].map((product) => (
                <CompareToggle key={product.id} product={product} />
              ))}
              <CompareTray />
            </>
          ),
        },
      ],
      { at: '/', texts: ['shop', 'catalog'] },
    );
  const toggle = (name: string) => screen.getByRole('button', { name: `Compare: ${name}` });

  it('takes four, says so at the fifth, and is remembered', async () => {
    const { user } = await choose();
    for (const name of ['Probe thermometer', 'Folding thermometer', 'Product 3', 'Product 4'])
      await user.click(toggle(name));
    expect(screen.getByRole('link', { name: 'Compare (4)' })).toHaveAttribute('href', '/compare?ids=1,2,3,4');
    await user.click(toggle('Product 5'));
    expect(toggle('Product 5')).toHaveAttribute('aria-pressed', 'false');
    expect(
      await screen.findByText('You can compare up to 4 products. Remove one to add another.'),
    ).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Remove from comparison: Product 3' }));
    expect(toggle('Product 3')).toHaveAttribute('aria-pressed', 'false');
    expect(JSON.parse(localStorage.getItem('comparedProducts')!)).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Products to compare' })).not.toBeInTheDocument();
  });
});
