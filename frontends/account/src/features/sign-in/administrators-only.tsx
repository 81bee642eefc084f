import { useSession } from '@kp/client';
import { Button, ButtonLink, EmptyState } from '@kp/ui';
import { useTranslation } from 'react-i18next';

/** Told to a signed-in customer who asked for the back office: no loop between the two pages, and ways on. */
export function AdministratorsOnly() {
  const { t } = useTranslation();
  const { t: account } = useTranslation('account');
  const { logout } = useSession();
  return (
    <EmptyState
      icon="warning"
      title={t('adminOnly.title')}
      actions={
        <>
          <ButtonLink to="/" variant="primary">
            {t('actions.backToShop')}
          </ButtonLink>
          <ButtonLink to="/account">{t('header.account')}</ButtonLink>
          <Button variant="quiet" onClick={() => void logout()}>
            {account('login.otherAccount')}
          </Button>
        </>
      }
    >
      {t('adminOnly.text')}
    </EmptyState>
  );
}
