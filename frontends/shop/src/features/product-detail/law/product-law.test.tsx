import { fakeNetwork, json, renderPage } from '@kp/testing/browser';
import { screen } from '@testing-library/react';
import { ProductLaw } from './product-law';

const network = fakeNetwork();
const FACTS = {
  withdrawalException: 'made_to_order',
  guaranteeMonths: 60,
  hasNoWarnings: false,
  identifier: 'KW-210',
  isFoodContact: true,
  claimProof: 'EN 13432, S0123',
  manufacturerName: 'Knife Works',
  manufacturerAddress: '1 Forge Road',
  manufacturerCountry: 'JP',
  manufacturerEmail: 'info@knife-works.example',
  responsibleName: 'Import GmbH',
  responsibleAddress: 'Hafen 1, Hamburg',
  responsibleEmail: '',
  warnings: [
    {
      language: 'en',
      text: 'Sharp blade.',
    },
    {
      language: 'ro',
      text: 'Lamă ascuțită.',
    },
  ],
};

const open = async (legalDuties: string[], language: 'en' | 'ro' = 'en', config: object = {}) => {
  network
    .on('GET /api/config', json({ legalDuties, ...config }))
    .on('GET /api/products/3/compliance', json(FACTS));
  await renderPage([{ path: '/', element: <ProductLaw productId={3} /> }], {
    at: '/',
    texts: ['law'],
    language,
  });
};

describe('what the law asks to say on a product page', () => {
  it('is who made it and answers for it, warnings in the language of the page, and the guarantees', async () => {
    await open(['productSafety', 'guaranteeNotice', 'withdrawal'], 'ro');
    expect(await screen.findByText('Lamă ascuțită.')).toBeInTheDocument();
    expect(screen.getByText('Knife Works, 1 Forge Road, info@knife-works.example')).toBeInTheDocument();
    expect(screen.getByText('Import GmbH, Hafen 1, Hamburg')).toBeInTheDocument();
    expect(screen.getByText('KW-210')).toBeInTheDocument();
    expect(screen.getByText('EN 13432, S0123')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Garanție legală: cel puțin 2 ani' })).toBeInTheDocument();
    expect(screen.getByText(/Produs la comandă/)).toBeInTheDocument();
    expect(screen.getByText(/garanția producătorului.*5/)).toBeInTheDocument();
  });

  it('is the official notice where the shop has it in the language', async () => {
    await open(['guaranteeNotice'], 'ro', { guaranteeNotices: { ro: '/guarantee-notices/ro.svg' } });
    const notice = await screen.findByRole('img', { name: /vânzătorul îl repară/ });
    expect(notice).toHaveAttribute('src', '/guarantee-notices/ro.svg');
    expect(screen.getByText(/garanția producătorului.*5/)).toBeInTheDocument();
  });

  it('is only what the owner has not switched off', async () => {
    await open(['productSafety']);
    expect(await screen.findByText('Sharp blade.')).toBeInTheDocument();
    expect(screen.queryByText(/at least 2 years/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Made to order/)).not.toBeInTheDocument();
  });
});
