import { createI18n, loadMessages } from '@kp/i18n';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Toaster } from './toaster';
import { TOAST_DURATION_MS, type ToastMessage } from './toast-message';

const added: ToastMessage = { id: '1', title: 'Added to cart', description: 'Day dots', isOpen: true };

async function renderToaster(toast?: ToastMessage) {
  const onDismiss = jest.fn();
  const i18n = createI18n('en', await loadMessages('en', ['common']));
  const page = (shown?: ToastMessage) => (
    <I18nextProvider i18n={i18n}>
      <Toaster toast={shown} onDismiss={onDismiss} />
    </I18nextProvider>
  );
  const { rerender } = render(page(toast));
  return { onDismiss, show: (next?: ToastMessage) => rerender(page(next)) };
}

async function pull(pixels: number) {
  const toast = (await screen.findByText('Added to cart')).closest('li')!;
  // jsdom has no pointer events of its own.
  const move = (type: string, clientX: number) =>
    fireEvent(toast, new MouseEvent(type, { bubbles: true, clientX, clientY: 10 }));
  move('pointerdown', 100);
  move('pointermove', 100 + Math.sign(pixels) * 5);
  move('pointermove', 100 + pixels);
  move('pointerup', 100 + pixels);
}

const region = () => screen.findByRole('region', { name: 'Notifications (F8)' });

describe('the toaster', () => {
  it('renders nothing before the first toast', async () => {
    await renderToaster();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('shows one toast; the next one replaces it', async () => {
    const { show } = await renderToaster(added);
    expect(await within(await region()).findByText('Added to cart')).toBeVisible();
    show({ ...added, id: '2', title: 'Cart cleared' });
    expect(await within(await region()).findByText('Cart cleared')).toBeVisible();
    expect(within(await region()).queryByText('Added to cart')).not.toBeInTheDocument();
  });

  it('takes the focus with F8 and can be closed', async () => {
    const { onDismiss } = await renderToaster(added);
    await region();
    await userEvent.keyboard('[F8]');
    expect(screen.getByRole('list')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('offers an action', async () => {
    const onSelect = jest.fn();
    const { onDismiss } = await renderToaster({ ...added, action: { label: 'Undo', onSelect } });
    await region();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it.each([
    [51, 1],
    [50, 0],
    [-200, 0],
  ])('pulled %d pixels to the right closes %d toasts', async (pixels, closed) => {
    const { onDismiss } = await renderToaster(added);
    await region();
    await pull(pixels);
    expect(onDismiss).toHaveBeenCalledTimes(closed);
  });

  it('marks an error toast', async () => {
    await renderToaster({ ...added, title: 'Order failed', variant: 'destructive' });
    expect((await screen.findByText('Order failed')).closest('li')).toHaveClass('destructive');
  });

  it('closes a toast after five seconds', async () => {
    await renderToaster();
    jest.useFakeTimers();
    const { onDismiss, show } = await renderToaster();
    show(added);
    expect(TOAST_DURATION_MS).toBe(5000);
    await act(() => jest.advanceTimersByTimeAsync(TOAST_DURATION_MS - 1));
    expect(onDismiss).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(onDismiss).toHaveBeenCalledWith('1');
    jest.useRealTimers();
  });
});
