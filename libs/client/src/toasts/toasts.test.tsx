import { act, render, screen } from '@testing-library/react';
import { ToastProvider, useCurrentToast, useToast } from './toast-provider';

function Page() {
  const { toast, dismiss } = useToast();
  const current = useCurrentToast();
  return (
    <>
      <p>{current ? `${current.title}, ${current.isOpen ? 'open' : 'closed'}` : 'nothing'}</p>
      <button onClick={() => toast({ title: 'Added to cart' })}>Add</button>
      <button onClick={() => toast({ title: 'Order failed', variant: 'destructive' })}>Order</button>
      <button onClick={() => dismiss()}>Dismiss</button>
    </>
  );
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const shown = () => screen.getByText(/open|closed|nothing/).textContent;

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
});
afterEach(() => jest.useRealTimers());

describe('toasts', () => {
  it('come one at a time: the next replaces the last', () => {
    expect(shown()).toBe('nothing');
    press('Add');
    expect(shown()).toBe('Added to cart, open');
    press('Order');
    expect(shown()).toBe('Order failed, open');
  });

  it('are forgotten 1,000,000 ms after they were dismissed', () => {
    press('Add');
    press('Dismiss');
    act(() => void jest.advanceTimersByTime(999_999));
    expect(shown()).toBe('Added to cart, closed');
    act(() => void jest.advanceTimersByTime(1));
    expect(shown()).toBe('nothing');
  });

  it('that come meanwhile are not taken away with the last one', () => {
    press('Add');
    press('Dismiss');
    act(() => void jest.advanceTimersByTime(500_000));
    press('Order');
    act(() => void jest.advanceTimersByTime(600_000));
    expect(shown()).toBe('Order failed, open');
  });
});
