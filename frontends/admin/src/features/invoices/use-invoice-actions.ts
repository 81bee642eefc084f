import type { StaffInvoiceResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { useFileDownload } from '@kp/client/files';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../shared/list/row-menu';
import { useSendInvoiceByAdminMutation } from './invoices-api';

/** What can be done with a document, in its row and in its drawer. */
export function useInvoiceActions(): (invoice: StaffInvoiceResponse) => RowAction[] {
  const { t } = useTranslation('adminOrders');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const { download } = useFileDownload();
  const [send] = useSendInvoiceByAdminMutation();
  const failureTitle = t('drawer.documents.failed');
  return ({ invoiceNumber: number, buyerEmail }) => {
    const file = (ending: 'pdf' | 'xml') => ({
      key: ending,
      label: t(`invoices.${ending}`),
      onClick: () =>
        void download({
          url: `/api/invoices/number/${number}/${ending}`,
          name: `${number}.${ending}`,
          failureTitle,
        }),
    });
    const sendAgain = async () => {
      try {
        await send({ number }).unwrap();
        toast({ title: t('invoices.sent', { number, email: buyerEmail }) });
      } catch (error) {
        failure.show(error, { title: t('invoices.sendFailed') });
      }
    };
    return [
      file('pdf'),
      file('xml'),
      {
        key: 'send',
        label: t('invoices.send'),
        disabled: buyerEmail === '',
        question: t('invoices.sendQuestion', { number, email: buyerEmail }),
        onClick: () => void sendAgain(),
      },
    ];
  };
}
