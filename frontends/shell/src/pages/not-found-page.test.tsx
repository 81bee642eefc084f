import { fakeNetwork, renderPage } from '@kp/testing/browser';
import { screen, within } from '@testing-library/react';
import { NotFoundPage } from './not-found-page';

const network = fakeNetwork();

it('a page that does not exist says so and leads back into the shop', async () => {
  await renderPage([{ path: '*', element: <NotFoundPage /> }], { at: '/nowhere', texts: [] });
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeInTheDocument();
  expect(screen.getByText(/We can't find that page/)).toBeInTheDocument();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Browse all products' })).toHaveAttribute('href', '/products');
  expect(document.title).toBe('Page not found | KitchenPass');
});

it('a page that does not exist searches the shop', async () => {
  network.on('GET /api/products/suggestions', { status: 503, body: '' });
  const { user, address } = await renderPage([{ path: '*', element: <NotFoundPage /> }], {
    at: '/nowhere?lang=en',
    texts: [],
  });
  const search = within(screen.getByRole('search', { name: 'Page not found' }));
  await user.type(search.getByRole('combobox', { name: 'Search products' }), 'day dots{Enter}');
  expect(address()).toBe('/products?search=day%20dots');
});
