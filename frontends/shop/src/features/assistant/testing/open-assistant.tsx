import { useSession } from '@kp/client';
import { type FakeNetwork, json, type RenderPageOptions, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { AssistantPage } from '../assistant-page';

export const SESSION_ID = '6f1c2a34-0d5e-4b7a-9c81-2f3e4d5a6b7c';

/** A connection as the shop opens it, with three capabilities. */
export const aConnection = (sessionId = SESSION_ID) =>
  json({
    success: true,
    sessionId,
    capabilities: ['catalogue', 'haccp', 'orders'],
    message: 'Connected.',
  });

export const aReply = (response: string, more: object = {}) =>
  json({ sessionId: SESSION_ID, language: 'en', response, parts: [], suggestions: [], ...more });

export function openAssistant(options: Partial<RenderPageOptions> = {}) {
  const element = (
    <>
      <SignOut />
      <AssistantPage />
    </>
  );
  return renderPage([{ path: '/ai-assistant', element }], {
    at: '/ai-assistant',
    texts: ['shop', 'assistant'],
    ...options,
  });
}

/** As in the header of the shop. */
function SignOut() {
  const { logout } = useSession();
  return <button onClick={logout}>Sign out</button>;
}

export async function connect(network: FakeNetwork, options: Partial<RenderPageOptions> = {}) {
  network
    .on('POST /api/ai/connect', aConnection())
    .on('GET /api/config', json({}))
    .on('GET /api/shipping-settings', json({ vatRate: 0 }));
  const page = await openAssistant(options);
  const button = await screen.findByRole('button', { name: 'Connect' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await page.user.click(button);
  await screen.findByText('Connected');
  return page;
}

export const log = () => screen.getByRole('log', { name: 'Messages' });
export const input = () => screen.getByRole('textbox', { name: 'Your message' });

/** Sender and text of each message, oldest first. */
export const conversation = () =>
  within(log())
    .getAllByText(/^(You|Assistant)$/)
    .map((sender) => {
      const text = sender.closest('p')!.nextElementSibling!;
      return `${sender.textContent}: ${text.textContent}`;
    });
