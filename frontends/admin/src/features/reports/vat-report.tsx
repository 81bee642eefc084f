import { adminApi, type VatOfRateResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { shopDayOf } from '@kp/i18n/shop-time';
import { Skeleton, useFormats } from '@kp/ui';
import { Card, Flex, Form, Input, LoadFailure, NothingFound } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../shared/export-menu';
import { FiguresTable } from '../../shared/figures-table';
import { useRights } from '../../shared/use-rights';
import { useVatRateName } from '../../shared/use-vat-rate-name';
import styles from './reports.module.css';

/** Of this month until a period is chosen. */
export function VatReport() {
  const { t } = useTranslation('admin');
  const { may } = useRights();
  const failure = useRequestFailure();
  const [period, setPeriod] = useState(() => {
    const today = shopDayOf(new Date());
    return { from: `${today.slice(0, 8)}01`, to: today };
  });
  const isValid = period.from !== '' && period.from <= period.to;
  const query = adminApi.useGetVatReportByAdminQuery(period, {
    skip: !isValid,
  });
  const { data: rows, error } = query;
  return (
    <div className={styles.vat}>
      <Card
        title={<h2>{t('vatReport.title')}</h2>}
        extra={
          may('invoices') && (
            <ExportMenu
              name="invoices"
              parameters={new URLSearchParams(period)}
              failureTitle={t('vatReport.exportFailed')}
            />
          )
        }
      >
        <Flex wrap gap="small">
          {(['from', 'to'] as const).map((end) => (
            <Form.Item key={end} label={t(`orders.${end}`)} htmlFor={`vat-${end}`} layout="vertical">
              <Input
                id={`vat-${end}`}
                type="date"
                min={end === 'to' ? period.from : undefined}
                value={period[end]}
                onChange={({ target }) => setPeriod({ ...period, [end]: target.value })}
              />
            </Form.Item>
          ))}
        </Flex>
        {!isValid && <p role="alert">{t('vatReport.reversed')}</p>}
        {isValid && !rows && error && <LoadFailure {...failure.panel(query, t('vatReport.failed'))} />}
        {isValid && !rows && !error && <Skeleton height="8rem" />}
        {isValid && rows?.length === 0 && <NothingFound title={t('vatReport.empty')} />}
        {isValid && rows && rows.length > 0 && <Rates rows={rows} />}
      </Card>
    </div>
  );
}

function Rates({ rows }: { readonly rows: readonly VatOfRateResponse[] }) {
  const { t } = useTranslation('admin');
  const { money, number } = useFormats();
  const nameOf = useVatRateName();
  const hasAccounting = rows.some(({ accountingVat }) => accountingVat !== null);
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
          ...(hasAccounting ? [t('vatReport.accountingVat')] : []),
          t('vatReport.due'),
        ]}
        rows={rows.map((row) => {
          const { country, category, rate, currency, accountingVat, accountingCurrency } = row;
          return {
            key: `${country} ${category} ${rate} ${currency}`,
            label: nameOf(row),
            cells: [
              number(row.documents),
              money({ amount: row.taxable, currency }),
              money({ amount: row.vat, currency }),
              ...(hasAccounting
                ? [accountingVat ? money({ amount: accountingVat, currency: accountingCurrency! }) : '–']
                : []),
              money({ amount: row.due, currency }),
            ],
          };
        })}
      />
    </>
  );
}
