import type { CategoryResponse } from '@kp/api-client/shop';
import type { UserResponse } from '@kp/api-client/account';
import { aUser, anAdministrator, fakeNetwork, json, listOf, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { SiteHeader } from './site-header';

const category = (
  slug: string,
  sortOrder: number,
  more: Partial<CategoryResponse> = {},
): CategoryResponse => ({
  id: sortOrder,
  name: `Name of ${slug}`,
  slug,
  description: '',
  imageUrl: null,
  sortOrder,
  showOnMainTop: true,
  showOnMainShop: true,
  productCount: 1,
  listedCount: 1,
  ...more,
});

const network = fakeNetwork();

beforeEach(() => {
  network
    .on('GET /api/config', json({ testMode: false }))
    .on('GET /api/products/suggestions', json({ products: [], categories: [], didYouMean: null }))
    .on(
      'GET /api/categories',
      listOf([
        category('ovens & grills', 3),
        category('food-labels', 2, { name: 'Food Labels' }),
        category('spare-parts', 4, { showOnMainTop: false }),
        category('storage-solutions', 1, { name: 'Storage Solutions' }),
      ]),
    );
});

const pages = ['/', '/products', '/about'].map((path) => ({ path, element: <SiteHeader /> }));
const open = (at = '/', token?: string) => renderPage(pages, { at, texts: [], ...(token && { token }) });

function signIn(user: UserResponse) {
  network
    .on('GET /api/auth/me', json(user))
    .on('GET /api/cart', json([]))
    .on('POST /api/auth/logout', { status: 204 });
  return open('/', 'a-token');
}

const head = () => within(screen.getByRole('banner'));
const targets = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the search of the header', () => {
  it('leads to the products that match, and nowhere without a text', async () => {
    const { user, address } = await open('/about');
    const box = head().getByRole('combobox', { name: 'Search products' });
    await user.click(head().getByRole('button', { name: 'Search' }));
    await user.type(box, '   {Enter}');
    expect(address()).toBe('/about');
    await user.type(box, ' salt & pepper{Enter}');
    expect(address()).toBe('/products?search=salt%20%26%20pepper');
    expect(head().getByRole('combobox', { name: 'Search products' })).toHaveValue('salt & pepper');
  });

  it('stays in the category whose list is shown', async () => {
    const { user, address } = await open('/products?category=food-labels');
    await user.type(head().getByRole('combobox', { name: 'Search products' }), 'date & day{Enter}');
    expect(address()).toBe('/products?search=date%20%26%20day&category=food-labels');
  });
});

describe('the header', () => {
  it('leads home by its logo, to the assistant, to the cart, and opens the contact dialog', async () => {
    const { user, contactOpenings } = await open('/about');
    expect(head().getByRole('link', { name: 'KitchenPass home' })).toHaveAttribute('href', '/');
    expect(await head().findByRole('link', { name: 'Cart, empty' })).toHaveAttribute('href', '/cart');
    const assistant = head().getByRole('link', { name: 'AI assistant' });
    expect(assistant).toHaveAttribute('href', '/ai-assistant');
    await user.hover(assistant);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('AI assistant');
    await user.click(head().getByRole('button', { name: 'Contact Us' }));
    expect(contactOpenings).toHaveLength(1);
  });

  it('has a login link, which is disabled while it is not known who is signed in', async () => {
    let answer = () => {};
    network
      .on('GET /api/auth/me', () => new Promise((resolve) => (answer = () => resolve({ status: 401 }))))
      .on('GET /api/cart', json([]));
    const { user } = await open('/', 'a-token');
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const logins = () => screen.getAllByRole('link', { name: 'Sign in' });
    await waitFor(() => expect(logins()).toHaveLength(2));
    const attributes = (name: string) => logins().map((link) => link.getAttribute(name));
    expect([attributes('aria-disabled'), attributes('href')]).toEqual([
      ['true', 'true'],
      [null, null],
    ]);
    answer();
    await waitFor(() => expect(attributes('href')).toEqual(['/login', '/login']));
    expect(attributes('aria-disabled')).toEqual([null, null]);
  });

  it('has a menu for a customer: the account, and logout, after which there is the login link', async () => {
    const { user } = await signIn(aUser());
    const button = await head().findByRole('button', { name: 'My account menu' });
    expect(head().queryByRole('link', { name: 'My account' })).not.toBeInTheDocument();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(head().getByText('Signed in as Maria')).toBeInTheDocument();
    expect(head().getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account');
    expect(head().queryByRole('link', { name: 'Administrator' })).not.toBeInTheDocument();
    expect(head().queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();

    await user.click(head().getByRole('button', { name: 'Sign out' }));
    expect(await head().findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('leads an administrator to the back office', async () => {
    const { user } = await signIn(anAdministrator());
    await user.click(await head().findByRole('button', { name: 'My account menu' }));
    expect(head().getByRole('link', { name: 'Administrator' })).toHaveAttribute('href', '/admin');
  });

  it('closes the account menu with Escape, and when the focus leaves it', async () => {
    const { user } = await signIn(aUser());
    const button = await head().findByRole('button', { name: 'My account menu' });
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    await user.click(button);
    await user.click(head().getByRole('combobox', { name: 'Search products' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the header of the checkout', () => {
  it('has logo, contact, account and cart; everything else is in its side menu', async () => {
    const element = <SiteHeader isEnclosed />;
    const { user, address } = await renderPage(
      ['/checkout', '/products'].map((path) => ({ path, element })),
      { at: '/checkout', texts: [] },
    );
    await head().findByRole('link', { name: 'Cart, empty' });
    const stops: (string | null)[] = [];
    for (let stop = 0; stop < 5; stop += 1) {
      await user.tab();
      stops.push(document.activeElement?.getAttribute('aria-label') ?? null);
    }
    expect(stops).toEqual(['KitchenPass home', 'Contact Us', 'Sign in', 'Cart, empty', 'Open menu']);
    expect(screen.queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(await menu.findByRole('link', { name: 'AI assistant' })).toBeInTheDocument();
    expect(menu.getByRole('button', { name: /^Current language/ })).toBeInTheDocument();
    await user.type(menu.getByRole('combobox', { name: 'Search products' }), 'labels{Enter}');
    expect(address()).toBe('/products?search=labels');
  });
});

describe('the navigation bar', () => {
  it('leads to all products and to the categories meant for it, in their order, by their translated names', async () => {
    await open('/products?category=food-labels');
    const bar = screen.getByRole('navigation', { name: 'Categories' });
    await within(bar).findByRole('link', { name: 'Food Labels' });
    expect(targets(bar)).toEqual([
      ['All products', '/products'],
      ['Storage Solutions', '/products?category=storage-solutions'],
      ['Food Labels', '/products?category=food-labels'],
      ['Name of ovens & grills', '/products?category=ovens%20%26%20grills'],
      ['Track an order', '/track'],
    ]);
    expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Food Labels');
  });

  it('has the categories of a category behind a button, as the side menu has them beneath it', async () => {
    const ovens = { parentId: 3 };
    network.on(
      'GET /api/categories',
      listOf([category('ovens', 3), category('deck', 5, ovens), category('rotary', 6, { parentId: 5 })]),
    );
    const { user } = await open('/about');
    const bar = within(screen.getByRole('navigation', { name: 'Categories' }));
    const button = await bar.findByRole('button', { name: 'Categories: Name of ovens' });
    expect(document.getElementById(button.getAttribute('popovertarget')!)).toHaveAttribute('popover', 'auto');
    expect(bar.getByRole('link', { name: 'Name of rotary' })).toHaveAttribute(
      'href',
      '/products?category=rotary',
    );
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    await menu.findByRole('link', { name: 'Name of rotary' });
    const names = menu.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.slice(2, 5)).toEqual(['Name of ovens', 'Name of deck', 'Name of rotary']);
  });

  it('asks for the categories once, however many pages are opened', async () => {
    const { user } = await open('/');
    await user.click(await screen.findByRole('link', { name: 'Food Labels' }));
    await user.click(screen.getByRole('link', { name: 'All products' }));
    await user.click(screen.getByRole('link', { name: 'KitchenPass home' }));
    expect(network.callsTo('GET /api/categories')).toHaveLength(1);
  });
});

describe('the side menu', () => {
  it('repeats what the header holds, and closes when something is chosen', async () => {
    const { user, address, contactOpenings } = await open('/about');
    const openMenu = async () => {
      await user.click(screen.getByRole('button', { name: 'Open menu' }));
      return screen.getByRole('dialog', { name: 'Menu' });
    };
    const menu = await openMenu();
    await within(menu).findByRole('link', { name: 'Food Labels' });
    await within(menu).findByRole('link', { name: 'Sign in' });
    expect(targets(menu)).toEqual([
      ['Home', '/'],
      ['All products', '/products'],
      ['Storage Solutions', '/products?category=storage-solutions'],
      ['Food Labels', '/products?category=food-labels'],
      ['Name of ovens & grills', '/products?category=ovens%20%26%20grills'],
      ['Cart', '/cart'],
      ['Track an order', '/track'],
      ['AI assistant', '/ai-assistant'],
      ['Sign in', '/login'],
    ]);
    expect(within(menu).getByRole('button', { name: /^Current language/ })).toBeInTheDocument();
    await user.click(within(menu).getByRole('button', { name: 'Contact Us' }));
    expect(contactOpenings).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(within(await openMenu()).getByRole('link', { name: 'Food Labels' }));
    expect(address()).toBe('/products?category=food-labels');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads a customer to the account and out of it', async () => {
    const { user } = await signIn(aUser());
    await head().findByRole('button', { name: 'My account menu' });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(await menu.findByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account');
    expect(menu.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/account?tab=orders');
    await user.click(menu.getByRole('button', { name: 'Sign out' }));
    expect(await head().findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });
});

describe('the switch of prices', () => {
  const theSwitch = () => screen.findByRole('switch', { name: 'With VAT' });
  const shown = () => document.documentElement.dataset.prices;

  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset.prices;
  });

  it('follows the shop until a visitor chooses, and then the visitor', async () => {
    network.on('GET /api/config', json({ priceDisplay: 'net' }));
    const { user } = await open();
    expect(await theSwitch()).not.toBeChecked();
    expect(shown()).toBe('net');
    await user.click(await theSwitch());
    expect(await theSwitch()).toBeChecked();
    expect([shown(), localStorage.getItem('priceDisplay')]).toEqual(['gross', 'gross']);
    await user.click(await theSwitch());
    expect([shown(), localStorage.getItem('priceDisplay')]).toEqual(['net', 'net']);
  });

  it('is on in a shop that shows prices with VAT first', async () => {
    network.on('GET /api/config', json({ priceDisplay: 'gross' }));
    await open();
    expect(await theSwitch()).toBeChecked();
    expect(shown()).toBe('gross');
  });

  it('is not there in a shop without VAT', async () => {
    await open();
    await screen.findByRole('link', { name: 'Food Labels' });
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});
