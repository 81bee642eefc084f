import { ASSISTANT_CAPABILITIES } from '@kp/commerce/assistant-rules';
import { Card, Icon } from '@kp/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './capabilities.module.css';
import type { Assistant } from './use-assistant';

type Capability = (typeof ASSISTANT_CAPABILITIES)[number];

const isKnown = (capability: string): capability is Capability =>
  (ASSISTANT_CAPABILITIES as readonly string[]).includes(capability);

/** All of them until the connection says which the assistant has. */
export function Capabilities({ assistant }: { readonly assistant: Assistant }) {
  const { t } = useTranslation('assistant');
  const headingId = useId();
  const capabilities = assistant.capabilities ?? ASSISTANT_CAPABILITIES;
  return (
    <Card>
      <h2 id={headingId} className={styles.heading}>
        {t('capabilitiesTitle')}
      </h2>
      <ul aria-labelledby={headingId} className={styles.capabilities}>
        {[...new Set(capabilities)].map((capability) => (
          <li key={capability} className={styles.capability}>
            <Icon name="check" />
            {isKnown(capability) ? t(`capabilities.${capability}`) : capability}
          </li>
        ))}
      </ul>
    </Card>
  );
}
