import { createI18n, ensureMessages, loadMessages, type LanguageCode } from '@kp/i18n';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { LanguageProvider, useLanguage } from './language-provider';

function Page() {
  const { t } = useTranslation();
  const { language, pending, choose } = useLanguage();
  const [text, setText] = useState('');
  return (
    <>
      <h1>{t('navigation.home')}</h1>
      <p>{`${language} ${pending ?? 'settled'}`}</p>
      <input aria-label="Notes" value={text} onChange={(event) => setText(event.target.value)} />
      {(['en', 'de', 'ar'] as const).map((code) => (
        <button key={code} onClick={() => void choose(code)}>
          {code}
        </button>
      ))}
    </>
  );
}

async function openPage(pageLanguage: LanguageCode, at = '/') {
  history.replaceState({ key: 'entry' }, '', at);
  const i18n = createI18n(pageLanguage, await loadMessages(pageLanguage, ['common']));
  await act(
    async () =>
      void render(
        <I18nextProvider i18n={i18n}>
          <LanguageProvider>
            <Page />
          </LanguageProvider>
        </I18nextProvider>,
      ),
  );
  return i18n;
}

const choose = (code: string) => userEvent.click(screen.getByRole('button', { name: code }));
const shows = (state: string) => waitFor(() => expect(screen.getByText(state)).toBeInTheDocument());
const cookie = () => /kp_language=(\w+)/.exec(document.cookie)?.[1];
const titleIn = async (code: LanguageCode) =>
  createI18n(code, await loadMessages(code, ['common'])).t('navigation.home');

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'kp_language=; max-age=0; path=/';
});

describe('choosing a language', () => {
  it('switches the texts, the direction and the language of the document', async () => {
    await openPage('en');
    await choose('ar');
    await shows('ar settled');
    expect(screen.getByRole('heading')).toHaveTextContent(await titleIn('ar'));
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await choose('de');
    await shows('de settled');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });

  it('keeps what was typed', async () => {
    await openPage('en');
    await userEvent.type(screen.getByLabelText('Notes'), 'Ring twice');
    await choose('de');
    await shows('de settled');
    expect(screen.getByLabelText('Notes')).toHaveValue('Ring twice');
  });

  it('is stored in the browser and sent to the server', async () => {
    await openPage('en');
    await choose('de');
    await shows('de settled');
    expect(localStorage.getItem('language')).toBe('de');
    expect(cookie()).toBe('de');
  });

  it('takes the old language out of the address, in the same entry of the history', async () => {
    await openPage('ar', '/products?lang=ar&category=food-labels');
    const entries = history.length;
    await choose('de');
    await shows('de settled');
    expect(location.href).toMatch(/\/products\?category=food-labels$/);
    expect([history.length, history.state]).toEqual([entries, { key: 'entry' }]);
  });

  it('twice in a row ends with the last one', async () => {
    await openPage('en');
    await act(async () => {
      screen.getByRole('button', { name: 'ar' }).click();
      screen.getByRole('button', { name: 'de' }).click();
    });
    await shows('de settled');
    expect(localStorage.getItem('language')).toBe('de');
  });

  it('brings the texts of an area that is on its way', async () => {
    const i18n = await openPage('en');
    const area = ensureMessages(i18n, ['shop']);
    await choose('de');
    await area;
    await shows('de settled');
    expect(i18n.hasResourceBundle('de', 'shop')).toBe(true);
  });
});

describe('a page in another language than the customer’s', () => {
  it('is switched to the stored choice, which is sent to the server', async () => {
    localStorage.setItem('language', 'de');
    await openPage('en');
    await shows('de settled');
    expect(cookie()).toBe('de');
  });

  it('stays when its address names the language; the stored choice stays too', async () => {
    localStorage.setItem('language', 'de');
    await openPage('ar', '/products?lang=ar');
    await shows('ar settled');
    expect(localStorage.getItem('language')).toBe('de');
    expect(cookie()).toBe('de');
  });

  it('is the visit’s language for who comes by such an address and never chose', async () => {
    await openPage('ar', '/products?lang=ar');
    await shows('ar settled');
    expect([localStorage.getItem('language'), cookie()]).toEqual(['ar', 'ar']);
  });

  it('stays when the stored choice is no language of the shop', async () => {
    localStorage.setItem('language', 'klingon');
    await openPage('de');
    await shows('de settled');
    expect(cookie()).toBeUndefined();
  });
});
