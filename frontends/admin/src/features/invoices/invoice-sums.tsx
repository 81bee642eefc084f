import { useFormats } from '@kp/ui';
import { Flex, Typography } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { type InvoiceFilters, useSumInvoicesByAdminQuery } from './invoices-api';

/** Of all that the list is narrowed down to, a line per currency. */
export function InvoiceSums({ filters }: { readonly filters: InvoiceFilters }) {
  const { t } = useTranslation('adminOrders');
  const { money, number } = useFormats();
  const { data: sums = [] } = useSumInvoicesByAdminQuery(
    filters as Parameters<typeof useSumInvoicesByAdminQuery>[0],
  );
  return (
    <div role="status" aria-label={t('invoices.sums.title')}>
      {sums.map(({ currency, documents, netAmount, vatAmount, totalAmount, outstandingAmount }) => {
        const facts = [
          t('invoices.sums.documents', {
            count: documents,
            number: number(documents),
          }),
          t('invoices.sums.net', {
            amount: money({ amount: netAmount, currency }),
          }),
          t('invoices.sums.vat', {
            amount: money({ amount: vatAmount, currency }),
          }),
          t('invoices.sums.total', {
            amount: money({ amount: totalAmount, currency }),
          }),
          t('invoices.sums.outstanding', {
            amount: money({ amount: outstandingAmount, currency }),
          }),
        ];
        return (
          <Flex key={currency} wrap gap="middle">
            {facts.map((fact) => (
              <Typography.Text key={fact} type="secondary">
                {fact}
              </Typography.Text>
            ))}
          </Flex>
        );
      })}
    </div>
  );
}
