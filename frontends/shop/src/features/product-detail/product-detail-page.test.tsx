import type { ProductDetailResponse, ReviewResponse } from '@kp/api-client/shop';
import {
  aProduct,
  aUser,
  fakeNetwork,
  json,
  listOf,
  offline,
  problem,
  renderPage,
} from '@kp/testing/browser';
import { DEFAULT_SHOP_NAME, setShopName } from '@kp/i18n/shop-name';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openShop, SETTINGS } from '../../testing/open-shop';
import { ProductDetailPage } from './product-detail-page';

const dots = aProduct({ stockQuantity: 4, compareAtPrice: '15.00' });
const soldOut = aProduct({ inStock: false, stockQuantity: 0 });
const REVIEWS = 'GET /api/products/3/reviews';
const SUMMARY = 'GET /api/products/3/review-summary';
const BY_SLUG = 'GET /api/products/slug/day-dots-monday';

const network = fakeNetwork();

const openAt = (at: string) =>
  renderPage([{ path: '/products/:slug', element: <ProductDetailPage /> }], {
    at,
    texts: ['shop', 'product'],
  });

async function open(product: ProductDetailResponse = dots) {
  openShop(network, [product]);
  network.on(BY_SLUG, json(product));
  network.on(SUMMARY, json({ rating: '4.6', reviewCount: 12, counts: [0, 1, 0, 2, 9] }));
  const page = await openAt('/products/day-dots-monday');
  await screen.findByRole('heading', { level: 1, name: product.name });
  return page;
}

const quantity = () => screen.getByRole('textbox', { name: 'Quantity of Day dots, Monday' });
const addButton = () => screen.getByRole('button', { name: 'Add to cart' });
const guestQuantity = () =>
  (JSON.parse(localStorage.getItem('guestCart') ?? '[]') as { quantity: number }[])[0]?.quantity;

function aReview(id: number, changes: Partial<ReviewResponse> = {}): ReviewResponse {
  return {
    id,
    rating: 4,
    title: '',
    comment: `Comment ${id}`,
    authorName: 'Ioana',
    isVerified: false,
    createdAt: '2026-02-03T09:00:00.000Z',
    ...changes,
  };
}

describe('a variant', () => {
  const variant = (id: number, slug: string, value: string, stockQuantity: number) => ({
    id,
    slug,
    values: [value],
    price: `${id}.00`,
    inStock: stockQuantity > 0,
    stockQuantity,
    imageUrl: null,
    sku: null,
    gtin: null,
  });
  const group = {
    id: 9,
    name: 'Day dots',
    options: ['Day'],
    variants: [variant(3, 'day-dots-monday', 'Monday', 4), variant(4, 'day-dots-friday', 'Friday', 0)],
    swatches: [
      { name: 'Monday', color: '#1565c0' },
      { name: 'Friday', color: null },
    ],
  };

  it('has a link to each of the others, with price and stock, and is marked itself', async () => {
    const { user } = await open({ ...dots, group });
    // The links of the server's markup are there before.
    await user.tab();
    const options = within(await screen.findByRole('group', { name: 'Day: Monday' }));
    const links = options.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/products/day-dots-monday', 'true'],
      ['/products/day-dots-friday', null],
    ]);
    expect(links.map((link) => link.querySelector('circle')?.getAttribute('fill'))).toEqual([
      '#1565c0',
      undefined,
    ]);
    expect(links[0]).toHaveTextContent('Only 4 left');
    expect(links[1]).toHaveTextContent('Out of Stock');
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    expect(data).toContain('"@type":"ProductGroup","productGroupID":"group-9","name":"Day dots"');
  });

  it('keeps the focus where it was chosen, and names no stock of what is on request', async () => {
    const [monday, friday] = group.variants;
    const onRequest = { ...group, variants: [monday!, { ...friday!, price: null }] };
    network.on(
      'GET /api/products/slug/day-dots-friday',
      json({
        ...dots,
        id: 4,
        name: 'Day dots, Friday',
        slug: 'day-dots-friday',
        price: null,
        group: onRequest,
      }),
    );
    const { user } = await open({ ...dots, group: onRequest });
    await user.tab();
    const link = await screen.findByRole('link', { name: /Friday/ });
    expect(link).toHaveTextContent('Price on request');
    expect(link).not.toHaveTextContent('Out of Stock');
    act(() => link.focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Day dots, Friday' });
    await waitFor(() => expect(screen.getByRole('link', { name: /Friday/ })).toHaveFocus());
  });

  it('is sold in its minimum and multiples', async () => {
    const { user } = await open({
      ...dots,
      stockQuantity: 40,
      article: { minQuantity: 4, orderMultiple: 3 },
    });
    expect(quantity()).toHaveValue('6');
    expect(await screen.findByText('Minimum order: 6 · Sold in multiples of 3')).toBeInTheDocument();
    await user.click(addButton());
    await waitFor(() => expect(guestQuantity()).toBe(6));
  });
});

describe('a product', () => {
  it('has a breadcrumb: home, products, category, product', async () => {
    await open();
    const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Products', '/products'],
      ['Food Labels', '/products?category=food-labels'],
    ]);
    expect(crumbs.getByText('Day dots, Monday')).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe('Day dots, Monday | KitchenPass');
  });

  it('names in the breadcrumb the categories that its own is in', async () => {
    const parentCategories = [{ id: 90, name: 'Hygiene', slug: 'hygiene' }];
    await open(aProduct({ parentCategories }));
    const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(crumbs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Products',
      'Hygiene',
      'Food Labels',
    ]);
  });

  it('tells search engines what delivery costs and how long it can be returned', async () => {
    await open();
    const data = () => document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    await waitFor(() => expect(data()).toContain('"merchantReturnDays":30'));
    expect(data()).toContain('"shippingRate":{"@type":"MonetaryAmount","value":"25.00","currency":"USD"}');
  });

  it('shows price, saving, rating, reviews and the units in stock', async () => {
    await open();
    expect(await screen.findByText('$12.50')).toBeInTheDocument();
    expect(screen.getByText('$15.00')).toHaveTextContent('Was $15.00');
    expect(screen.getByText('Save $2.50')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Rated 4.6 out of 5, 12 reviews' })).toBeInTheDocument();
    expect(screen.getByText('Only 4 left')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Picture of Day dots, Monday' })).toBeInTheDocument();
    // One in the breadcrumb, one above the name.
    expect(screen.getAllByRole('link', { name: 'Food Labels' })).toHaveLength(2);
  });

  it('has the price with VAT beside the price, and compares a reduction with the lowest price before it', async () => {
    const product = { ...dots, priorPrice: '14.00' };
    openShop(network, [product]);
    network.on('GET /api/config', json({ legalDuties: ['priorPrice', 'grossPrice'] }));
    network.on(BY_SLUG, json(product));
    await openAt('/products/day-dots-monday');
    expect((await screen.findByText('Save $1.78')).parentElement).toHaveTextContent(
      '$14.88 with VATWas $16.66Save $1.78',
    );
    expect(screen.getByText('$12.50').parentElement).toHaveTextContent(
      '$12.50 without VATWas $14.00Save $1.50',
    );
    expect(screen.getByText('Compared with the lowest price of the 30 days before')).toBeInTheDocument();
    expect(screen.queryByText(/\$15\.00/)).not.toBeInTheDocument();
  });

  it('says that there are no reviews yet instead of a rating', async () => {
    await open(aProduct({ rating: '0', reviewCount: 0 }));
    expect(screen.getByRole('button', { name: 'No reviews yet' })).toBeVisible();
    expect(screen.queryByText('0.0')).not.toBeInTheDocument();
  });

  it('shows the free shipping threshold of the settings', async () => {
    openShop(network, []);
    network.on('GET /api/shipping-settings', json({ ...SETTINGS, freeShippingThreshold: 300 }));
    network.on(BY_SLUG, json(dots));
    await openAt('/products/day-dots-monday');
    expect(await screen.findByText('Free shipping over $300.00')).toBeInTheDocument();
    expect(screen.getByText('FDA-compliant and suitable for your HACCP plan')).toBeInTheDocument();
  });

  it('promises the days of delivery by region, with the time left until the cut-off, and ticks', async () => {
    jest.useFakeTimers({
      now: new Date('2026-12-02T08:40:00Z'),
      doNotFake: ['queueMicrotask'],
      advanceTimers: true,
    });
    await open();
    expect(await screen.findByText(/Order in the next 3 h 20 min:/)).toBeInTheDocument();
    expect(screen.getByText(/^Bucharest: Thu, Dec 3\s?–\s?Mon, Dec 7$/)).toBeInTheDocument();
    expect(screen.getByText(/^Rest of Romania: Fri, Dec 4\s?–\s?Wed, Dec 9$/)).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.getByText(/Order in the next 3 h 19 min:/)).toBeInTheDocument();
    act(() => {
      jest.setSystemTime(new Date('2026-12-02T11:59:30Z'));
      jest.advanceTimersByTime(60_000);
    });
    expect(screen.getByText(/Order now:/)).toBeInTheDocument();
    expect(screen.getByText(/^Bucharest: Fri, Dec 4\s?–\s?Tue, Dec 8$/)).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('shows its picture enlarged, and lets it be closed again', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Enlarge picture' }));
    const dialog = screen.getByRole('dialog', { name: 'Day dots, Monday' });
    expect(within(dialog).getByRole('img', { name: 'Picture of Day dots, Monday' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const enlarge = screen.getByRole('button', { name: 'Enlarge picture' });
    act(() => enlarge.focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Day dots, Monday' })).toBeInTheDocument();
  });
});

describe('what administrators added to a product', () => {
  const image = (digit: string, alt: string) => ({
    id: Number(digit),
    alt,
    url: `/media/${digit.repeat(32)}-640.webp`,
    width: 1280,
    height: 960,
  });
  const images = [image('1', 'Front'), image('2', 'Door')];

  it('is a gallery: the chosen picture is shown large, in the best format', async () => {
    const { user } = await open({ ...dots, images, imageUrl: images[0]!.url });
    const main = screen.getAllByRole('img', { name: 'Front' })[0]!;
    expect(main.closest('picture')!.querySelector('source')).toHaveAttribute('type', 'image/avif');
    const choices = within(screen.getByRole('list', { name: 'Pictures' }));
    expect(choices.getByRole('button', { name: 'Front', current: true })).toBeVisible();
    act(() => choices.getByRole('button', { name: 'Door' }).focus());
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('img', { name: 'Door' })[0]).toHaveAttribute('src', images[1]!.url);
    expect(screen.queryByRole('img', { name: 'Front' })).toBeNull();
  });

  it('keeps an address that was entered as the first picture', async () => {
    await open({ ...dots, images });
    const choices = within(screen.getByRole('list', { name: 'Pictures' }));
    expect(choices.getAllByRole('button')[0]).toHaveAccessibleName('Picture of Day dots, Monday');
    expect(choices.getAllByRole('button')).toHaveLength(3);
  });

  it('is key facts under the name, attributes in the specifications and a tab of documents', async () => {
    const documents = [
      {
        id: 1,
        title: 'Data sheet',
        url: `/media/${'3'.repeat(32)}.pdf`,
        bytes: 1_572_864,
        kind: 'food_contact_declaration' as const,
        issuer: 'TestLab',
        validUntil: '2027-12-31',
      },
    ];
    const attributes = [{ id: 4, name: 'Roll', value: '25', unit: 'm' }];
    const { user } = await open({ ...dots, documents, attributes });
    const fact = screen.getByText('Roll', { selector: 'dt' });
    expect(fact.nextSibling).toHaveTextContent('25 m');
    await user.click(screen.getByRole('tab', { name: 'Documents (1)' }));
    const link = await screen.findByRole('link', { name: 'Data sheet' });
    expect(link).toHaveAttribute('href', documents[0]!.url);
    expect(screen.getByText('PDF, 1.5 MB')).toBeVisible();
    const facts =
      'Declaration of compliance for food contact · Issued by TestLab · Valid until December 31, 2027';
    expect(await screen.findByText(facts)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Specifications' }));
    expect(screen.getByRole('row', { name: 'Roll 25\u00a0m' })).toBeVisible();
  });
});

describe('other products below', () => {
  it('are those bought together and similar ones, fetched when they come near', async () => {
    let reach: (() => void) | undefined;
    class Observer {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        reach = () => seen([{ isIntersecting: true }]);
      }
      observe(): void {}
      disconnect(): void {}
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
    const tape = aProduct({ id: 8, name: 'Freezer tape' });
    openShop(network, [tape]);
    network.on('GET /api/products/3/bought-together', json({ productIds: [8] }));
    network.on('GET /api/products', listOf([aProduct({ id: 9, name: 'Day dots, Friday' })]));
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: 'Specifications' }));
    await waitFor(() => expect(reach).toBeDefined());
    expect(screen.queryByText('Similar products')).not.toBeInTheDocument();
    act(() => reach!());
    const together = await screen.findByRole('region', { name: 'Frequently bought together' });
    expect(within(together).getByRole('link', { name: 'Freezer tape' })).toBeVisible();
    const similar = await screen.findByRole('region', { name: 'Similar products' });
    expect(within(similar).getByRole('link', { name: 'Day dots, Friday' })).toBeVisible();
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });
});

describe('the drawing of a product', () => {
  it('has its measures and a detail as further pictures', async () => {
    const { user } = await open({ ...dots, imageUrl: '/pictures/day-dots-food-labels--2.svg' });
    const pictures = within(screen.getByRole('list', { name: 'Pictures' }));
    expect(pictures.getAllByRole('button')).toHaveLength(3);
    await user.click(pictures.getByRole('button', { name: `Size of ${dots.name}` }));
    expect(screen.getAllByRole('img', { name: `Size of ${dots.name}` })[0]).toHaveAttribute(
      'src',
      '/pictures/day-dots-food-labels--2.svg#size',
    );
  });
});

describe('adding it to the cart', () => {
  it('uses the typed quantity, even when the button is pressed right after typing', async () => {
    const { user } = await open();
    await user.clear(quantity());
    await user.type(quantity(), '3');
    await user.click(addButton());
    expect(
      (await screen.findAllByText('Day dots, Monday has been added to your cart')).length,
    ).toBeGreaterThan(0);
    expect(guestQuantity()).toBe(3);
    expect(await screen.findByText('Added')).toBeVisible();
    expect(addButton()).toBeEnabled();
  });

  it('is in place of the cart where the price is on request: a quote that begins with the product', async () => {
    const { user } = await open({ ...dots, price: null, compareAtPrice: null, inStock: false });
    expect(screen.getByText('Price on request')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Get a quote' }));
    const wanted = await screen.findByRole('textbox', { name: /What do you need/ });
    expect(wanted).toHaveValue('1 × Day dots, Monday (KP-3)');
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    expect(screen.queryByText('Out of Stock')).toBeNull();
  });

  it('limits the quantity to the stock and shows the limit', async () => {
    const { user } = await open();
    await user.clear(quantity());
    await user.type(quantity(), '99{Enter}');
    expect(quantity()).toHaveValue('4');
    expect(screen.getByText('Only 4 in stock')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Increase quantity of Day dots, Monday' })).toBeDisabled();
    await user.click(addButton());
    await waitFor(() => expect(guestQuantity()).toBe(4));
  });

  it('works for an offline guest once the product is loaded', async () => {
    const { user } = await open();
    network.on('GET /api/products/3', offline);
    await user.click(addButton());
    await waitFor(() => expect(guestQuantity()).toBe(1));
    expect(
      (await screen.findAllByText(/We'll check price and stock when you're back online/)).length,
    ).toBeGreaterThan(0);
  });

  it('shows an error when adding fails', async () => {
    const { user } = await open();
    network.on('GET /api/products/3', problem(503, 'UNAVAILABLE', 'Down'));
    await user.click(addButton());
    expect(await within(screen.getByRole('main')).findByText("Your cart wasn't updated")).toBeInTheDocument();
    network.on('GET /api/products/3', json(dots));
    await user.click(addButton());
    await waitFor(() => expect(guestQuantity()).toBe(1));
    await waitFor(() =>
      expect(
        within(screen.getByRole('main')).queryByText("Your cart wasn't updated"),
      ).not.toBeInTheDocument(),
    );
  });

  it('is disabled when out of stock, with alternatives of the category', async () => {
    const other = aProduct({ id: 8, name: 'Day dots, Tuesday', slug: 'day-dots-tuesday' });
    network.on('GET /api/products', listOf([other]));
    await open(soldOut);
    expect(screen.getByText('Out of Stock')).toBeInTheDocument();
    expect(addButton()).toBeDisabled();
    expect(quantity()).toBeDisabled();
    const instead = within(await screen.findByRole('region', { name: 'Similar products in stock' }));
    expect(instead.getByRole('link', { name: 'Day dots, Tuesday' })).toHaveAttribute(
      'href',
      '/products/day-dots-tuesday',
    );
    expect(network.callsTo('GET /api/products')[0]?.query).toMatchObject({
      similarTo: '3',
      inStock: 'true',
    });
  });

  it('shows no alternatives when the whole category is sold out', async () => {
    network.on('GET /api/products', listOf([]));
    await open(soldOut);
    await waitFor(() => expect(network.callsTo('GET /api/products')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Similar products in stock' })).not.toBeInTheDocument();
  });
});

describe('reading about it', () => {
  it('shows the description first', async () => {
    await open();
    expect(screen.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('One thousand dots on a roll.');
  });

  it('lists the specifications, with "Yes" in every compliance row', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: 'Specifications' }));
    const rows = within(screen.getByRole('tabpanel')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['SKU', 'KP-3'],
      ['Category', 'Food Labels'],
      ['Stock', '4 units'],
      ['FDA compliant', 'Yes'],
      ['Suitable for HACCP plans', 'Yes'],
      ['Food safe', 'Yes'],
      ['Commercial grade', 'Yes'],
    ]);
  });

  it('claims nothing of every product in a shop with a name of its own', async () => {
    setShopName('Bistro Supply');
    const { user } = await open();
    expect(screen.queryByText(/FDA/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Specifications' }));
    expect(within(screen.getByRole('tabpanel')).getAllByRole('rowheader')).toHaveLength(3);
    setShopName(DEFAULT_SHOP_NAME);
  });

  it('fetches reviews when their tab is opened, ten at a time', async () => {
    const all = Array.from({ length: 12 }, (_, index) => aReview(index + 1));
    network.on(REVIEWS, ({ query }) => json(all.slice(0, Number(query.limit))));
    const { user } = await open({ ...dots, reviewCount: 12 });
    expect(network.callsTo(REVIEWS)).toHaveLength(0);

    await user.click(screen.getByRole('tab', { name: 'Reviews (12)' }));
    const panel = within(screen.getByRole('tabpanel'));
    expect(await panel.findByRole('heading', { name: '12 reviews' })).toBeInTheDocument();
    expect(panel.getAllByText(/^Comment/)).toHaveLength(10);
    const first = panel.getByText('Comment 1').closest('li');
    expect(within(first!).getByRole('img', { name: 'Rated 4.0 out of 5' })).toBeInTheDocument();
    expect(first).toHaveTextContent('Comment 1');
    expect(first).toHaveTextContent(/Ioana, .*2026/);

    await user.click(panel.getByRole('button', { name: 'Show more reviews' }));
    await panel.findByText('Comment 12');
    expect(panel.queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
  });

  it('opens the reviews from the stars', async () => {
    network.on(REVIEWS, listOf([aReview(1)]));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Rated 4.6 out of 5, 12 reviews' }));
    expect(screen.getByRole('tab', { name: 'Reviews (12)', selected: true })).toHaveFocus();
    expect(await screen.findByText('Comment 1')).toBeInTheDocument();
  });

  it('invites the first review, without a form', async () => {
    network.on(REVIEWS, listOf([]));
    const { user } = await open({ ...dots, reviewCount: 0 });
    await user.click(screen.getByRole('tab', { name: 'Reviews (0)' }));
    const panel = within(screen.getByRole('tabpanel'));
    expect(await panel.findByText(/Be the first to review this product/)).toBeInTheDocument();
    expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
    expect(panel.getByText(/from your orders once it has been delivered/)).toBeInTheDocument();
    expect(panel.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows how many gave how many stars, and which reviews are of buyers', async () => {
    const bought = aReview(1, { isVerified: true, title: 'Never smudges' });
    network.on(REVIEWS, listOf([bought, aReview(2)]));
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: 'Reviews (12)' }));
    const rows = within(await screen.findByRole('list', { name: 'How customers rated it' }));
    expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '5 of 5 stars: 9',
      '4 of 5 stars: 2',
      '3 of 5 stars: 0',
      '2 of 5 stars: 1',
      '1 of 5 stars: 0',
    ]);
    const first = screen.getByText('Comment 1').closest('li')!;
    expect(within(first).getByText('Verified purchase')).toBeInTheDocument();
    expect(within(first).getByText('Never smudges')).toBeInTheDocument();
    expect(screen.getAllByText('Verified purchase')).toHaveLength(1);
  });

  it('shows markup in a review as the text it is', async () => {
    const comment = '<img src=x onerror=alert(1)>';
    network.on(REVIEWS, listOf([aReview(1, { comment, title: '<b>bold</b>' })]));
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: 'Reviews (12)' }));
    expect(await screen.findByText(comment)).toBeInTheDocument();
    expect(screen.getByText('<b>bold</b>')).toBeInTheDocument();
  });

  it('leads customers to their orders, where reviews are written', async () => {
    network
      .on(REVIEWS, listOf([]))
      .on('GET /api/auth/me', json(aUser()))
      .on('GET /api/cart', json([]))
      .on('GET /api/alerts', json([]));
    openShop(network, [dots]);
    network
      .on(BY_SLUG, json(dots))
      .on(SUMMARY, json({ rating: '0.0', reviewCount: 0, counts: [0, 0, 0, 0, 0] }));
    const { user } = await renderPage([{ path: '/products/:slug', element: <ProductDetailPage /> }], {
      at: '/products/day-dots-monday',
      texts: ['shop', 'product'],
      token: 'token-7',
    });
    await user.click(await screen.findByRole('tab', { name: /^Reviews/ }));
    expect(await screen.findByRole('link', { name: 'Go to my orders' })).toHaveAttribute(
      'href',
      '/account?tab=orders',
    );
  });

  it('shows an error with a retry when reviews fail to load', async () => {
    network.on(REVIEWS, offline);
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: 'Reviews (12)' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText("We couldn't load the reviews.")).toBeInTheDocument();
    network.on(REVIEWS, listOf([aReview(1)]));
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Comment 1')).toBeInTheDocument();
  });
});

describe('a product that cannot be shown', () => {
  it('is not found, with a link to the products', async () => {
    network.on(BY_SLUG, problem(404, 'CATALOG.PRODUCT_NOT_FOUND', 'This product does not exist.'));
    await openAt('/products/day-dots-monday');
    expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to products' })).toHaveAttribute('href', '/products');
  });

  it('is not found without a request for an invalid slug', async () => {
    await openAt('/products/Day%20Dots%3F');
    expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeInTheDocument();
    expect(network.calls.filter(({ path }) => path.includes('/slug/'))).toHaveLength(0);
  });

  it('offers a retry after a failed request', async () => {
    openShop(network, [dots]);
    network.on(BY_SLUG, problem(500, 'INTERNAL', 'Broken'));
    const { user } = await openAt('/products/day-dots-monday');
    expect(
      await screen.findByRole('heading', { level: 1, name: "We couldn't load this product." }),
    ).toBeInTheDocument();
    network.on(BY_SLUG, json(dots));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: dots.name })).toBeInTheDocument();
  });

  it('announces that it is loading', async () => {
    network.on(BY_SLUG, () => new Promise(() => undefined));
    await openAt('/products/day-dots-monday');
    expect(screen.getByText('Loading product…')).toHaveAttribute('role', 'status');
  });
});
