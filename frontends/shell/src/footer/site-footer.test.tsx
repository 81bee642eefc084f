import type { CategoryResponse } from '@kp/api-client/shop';
import { PageSiteProvider } from '@kp/client';
import { fakeNetwork, json, listOf, renderPage } from '@kp/testing/browser';
import { screen, within } from '@testing-library/react';
import { CheckoutFooter, SiteFooter } from './site-footer';

const COMPANY = {
  name: 'KitchenPass SRL',
  address: 'Strada Fabricii 12',
  zipCode: '060821',
  city: 'Bucharest',
  country: 'Romania',
  vatNumber: 'RO12345678',
  registrationNumber: 'J40/1234/2017',
  email: 'contact@kitchenpass.example',
  phone: '+40 21 555 0142',
  openingHours: 'Mon-Fri 9-5 EET',
};
const category = (
  id: number,
  slug: string,
  name: string,
  sortOrder: number,
  showOnMainTop = true,
): CategoryResponse => ({
  id,
  name,
  slug,
  description: '',
  imageUrl: null,
  sortOrder,
  showOnMainTop,
  showOnMainShop: true,
  productCount: 1,
  listedCount: 1,
});

const network = fakeNetwork();
const open = () => renderPage([{ path: '/', element: <SiteFooter /> }], { at: '/', texts: [] });
const column = (name: string) => within(screen.getByRole('region', { name }));
const linksIn = (name: string) =>
  column(name)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the footer', () => {
  beforeEach(() => {
    network
      .on(
        'GET /api/config',
        json({ company: COMPANY, legalDuties: ['withdrawal', 'accessibility', 'complaintLinks'] }),
      )
      .on(
        'GET /api/categories',
        listOf([
          category(1, 'storage-solutions', 'Storage Solutions', 2),
          category(2, 'food-labels', 'Food Labels', 1),
          category(3, 'spare-parts', 'Spare parts', 3, false),
        ]),
      );
  });

  it('leads to the pages about the shop and to the categories', async () => {
    await open();
    await screen.findByRole('link', { name: 'Withdraw from the contract' });
    expect(linksIn('Help')).toEqual([
      ['Track an order', '/track'],
      ['Delivery', '/delivery'],
      ['Returns', '/returns'],
      ['Withdraw from the contract', '/withdraw'],
      ['FAQ', '/faq'],
    ]);
    expect(linksIn('Company')).toEqual([
      ['About us', '/about'],
      ['For business', '/b2b'],
      ['AI assistant', '/ai-assistant'],
    ]);
    for (const [name, path] of [
      ['Terms & conditions', '/terms'],
      ['Privacy policy', '/privacy'],
      ['Accessibility', '/accessibility'],
    ]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await screen.findByRole('link', { name: 'Food Labels' });
    expect(linksIn('Categories')).toEqual([
      ['Food Labels', '/products?category=food-labels'],
      ['Storage Solutions', '/products?category=storage-solutions'],
    ]);
  });

  it('names the country as the page does', async () => {
    const site = { publicUrl: '', country: 'România' };
    const element = (
      <PageSiteProvider value={site}>
        <SiteFooter />
      </PageSiteProvider>
    );
    await renderPage([{ path: '/', element }], { at: '/', texts: [] });
    expect(await screen.findByText('Strada Fabricii 12, 060821 Bucharest, România')).toBeInTheDocument();
  });

  it('has the links of Romania for complaints where they are due, and none to the closed platform of the EU', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'SAL' });
    expect(link).toHaveAttribute('href', 'https://reclamatiisal.anpc.ro/');
    expect(screen.getByRole('link', { name: 'ANPC' })).toHaveAttribute('href', 'https://anpc.ro/');
    const hrefs = screen.getAllByRole('link').map((each) => each.getAttribute('href'));
    expect(hrefs.filter((href) => /ec\.europa\.eu|odr/.test(href!))).toEqual([]);
  });

  it('tells where the company is, how to reach it, and when', async () => {
    await open();
    expect(await screen.findByText('Strada Fabricii 12, 060821 Bucharest, Romania')).toBeInTheDocument();
    expect(linksIn('Contact')).toEqual([
      ['+40 21 555 0142', 'tel:+40215550142'],
      ['contact@kitchenpass.example', 'mailto:contact@kitchenpass.example'],
    ]);
    expect(column('Contact').getByText('Mon-Fri 9-5 EET')).toBeInTheDocument();
    expect(column('Contact').getByText('Opening hours')).toBeInTheDocument();
    for (const fact of ['KitchenPass SRL', 'VAT number RO12345678', 'Trade register J40/1234/2017']) {
      expect(screen.getByText(fact)).toBeInTheDocument();
    }
  });

  it('opens the contact dialog', async () => {
    const { user, contactOpenings } = await open();
    await user.click(screen.getByRole('button', { name: 'Contact Us' }));
    expect(contactOpenings).toHaveLength(1);
  });

  it('of the checkout has the terms, the privacy policy and who sells, and no way to other pages', async () => {
    await renderPage([{ path: '/', element: <CheckoutFooter /> }], { at: '/', texts: [] });
    expect(await screen.findByText('KitchenPass SRL')).toBeInTheDocument();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/terms', '/privacy']);
  });
});
