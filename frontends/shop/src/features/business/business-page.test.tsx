import { fakeNetwork, json, renderPage } from '@kp/testing/browser';
import { screen, within } from '@testing-library/react';
import { SETTINGS } from '../../testing/open-shop';
import { BusinessPage } from './business-page';

const network = fakeNetwork();

const open = () =>
  renderPage([{ path: '/b2b', element: <BusinessPage /> }], { at: '/b2b', texts: ['shop', 'pages'] });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the page for businesses', () => {
  beforeEach(() => {
    network.on('GET /api/shipping-settings', json({ ...SETTINGS, freeShippingThreshold: 750 }));
  });

  it('has its own header with the logo and four links', async () => {
    await open();
    const header = within(screen.getByRole('navigation', { name: 'For business' }));
    expect(header.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['KitchenPass for Business', '/'],
      ['Products', '/products'],
      ['About us', '/about'],
      ['Support', '/ai-assistant'],
      ['Home', '/'],
    ]);
  });

  it('shows the audience, six features and four benefits', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One supplier for all your kitchens');
    expect(screen.getByText('For restaurants, hotels, cafes and caterers')).toBeInTheDocument();
    const features = region('How we work with businesses').getAllByRole('heading', { level: 3 });
    expect(features.map(({ textContent }) => textContent)).toEqual([
      'Centralized ordering',
      'Business pricing',
      'Reliable delivery',
      'Multiple locations',
      'Account management',
      'Works with your systems',
    ]);
    const benefits = region('What you get').getAllByRole('term');
    expect(benefits.map(({ textContent }) => textContent)).toEqual([
      'Efficiency',
      'Savings',
      'Support',
      'Room to grow',
    ]);
    expect(await screen.findByText(/free for orders over \$750\.00/)).toBeInTheDocument();
  });

  it('opens the quote form and links to the products', async () => {
    const { user } = await open();
    const action = region('Tell us what you need');
    expect(action.getByRole('link', { name: 'Browse all products' })).toHaveAttribute('href', '/products');
    await user.click(action.getByRole('button', { name: 'Get a quote' }));
    const form = within(screen.getByRole('dialog', { name: 'Get a quote' }));
    expect(await form.findByLabelText('Company')).toBeInTheDocument();
  });
});
