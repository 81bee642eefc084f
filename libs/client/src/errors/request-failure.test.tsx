import type { ApiError } from '@kp/api-client';
import { createI18n, loadMessages } from '@kp/i18n';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ToastProvider, useCurrentToast } from '../toasts/toast-provider';
import { useRequestFailure } from './request-failure';

const rejected = (...fields: string[]): ApiError => ({
  status: 409,
  message: '409: {}',
  problem: {
    status: 409,
    code: 'AUTH.EMAIL_TAKEN',
    message: 'An account with this email already exists.',
    fields: fields.map((field) => ({ field, message: 'This email is taken.' })),
  },
});

function SignUpForm({ error, text }: { readonly error: unknown; readonly text?: string }) {
  const failure = useRequestFailure();
  const toast = useCurrentToast();
  const [email, setEmail] = useState<string>();
  const send = () =>
    setEmail(failure.show(error, { title: 'Sign-up failed', text, fields: ['email'] }).fields.email);
  return (
    <>
      <input aria-label="Email" aria-invalid={email !== undefined} aria-describedby="why" />
      <p id="why">{email}</p>
      <button onClick={send}>Create account</button>
      {toast && <p role="status">{`${toast.title}: ${toast.description}`}</p>}
    </>
  );
}

async function sendFailing(error: unknown, text?: string): Promise<void> {
  const i18n = createI18n('en', await loadMessages('en', ['common']));
  render(
    <I18nextProvider i18n={i18n}>
      <ToastProvider>
        <SignUpForm error={error} text={text} />
      </ToastProvider>
    </I18nextProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
}

describe('a write that failed', () => {
  it('shows at the field that the server names, without a toast', async () => {
    await sendFailing(rejected('email'));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This email is taken.');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows in a toast when no field is named', async () => {
    await sendFailing(rejected());
    expect(screen.getByRole('status')).toHaveTextContent(
      'Sign-up failed: An account with this email already exists.',
    );
    expect(screen.getByLabelText('Email')).toBeValid();
  });

  it('shows in both places when the form has only some of the named fields', async () => {
    await sendFailing(rejected('email', 'captcha'));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This email is taken.');
    expect(screen.getByRole('status')).toHaveTextContent('An account with this email already exists.');
  });

  it('shows the screen’s own text when it has a better one', async () => {
    await sendFailing({ status: 401, message: '401: ' }, "That email and password don't match.");
    expect(screen.getByRole('status')).toHaveTextContent("That email and password don't match.");
  });
});

describe('a read that failed', () => {
  it('shows in place of its content, with the text of the error and a retry', async () => {
    const refetch = jest.fn();
    function Orders() {
      const { title, children, onRetry, isRetrying } = useRequestFailure().panel(
        { error: { status: 0, message: 'Network error. Please try again.' }, isFetching: true, refetch },
        'No orders',
      );
      return (
        <div role="alert" aria-busy={isRetrying}>
          {title}: {children}
          <button onClick={onRetry}>Retry</button>
        </div>
      );
    }
    const i18n = createI18n('en', await loadMessages('en', ['common']));
    render(
      <I18nextProvider i18n={i18n}>
        <ToastProvider>
          <Orders />
        </ToastProvider>
      </I18nextProvider>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('No orders: Network error. Please try again.');
    expect(screen.getByRole('alert')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('button'));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
