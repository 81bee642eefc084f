import type { LanguageCode } from '@kp/i18n';
import { fakeNetwork, json, renderPage } from '@kp/testing/browser';
import { screen, within } from '@testing-library/react';
import { aCompany } from '../../testing/a-company';
import { STORAGE_KEYS } from '@kp/client/storage';
import { PrivacyPage } from './privacy-page';

const network = fakeNetwork();

const open = (language: LanguageCode = 'en') =>
  renderPage([{ path: '/privacy', element: <PrivacyPage /> }], {
    at: '/privacy',
    texts: ['shop', 'pages'],
    language,
  });
const policy = () => screen.getByRole('heading', { level: 1 }).closest('[lang]');

describe('the privacy policy', () => {
  beforeEach(() => {
    network.on('GET /api/config', json({ company: aCompany() }));
  });

  it('names the regulation, the company, and eight numbered sections', async () => {
    await open();
    expect(screen.getByText('Last updated: June 25, 2025')).toBeInTheDocument();
    expect(screen.getByText(/Regulation \(EU\) 2016\/679 \(GDPR\)/)).toBeInTheDocument();
    const company = within(screen.getByRole('region', { name: 'Company information' }));
    expect(await company.findByText('KitchenPass SRL')).toBeInTheDocument();
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '1. Who we are',
      '2. How we process personal data',
      '3. Which data, and what for',
      '4. Legal grounds',
      '5. How long we keep data',
      '6. Who receives data',
      '7. How we protect data',
      '8. Your rights',
    ]);
  });

  it('promises an answer within 30 days, keeps data in the EEA, and mentions the consent checkbox', async () => {
    await open();
    expect(screen.getByText(/We answer within 30 days/)).toBeInTheDocument();
    expect(
      screen.getByText(/not transferred outside Romania or the European Economic Area/),
    ).toBeInTheDocument();
    expect(screen.getByText(/asks for your consent with a checkbox/)).toBeInTheDocument();
  });

  it('lists whatever the shop stores in the browser, from the table of the code', async () => {
    await open();
    const table = within(screen.getByRole('table', { name: /What the shop stores in your browser/ }));
    const names = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names).toEqual(['kp_language (cookie)', ...Object.values(STORAGE_KEYS)]);
  });

  it('says how an account is deleted, and what stays', async () => {
    await open();
    expect(screen.getByText(/^Account data: until you delete your account/)).toBeInTheDocument();
    expect(policy()).toHaveTextContent('then they are deleted or made anonymous');
  });

  it('links to support and to an email address', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/ai-assistant');
    expect(await screen.findByRole('link', { name: 'Write to our data protection officer' })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:contact@kitchenpass.example'),
    );
  });

  it.each(['en', 'ar'] as const)('is English, marked as such, when the shop is in %s', async (language) => {
    await open(language);
    expect(policy()).toHaveAttribute('lang', 'en');
    expect(policy()).toHaveAttribute('dir', 'ltr');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy policy');
  });
});
