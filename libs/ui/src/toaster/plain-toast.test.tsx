import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PlainToast, Toaster } from './toaster';
import { TOAST_DURATION_MS, type ToastMessage } from './toast-message';

const gone: ToastMessage = {
  id: '1',
  title: "Your cart wasn't updated",
  description: 'Offline',
  isOpen: true,
};

describe('a plain toast', () => {
  it('shows its text and closes after five seconds', () => {
    jest.useFakeTimers();
    const onDismiss = jest.fn();
    render(<PlainToast toast={gone} onDismiss={onDismiss} />);
    expect(screen.getByRole('status')).toHaveTextContent("Your cart wasn't updatedOffline");
    act(() => void jest.advanceTimersByTime(TOAST_DURATION_MS));
    expect(onDismiss).toHaveBeenCalledWith('1');
    jest.useRealTimers();
  });

  it('offers its action', async () => {
    const onSelect = jest.fn();
    const onDismiss = jest.fn();
    render(<PlainToast toast={{ ...gone, action: { label: 'Undo', onSelect } }} onDismiss={onDismiss} />);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('is empty once it is closed', () => {
    render(<PlainToast toast={{ ...gone, isOpen: false }} onDismiss={() => undefined} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('a toast of what the page itself says', () => {
  it('is read out and not shown', () => {
    render(<Toaster toast={{ ...gone, isOnlyAnnounced: true }} onDismiss={() => undefined} />);
    expect(screen.getByRole('status')).toHaveTextContent("Your cart wasn't updated Offline");
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
