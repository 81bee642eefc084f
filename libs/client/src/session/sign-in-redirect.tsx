import { Navigate, useLocation } from 'react-router';

/** The sign-in page, which leads back to a path of the shop afterwards: `/login?redirect=/account`. */
export function signInAddress(path: string): string {
  return `/login?redirect=${encodeURIComponent(path).replaceAll('%2F', '/')}`;
}

/** In place of a page that needs a session: signs in first and comes back. */
export function SignInRedirect() {
  const { pathname, search } = useLocation();
  return <Navigate to={signInAddress(pathname + search)} replace />;
}
