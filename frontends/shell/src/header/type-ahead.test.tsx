import { LanguageProvider } from '@kp/client';
import { createI18n, loadMessages } from '@kp/i18n';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { LanguageSelector } from './language-selector';

const focused = () => document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

afterEach(() => jest.useRealTimers());

it('letters typed in a menu make one word until nothing is typed for a second', async () => {
  const i18n = createI18n('en', await loadMessages('en', ['common']));
  render(
    <I18nextProvider i18n={i18n}>
      <LanguageProvider>
        <LanguageSelector />
      </LanguageProvider>
    </I18nextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Current language/ }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  jest.useFakeTimers();
  press('d');
  await wait(50);
  expect(focused()).toBe('DeutschGerman');
  for (const letter of ['e', 'u']) {
    await wait(600);
    press(letter);
    await wait(50);
    expect(focused()).toBe('DeutschGerman');
  }
  await wait(1_100);
  press('e');
  await wait(50);
  expect(focused()).toBe('EspañolSpanish');
});
