import { fakeNetwork, json, renderPage } from '@kp/testing/browser';
import { screen, within } from '@testing-library/react';
import { SETTINGS } from '../../testing/open-shop';
import { AboutPage } from './about-page';

const network = fakeNetwork();

const open = () =>
  renderPage([{ path: '/about', element: <AboutPage /> }], { at: '/about', texts: ['shop', 'pages'] });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const points = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the page about the shop', () => {
  beforeEach(() => {
    network.on('GET /api/shipping-settings', json({ ...SETTINGS, freeShippingThreshold: 750 }));
  });

  it('shows the story, the features, the values and a call to action', async () => {
    await open();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(headings()).toEqual([
      'Our story',
      'What you get here',
      'What we stand for',
      'See what your kitchen needs',
    ]);
    expect(points('What you get here')).toEqual([
      'A catalog for one trade',
      'Delivery across Romania',
      'Support at any hour',
      'Clear pricing',
    ]);
    expect(points('What we stand for')).toEqual(['Trust', 'Partnership', 'Excellence']);
    for (const highlight of [
      'Serving the industry since 2017',
      'Over 10,000 customers',
      'FDA-compliant products',
    ]) {
      expect(screen.getByText(highlight)).toBeInTheDocument();
    }
  });

  it('shows the free shipping threshold of the settings', async () => {
    await open();
    expect(await screen.findByText(/free for orders over \$750\.00/)).toBeInTheDocument();
  });

  it('links to the products and to the assistant', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Browse all products' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: 'Ask support' })).toHaveAttribute('href', '/ai-assistant');
  });
});
