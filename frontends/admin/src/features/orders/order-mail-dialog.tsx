import { adminApi } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { Modal } from '@kp/ui/dialogs';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { MailFrame } from '../../shared/mail-frame';
import { useRights } from '../../shared/use-rights';
import styles from './order-mail-dialog.module.css';

export interface OrderMailDialogProps {
  readonly orderId: number;
  /** None closes the dialog. */
  readonly mailId: number | undefined;
  readonly onClose: () => void;
}

/** A mail as it was sent. */
export function OrderMailDialog({ orderId, mailId, onClose }: OrderMailDialogProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const failure = useRequestFailure();
  const { toast } = useToast();
  const { may } = useRights();
  const ids = { id: orderId, mailId: mailId ?? 0 };
  const query = adminApi.useGetOrderMailByAdminQuery(ids, { skip: mailId === undefined });
  const [resend, { isLoading }] = adminApi.useResendOrderMailByAdminMutation();
  const { currentData: mail } = query;
  const sendAgain = async () => {
    const { error: refusal } = await resend(ids);
    if (refusal) return void failure.show(refusal, { title: t('mails.resendFailed') });
    toast({ title: t('mails.resent'), description: mail && t('mails.to', { email: mail.to }) });
    onClose();
  };
  return (
    <Modal
      open={mailId !== undefined}
      onCancel={onClose}
      title={mail?.subject}
      width="min(48rem, 100vw - 2rem)"
      closable={{ 'aria-label': common('actions.close') }}
      okText={t('mails.resend')}
      okButtonProps={{ hidden: !may('orders'), disabled: !mail }}
      confirmLoading={isLoading}
      onOk={() => void sendAgain()}
      cancelText={common('actions.close')}
      destroyOnHidden
    >
      {!mail && <NotLoaded query={query} failed={t('mails.failed')} lines={6} />}
      {mail && (
        <div className={styles.mail}>
          <p>{t('mails.to', { email: mail.to })}</p>
          {mail.attachment && <p>{t('mails.attached', { file: mail.attachment })}</p>}
          <MailFrame title={mail.subject} html={mail.html} className={styles.frame} />
        </div>
      )}
    </Modal>
  );
}
