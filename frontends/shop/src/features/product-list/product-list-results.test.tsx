import { aProduct, fakeNetwork, json, listOf, offline, problem } from '@kp/testing/browser';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCategory } from '../../testing/a-category';
import { openShop, SETTINGS } from '../../testing/open-shop';
import { aRange, mockProductList } from './testing/a-range';
import { mockFacets } from './testing/facets';
import { openList } from './testing/open-list';

const network = fakeNetwork();

beforeEach(() => {
  openShop(network, []);
  network.on('GET /api/categories', listOf([aCategory()]));
  mockProductList(network, aRange(45));
  mockFacets(network);
});

const cards = () => screen.queryAllByRole('article');
const loadMore = () => screen.getByRole('button', { name: 'Load More Products' });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const isPlace = (item: HTMLElement) => item.closest('[aria-hidden=true]') !== null;

const shown = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));

describe('a category that does not exist', () => {
  it.each(['/products?category=buy-now', '/products?category=%3Cscript%3E&inStock=true'])(
    '%s is a page that is not found, and not indexed',
    async (path) => {
      await openList(path);
      await screen.findByRole('heading', { level: 1, name: /404 Page Not Found/ });
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(cards()).toHaveLength(0);
    },
  );
});

describe('prices before the terms of the shop are known', () => {
  const amounts = () =>
    cards().flatMap((card) => card.textContent?.match(/\$[\d.]+.{0,12}VAT|\$[\d.]+/g) ?? []);
  const WITH_VAT = ['$12.50 without VAT', '$14.88 with VAT'];
  beforeEach(() => {
    network.on('GET /api/products', listOf([aProduct({ price: '12.50' })]));
  });

  it('are not shown until they are', async () => {
    let answer: (settings: ReturnType<typeof json>) => void = () => undefined;
    network.on('GET /api/shipping-settings', () => new Promise((resolve) => (answer = resolve)));
    await openList();
    await shown(1);
    expect(amounts()).toEqual([]);
    await act(async () => answer(json(SETTINGS)));
    await waitFor(() => expect(amounts()).toEqual(WITH_VAT));
  });

  it.each(['shipping-settings', 'config'])(
    'say that they are not loaded, and are asked for again: %s',
    async (part) => {
      let isDown = true;
      const terms = part === 'config' ? { currency: 'USD' } : SETTINGS;
      network.on(`GET /api/${part}`, () => (isDown ? problem(503, 'UNAVAILABLE', 'Down') : json(terms)));
      jest.useFakeTimers({ doNotFake: ['queueMicrotask'], advanceTimers: true });
      await openList();
      expect(await screen.findByText('Price not loaded. Trying again.')).toBeInTheDocument();
      expect(amounts()).toEqual([]);
      isDown = false;
      await act(async () => jest.advanceTimersByTime(5000));
      await waitFor(() => expect(amounts()).toEqual(WITH_VAT));
      jest.useRealTimers();
    },
  );
});

describe('variants of one product', () => {
  const groupCard = {
    id: 1,
    name: 'Nitrile gloves',
    variantCount: 3,
    matchCount: 3,
    minPrice: '7.00',
    maxPrice: '9.00',
    inStock: true,
    values: ['S', 'M', 'L'],
    swatches: null,
  };
  const gloves = aProduct({ id: 7, name: 'Nitrile gloves M', slug: 'gloves-m', price: '8.00', groupCard });

  it('are one card with their sizes and the lowest price, which leads to them', async () => {
    network.on('GET /api/products', listOf([gloves]));
    await openList();
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('heading', { name: 'Nitrile gloves' })).toBeInTheDocument();
    expect(card.getByText('S · M · L')).toBeInTheDocument();
    expect(card.getAllByText(/^From \$/)[0]).toHaveTextContent('From $7.00');
    expect(card.getByRole('link', { name: 'Choose: Nitrile gloves' })).toHaveAttribute(
      'href',
      '/products/gloves-m',
    );
    expect(network.callsTo('GET /api/products')[0]?.query).toMatchObject({ collapse: 'group' });
  });

  it('have their colors as they look, and in words where they look like none', async () => {
    const swatches = [
      { name: 'Rot', color: '#d32f2f' },
      { name: 'Koralle', color: null },
    ];
    const card = { ...groupCard, values: ['Rot', 'Koralle'], swatches };
    network.on('GET /api/products', listOf([{ ...gloves, groupCard: card }]));
    await openList();
    const swatch = await screen.findByRole('img', { name: 'Rot' });
    expect(swatch.closest('ul')).toHaveTextContent(/Koralle$/);
    expect(screen.queryByText('Rot · Koralle')).toBeNull();
  });

  it('are the one that a search means, which can be bought at once', async () => {
    network.on('GET /api/products', listOf([{ ...gloves, groupCard: { ...groupCard, matchCount: 1 } }]));
    await openList('/products?search=gloves+M');
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('heading', { name: 'Nitrile gloves M' })).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Add to cart: Nitrile gloves M' })).toBeInTheDocument();
  });
});

it('says what a unit of a pack costs on its card', async () => {
  const article = { unit: 'PR', packSize: 100 } as const;
  network.on('GET /api/products', listOf([aProduct({ price: '18.00', article })]));
  await openList();
  expect((await screen.findAllByText('$0.18 / pair'))[0]).toBeInTheDocument();
});

describe('the products found', () => {
  it('load in pages of twenty: the next page is appended, announced and focused', async () => {
    const { user } = await openList();
    await shown(20);
    expect(screen.getByText('20 of 45')).toBeInTheDocument();
    await user.click(loadMore());
    await shown(40);
    expect(network.callsTo('GET /api/products').map(({ query }) => query.offset)).toEqual(['0', '20']);
    expect(said()).toContain('20 more products shown. 40 of 45 products shown');
    expect(screen.getByRole('link', { name: 'Product 21' })).toHaveFocus();

    await user.click(loadMore());
    await shown(45);
    expect(said()).toContain('5 more products shown. 45 of 45 products shown');
    expect(screen.getByRole('link', { name: 'Product 41' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Load More Products' })).not.toBeInTheDocument();
  });

  it.each([
    [
      { used: 'pedal%20bin%2060%20l', missing: '60%20l,300%20%C2%B0C' },
      'No product meets “60 l”, “300 °C”. The nearest come first.',
    ],
    [
      { used: 'pedal%20bin', without: 'without%20lid' },
      'Left out: products of this kind that do not meet “without lid”.',
    ],
    [
      { unsure: 'without%20latex' },
      'Not every product listed states “without latex”. If that matters, as it does for an allergy, please ask us before you order.',
    ],
    [
      { missing: '60%20l', unsure: 'for%20fish' },
      'No product meets “60 l”. The nearest come first. Not every product listed states “for fish”. If that matters, as it does for an allergy, please ask us before you order.',
    ],
    [{ used: 'pedal%20bin' }, 'Showing results for “pedal bin”.'],
    [{ unsold: 'fridge', missing: '200%20l' }, 'We don’t sell “fridge”. The nearest products:'],
  ])('say in one note what is not so, in the words of the customer: %j', async (notes, text) => {
    const headers = Object.fromEntries(
      Object.entries(notes).map(([name, said]) => [`x-search-${name}`, said]),
    );
    network.on('GET /api/products', { status: 200, body: aRange(2), headers });
    await openList('/products?search=pedal+bni+60+l');
    expect(await screen.findByText(text)).toHaveAttribute('role', 'status');
    expect(screen.getAllByText(/“/, { selector: 'p' })).toHaveLength(1);
  });

  it('say no more than that it is not sold where nothing is near', async () => {
    network.on('GET /api/products', { status: 200, body: [], headers: { 'x-search-unsold': 'blender' } });
    await openList('/products?search=blender');
    const unsold = { selector: '[role="status"]' };
    expect(await screen.findByText('We don’t sell “blender”.', unsold)).toBeInTheDocument();
    expect(screen.queryByText(/spelling/)).not.toBeInTheDocument();
    expect(network.callsTo('GET /api/products/suggestions')).toHaveLength(0);
  });

  it('are all restored when going back from a product', async () => {
    const { user } = await openList('/products?category=food-labels');
    await shown(20);
    await user.click(loadMore());
    await shown(40);
    await user.click(screen.getByRole('link', { name: 'Product 33' }));
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(cards()).toHaveLength(40);
    await waitFor(() => expect(network.callsTo('GET /api/products')).toHaveLength(4));
  });

  it('are the first twenty again when a link leads to the list', async () => {
    const { user } = await openList('/products?category=food-labels');
    await shown(20);
    await user.click(loadMore());
    await shown(40);
    await user.click(screen.getByRole('link', { name: 'Product 33' }));
    await user.click(screen.getByRole('link', { name: 'Labels' }));
    expect(cards()).toHaveLength(20);
    await waitFor(() => expect(network.callsTo('GET /api/products')).toHaveLength(3));
    expect(network.callsTo('GET /api/products').at(-1)?.query.offset).toBe('0');
  });

  it('are the first twenty again after a change of category, and back by its button', async () => {
    const { user } = await openList();
    await shown(20);
    await user.click(loadMore());
    await shown(40);
    const sidebar = within(screen.getByRole('complementary'));
    await user.click(sidebar.getByRole('link', { name: /^Food Labels/ }));
    await shown(20);
    await user.click(sidebar.getByRole('link', { name: 'All' }));
    expect(cards()).toHaveLength(20);
  });

  it('stay when the next page fails, with an error; the button retries', async () => {
    const { user } = await openList();
    await shown(20);
    network.on('GET /api/products', offline);
    await user.click(loadMore());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "We couldn't load the products. Network error. Please try again.",
    );
    expect(cards()).toHaveLength(20);
    mockProductList(network, aRange(45));
    await user.click(loadMore());
    await shown(40);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('no products', () => {
  beforeEach(() => mockProductList(network, []));

  it('in a category: shows a message and a link to all products', async () => {
    const { user, address } = await openList('/products?category=food-labels');
    expect(await screen.findByText('No products found.')).toBeInTheDocument();
    mockProductList(network, aRange(3));
    await user.click(screen.getAllByRole('link', { name: 'Clear filters' }).at(-1)!);
    expect(address()).toBe('/products');
    await shown(3);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each([
    ['minPrice=900', /wider price range/],
    ['attributes=13%3A900..', 'No products match these filters. Widen a range or remove a filter.'],
  ])('with %s: says what to change', async (filter, hint) => {
    await openList(`/products?category=food-labels&${filter}`);
    expect(await screen.findByText(hint)).toBeInTheDocument();
  });

  it('for a search in a category: offers to search everywhere', async () => {
    const { user, address } = await openList('/products?search=sofa&category=food-labels');
    expect(await screen.findByText('No products found for your search.')).toBeInTheDocument();
    expect(said()).toContain('0 products');
    await user.click(screen.getByRole('link', { name: 'Search all categories' }));
    expect(address()).toBe('/products?search=sofa');
  });

  it('for a search: leads to the largest categories and to the shop itself', async () => {
    const sizes = { probes: 12, labels: 53, empty: 0 };
    const categories = Object.entries(sizes).map(([slug, productCount], id) =>
      aCategory({ id, slug, name: slug, productCount }),
    );
    network.on('GET /api/categories', listOf([...categories, aCategory({ id: 9, showOnMainShop: false })]));
    const { user, address } = await openList('/products?search=motorcycle');
    const list = within(await screen.findByRole('list', { name: 'Categories' }));
    await waitFor(() =>
      expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['labels', 'probes']),
    );
    expect(screen.getByRole('button', { name: 'Contact Us' })).toHaveAttribute('aria-haspopup', 'dialog');
    await user.click(list.getByRole('link', { name: 'probes' }));
    expect(address()).toBe('/products?category=probes');
  });

  it('after a failed request: shows an error with a retry', async () => {
    network.on('GET /api/products', problem(500, 'INTERNAL', 'Broken'));
    const { user } = await openList('/products?search=dots');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText("We couldn't load the products.")).toBeInTheDocument();
    mockProductList(network, aRange(3));
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    await shown(3);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('while loading: announces it and shows twenty skeletons', async () => {
    network.on('GET /api/products', () => new Promise(() => undefined));
    await openList();
    expect(said()).toContain('Loading products…');
    expect(screen.getAllByRole('listitem', { hidden: true }).filter(isPlace)).toHaveLength(20);
  });
});
