import { useFileDownload } from '@kp/client/files';
import { Button } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';

interface InvoiceDownloadsProps {
  readonly invoiceNumber: string;
  /** In a list the buttons show their formats only. */
  readonly size?: 'small';
}

export function InvoiceDownloads({ invoiceNumber, size }: InvoiceDownloadsProps) {
  const { t } = useTranslation('accountTabs');
  const pdf = useFileDownload();
  const xml = useFileDownload();
  const fileOf = (format: 'pdf' | 'xml') => ({
    url: `/api/invoices/number/${encodeURIComponent(invoiceNumber)}/${format}`,
    name: `${invoiceNumber}.${format}`,
    failureTitle: t('invoices.errors.download'),
  });
  return (
    <>
      <Button
        size={size}
        loading={pdf.isDownloading}
        onClick={() => void pdf.download(fileOf('pdf'))}
        aria-label={t('invoices.pdfOf', { number: invoiceNumber })}
      >
        {size ? 'PDF' : t('invoices.downloadPdf')}
      </Button>
      <Button
        size={size}
        loading={xml.isDownloading}
        onClick={() => void xml.download(fileOf('xml'))}
        aria-label={t('invoices.xmlOf', { number: invoiceNumber })}
      >
        {size ? 'XML' : t('invoices.downloadXml')}
      </Button>
    </>
  );
}
