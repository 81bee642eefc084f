import { fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { screen } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const PATH = '/api/newsletter/7.signature';
const open = () => renderPage(routes, { at: '/newsletter/7.signature', texts: ['account', 'accountTabs'] });

describe('the page of a newsletter link', () => {
  it('subscribes when the button is pressed, and not before', async () => {
    network.on(`GET ${PATH}`, json({ isConfirmed: false }));
    const { user } = await open();
    const button = await screen.findByRole('button', { name: 'Subscribe' });
    expect(network.callsTo(`POST ${PATH}/confirm`)).toEqual([]);
    network.on(`POST ${PATH}/confirm`, json({ isConfirmed: true }));
    network.on(`GET ${PATH}`, json({ isConfirmed: true }));
    await user.click(button);
    expect(await screen.findByRole('heading', { name: "You're subscribed" })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
  });

  it('leads to the home page when the link has expired', async () => {
    network.on(`GET ${PATH}`, problem(404, 'NOTIFICATIONS.NEWSLETTER_LINK_INVALID', 'No'));
    await open();
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  });
});
