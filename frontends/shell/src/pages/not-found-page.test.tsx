import { renderPage } from '@kp/testing/browser';
import { screen } from '@testing-library/react';
import { NotFoundPage } from './not-found-page';

it('a page that does not exist says so and leads back into the shop', async () => {
  await renderPage([{ path: '*', element: <NotFoundPage /> }], { at: '/nowhere', texts: [] });
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeInTheDocument();
  expect(screen.getByText(/We can't find that page/)).toBeInTheDocument();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Browse all products' })).toHaveAttribute('href', '/products');
  expect(document.title).toBe('Page not found | KitchenPass');
});
