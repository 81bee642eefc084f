import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { SiteFooter } from '../footer/site-footer';
import { SiteHeader } from '../header/site-header';
import { OfflineBar } from '../offline/offline-bar';
import { Remote } from '../remotes/remote';
import { productRedirect } from '../routing/product-redirect';
import { remoteOfPath } from '../routing/remote-of-path';
import { RouteFocus } from '../routing/route-focus';
import { ScrollPlaces } from '../routing/scroll-places';
import { ShellToaster } from './shell-toaster';
import styles from './shell-frame.module.css';

/** Header, the page, footer and what belongs to every page. The back office brings its own navigation. */
export function ShellFrame() {
  const { t } = useTranslation();
  const location = useLocation();
  const main = useRef<HTMLElement>(null);
  const remote = remoteOfPath(location.pathname);
  const redirect = productRedirect(location);
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <SiteHeader />
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        {redirect ? <Navigate to={redirect} replace /> : <Remote name={remote} />}
      </main>
      {remote !== 'admin' && <SiteFooter />}
      <RouteFocus main={main} />
      <ScrollPlaces />
      <OfflineBar />
      <ShellToaster />
    </div>
  );
}
