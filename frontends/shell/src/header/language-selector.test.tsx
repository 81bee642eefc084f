import { LanguageProvider } from '@kp/client';
import { LANGUAGES, createI18n, loadMessages } from '@kp/i18n';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { LanguageSelector } from './language-selector';

async function renderSelector() {
  const i18n = createI18n('en', await loadMessages('en', ['common']));
  render(
    <I18nextProvider i18n={i18n}>
      <LanguageProvider>
        <LanguageSelector />
        <a href="/cart">Elsewhere</a>
      </LanguageProvider>
    </I18nextProvider>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: /Current language|Aktuelle|langue/i });
const menu = () => screen.findByRole('menu');

beforeEach(() => localStorage.clear());

describe('the language selector', () => {
  it('tells the current language by its own name', async () => {
    await renderSelector();
    expect(button()).toHaveAccessibleName('Current language: English');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('lists every language with native and English name, the current one marked', async () => {
    const user = await renderSelector();
    await user.click(button());
    const items = within(await menu()).getAllByRole('menuitemradio');
    expect(items.map((item) => item.textContent)).toEqual(
      LANGUAGES.map(({ nativeName, name }) => `${nativeName}${name}`),
    );
    expect(items.map((item) => item.querySelector('img')?.getAttribute('src'))).toEqual(
      LANGUAGES.map(({ flag }) => `/assets/public/flags/${flag}.svg`),
    );
    const checked = items.filter((item) => item.getAttribute('aria-checked') === 'true');
    expect(checked.map((item) => item.textContent)).toEqual(['EnglishEnglish']);
    for (const { code, nativeName } of LANGUAGES) {
      expect(within(await menu()).getAllByText(nativeName)[0]).toHaveAttribute('lang', code);
    }
  });

  it('switches at once and gives the focus back', async () => {
    const user = await renderSelector();
    await user.click(button());
    await user.click(within(await menu()).getByRole('menuitemradio', { name: /Deutsch/ }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Deutsch');
  });

  it.each(['{ArrowDown}', '{Enter}', ' '])('opens with the first press of "%s"', async (key) => {
    const user = await renderSelector();
    await user.tab();
    await user.keyboard(key);
    await menu();
    await waitFor(async () => expect(await menu()).toContainElement(document.activeElement as HTMLElement));
  });

  it('finds a language by its first letters and closes with Escape', async () => {
    const user = await renderSelector();
    await user.click(button());
    await menu();
    await user.keyboard('deu');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /Deutsch/ })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(button()).toHaveFocus();
  });

  it('closes when its button is pressed again', async () => {
    const user = await renderSelector();
    await user.click(button());
    await menu();
    await user.click(button());
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });
});
