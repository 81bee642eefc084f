import { fakeNetwork, json, aProduct, problem } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../../testing/open-shop';
import { aReply, connect, conversation, input, log } from './testing/open-assistant';

const network = fakeNetwork();

async function replyWith(response: string, parts: readonly unknown[], more: object = {}) {
  network.on('POST /api/ai/chat', aReply(response, { parts, ...more }));
  const page = await connect(network);
  await page.user.type(input(), 'Please{Enter}');
  await waitFor(() => expect(conversation()).toHaveLength(3));
  return page;
}
const part = (name: string) => within(within(log()).getByRole('group', { name }));
const targets = (name: string) =>
  part(name)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const dots = { id: 3, name: 'Day dots', slug: 'day-dots', price: '12.50', currency: 'USD' };
const gloves = { id: 4, name: 'Gloves', slug: 'gloves', price: '8.00', currency: 'USD' };

describe('a reply', () => {
  it('has lines and lists in its text', async () => {
    await replyWith('We have:\n• day dots\n• gloves\nWhich one?', []);
    const points = within(log()).getAllByText(/^(day dots|gloves)$/);
    expect(points.map(({ tagName }) => tagName)).toEqual(['LI', 'LI']);
    expect(within(log()).getByText('Which one?').tagName).toBe('P');
  });

  it('shows products with price, saving and stock, as links', async () => {
    await replyWith('Two:', [
      {
        type: 'products',
        products: [
          { ...dots, compareAtPrice: '15.00', inStock: true, stock: 4, imageUrl: '/pictures/dots.svg' },
          { ...gloves, inStock: false },
        ],
      },
    ]);
    expect(targets('Products')).toEqual([
      ['Day dots', '/products/day-dots'],
      ['Gloves', '/products/gloves'],
    ]);
    expect(await part('Products').findByText('$12.50')).toBeInTheDocument();
    expect(part('Products').getByText('Save $2.50')).toBeInTheDocument();
    expect(part('Products').getByText('Only 4 left')).toBeInTheDocument();
    expect(part('Products').getByText('Out of Stock')).toBeInTheDocument();
  });

  it('compares products in a table', async () => {
    await replyWith('Compared:', [
      {
        type: 'comparison',
        columns: [dots, gloves],
        rows: [
          { label: 'Material', values: ['Paper'] },
          { label: 'Size', values: [null, 'L'] },
        ],
      },
    ]);
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Property',
      'Day dots',
      'Gloves',
    ]);
    const row = within(table.getByRole('row', { name: /^Material/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Paper', '–Not stated']);
    expect(table.getByRole('link', { name: 'Gloves' })).toHaveAttribute('href', '/products/gloves');
  });

  it('shows orders and invoices with their status, whether a code or a text', async () => {
    const order = { total: '69.63', currency: 'USD', placedAt: '2026-03-01T10:05:00.000Z' };
    const invoice = { total: '66.77', currency: 'EUR', issuedAt: '2026-11-22' };
    await replyWith('Yours:', [
      {
        type: 'orders',
        orders: [
          {
            ...order,
            id: 1,
            number: 'ORD-1',
            status: 'shipped',
            trackingNumber: 'AWB9',
            url: '/account?tab=orders&order=1',
          },
          {
            ...order,
            id: 2,
            number: 'ORD-2',
            status: 'On its way',
            trackingNumber: null,
            url: '/account?tab=orders&order=2',
          },
        ],
      },
      {
        type: 'invoices',
        invoices: [{ ...invoice, id: 9, number: 'INV-9', status: 'paid', url: '/invoice/INV-9' }],
      },
    ]);
    expect(targets('Orders')).toEqual([
      ['Order ORD-1', '/account?tab=orders&order=1'],
      ['Order ORD-2', '/account?tab=orders&order=2'],
    ]);
    for (const text of ['Shipped', 'On its way', 'AWB9', 'Tracking number']) {
      expect(part('Orders').getByText(text)).toBeInTheDocument();
    }
    expect(part('Orders').getAllByText('Placed on March 1, 2026')).toHaveLength(2);
    expect(targets('Invoices')).toEqual([['Invoice INV-9', '/invoice/INV-9']]);
    for (const text of ['Paid', 'Issued on November 22, 2026', '€66.77']) {
      expect(part('Invoices').getByText(text)).toBeInTheDocument();
    }
  });

  it('links to pages of the shop, and to its sources in a new tab', async () => {
    await replyWith('See:', [
      { type: 'links', links: [{ label: 'Your cart', url: '/cart' }] },
      {
        type: 'sources',
        sources: [{ title: 'Regulation 852', section: 'Annex II', url: 'https://eur-lex.example/852' }],
      },
    ]);
    expect(targets('Links')).toEqual([['Your cart', '/cart']]);
    const source = part('Sources').getByRole('link', { name: 'Regulation 852, Annex II' });
    expect(source).toHaveAttribute('href', 'https://eur-lex.example/852');
    expect(source).toHaveAttribute('rel', 'noopener noreferrer');
    expect(source).toHaveAttribute('target', '_blank');
  });

  it('opens the contact form on the spot', async () => {
    await replyWith('Ask us:', [{ type: 'links', links: [{ label: 'Contact form', url: '#contact' }] }]);
    const button = part('Links').getByRole('button', { name: 'Contact form' });
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('names a source once: as a link, not in its text as well', async () => {
    const source = { title: 'Food Code 2022', section: '§ 3-501.16', url: 'https://fda.example/food-code' };
    const lines = ['Keep it at 5 °C.', 'Source: Food Code 2022, § 3-501.16.'];
    await replyWith(lines.join('\n'), [{ type: 'sources', sources: [source, source] }]);
    expect(conversation().at(-1)).toBe('Assistant: Keep it at 5 °C.');
    expect(targets('Sources')).toEqual([['Food Code 2022, § 3-501.16', source.url]]);
  });

  it('lists what a kitchen needs, each to be searched for', async () => {
    const items = [
      { label: 'Probe thermometer', quantity: 2, search: 'probe thermometer' },
      { label: 'A good chef' },
    ];
    await replyWith('A list:', [
      { type: 'checklist', title: 'Small cafe', groups: [{ title: 'HACCP', items }] },
    ]);
    expect(part('Small cafe').getByRole('heading', { name: 'HACCP' })).toBeInTheDocument();
    expect(targets('Small cafe')).toEqual([['Probe thermometer', '/products?search=probe%20thermometer']]);
    expect(part('Small cafe').getByText('× 2')).toBeInTheDocument();
    expect(part('Small cafe').getByText('A good chef')).toBeInTheDocument();
  });

  it('leaves out parts of unknown types and items that are not complete', async () => {
    await replyWith('Some:', [
      { type: 'hologram', products: [dots] },
      { type: 'constructor' },
      null,
      { type: 'products', products: [{ ...dots, price: 'free' }, null, { ...gloves, inStock: true }] },
    ]);
    expect(within(log()).getAllByRole('group')).toHaveLength(1);
    expect(targets('Products')).toEqual([['Gloves', '/products/gloves']]);
  });
});

describe('a suggested cart', () => {
  const PROPOSAL = {
    type: 'proposal',
    items: [
      { ...dots, productId: 3, quantity: 2 },
      { ...gloves, productId: 4, quantity: 1 },
    ],
    total: '33.00',
  };
  const inCart = () =>
    (JSON.parse(localStorage.getItem('guestCart') ?? '[]') as { productId: number; quantity: number }[]).map(
      ({ productId, quantity }) => [productId, quantity],
    );

  it('is added when it is confirmed, and not before', async () => {
    openShop(network, [aProduct({ ...dots }), aProduct({ ...gloves })]);
    const { user } = await replyWith('How about this?', [PROPOSAL]);
    expect(part('Suggested cart').getByText('2 × $12.50')).toBeInTheDocument();
    expect(part('Suggested cart').getByText('$33.00')).toBeInTheDocument();
    expect(inCart()).toEqual([]);
    await user.click(part('Suggested cart').getByRole('button', { name: 'Add all to cart' }));
    expect(await part('Suggested cart').findByText('Added to your cart.')).toHaveFocus();
    expect(inCart()).toEqual([
      [3, 2],
      [4, 1],
    ]);
    expect(part('Suggested cart').queryByRole('button')).not.toBeInTheDocument();
    expect(part('Suggested cart').getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  });

  it('names what could not be added, and tries only that again', async () => {
    openShop(network, [aProduct({ ...dots })]);
    network.on('GET /api/products/4', problem(404, 'CATALOG.PRODUCT_NOT_FOUND', 'Gone'));
    const { user } = await replyWith('How about this?', [PROPOSAL]);
    await user.click(part('Suggested cart').getByRole('button', { name: 'Add all to cart' }));
    expect(await part('Suggested cart').findByText("We couldn't add: Gloves.")).toBeInTheDocument();
    expect(inCart()).toEqual([[3, 2]]);
    network.on('GET /api/products/4', json(aProduct({ ...gloves })));
    await user.click(part('Suggested cart').getByRole('button', { name: 'Add all to cart' }));
    expect(await part('Suggested cart').findByText('Added to your cart.')).toBeInTheDocument();
    expect(inCart()).toEqual([
      [3, 2],
      [4, 1],
    ]);
  });
});

describe('a hostile reply', () => {
  it('stays text, and leads nowhere but into the shop and to https pages', async () => {
    const script = 'javascript:alert(1)';
    const html = '<img src=x onerror="alert(1)"><a href="/x">Click</a>';
    await replyWith(
      html,
      [
        {
          type: 'links',
          links: [
            '//evil.example',
            '/\\evil.example',
            '/\t/evil.example',
            'https://evil.example',
            script,
          ].map((url) => ({ label: url.trim(), url })),
        },
        {
          type: 'sources',
          sources: [script, 'data:text/html,x', 'http://evil.example', '/cart'].map((url) => ({
            title: html,
            section: '',
            url,
          })),
        },
        {
          type: 'products',
          products: [{ ...dots, name: html, slug: '../../admin?x=1', imageUrl: script, inStock: true }],
        },
        {
          type: 'orders',
          orders: [
            { ...dots, number: html, status: html, total: '1.00', placedAt: '2026-03-01', url: script },
          ],
        },
        {
          type: 'checklist',
          title: html,
          groups: [{ title: html, items: [{ label: html, search: '"><script>' }] }],
        },
      ],
      { suggestions: [html] },
    );
    expect(conversation().at(-1)).toBe(`Assistant: ${html}`);
    expect(log().querySelectorAll('img, script')).toHaveLength(0);
    const hrefs = within(log())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/products/..%2F..%2Fadmin%3Fx%3D1', '/products?search=%22%3E%3Cscript%3E']);
    expect(screen.getByRole('button', { name: html })).toBeInTheDocument();
  });
});
