import { act, render, screen } from '@testing-library/react';
import { createTranslator } from '@kp/i18n';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { serverRendered } from './server-rendered';

it('keeps the focus on the link that the first key reached', async () => {
  let come = () => {};
  const chunk = new Promise<void>((resolve) => (come = resolve));
  const Sizes = () => (
    <>
      <a href="#s">S</a>
      <a href="#m">M</a>
    </>
  );
  const Part = serverRendered(() => chunk.then(() => Sizes));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<div><a href="#s">S</a><a href="#m">M</a></div>';
  render(
    <I18nextProvider i18n={createTranslator('en', {})}>
      <Part />
    </I18nextProvider>,
    { container, hydrate: true },
  );
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  const before = screen.getByText('M');
  expect(before).toHaveFocus();
  await act(async () => {
    come();
    await chunk;
  });
  await act(async () => {});
  expect(before.isConnected).toBe(false);
  expect(screen.getByText('M')).toHaveFocus();
});
