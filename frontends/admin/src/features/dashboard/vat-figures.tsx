import { adminApi } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import type { DashboardPeriod } from '@kp/commerce/list-rules';
import { dayAfter, shopDayOf } from '@kp/i18n/shop-time';
import { Skeleton, useFormats } from '@kp/ui';
import { Flex, LoadFailure, NothingFound } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { useVatRateName } from '../../shared/use-vat-rate-name';
import styles from './period-figures.module.css';

/** VAT of the documents of the last days by rate, as the report of VAT counts it. */
export function VatFigures({ days }: { readonly days: DashboardPeriod }) {
  const { t } = useTranslation('admin');
  const { money } = useFormats();
  const nameOf = useVatRateName();
  const failure = useRequestFailure();
  const [to] = useState(() => shopDayOf(new Date()));
  const query = adminApi.useGetVatReportByAdminQuery({ from: dayAfter(to, 1 - days), to });
  const { data: rows, error } = query;
  return (
    <section aria-labelledby="vat-figures">
      <Flex wrap align="center" justify="space-between" gap="small">
        <h2 id="vat-figures" className={styles.title}>
          {t('vatReport.title')}
        </h2>
        <Link to={adminPath('reports', { days })} className={styles.more}>
          {t('dashboard.showVat')}
        </Link>
      </Flex>
      {!rows && error && <LoadFailure {...failure.panel(query, t('vatReport.failed'))} />}
      {!rows && !error && <Skeleton height="5rem" />}
      {rows?.length === 0 && <NothingFound title={t('vatReport.empty')} />}
      {rows && rows.length > 0 && (
        <dl className={styles.figures}>
          {rows.map((row) => {
            const { country, category, rate, currency, vat, taxable } = row;
            return (
              <div key={`${country} ${category} ${rate} ${currency}`}>
                <dt>{nameOf(row)}</dt>
                <dd>
                  <strong>{money({ amount: vat, currency })}</strong>
                  <span>{t('dashboard.vatOf', { amount: money({ amount: taxable, currency }) })}</span>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </section>
  );
}
