import { useContactDialog } from '@kp/client';
import { Button, ButtonLink, EmptyState } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { StatusPanel } from '../../shared/status-panel';
import { AcceptForm, type OpenQuoteProps } from './accept-form';

/** The form while the quote can be accepted, else what has become of it. */
export function QuoteDecision({ token, quote }: OpenQuoteProps) {
  const { t } = useTranslation('checkout');
  const { state, orderNumber, statusUrl } = quote;
  if (state === 'sent') return <AcceptForm key={quote.version} token={token} quote={quote} />;
  if (state === 'accepted') {
    return (
      <StatusPanel>
        <EmptyState
          icon="check"
          title={t('quote.accepted', { orderNumber })}
          actions={statusUrl && <ButtonLink to={pathOf(statusUrl)}>{t('quote.viewOrder')}</ButtonLink>}
        >
          {t('quote.acceptedHint')}
        </EmptyState>
      </StatusPanel>
    );
  }
  const title = {
    expired: t('quote.expired'),
    declined: t('quote.declined'),
    withdrawn: t('quote.withdrawn'),
    replaced: t('quote.withdrawn'),
    requested: t('quote.withdrawn'),
  }[state];
  return (
    <StatusPanel>
      <EmptyState icon="info" title={title} actions={<ContactLink />}>
        {t('quote.closedHint')}
      </EmptyState>
    </StatusPanel>
  );
}

const pathOf = (url: string) => new URL(url, window.location.origin).pathname;

function ContactLink() {
  const { t } = useTranslation('checkout');
  const { open } = useContactDialog();
  return (
    <Button variant="link" aria-haspopup="dialog" onClick={() => open()}>
      {t('quote.contactUs')}
    </Button>
  );
}
