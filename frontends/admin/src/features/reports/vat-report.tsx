import { shopDayOf } from '@kp/i18n/shop-time';
import { Card, Flex, Form, Input } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../shared/export-menu';
import { useRights } from '../../shared/use-rights';
import { VatRates } from '../../shared/vat-rates';
import styles from './reports.module.css';

/** Of this month until a period is chosen. */
export function VatReport() {
  const { t } = useTranslation('admin');
  const { may } = useRights();
  const [period, setPeriod] = useState(() => {
    const today = shopDayOf(new Date());
    return { from: `${today.slice(0, 8)}01`, to: today };
  });
  const isValid = period.from !== '' && period.from <= period.to;
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
        {isValid && <VatRates {...period} />}
      </Card>
    </div>
  );
}
