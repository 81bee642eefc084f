import { signInPath, useToast } from '@kp/client';
import { Button, ButtonLink, EmptyState } from '@kp/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { StatusPanel } from './status-panel';

export interface SessionEndedProps {
  /** What signing in again leads back to. */
  readonly page: 'cart' | 'checkout';
  readonly onContinueAsGuest: () => void;
}

/** The session ended while its customer was shopping: the cart is saved with the account, and signing in shows it. */
export function SessionEnded({ page, onContinueAsGuest }: SessionEndedProps) {
  const { t } = useTranslation('shop');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const { pathname, search } = useLocation();
  const message = common('errors.sessionExpired');
  // Takes the place of the toast that other pages show.
  useEffect(() => {
    toast({ title: message, variant: 'destructive', isOnlyAnnounced: true });
  }, [toast, message]);
  return (
    <StatusPanel>
      <EmptyState
        icon="user"
        title={t('sessionEnded.title')}
        actions={
          <>
            <ButtonLink to={signInPath(pathname + search)} variant="primary">
              {t('sessionEnded.signIn')}
            </ButtonLink>
            <Button variant="quiet" onClick={onContinueAsGuest}>
              {t('sessionEnded.asGuest')}
            </Button>
          </>
        }
      >
        {t(`sessionEnded.${page}Text`)}
      </EmptyState>
    </StatusPanel>
  );
}
