import { fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const PATH = '/api/unsubscribe/7.r.signature';
const open = () =>
  renderPage(routes, { at: '/unsubscribe/7.r.signature', texts: ['account', 'accountTabs'] });

describe('the page of an unsubscribe link', () => {
  it('says what would be switched off, and does it when the button is pressed', async () => {
    network.on(`GET ${PATH}`, json({ kinds: ['productRestocks'], isSubscribed: true }));
    const { user } = await open();
    expect(await screen.findByText('Back in stock')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unsubscribe');
    expect(network.callsTo(`POST ${PATH}`)).toEqual([]);

    network
      .on(`POST ${PATH}`, json({ kinds: ['productRestocks'], isSubscribed: false }))
      .on(`GET ${PATH}`, json({ kinds: ['productRestocks'], isSubscribed: false }));
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: "You're unsubscribed" })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Manage alerts' })).toHaveAttribute(
      'href',
      '/account?tab=alerts',
    );
  });

  it('needs no button when the mails are off already', async () => {
    network.on(`GET ${PATH}`, json({ kinds: ['promotions'], isSubscribed: false }));
    await open();
    expect(await screen.findByRole('heading', { name: "You're unsubscribed" })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that a link is not valid', async () => {
    network.on(`GET ${PATH}`, problem(404, 'NOTIFICATIONS.LINK_INVALID', 'No'));
    await open();
    expect(await screen.findByRole('heading', { name: "This link isn't valid" })).toBeVisible();
  });

  it('offers another try when the shop does not answer, and keeps the button when it fails', async () => {
    network.on(`GET ${PATH}`, problem(503, 'UNAVAILABLE', 'Later'));
    const { user } = await open();
    network.on(`GET ${PATH}`, json({ kinds: ['promotions'], isSubscribed: true }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    network.on(`POST ${PATH}`, problem(503, 'UNAVAILABLE', 'Later'));
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect((await screen.findAllByText("We couldn't unsubscribe you.")).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
  });
});
