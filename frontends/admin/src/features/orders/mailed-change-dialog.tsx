import type { OrderResponse } from '@kp/api-client/admin';
import type { MailedStatus } from '@kp/commerce';
import { Alert } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import type { ChangeInDialog } from './use-status-change';

export interface AskedChange {
  readonly order: OrderResponse;
  /** The dialog of a shipment asks for more. */
  readonly status: Exclude<MailedStatus, 'shipped'>;
}

interface MailedChangeDialogProps {
  /** None closes the dialog. */
  readonly asked: AskedChange | undefined;
  readonly change: ChangeInDialog;
  readonly onClose: () => void;
  readonly onAgree: (asked: AskedChange) => Promise<void>;
}

/** Asks before a change that the customer is told of. */
export function MailedChangeDialog({ asked, change, onClose, onAgree }: MailedChangeDialogProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const isCancelled = asked?.status === 'cancelled';
  return (
    <FormModal
      isOpen={Boolean(asked)}
      onClose={onClose}
      title={t(isCancelled ? 'orders.cancel.title' : 'orders.deliver.title', {
        orderNumber: asked?.order.orderNumber,
      })}
      submitLabel={t(isCancelled ? 'orders.cancel.submit' : 'orders.deliver.submit')}
      closeLabel={common('actions.back')}
      isDanger={isCancelled}
      isBusy={change.isSaving}
      onSubmit={() => asked && void onAgree(asked)}
    >
      <p>{t(isCancelled ? 'orders.cancel.unpaidText' : 'orders.deliver.text')}</p>
      {change.rejection && <Alert type="error" showIcon title={change.rejection} />}
    </FormModal>
  );
}
