import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { lazyPage } from './lazy-page';

/** As the shell's: a failed page shows a panel that tries again. */
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

async function open(Page: ReturnType<typeof lazyPage>): Promise<void> {
  await act(async () => {
    render(
      <Boundary>
        <Suspense fallback="…">
          <Page />
        </Suspense>
      </Boundary>,
    );
  });
}

const Cart = () => <h1>Shopping Cart</h1>;

describe('a page that is fetched when it is opened', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is fetched once, however often it is opened', async () => {
    const load = jest.fn(async () => Cart);
    const Page = lazyPage(load);
    expect(load).not.toHaveBeenCalled();
    await open(Page);
    await open(Page);
    expect(screen.getAllByRole('heading', { name: 'Shopping Cart' })).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('can be tried again after it could not be fetched', async () => {
    const load = jest.fn(async () => Cart).mockRejectedValueOnce(new Error('No connection'));
    await open(lazyPage(load));
    const retry = screen.getByRole('button', { name: 'Try again' });
    await act(async () => {
      jest.advanceTimersByTime(1000);
    });
    await act(async () => retry.click());
    expect(screen.getByRole('heading', { name: 'Shopping Cart' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
