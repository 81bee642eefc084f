import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useCountNewEnquiriesQuery } from './inbox-api';

const POLL_INTERVAL_MS = 60_000;

/** The name of the tab, with the number of new messages and quote requests. */
export function InboxLabel() {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  const { data } = useCountNewEnquiriesQuery(undefined, { pollingInterval: POLL_INTERVAL_MS });
  const count = data ? data.messages + data.quoteRequests : 0;
  return count > 0 ? `${t('tabs.inbox')} (${number(count)})` : t('tabs.inbox');
}
