import { Button, LinkButton } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { InvoiceDownloads } from '../../shared/invoice-downloads';
import styles from './invoice-page.module.css';

export function InvoiceActions({ invoiceNumber }: { readonly invoiceNumber: string }) {
  const { t } = useTranslation('accountTabs');
  return (
    <div className={styles.actions} data-print="hidden">
      <LinkButton to="/account?tab=invoices" type="link" className={styles.back}>
        {t('invoices.page.back')}
      </LinkButton>
      <Button type="primary" onClick={() => window.print()}>
        {t('invoices.page.print')}
      </Button>
      <InvoiceDownloads invoiceNumber={invoiceNumber} />
    </div>
  );
}
