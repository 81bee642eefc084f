import { aProduct, aUser, fakeNetwork, json, listOf, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { aCategory } from '../../testing/a-category';
import { openShop, SETTINGS } from '../../testing/open-shop';
import { HomePage } from './home-page';

const labels = aCategory({ sortOrder: 2 });
const storage = aCategory({ id: 5, name: 'Storage Solutions', slug: 'storage-solutions', sortOrder: 1 });
const hidden = aCategory({ id: 6, name: 'Spare Parts', slug: 'spare-parts', showOnMainShop: false });

const featured = [3, 4, 5, 6].map((id) =>
  aProduct({ id, name: `Featured ${id}`, slug: `featured-${id}`, featured: true }),
);

const network = fakeNetwork();

beforeEach(() => {
  openShop(network, featured);
  network
    .on('GET /api/categories', listOf([labels, hidden, storage]))
    .on('GET /api/products', listOf(featured));
});

const open = () => renderPage([{ path: '/', element: <HomePage /> }], { at: '/', texts: ['shop', 'home'] });
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the home page', () => {
  it('says what the shop is for, and leaves searching to the header', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Everything your kitchen needs');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('links to all products', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/products');
  });

  it('shows the home page categories in order, each with "50+ products"', async () => {
    await open();
    const tiles = section('Shop by category');
    await tiles.findByRole('link', { name: 'Storage Solutions' });
    const links = tiles.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Storage Solutions', '/products?category=storage-solutions'],
      ['Food Labels', '/products?category=food-labels'],
    ]);
    expect(tiles.getAllByText('50+ products')).toHaveLength(2);
  });

  it('shows the edited text of a category instead of the translated one', async () => {
    const renamed = { name: 'Labels & Tape', description: 'Now with masking tape.' };
    network.on('GET /api/categories', listOf([aCategory(renamed)]));
    await open();
    const tiles = section('Shop by category');
    expect(await tiles.findByRole('link', { name: 'Labels & Tape' })).toBeInTheDocument();
    expect(tiles.getByText('Now with masking tape.')).toBeInTheDocument();
  });

  it('shows four featured products with a button to add them to the cart', async () => {
    const { user } = await open();
    const shelf = section('Featured products');
    expect(await shelf.findAllByRole('article')).toHaveLength(4);
    expect(network.callsTo('GET /api/products')[0]?.query).toEqual({
      featured: 'true',
      limit: '4',
      collapse: 'group',
    });
    expect(shelf.getByRole('link', { name: 'Featured 4' })).toHaveAttribute('href', '/products/featured-4');
    await user.click(shelf.getByRole('button', { name: 'Add to cart: Featured 4' }));
    expect((await screen.findAllByText('Featured 4 has been added to your cart')).length).toBeGreaterThan(0);
  });

  it('shows an error with a retry when featured products fail to load', async () => {
    network.on('GET /api/products', problem(500, 'INTERNAL', 'Broken'));
    const { user } = await open();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText("We couldn't load the products.")).toBeInTheDocument();
    network.on('GET /api/products', listOf(featured));
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await section('Featured products').findAllByRole('article')).toHaveLength(4);
  });

  it('shows the free shipping threshold of the settings', async () => {
    network.on('GET /api/shipping-settings', json({ ...SETTINGS, freeShippingThreshold: 750 }));
    await open();
    expect(await screen.findByText('Free shipping over $750.00')).toBeInTheDocument();
    expect(screen.getByText('24/7 support')).toBeInTheDocument();
    expect(screen.getByText('Over 10,000 customers')).toBeInTheDocument();
    expect(screen.getByText('Serving the industry since 2017')).toBeInTheDocument();
    expect(screen.getByText('FDA-compliant products')).toBeInTheDocument();
  });

  it('opens the quote form from two buttons and links to the business page', async () => {
    const { user } = await open();
    const [hero, block] = screen.getAllByRole('button', { name: 'Get a quote' });
    await user.click(hero!);
    const dialog = screen.getByRole('dialog', { name: 'Get a quote' });
    await user.type(await within(dialog).findByLabelText('Company'), 'Bistro Nord');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(block!);
    expect(within(dialog).getByLabelText('Company')).toHaveValue('Bistro Nord');
    const business = section('Business solutions');
    expect(business.getByRole('link')).toHaveAttribute('href', '/b2b');
    for (const offer of ['Business pricing', 'Account manager', 'Quote on request']) {
      expect(business.getByText(offer)).toBeInTheDocument();
    }
  });

  it('marks testimonials as samples', async () => {
    await open();
    const block = section('What kitchens say');
    expect(block.getAllByRole('figure')).toHaveLength(3);
    expect(block.getByText('Sample quotes')).toBeInTheDocument();
    for (const figure of block.getAllByRole('figure')) expect(figure).toHaveTextContent('Sample:');
  });

  it('answers a subscription in place, without a request and without storing the email address', async () => {
    const { user } = await open();
    await section('Featured products').findAllByRole('article');
    const box = section('Newsletter');
    const before = network.calls.length;
    await user.type(box.getByRole('textbox', { name: 'Your email address' }), 'chef@bistro.example');
    await user.click(box.getByRole('button', { name: 'Subscribe' }));
    expect(box.getByRole('status')).toHaveTextContent(
      "Our newsletter isn't open yet. We haven't saved your address.",
    );
    expect(network.calls).toHaveLength(before);
    expect(JSON.stringify(localStorage)).not.toContain('chef@');
  });

  it('asks whoever subscribes about an email with a slip', async () => {
    const { user } = await open();
    const email = section('Newsletter').getByRole('textbox', { name: 'Your email address' });
    await user.type(email, 'chef@yaho.com');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: /Did you mean .*chef@yahoo\.com/ }));
    expect(email).toHaveValue('chef@yahoo.com');
  });

  it('takes a sign-up where it is open, asks to open the link, and keeps what was typed when it fails', async () => {
    network.on('GET /api/config', json({ newsletter: 'open', legalDuties: [] }));
    const { user } = await open();
    expect(await section('Newsletter').findByText(/unsubscribe with one click/)).toBeVisible();
    const email = section('Newsletter').getByRole('textbox', { name: 'Your email address' });
    const button = section('Newsletter').getByRole('button', { name: 'Subscribe' });
    await user.type(email, 'chef');
    await user.click(button);
    expect(email).toBeInvalid();
    expect(network.callsTo('POST /api/newsletter')).toEqual([]);
    await user.type(email, '@bistro.example');
    network.on('POST /api/newsletter', problem(503, 'UNAVAILABLE', 'Later'));
    await user.click(button);
    expect(await screen.findByText("We couldn't sign you up.")).toBeVisible();
    expect(email).toHaveValue('chef@bistro.example');
    network.on('POST /api/newsletter', { status: 202 });
    await user.click(button);
    expect(
      await section('Newsletter').findByText(/open the link in the email we sent to chef@bistro.example/),
    ).toBeVisible();
    expect(network.callsTo('POST /api/newsletter').at(-1)!.body).toEqual({ email: 'chef@bistro.example' });
  });

  it('has no newsletter box where the owner hides it', async () => {
    network.on('GET /api/config', json({ newsletter: 'hidden', legalDuties: [] }));
    await open();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Newsletter' })).toBeNull());
  });

  it('leads a customer who subscribes to the alerts of the account', async () => {
    network.on('GET /api/auth/me', json(aUser())).on('GET /api/cart', json([]));
    const { user } = await renderPage([{ path: '/', element: <HomePage /> }], {
      at: '/',
      texts: ['shop', 'home'],
      token: 'token-7',
    });
    const box = section('Newsletter');
    expect(box.queryByRole('link')).toBeNull();
    await waitFor(() => expect(network.callsTo('GET /api/cart')).not.toEqual([]));
    await user.click(box.getByRole('button', { name: 'Subscribe' }));
    expect(await box.findByRole('link', { name: 'Choose your alerts in your account' })).toHaveAttribute(
      'href',
      '/account?tab=alerts',
    );
  });
});
