import { fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const PATH = '/api/guest-alerts/7.signature';
const open = () => renderPage(routes, { at: '/alert/7.signature', texts: ['account', 'accountTabs'] });
const alert = (isConfirmed: boolean) => json({ productId: 3, productName: 'Day dots', isConfirmed });

describe('the page of an alert link', () => {
  it('turns the alert on when the button is pressed, and stops it on request', async () => {
    network.on(`GET ${PATH}`, alert(false));
    const { user } = await open();
    expect(await screen.findByText("We'll email you once when Day dots is back in stock.")).toBeVisible();
    expect(network.callsTo(`POST ${PATH}/confirm`)).toEqual([]);

    network.on(`POST ${PATH}/confirm`, () => {
      network.on(`GET ${PATH}`, alert(true));
      return alert(true);
    });
    await user.click(screen.getByRole('button', { name: 'Turn on the alert' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Your alert is on'));
    expect(screen.queryByRole('button', { name: 'Turn on the alert' })).toBeNull();

    network.on(`DELETE ${PATH}`, { status: 204 });
    await user.click(screen.getByRole('button', { name: 'Stop the alert' }));
    expect(await screen.findByText("We've deleted your email address.")).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Your alert is off');
  });

  it('says that the alert has ended', async () => {
    network.on(`GET ${PATH}`, problem(404, 'NOTIFICATIONS.ALERT_LINK_INVALID', 'No'));
    await open();
    expect(await screen.findByText('This alert has ended')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products');
  });
});
