import { PageSiteProvider } from '@kp/client';
import { setShopName } from '@kp/i18n/shop-name';
import { fakeNetwork, json, renderPage } from '@kp/testing/browser';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { aCompany } from '../../testing/a-company';
import { openShop } from '../../testing/open-shop';
import { AccessibilityPage } from './accessibility-page';
import { DeliveryPage } from './delivery-page';
import { FaqPage } from './faq-page';
import { ReturnsPage } from './returns-page';
import { TermsPage } from '../terms/terms-page';

const network = fakeNetwork();

const IN_HUNGARY = { publicUrl: '', country: 'Hungary' };
const WAYS = [
  { kind: 'pickup', name: '', cost: '0.00', isFixed: true, minDays: null, maxDays: null, weekdays: [] },
  { kind: 'van', name: 'Van', cost: '8.00', isFixed: false, minDays: null, maxDays: null, weekdays: [2, 5] },
].map((way) => ({ countries: [], counties: way.name ? ['Cluj'] : [], freeShippingThreshold: '', ...way }));

async function open(element: ReactElement, legalDuties: string[] = ['withdrawal'], shipping?: object) {
  openShop(network, []);
  network.on('GET /api/ways-of-delivery', json(WAYS));
  if (shipping) network.on('GET /api/shipping-settings', json(shipping));
  network.on('GET /api/config', json({ company: aCompany(), legalDuties }));
  const page = <PageSiteProvider value={IN_HUNGARY}>{element}</PageSiteProvider>;
  await renderPage([{ path: '/', element: page }], { at: '/', texts: ['law', 'pages'] });
}

describe('a page of a shop of its own', () => {
  beforeEach(() => setShopName('Nord'));
  afterEach(() => delete document.documentElement.dataset['shopName']);

  async function openWritten(page: ReactElement, pages: object[]) {
    const text = { heroTitle: '', heroText: '', openingHours: '', productNote: '', claims: [], pages };
    network.on('GET /api/brand-texts', json(text));
    const site = { publicUrl: 'https://nord.example', brand: { hasTexts: true } };
    await open(<PageSiteProvider value={site}>{page}</PageSiteProvider>);
  }

  it('says what its owner has written', async () => {
    network.on(
      'GET /api/pages/returns',
      json({ title: 'Bring it back', language: 'ro', html: '<p>La noi</p>' }),
    );
    await openWritten(<ReturnsPage />, [{ slug: 'returns', title: 'Bring it back', placement: 'help' }]);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Bring it back' });
    expect(heading.closest('article')).toHaveAttribute('lang', 'ro');
    expect(screen.getByText('La noi')).toBeVisible();
    expect(screen.queryByText(/legal guarantee/)).not.toBeInTheDocument();
  });

  it('says that it is missing where only its owner can write it', async () => {
    await openWritten(<TermsPage />, []);
    expect(await screen.findByText(/We haven't published this page yet/)).toBeVisible();
    expect(screen.queryByText(/HACCP/)).not.toBeInTheDocument();
  });

  it('follows the settings where they say it all', async () => {
    await openWritten(<DeliveryPage />, []);
    expect(await screen.findByText(/before 14:00/)).toBeInTheDocument();
  });
});

describe('the pages of the footer', () => {
  it('say what delivery costs and how long it takes, from the settings', async () => {
    await open(<DeliveryPage />);
    expect(await screen.findByText(/Standard delivery costs \$25\.00\. Above \$500\.00/)).toBeInTheDocument();
    expect(await screen.findByText(/before 14:00/)).toBeInTheDocument();
    const ways = await screen.findAllByRole('listitem');
    expect(ways.slice(0, 2).map((way) => way.textContent)).toEqual([
      'Pick-up at the warehouse: Free',
      'Van: from $8.00 · Cluj · Tuesday, Friday',
    ]);
    expect(screen.getByText(/our country \(Hungary\) .* 2 to 5 working days/)).toBeInTheDocument();
  });

  it.each([
    ['Delivery', <DeliveryPage key="delivery" />],
    ['FAQ', <FaqPage key="faq" />],
  ])('say the same of the cost where zones set it: %s', async (_, page) => {
    await open(page, [], { standardShippingCost: '25.00', currency: 'USD', isByAddress: true });
    expect(await screen.findByText(/It depends on your address and the weight/)).toBeInTheDocument();
    expect(screen.queryByText(/Standard delivery costs/)).not.toBeInTheDocument();
  });

  it('lead to the withdrawal where consumers have that right, and say how long other returns are taken', async () => {
    await open(<ReturnsPage />);
    const section = within(
      (await screen.findByRole('heading', { name: 'Withdrawal within 14 days' })).closest('section')!,
    );
    expect(section.getByRole('link', { name: 'Withdraw from the contract' })).toHaveAttribute(
      'href',
      '/withdraw',
    );
    const others = within(screen.getByRole('navigation', { name: 'Help' }));
    expect(others.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/returns');
    expect(others.getByRole('link', { name: 'Delivery' })).toHaveAttribute('href', '/delivery');
    expect(await screen.findByText(/for 30 days after delivery/)).toBeInTheDocument();
    expect(screen.getByText(/legal guarantee of at least 2 years/)).toBeInTheDocument();
  });

  it('do not promise that right elsewhere', async () => {
    await open(<ReturnsPage />, []);
    expect(await screen.findByText(/for 30 days after delivery/)).toBeInTheDocument();
    expect(screen.queryByText(/withdraw from your purchase/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Withdraw from the contract' })).not.toBeInTheDocument();
  });

  it('answer questions with the page to read on', async () => {
    await open(<FaqPage />);
    expect(await screen.findByText(/Standard delivery costs \$25\.00/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'More: Track an order' })).toHaveAttribute('href', '/track');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
  });

  it('say how accessibility is checked, and name the address for what cannot be used', async () => {
    await open(<AccessibilityPage />);
    // As tools/journeys/accessibility.journey.ts does it.
    expect(screen.getByText(/in English and, from right to left, in Arabic/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'contact@kitchenpass.example' })).toHaveAttribute(
      'href',
      'mailto:contact@kitchenpass.example',
    );
  });
});
