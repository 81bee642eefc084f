import type { OnlineProvider } from '@kp/commerce/connections';
import { PROVIDERS } from '@kp/commerce/connections';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionForm } from './connection-form';
import styles from './settings.module.css';

const NAMES: Readonly<Record<OnlineProvider, string>> = {
  stripe: 'Stripe',
  revolut: 'Revolut',
  paypal: 'PayPal',
};

/** The keys of each payment provider; a closed one loads nothing. */
export function ProviderConnections() {
  const { t } = useTranslation('adminSettings');
  return (
    <div>
      <h3>{t('connection.providers')}</h3>
      <p className={styles.hint}>{t('connection.providersHint')}</p>
      {PROVIDERS.map((provider) => (
        <Provider key={provider} provider={provider} />
      ))}
    </div>
  );
}

function Provider({ provider }: { readonly provider: OnlineProvider }) {
  const { t } = useTranslation('adminSettings');
  const [isOpen, setOpen] = useState(false);
  const webhook = `${location.origin}/api/payments/${provider}/webhook`;
  return (
    <details className={styles.provider} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{NAMES[provider]}</summary>
      {isOpen && (
        <>
          <p className={styles.hint}>
            {t('connection.webhook')} <bdi dir="ltr">{webhook}</bdi>
          </p>
          <ConnectionForm group={provider} name={NAMES[provider]} />
        </>
      )}
    </details>
  );
}
