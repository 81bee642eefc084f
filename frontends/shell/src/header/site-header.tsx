import { shopApi } from '@kp/api-client/shop';
import { Badge } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { AccountMenu } from './account-menu';
import { CartLink } from './cart-link';
import { CategoryBar } from './category-bar';
import { ContactAction } from './contact-action';
import { LanguageSelector } from './language-selector';
import { Logo } from './logo';
import { SearchBox } from './search-box';
import { SideMenu } from './side-menu';
import styles from './site-header.module.css';

/** Head of every page of the shop. */
export function SiteHeader() {
  return (
    <>
      <header className={styles.header} data-print="hidden">
        <div className={styles.counter}>
          <SideMenu />
          <Logo />
          <TestModeBadge />
          <div className={styles.search}>
            <SearchBox />
          </div>
          <div className={styles.actions}>
            <div className={styles.language}>
              <LanguageSelector />
            </div>
            <div className={styles.contact}>
              <ContactAction />
            </div>
            <AccountMenu />
            <CartLink />
          </div>
        </div>
      </header>
      <CategoryBar />
    </>
  );
}

/** Says that no real money moves here. */
function TestModeBadge() {
  const { t } = useTranslation();
  const { data } = shopApi.useGetConfigQuery(undefined, { refetchOnMountOrArgChange: false });
  if (!data?.testMode) return null;
  return (
    <span title={t('shop.testModeHint')} className={styles.testMode}>
      <Badge tone="warning">{t('shop.testMode')}</Badge>
    </span>
  );
}
