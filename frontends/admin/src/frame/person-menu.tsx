import { useLanguage, useSession } from '@kp/client';
import { LANGUAGES, type LanguageCode } from '@kp/i18n';
import { Button, Dropdown } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLeaving } from '../shared/unsaved-changes';
import styles from './top-bar.module.css';

/** Who is signed in, and what is theirs: account, language, keys, the way out. */
export function PersonMenu({ onHelp }: { readonly onHelp: () => void }) {
  const { t } = useTranslation();
  const { t: admin } = useTranslation('admin');
  const { user, logout } = useSession();
  const { language, choose } = useLanguage();
  const navigate = useNavigate();
  const { leave } = useLeaving();
  const goTo = (path: string) => leave(() => void navigate(path));
  const languages = LANGUAGES.map(({ code, nativeName }) => ({
    key: code,
    label: <span lang={code}>{nativeName}</span>,
    onClick: () => void choose(code as LanguageCode),
  }));
  const items = [
    { key: 'who', label: t('header.signedInAs', { name: user?.firstName || user?.email }), disabled: true },
    { key: 'shop', label: admin('frame.viewShop'), onClick: () => goTo('/') },
    { key: 'account', label: t('header.account'), onClick: () => goTo('/account') },
    { key: 'language', label: admin('frame.language'), children: languages },
    { key: 'keys', label: admin('commands.openHelp'), onClick: onHelp },
    { type: 'divider' as const },
    { key: 'logout', label: t('header.logout'), onClick: () => leave(logout) },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items, selectedKeys: [language], triggerSubMenuAction: 'click' }}>
      <Button
        type="text"
        aria-label={`${initials(user)}: ${t('header.accountMenu')}`}
        aria-haspopup="menu"
        className={styles.person}
      >
        {initials(user)}
      </Button>
    </Dropdown>
  );
}

const initials = (
  user: { firstName?: string | null; lastName?: string | null; email: string } | null | undefined,
) =>
  [user?.firstName || user?.email, user?.lastName]
    .map((name) => name?.charAt(0).toUpperCase() ?? '')
    .join('');
