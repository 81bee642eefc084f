import { type BrandPictureResponse, shopApi } from '@kp/api-client/shop';
import { hasSampleContent } from '@kp/i18n/shop-name';
import { Badge, classNames, Icon, IconLink } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ContactButton, usePageSite, usePriceDisplay } from '@kp/client';
import { AccountMenu } from './account-menu';
import { CartLink } from './cart-link';
import { CategoryBar } from './category-bar';
import { LanguageSelector } from './language-selector';
import { SearchBox } from './search-box';
import { SideMenu } from './side-menu';
import styles from './site-header.module.css';
import logo from './logo.module.css';
import actions from './header-actions.module.css';

interface SiteHeaderProps {
  /** Of the checkout: what leads away from it is in the side menu. */
  readonly isEnclosed?: boolean;
}

export function SiteHeader({ isEnclosed = false }: SiteHeaderProps) {
  return isEnclosed ? <EnclosedHeader /> : <FullHeader />;
}

function EnclosedHeader() {
  // The switch itself is in the side menu, and the prices follow it from the start.
  usePriceDisplay();
  return (
    <header className={classNames(styles.header, styles.enclosed)} data-print="hidden">
      <div className={styles.counter}>
        <Logo />
        <TestModeBadge />
        <div className={styles.actions}>
          <ContactAction />
          <AccountMenu />
          <CartLink />
          <SideMenu isEnclosed />
        </div>
      </div>
    </header>
  );
}

function FullHeader() {
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
            <div className={styles.assistant}>
              <AssistantLink />
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

function Logo() {
  const { t } = useTranslation();
  const { brand } = usePageSite();
  return (
    <Link to="/" className={logo.logo} aria-label={t('header.homeLink')}>
      {brand?.logo ? (
        <Picture light={brand.logo} dark={brand.darkLogo} />
      ) : (
        <>
          {hasSampleContent() && <Mark />}
          <span translate="no" dir="auto">
            {t('shop.name')}
          </span>
        </>
      )}
    </Link>
  );
}

/** Without a logo for dark grounds the one there is stands on a light one. */
function Picture({ light, dark }: { light: BrandPictureResponse; dark?: BrandPictureResponse | undefined }) {
  const size = { width: Math.round((light.width / light.height) * LOGO_HEIGHT), height: LOGO_HEIGHT };
  return (
    <picture className={classNames(logo.picture, !dark && logo.plate)}>
      {dark && <source srcSet={`/brand/${dark.file}`} media="(prefers-color-scheme: dark)" />}
      <img src={`/brand/${light.file}`} alt="" {...size} />
    </picture>
  );
}

const LOGO_HEIGHT = 32;

function Mark() {
  return (
    <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32" fill="none">
      <path d="M2 5h28" stroke="var(--steel)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M7 5h18v22l-3-2-3 2-3-2-3 2-3-2-3 2z"
        fill="var(--action)"
        stroke="var(--action)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="m11.5 14.5 3.3 3.5 6-7"
        stroke="var(--on-action)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function AssistantLink() {
  const { t } = useTranslation();
  return <IconLink to="/ai-assistant" icon="chat" label={t('navigation.assistant')} discover="none" />;
}

function ContactAction() {
  const { t } = useTranslation();
  return (
    <ContactButton aria-label={t('header.contact')} className={actions.action}>
      <Icon name="mail" size={24} />
      <span className={actions.wideText}>{t('header.contact')}</span>
    </ContactButton>
  );
}
