import { adminApi, type VatOfRateResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { Skeleton, useFormats } from '@kp/ui';
import { LoadFailure, NothingFound } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { FiguresTable } from './figures-table';
import { useVatRateName } from './use-vat-rate-name';

/** What documents of a period state by country, category and rate, and the VAT that fell due in it. */
export function VatRates({ from, to }: { readonly from: string; readonly to: string }) {
  const { t } = useTranslation('admin');
  const failure = useRequestFailure();
  const query = adminApi.useGetVatReportByAdminQuery({ from, to });
  const { data: rows, error } = query;
  if (!rows && error) return <LoadFailure {...failure.panel(query, t('vatReport.failed'))} />;
  if (!rows) return <Skeleton height="8rem" />;
  return rows.length === 0 ? <NothingFound title={t('vatReport.empty')} /> : <Rates rows={rows} />;
}

function Rates({ rows }: { readonly rows: readonly VatOfRateResponse[] }) {
  const { t } = useTranslation('admin');
  const { money, number } = useFormats();
  const nameOf = useVatRateName();
  const hasAccounting = rows.some(({ accountingVat }) => accountingVat !== null);
  const inAccounting = (amount: string | null, currency: string | null) =>
    amount && currency ? money({ amount, currency }) : '–';
  return (
    <>
      <p>{t('vatReport.hint')}</p>
      <FiguresTable
        label={t('vatReport.title')}
        columns={[
          t('vatReport.rate'),
          t('vatReport.documents'),
          t('vatReport.taxable'),
          t('vatReport.vat'),
          ...(hasAccounting ? [t('vatReport.accountingTaxable'), t('vatReport.accountingVat')] : []),
          t('vatReport.due'),
        ]}
        rows={rows.map((row) => {
          const { country, category, rate, currency, accountingCurrency } = row;
          return {
            key: `${country} ${category} ${rate} ${currency}`,
            label: nameOf(row),
            cells: [
              number(row.documents),
              money({ amount: row.taxable, currency }),
              money({ amount: row.vat, currency }),
              ...(hasAccounting
                ? [
                    inAccounting(row.accountingTaxable, accountingCurrency),
                    inAccounting(row.accountingVat, accountingCurrency),
                  ]
                : []),
              money({ amount: row.due, currency }),
            ],
          };
        })}
      />
    </>
  );
}
