import type { PromotionResponse } from '@kp/api-client/office';
import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { CancelSending } from './cancel-sending';
import { PromotionPreview } from './promotion-preview';
import { useGetPromotionByAdminQuery } from './promotions-api';
import styles from './promotions.module.css';
import { SendForm } from './send-form';
import { HistoryButton } from '../../shared/audit/history-button';
import { SideDrawer } from '../../shared/side-drawer';

const WIDTH = 720;
const POLL_INTERVAL_MS = 5000;

export interface PromotionReviewProps {
  /** None closes the drawer. */
  readonly id: number | undefined;
  readonly onClose: () => void;
}

export function PromotionReview({ id, onClose }: PromotionReviewProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <SideDrawer
      open={id !== undefined}
      onClose={onClose}
      size={WIDTH}
      title={t('promotions.review')}
      extra={id !== undefined && <HistoryButton subject="promotion" subjectId={id} />}
    >
      {id !== undefined && <LoadedPromotion key={id} id={id} />}
    </SideDrawer>
  );
}

function LoadedPromotion({ id }: { readonly id: number }) {
  const { t } = useTranslation('adminPeople');
  const query = useGetPromotionByAdminQuery({ id }, { pollingInterval: POLL_INTERVAL_MS });
  const { currentData: promotion } = query;
  if (!promotion) return <NotLoaded query={query} failed={t('promotions.failed')} lines={10} />;
  return (
    <Flex vertical gap="large">
      <h2>
        <bdi>{promotion.name}</bdi>
      </h2>
      <section aria-label={t('promotions.sendTitle')}>
        {promotion.state === 'draft' ? <SendForm promotion={promotion} /> : <Sending promotion={promotion} />}
      </section>
      <PromotionPreview promotion={promotion} />
    </Flex>
  );
}

function Sending({ promotion }: { readonly promotion: PromotionResponse }) {
  const { t } = useTranslation('adminPeople');
  const { language, number } = useFormats();
  const { state, sendAt, endedAt, mailed, recipients } = promotion;
  const dateOf = (time: string | null) => (time ? formatDateTime(time, language) : '');
  const progress = { mailed: number(mailed), recipients: number(recipients ?? 0) };
  const progressText = t('promotions.progress', progress);
  return (
    <Flex vertical gap="small">
      <div role="status">
        {state === 'scheduled' && <p>{t('promotions.goesOut', { date: dateOf(sendAt) })}</p>}
        {state === 'sent' && <p>{t('promotions.endedSent', { date: dateOf(endedAt) })}</p>}
        {state === 'cancelled' && <p>{t('promotions.endedCancelled', { date: dateOf(endedAt) })}</p>}
        {state !== 'scheduled' && <p>{progressText}</p>}
      </div>
      {state === 'sending' && (
        <progress
          aria-label={progressText}
          value={mailed}
          max={Math.max(recipients ?? 0, 1)}
          className={styles.progress}
        />
      )}
      {(state === 'scheduled' || state === 'sending') && <CancelSending id={promotion.id} />}
    </Flex>
  );
}
