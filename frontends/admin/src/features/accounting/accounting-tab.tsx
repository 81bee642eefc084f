import { VatRates } from '../../shared/vat-rates';
import { AccountingPage } from './accounting-page';
import { MonthSelect } from './month-select';
import { SalesJournal } from './sales-journal';
import { useAccountingState } from './use-accounting-state';

/** What an accountant needs of a month. */
export function AccountingTab() {
  const { view } = useAccountingState();
  return view === 'vat' ? <VatOfMonth /> : <SalesJournal />;
}

function VatOfMonth() {
  const { month } = useAccountingState();
  return (
    <AccountingPage actions={<MonthSelect />}>
      <VatRates {...daysOfMonth(month)} />
    </AccountingPage>
  );
}

function daysOfMonth(month: string): { from: string; to: string } {
  const last = new Date(`${month}-01T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
}
