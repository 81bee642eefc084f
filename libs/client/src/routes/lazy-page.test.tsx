import { createI18n, loadMessages } from '@kp/i18n';
import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { lazyChunkOf, lazyPage } from './lazy-page';

/** Like the shell's error boundary, with a retry. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <button onClick={() => this.setState({ hasFailed: false })}>Try again</button>;
  }
}

const texts = async () => createI18n('en', await loadMessages('en', ['common', 'shop']));

async function open(Page: ReturnType<typeof lazyPage>): Promise<void> {
  const i18n = await texts();
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <Boundary>
          <Suspense fallback="…">
            <Page />
          </Suspense>
        </Boundary>
      </I18nextProvider>,
    );
  });
}

const Cart = () => <h1>Shopping cart</h1>;
function About() {
  const { t } = useTranslation('pages');
  return <h1>{t('about.pageTitle')}</h1>;
}

describe('a lazy page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is loaded once', async () => {
    const load = jest.fn(async () => Cart);
    const Page = lazyPage(load);
    expect(load).not.toHaveBeenCalled();
    await open(Page);
    await open(Page);
    expect(screen.getAllByRole('heading', { name: 'Shopping cart' })).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('can be retried after a failed load', async () => {
    const load = jest.fn(async () => Cart).mockRejectedValueOnce(new Error('No connection'));
    await open(lazyPage(load));
    const retry = screen.getByRole('button', { name: 'Try again' });
    await act(async () => {
      jest.advanceTimersByTime(1000);
    });
    await act(async () => retry.click());
    expect(screen.getByRole('heading', { name: 'Shopping cart' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads its own texts', async () => {
    await open(lazyPage(async () => About, ['pages']));
    expect(screen.getByRole('heading', { name: 'About us' })).toBeInTheDocument();
  });

  it('renders synchronously when preloaded, also on the server', async () => {
    const Page = lazyPage(async () => About, ['pages']);
    const chunk = lazyChunkOf('page-about', Page);
    expect(chunk).toMatchObject({ chunk: 'page-about', texts: ['pages'] });
    const i18n = await texts();
    await chunk.load(i18n);
    const page = (
      <I18nextProvider i18n={i18n}>
        <Page />
      </I18nextProvider>
    );
    expect(renderToString(page)).toBe('<h1>About us</h1>');
  });
});
