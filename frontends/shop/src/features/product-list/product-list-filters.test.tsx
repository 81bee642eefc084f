import { fakeNetwork, json, listOf } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { aCategory } from '../../testing/a-category';
import { openShop, SETTINGS } from '../../testing/open-shop';
import { aRange, mockProductList } from './testing/a-range';
import { FACETS, NO_SUGGESTIONS, mockFacets } from './testing/facets';
import { openList } from './testing/open-list';

const labels = aCategory();
const storage = aCategory({
  id: 5,
  name: 'Storage Solutions',
  slug: 'storage-solutions',
  productCount: 60,
  listedCount: 60,
});
const network = fakeNetwork();
const lastFacets = () => network.callsTo('GET /api/products/facets').at(-1)?.query;

beforeEach(() => {
  openShop(network, []);
  network.on('GET /api/categories', listOf([labels, storage]));
  mockProductList(network, aRange(3));
  mockFacets(network);
});

const sidebar = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const lastQuestion = () => network.callsTo('GET /api/products').at(-1)?.query;

describe('the content of the product list', () => {
  it('is all products by default, with title, count and "All" marked', async () => {
    await openList();
    expect(await heading('All products')).toBeInTheDocument();
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.getAllByText('3 products').length).toBeGreaterThan(0);
    expect(sidebar().getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
  });

  it('is a category with its name as the title and on no card, until all are chosen', async () => {
    const { user, address } = await openList();
    await user.click(await sidebar().findByRole('link', { name: 'Storage Solutions 60' }));
    expect(address()).toBe('/products?category=storage-solutions');
    const title = await heading('Storage Solutions');
    expect(lastQuestion()).toEqual({
      categorySlug: 'storage-solutions',
      collapse: 'group',
      limit: '20',
      offset: '0',
    });
    expect(sidebar().getByRole('link', { current: 'page' })).toHaveTextContent('Storage Solutions');

    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    const [card] = await screen.findAllByRole('article');
    expect(card).not.toHaveTextContent('Storage Solutions');

    await user.click(sidebar().getByRole('link', { name: 'All' }));
    expect(address()).toBe('/products');
    expect(title).toHaveTextContent('All products');
  });

  it('is a category with a trail to it, the ones in it, and those around it in the sidebar', async () => {
    const nested = (id: number, name: string, parentId: number) =>
      aCategory({ id, name, slug: name.toLowerCase(), parentId, listedCount: id });
    const tree = [
      nested(12, 'Gloves', 5),
      nested(13, 'Nitrile', 12),
      nested(14, 'Vinyl', 12),
      nested(15, 'Mops', 5),
    ];
    network.on('GET /api/categories', listOf([labels, storage, ...tree]));
    const { user, address } = await openList('/products?category=gloves');
    await heading('Gloves');
    await user.hover(screen.getByRole('main'));
    const trail = within(await screen.findByRole('navigation', { name: 'You are here' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Products',
      'Storage Solutions',
      'Gloves',
    ]);
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
      '"BreadcrumbList"',
    );
    const links = sidebar()
      .getAllByRole('link')
      .map((link) => link.firstChild?.textContent);
    expect(links).toEqual(['All', 'Food Labels', 'Storage Solutions', 'Gloves', 'Nitrile', 'Vinyl', 'Mops']);
    const below = screen.getByRole('navigation', { name: 'Categories: Gloves' });
    await user.click(within(below).getByRole('link', { name: /^Nitrile/ }));
    expect(address()).toBe('/products?category=nitrile');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: /^Categories: / })).toBeNull());
  });

  it('offers no hidden category, but marks the one that a link leads to', async () => {
    const flags = { showOnMainTop: false, showOnMainShop: false };
    const hidden = ['Spare Parts', 'Outlet'].map((name, index) =>
      aCategory({ ...flags, id: 8 + index, name, slug: name.toLowerCase().replace(' ', '-') }),
    );
    network.on('GET /api/categories', listOf([labels, ...hidden]));
    await openList('/products?category=outlet');
    const current = await sidebar().findByRole('link', { name: /Outlet/ });
    expect(current).toHaveAttribute('aria-current', 'page');
    expect(sidebar().queryByRole('link', { name: /Spare Parts/ })).toBeNull();
  });

  it('keeps the search in another category; "Clear filters" resets everything', async () => {
    const { user, address } = await openList('/products?search=dots');
    await user.click(await sidebar().findByRole('link', { name: 'Food Labels 2' }));
    expect(address()).toBe('/products?search=dots&category=food-labels');
    await user.click(screen.getByRole('link', { name: 'Remove filter: Food Labels' }));
    expect(address()).toBe('/products?search=dots');
    expect(await heading(/dots/)).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(address()).toBe('/products');
  });
});

describe('filters by price and stock', () => {
  const from = () => sidebar().getByRole('textbox', { name: 'Price from' });
  const to = () => sidebar().getByRole('textbox', { name: 'Price to' });
  const apply = () => sidebar().getByRole('button', { name: 'Apply price' });
  const stock = () => sidebar().getByRole('checkbox', { name: /In stock only/ });

  it('are part of the URL, so that Back, a reload and a shared link show the same list', async () => {
    const { user, address } = await openList('/products?category=food-labels');
    await user.type(from(), '5');
    await user.type(to(), '20,5');
    await user.click(apply());
    expect(address()).toBe('/products?category=food-labels&minPrice=5&maxPrice=20.5');
    await user.click(stock());
    expect(address()).toBe('/products?category=food-labels&minPrice=5&maxPrice=20.5&inStock=true');
    await waitFor(() =>
      expect(lastQuestion()).toMatchObject({
        categorySlug: 'food-labels',
        minPrice: '5',
        maxPrice: '20.5',
        inStock: 'true',
      }),
    );
    expect(stock()).toBeChecked();
    expect(from()).toHaveValue('5');
  });

  it('are read from the URL, without invalid amounts', async () => {
    await openList('/products?minPrice=cheap&maxPrice=20&inStock=true');
    await screen.findAllByRole('article');
    expect(lastQuestion()).toEqual({
      maxPrice: '20',
      inStock: 'true',
      collapse: 'group',
      limit: '20',
      offset: '0',
    });
    expect([from(), to()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '20']);
    expect(stock()).toBeChecked();
  });

  it('show the price range and the number in stock', async () => {
    await openList();
    await waitFor(() => expect(from()).toHaveAttribute('placeholder', '4.50'));
    expect(to()).toHaveAttribute('placeholder', '1,250.00');
    expect(stock()).toHaveAccessibleName('In stock only 1');
  });

  it.each([
    [false, 'gross', 'Price in USD with VAT', '&priceDisplay=gross'],
    [false, 'net', 'Price in USD without VAT', ''],
    [true, 'gross', 'Price in USD with VAT', ''],
    [true, 'net', 'Price in USD without VAT', '&priceDisplay=net'],
  ])(
    'are of the prices that come first, entered with VAT %s and shown %s',
    async (isTaxIncluded, priceDisplay, name, asked) => {
      network
        .on('GET /api/config', json({ currency: 'USD', priceDisplay }))
        .on('GET /api/shipping-settings', json({ ...SETTINGS, isTaxIncluded }));
      const { user, address } = await openList();
      expect(await sidebar().findByRole('group', { name })).toBeInTheDocument();
      await user.type(from(), '5{Enter}');
      await waitFor(() => expect(address()).toBe(`/products?minPrice=5${asked}`));
      await waitFor(() =>
        expect(lastQuestion()).toMatchObject({ minPrice: '5', ...(asked ? { priceDisplay } : {}) }),
      );
      expect(await sidebar().findByRole('group', { name })).toBeInTheDocument();
    },
  );

  it('count every category with the other filters, and disable empty categories', async () => {
    await openList('/products?maxPrice=20');
    await screen.findAllByRole('article');
    expect(lastFacets()).toEqual({ maxPrice: '20', collapse: 'group' });
    expect(await sidebar().findByRole('link', { name: 'Food Labels 2' })).toHaveAttribute(
      'href',
      '/products?category=food-labels&maxPrice=20',
    );
    const none = sidebar().getByRole('link', { name: 'Storage Solutions 0' });
    expect(none).toHaveAttribute('aria-disabled', 'true');
    expect(none).not.toHaveAttribute('href');
  });

  it('disable "in stock" when nothing is in stock', async () => {
    network.on('GET /api/products/facets', json({ ...FACETS, inStock: 0 }));
    await openList();
    await waitFor(() => expect(stock()).toBeDisabled());
  });

  it('show which end of the range is wrong, keep the text and send no request until it is fixed', async () => {
    const { user, address } = await openList();
    await user.type(from(), '50');
    await user.type(to(), '20{Enter}');
    expect(to()).toHaveAccessibleDescription('Must be at least “Price from”');
    expect(to()).toHaveFocus();
    expect(to()).toHaveValue('20');
    expect(address()).toBe('/products');
    await user.type(to(), '0');
    expect(to()).not.toHaveAccessibleDescription();
    await user.clear(from());
    await user.type(from(), 'cheap');
    await user.click(apply());
    expect(from()).toHaveAccessibleDescription('Enter an amount like 12.50');
    expect(from()).toHaveFocus();
    await user.clear(from());
    await user.click(apply());
    expect(address()).toBe('/products?maxPrice=200');
  });

  it('show an error for an invalid range in the URL', async () => {
    await openList('/products?minPrice=50&maxPrice=20');
    expect(to()).toHaveAccessibleDescription('Must be at least “Price from”');
  });

  it('are chips that can be removed one by one', async () => {
    const { user, address } = await openList('/products?search=dots&minPrice=5&maxPrice=20&inStock=true');
    await user.click(await screen.findByRole('link', { name: 'Remove filter: $5.00 to $20.00' }));
    expect(address()).toBe('/products?search=dots&inStock=true');
    await user.click(await screen.findByRole('link', { name: 'Remove filter: In stock only' }));
    expect(address()).toBe('/products?search=dots');
    await user.click(await screen.findByRole('link', { name: 'Clear filters' }));
    expect(address()).toBe('/products');
  });
});

describe('a list without a product', () => {
  it('links to a spelling suggestion, to any price, and to all products', async () => {
    mockProductList(network, []);
    network.on('GET /api/products/suggestions', json({ ...NO_SUGGESTIONS, didYouMean: 'day dots' }));
    await openList('/products?search=dai+dotz&maxPrice=2');
    expect(await screen.findByText('No products found for your search.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Did you mean “day dots”?' })).toHaveAttribute(
      'href',
      '/products?search=day%20dots',
    );
    expect(screen.getByRole('link', { name: 'Any price, including out of stock' })).toHaveAttribute(
      'href',
      '/products?search=dai%20dotz',
    );
    expect(network.callsTo('GET /api/products/suggestions')[0]?.query).toEqual({ q: 'dai dotz' });
  });
});

describe('sorting and layout of the product list', () => {
  it('sorts a search by relevance; every other order is sent', async () => {
    const { user } = await openList('/products?search=dots');
    await screen.findAllByRole('article');
    const sort = sidebar().getByRole('combobox', { name: 'Sort by' });
    expect(within(sort).getAllByRole('option')[0]).toHaveTextContent('Relevance');
    expect(sort).toHaveDisplayValue('Relevance');
    expect(lastQuestion()).toEqual({ search: 'dots', collapse: 'group', limit: '20', offset: '0' });

    await user.selectOptions(sort, 'Newest');
    await waitFor(() => expect(lastQuestion()).toMatchObject({ search: 'dots', sort: 'newest' }));
    expect(sort).toHaveDisplayValue('Newest');
    await user.selectOptions(sort, 'Highest rated');
    await waitFor(() => expect(lastQuestion()).toMatchObject({ search: 'dots', sort: 'rating' }));
    await user.selectOptions(sort, 'Relevance');
    expect(sort).toHaveDisplayValue('Relevance');
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  it('sorts by newest again when a search by relevance ends', async () => {
    const { user } = await openList('/products?search=dots');
    const sort = () => sidebar().getByRole('combobox', { name: 'Sort by' });
    await user.selectOptions(sort(), 'Newest');
    await user.selectOptions(sort(), 'Relevance');
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(lastQuestion()).toEqual({ collapse: 'group', limit: '20', offset: '0' }));
    expect(sort()).toHaveDisplayValue('Newest');
    expect(within(sort()).queryByRole('option', { name: 'Relevance' })).not.toBeInTheDocument();
  });

  it('keeps the chosen order out of the URL', async () => {
    const { user, address } = await openList();
    const sort = sidebar().getByRole('combobox', { name: 'Sort by' });
    const names = within(sort)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Newest',
      'Price: low to high',
      'Price: high to low',
      'Name: A to Z',
      'Highest rated',
    ]);
    await user.selectOptions(sort, 'Price: low to high');
    await screen.findAllByRole('article');
    expect(lastQuestion()).toEqual({ sort: 'price-asc', collapse: 'group', limit: '20', offset: '0' });
    await user.selectOptions(sort, 'Name: A to Z');
    await screen.findAllByRole('article');
    expect(lastQuestion()).toEqual({
      sort: 'name',
      language: 'en',
      collapse: 'group',
      limit: '20',
      offset: '0',
    });
    expect(address()).toBe('/products');
  });

  it('keeps the order in another category and after returning from a product', async () => {
    const { user } = await openList();
    await user.selectOptions(sidebar().getByRole('combobox', { name: 'Sort by' }), 'Highest rated');
    await user.click(await sidebar().findByRole('link', { name: /^Food Labels/ }));
    await user.click(await screen.findByRole('link', { name: 'Product 2' }));
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(sidebar().getByRole('combobox', { name: 'Sort by' })).toHaveValue('rating');
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(lastQuestion()).toMatchObject({ sort: 'rating', categorySlug: 'food-labels' });
  });

  it('is a grid or a list, as last chosen', async () => {
    const { user } = await openList();
    const view = (name: string) =>
      within(sidebar().getByRole('group', { name: 'View' })).getByRole('button', { name });
    expect(view('Grid')).toHaveAttribute('aria-pressed', 'true');
    await user.click(view('List'));
    expect(view('Grid')).toHaveAttribute('aria-pressed', 'false');
    expect(view('List')).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('productView')).toBe('list');
    expect(document.documentElement).toHaveAttribute('data-product-view', 'list');
  });

  it('is a list at once for a returning customer who chose it', async () => {
    localStorage.setItem('productView', 'list');
    await openList('/products', { isReturning: true });
    expect(sidebar().getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the drawer of narrow screens', () => {
  it('renders the filters only while it is open, shows the count, and closes with a choice', async () => {
    const { user, address } = await openList();
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Filters' }));
    expect(drawer.getByRole('button', { name: 'Show 3 products' })).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'List' }));
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Sort by' }), 'Highest rated');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.click(drawer.getByRole('link', { name: /^Food Labels/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/products?category=food-labels');
  });
});

describe('the attributes of a category', () => {
  const attributes = [
    {
      id: 12,
      name: 'Material',
      valueType: 'text',
      unit: null,
      values: [
        { value: 'Copper', label: 'Copper', count: 1 },
        { value: 'Steel, 18/10', label: 'Steel, 18/10', count: 2 },
      ],
    },
    {
      id: 13,
      name: 'Highest temperature',
      valueType: 'number',
      unit: '°C',
      values: [60, 100, 200, 250, 300, 380, 550].map((value) => ({
        value: String(value),
        label: String(value),
        count: 1,
      })),
    },
  ];
  const categories = [...FACETS.categories, { slug: 'storage-solutions', count: 9 }];
  beforeEach(() => void network.on('GET /api/products/facets', json({ ...FACETS, categories, attributes })));

  it('filter by their values, which are in the URL, as chips, and sent to the server', async () => {
    const { user, address } = await openList('/products?category=food-labels');
    const material = () => within(sidebar().getByRole('group', { name: 'Material' }));
    await user.click(await sidebar().findByRole('checkbox', { name: 'Steel, 18/10 2' }));
    expect(address()).toBe(
      `/products?category=food-labels&attributes=${encodeURIComponent('12:Steel%2C%2018%2F10')}`,
    );
    await waitFor(() => expect(lastQuestion()).toMatchObject({ attributes: '12:Steel%2C%2018%2F10' }));
    expect(lastFacets()).toMatchObject({ attributes: '12:Steel%2C%2018%2F10' });
    await waitFor(() => expect(material().getByRole('checkbox', { name: 'Steel, 18/10 2' })).toBeChecked());

    await user.click(await screen.findByRole('link', { name: 'Remove filter: Material: Steel, 18/10' }));
    expect(address()).toBe('/products?category=food-labels');
  });

  const highest = () => within(sidebar().getByRole('group', { name: 'Highest temperature' }));
  const end = (name: 'From' | 'To') => highest().getByRole('textbox', { name: new RegExp(`^${name} .*°C`) });

  it('of numbers are typed from and to in their unit, by keyboard, with the number of products between them', async () => {
    const { user, address } = await openList('/products?category=food-labels');
    await sidebar().findByRole('group', { name: 'Highest temperature' });
    expect(end('From')).toHaveAttribute('placeholder', '60');
    expect(end('To')).toHaveAttribute('placeholder', '550');
    await user.type(end('From'), '300 °C');
    expect(highest().getByRole('status')).toHaveTextContent('3 products');
    await user.tab();
    expect(address()).toBe('/products?category=food-labels');
    await user.keyboard('400{Enter}');
    expect(address()).toBe(`/products?category=food-labels&attributes=${encodeURIComponent('13:300..400')}`);
    await waitFor(() => expect(lastQuestion()).toMatchObject({ attributes: '13:300..400' }));
    expect(end('To')).toHaveFocus();

    await user.click(
      await screen.findByRole('link', {
        name: 'Remove filter: Highest temperature: 300\u00a0°C to 400\u00a0°C',
      }),
    );
    expect(address()).toBe('/products?category=food-labels');
    await waitFor(() => expect(end('From')).toHaveValue(''));
  });

  it('of numbers are applied when the fields are left, never while one is no number or the second is below the first', async () => {
    const { user, address } = await openList('/products?category=food-labels');
    await sidebar().findByRole('group', { name: 'Highest temperature' });
    await user.type(end('From'), 'hot');
    expect(end('From')).toHaveAccessibleDescription('Enter a number like 550');
    await user.click(await heading('Food Labels'));
    expect(address()).toBe('/products?category=food-labels');
    await user.clear(end('From'));
    await user.type(end('From'), '٣٨٠');
    await user.type(end('To'), '60,5');
    await user.click(await heading('Food Labels'));
    expect(end('To')).toHaveAccessibleDescription('Must be at least “From”');
    expect(address()).toBe('/products?category=food-labels');
    await user.clear(end('To'));
    await user.type(end('To'), '400,5');
    await user.click(highest().getByRole('button', { name: 'Apply' }));
    expect(address()).toBe(
      `/products?category=food-labels&attributes=${encodeURIComponent('13:380..400.5')}`,
    );
    await waitFor(() => expect(end('From')).toHaveValue('380'));
    expect(highest().queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  });

  it('of numbers, typed in the drawer, are not in the number of products until they are applied', async () => {
    const { user } = await openList('/products?category=food-labels');
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Filters' }));
    expect(drawer.getByRole('button', { name: 'Show 3 products' })).toBeInTheDocument();
    const group = within(await drawer.findByRole('group', { name: 'Highest temperature' }));
    await user.type(group.getByRole('textbox', { name: /^From/ }), '300');
    expect(drawer.getByRole('button', { name: 'Show products' })).toBeInTheDocument();
    await user.click(group.getByRole('button', { name: 'Apply' }));
    expect(await drawer.findByRole('button', { name: 'Show 3 products' })).toBeInTheDocument();
  });

  it('are left behind with their category; an edited URL is ignored', async () => {
    const { user, address } = await openList('/products?category=food-labels&attributes=12%3ACopper');
    await user.click(await sidebar().findByRole('link', { name: /Storage Solutions/ }));
    expect(address()).toBe('/products?category=storage-solutions');
    await openList('/products?attributes=Copper');
    expect(lastQuestion()).not.toHaveProperty('attributes');
  });
});
