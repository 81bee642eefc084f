import { fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { screen, within } from '@testing-library/react';
import { aCompany } from '../../testing/a-company';
import { TermsPage } from './terms-page';

const network = fakeNetwork();

const open = () =>
  renderPage([{ path: '/terms', element: <TermsPage /> }], { at: '/terms', texts: ['shop', 'pages'] });
const company = () => within(screen.getByRole('region', { name: 'Who runs this site' }));

describe('the terms', () => {
  beforeEach(() => {
    network.on('GET /api/config', json({ company: aCompany() }));
  });

  it('show the date of the last change and the company', async () => {
    await open();
    expect(screen.getByText('Last updated: June 25, 2025')).toBeInTheDocument();
    expect(await company().findByText('KitchenPass SRL')).toBeInTheDocument();
    expect(company().getByText('Strada Fabricii 12, 060821 Bucharest, Romania')).toBeInTheDocument();
    expect(company().getByText('RO12345678')).toBeInTheDocument();
    expect(company().getByRole('link', { name: 'contact@kitchenpass.example' })).toHaveAttribute(
      'href',
      'mailto:contact@kitchenpass.example',
    );
    expect(company().getByRole('link', { name: '+40 21 555 0142' })).toHaveAttribute(
      'href',
      'tel:+40215550142',
    );
    expect(screen.getByText(/The site is run by KitchenPass SRL/)).toBeInTheDocument();
  });

  it('have eight numbered sections, listed at the side', async () => {
    await open();
    const titles = [
      '1. Introduction',
      '2. Purpose of the site',
      '3. Intellectual property',
      '4. Using the site',
      '5. Liability',
      '6. Changes to these terms',
      '7. Law and jurisdiction',
      '8. Privacy',
    ];
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(titles);
    for (const [index, title] of titles.entries()) {
      const heading = screen.getByRole('heading', { level: 2, name: title });
      expect(links[index]).toHaveAttribute('href', `#${heading.id}`);
    }
    const purposes = within(screen.getByRole('region', { name: titles[1] })).getAllByRole('term');
    expect(purposes.map(({ textContent }) => textContent)).toEqual(['Marketplace', 'Loyalty', 'Payments']);
    expect(screen.getByText(/restaurant vouchers and loyalty programs\. What/)).toBeInTheDocument();
  });

  it('link to the privacy policy, to support and to the data protection officer', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Read the privacy policy' })).toHaveAttribute('href', '/privacy');
    const officer = await screen.findByRole('link', { name: 'Write to our data protection officer' });
    expect(officer).toHaveAttribute('href', 'mailto:contact@kitchenpass.example?subject=Data%20protection');
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/ai-assistant');
  });

  it('show an error with a retry when the company fails to load', async () => {
    network.on('GET /api/config', problem(500, 'SERVER', 'Broken'));
    const { user } = await open();
    const alert = within(await screen.findByRole('alert'));
    network.on('GET /api/config', json({ company: aCompany() }));
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await company().findByText('KitchenPass SRL')).toBeInTheDocument();
  });
});
