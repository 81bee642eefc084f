import { renderPage, type RenderPageOptions } from '@kp/testing/browser';
import { Link, useNavigate } from 'react-router';
import { ProductListPage } from '../product-list-page';

export function openList(at = '/products', options: Partial<RenderPageOptions> = {}) {
  const routes = [
    { path: '/products', element: <ProductListPage /> },
    { path: '/products/:slug', element: <Elsewhere /> },
  ];
  return renderPage(routes, { at, texts: ['shop', 'list'], ...options });
}

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Go back</button>
      <Link to="/products?category=food-labels">Labels</Link>
    </>
  );
}
