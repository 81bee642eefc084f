import { shopApi } from '@kp/api-client/shop';
import { Button, SearchIcon, Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { commandKey } from '../shared/shortcuts';
import { Notifications } from './notifications';
import { PersonMenu } from './person-menu';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

export function TopBar({ onSearch, onHelp }: TopBarProps) {
  const { t } = useTranslation('admin');
  return (
    <header className={styles.bar}>
      <ShopName />
      <Button
        type="text"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
        className={styles.search}
      >
        <span className={styles.hint}>
          <span aria-hidden>
            <SearchIcon />
          </span>
          {t('commands.search')}
        </span>
        <kbd className={styles.key} dir="ltr" aria-hidden>
          {commandKey()} K
        </kbd>
      </Button>
      <TestMode />
      <Link to="/" className={styles.shop}>
        {t('frame.viewShop')}
      </Link>
      <Notifications />
      <PersonMenu onHelp={onHelp} />
    </header>
  );
}

/** Alone while it is checked who is there. */
export function BareTopBar() {
  return (
    <header className={styles.bar}>
      <ShopName />
    </header>
  );
}

function ShopName() {
  const { t } = useTranslation();
  return (
    <Link to="/admin" className={styles.name}>
      <span translate="no" dir="auto">
        {t('shop.name')}
      </span>
    </Link>
  );
}

function TestMode() {
  const { t } = useTranslation();
  const { data } = shopApi.useGetConfigQuery(undefined, { refetchOnMountOrArgChange: false });
  if (!data?.testMode) return null;
  return (
    <Tag color="warning" title={t('shop.testModeHint')} className={styles.testMode}>
      {t('shop.testMode')}
    </Tag>
  );
}
