import { createI18n, loadMessages, type LanguageCode } from '@kp/i18n';
import { cleanup, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { PageHead, type PageHeadProps } from './page-head';
import { PageSiteProvider } from './page-site';

const SITE = { publicUrl: 'https://shop.example' };

async function renderHead(props: Partial<PageHeadProps>, site = SITE, language: LanguageCode = 'en') {
  const i18n = createI18n(language, await loadMessages(language, ['common']));
  render(
    <I18nextProvider i18n={i18n}>
      <PageSiteProvider value={site}>
        <PageHead title="Day dots" {...props} />
      </PageSiteProvider>
    </I18nextProvider>,
  );
}

const content = (property: string) =>
  [...document.head.querySelectorAll(`meta[property="${property}"]`)].map((meta) =>
    meta.getAttribute('content'),
  );
const links = (rel: string) =>
  [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

afterEach(cleanup);

describe('the head of a page', () => {
  it('has one canonical address, which carries the language', async () => {
    await renderHead({ canonicalPath: '/products?category=food-labels' });
    expect(links('canonical')).toEqual([
      [null, 'https://shop.example/products?category=food-labels&lang=en'],
    ]);
  });

  it('announces no language that the page does not exist in', async () => {
    await renderHead({ canonicalPath: '/privacy', languages: ['en'] }, SITE, 'de');
    expect(links('canonical')).toEqual([[null, 'https://shop.example/privacy?lang=en']]);
    expect(content('og:url')).toEqual(['https://shop.example/privacy?lang=en']);
    expect(content('og:locale')).toEqual(['en_US']);
  });

  it('says how the page looks where it is shared', async () => {
    await renderHead({
      canonicalPath: '/x',
      description: 'Dots',
      image: '/pictures/dots.svg',
      type: 'product',
    });
    expect(document.title).toBe('Day dots | KitchenPass');
    expect(content('og:title')).toEqual(['Day dots']);
    expect(content('og:type')).toEqual(['product']);
    expect(content('og:description')).toEqual(['Dots']);
    expect(content('og:url')).toEqual(['https://shop.example/x?lang=en']);
    expect(content('og:image')).toEqual(['https://shop.example/pictures/sharing/dots.png']);
    expect(content('og:locale')).toEqual(['en_US']);
  });

  it('of a page for the customer alone has neither', async () => {
    await renderHead({});
    expect([links('canonical'), content('og:title')]).toEqual([[], []]);
  });
});
