import { createI18n, loadMessages } from '@kp/i18n';
import { act, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { OfflineBar } from './offline-bar';

function connection(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

async function open() {
  const i18n = createI18n('en', await loadMessages('en', ['common']));
  render(
    <I18nextProvider i18n={i18n}>
      <OfflineBar />
    </I18nextProvider>,
  );
}

afterEach(() => jest.restoreAllMocks());

describe('the connection', () => {
  it('shows nothing while it is there', async () => {
    await open();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows when it is lost, and for a moment when it is back', async () => {
    await open();
    connection(false);
    expect(screen.getByRole('status')).toHaveTextContent("You're offline");
    expect(screen.getByRole('status')).toHaveTextContent('Your details are saved.');
    jest.useFakeTimers();
    connection(true);
    expect(screen.getByRole('status')).toHaveTextContent("You're back online");
    act(() => void jest.advanceTimersByTime(4000));
    jest.useRealTimers();
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  });

  it('may be lost before the page hydrates', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    expect(screen.getByRole('status')).toHaveTextContent("You're offline");
  });
});
