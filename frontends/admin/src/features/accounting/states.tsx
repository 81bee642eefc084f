import { monthName } from '@kp/i18n/month-name';
import { useFormats } from '@kp/ui';
import { Card, NothingFound } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../shared/export-menu';
import { FiguresTable } from '../../shared/figures-table';
import { NotLoaded } from '../../shared/not-loaded';
import { useTerritoryName } from '../../shared/territory-name';
import {
  type AccountingStatesResponse,
  useGetAccountingStatesQuery,
  useGetDistanceSalesQuery,
} from './accounting-api';
import { AccountingPage } from './accounting-page';
import { MonthSelect } from './month-select';
import { useAccountingState } from './use-accounting-state';

/** What returns to other member states and the recapitulative statement ask for. */
export function States() {
  const { t } = useTranslation('adminAccounting');
  const { month } = useAccountingState();
  const query = useGetAccountingStatesQuery({ month });
  const { currentData } = query;
  return (
    <AccountingPage actions={<MonthSelect />}>
      {!currentData && <NotLoaded query={query} failed={t('states.failed')} lines={8} />}
      {currentData && (
        <>
          <Card
            title={<h2>{t('states.sales', { year: currentData.year })}</h2>}
            extra={currentData.sales.length > 0 && <Export name="oss-sales" month={month} />}
          >
            <Threshold year={currentData.year} />
            <Sales sales={currentData.sales} year={currentData.year} />
          </Card>
          <Card
            title={<h2>{t('states.supplies')}</h2>}
            extra={
              currentData.supplies.length > 0 && <Export name="intra-community-supplies" month={month} />
            }
          >
            <Supplies supplies={currentData.supplies} month={month} year={currentData.year} />
          </Card>
        </>
      )}
    </AccountingPage>
  );
}

function Export(props: { readonly name: 'intra-community-supplies' | 'oss-sales'; readonly month: string }) {
  const { t } = useTranslation('adminAccounting');
  return (
    <ExportMenu
      name={props.name}
      parameters={new URLSearchParams({ month: props.month })}
      failureTitle={t('states.exportFailed')}
    />
  );
}

function Threshold({ year }: { readonly year: number }) {
  const { t } = useTranslation('adminAccounting');
  const { money } = useFormats();
  const { currentData } = useGetDistanceSalesQuery({ year });
  if (!currentData) return null;
  const { amount, threshold, currency } = currentData;
  return (
    <p>
      {t('states.threshold', {
        amount: money({ amount, currency }),
        threshold: money({ amount: threshold, currency }),
      })}
    </p>
  );
}

function Sales({ sales, year }: Pick<AccountingStatesResponse, 'sales' | 'year'>) {
  const { t } = useTranslation('adminAccounting');
  const { money, number, percent } = useFormats();
  const nameOf = useTerritoryName();
  if (sales.length === 0) return <NothingFound title={t('states.noSales')} />;
  return (
    <FiguresTable
      label={t('states.sales', { year })}
      columns={[t('states.state'), t('ageing.documents'), t('columns.net'), t('columns.vat')]}
      rows={sales.map(({ state, rate, currency, documents, taxable, vat }) => ({
        key: `${state} ${rate} ${currency}`,
        label: `${nameOf(state)}: ${percent(String(rate))}`,
        cells: [number(documents), money({ amount: taxable, currency }), money({ amount: vat, currency })],
      }))}
    />
  );
}

function Supplies({
  supplies,
  month,
  year,
}: Pick<AccountingStatesResponse, 'supplies' | 'year'> & { readonly month: string }) {
  const { t } = useTranslation('adminAccounting');
  const { language, money, number } = useFormats();
  if (supplies.length === 0) return <NothingFound title={t('states.noSupplies')} />;
  const inBoth = (amount: string, currency: string, accounting: string | null, other: string | null) =>
    [money({ amount, currency }), accounting && other && money({ amount: accounting, currency: other })]
      .filter(Boolean)
      .join(' · ');
  return (
    <FiguresTable
      label={t('states.supplies')}
      columns={[
        t('columns.customer'),
        t('columns.taxNumber'),
        t('ageing.documents'),
        monthName(month, language),
        String(year),
      ]}
      rows={supplies.map((each) => ({
        key: `${each.vatNumber} ${each.name} ${each.currency}`,
        label: <bdi>{each.name}</bdi>,
        cells: [
          <bdi key="number" dir="ltr">
            {each.vatNumber}
          </bdi>,
          number(each.documents),
          inBoth(each.month, each.currency, each.accountingMonth, each.accountingCurrency),
          inBoth(each.year, each.currency, each.accountingYear, each.accountingCurrency),
        ],
      }))}
    />
  );
}
