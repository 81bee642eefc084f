import { VatRates } from '../../shared/vat-rates';
import { AccountingPage } from './accounting-page';
import { MonthClosing } from './month-closing';
import { MonthSelect } from './month-select';
import { OpenItems } from './open-items';
import { ReceiptsJournal } from './receipts-journal';
import { SalesJournal } from './sales-journal';
import { States } from './states';
import { useAccountingState } from './use-accounting-state';

/** What an accountant needs of a month. */
export function AccountingTab() {
  const { view } = useAccountingState();
  if (view === 'vat') return <VatOfMonth />;
  if (view === 'open') return <OpenItems />;
  if (view === 'states') return <States />;
  return view === 'receipts' ? <ReceiptsJournal /> : <SalesJournal />;
}

function VatOfMonth() {
  const { month } = useAccountingState();
  return (
    <AccountingPage
      actions={
        <>
          <MonthSelect />
          <MonthClosing />
        </>
      }
    >
      <VatRates {...daysOfMonth(month)} />
    </AccountingPage>
  );
}

function daysOfMonth(month: string): { from: string; to: string } {
  const last = new Date(`${month}-01T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
}
