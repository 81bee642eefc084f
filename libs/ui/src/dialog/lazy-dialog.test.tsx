import { createI18n, loadMessages } from '@kp/i18n';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Toaster } from '../toaster/toaster';
import { DialogBody } from './dialog';
import { LazyDialog } from './lazy-dialog';

interface NoteProps {
  readonly label: string;
}

function Note({ label }: NoteProps) {
  return (
    <DialogBody footer={<button>Send</button>}>
      <input aria-label={label} />
    </DialogBody>
  );
}

const content: NoteProps = { label: 'Note' };

async function page(load: () => Promise<ComponentType<NoteProps>>) {
  const i18n = createI18n('en', await loadMessages('en', ['common']));
  const onClose = jest.fn();
  const toast = { id: '1', title: 'Error', isOpen: true };
  const tree = (isOpen: boolean, hasToast: boolean) => (
    <I18nextProvider i18n={i18n}>
      <LazyDialog isOpen={isOpen} onClose={onClose} title="Notes" load={load} content={content} />
      <Toaster toast={hasToast ? toast : undefined} onDismiss={jest.fn()} />
    </I18nextProvider>
  );
  const { rerender } = render(tree(false, false));
  return { show: (isOpen: boolean, hasToast = false) => rerender(tree(isOpen, hasToast)), onClose };
}

describe('a lazy dialog', () => {
  it('loads its content on the first opening and keeps the typed text', async () => {
    const load = jest.fn(async () => Note);
    const { show } = await page(load);
    expect(load).not.toHaveBeenCalled();
    show(true);
    await userEvent.type(await screen.findByLabelText('Note'), 'More dots');
    show(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    show(true);
    expect(screen.getByLabelText('Note')).toHaveValue('More dots');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows an error with a retry when loading fails', async () => {
    const load = jest.fn(async () => Note).mockRejectedValueOnce(new Error('No connection'));
    const { show } = await page(load);
    show(true);
    const alert = within(await screen.findByRole('alert'));
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Note')).toBeInTheDocument();
  });

  it('shows an error when rendering fails, without affecting the page', async () => {
    const consoleErrors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Fragile = (props: NoteProps) => {
      if (isBroken) throw new Error('A fault in the form');
      return <Note {...props} />;
    };
    const { show } = await page(async () => Fragile);
    show(true, true);
    const alert = within(await screen.findByRole('alert'));
    expect(await screen.findByText('Error')).toBeInTheDocument();
    isBroken = false;
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Note')).toBeInTheDocument();
    consoleErrors.mockRestore();
  });

  it('contains the toasts while it is open, because everything outside is inert', async () => {
    const { show } = await page(async () => Note);
    show(true, true);
    expect(await within(screen.getByRole('dialog')).findByText('Error')).toBeInTheDocument();
    show(false, true);
    expect((await screen.findByText('Error')).closest('dialog')).toBeNull();
  });
});
