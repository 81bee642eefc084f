import {
  type AccountingStatesResponse,
  type AgeingResponse,
  type CustomerAgeingResponse,
  officeApi,
  type OpenDocumentResponse,
  type ReceiptResponse,
  type SaleResponse,
} from '@kp/api-client/office';
import { listQuery } from '../../shared/list/list-query';

export type {
  AccountingStatesResponse,
  AgeingResponse,
  CustomerAgeingResponse,
  OpenDocumentResponse,
  ReceiptResponse,
  SaleResponse,
};

interface MonthPageArg {
  readonly month: string;
  readonly limit: number;
  readonly offset: number;
}

const accountingApi = officeApi
  .enhanceEndpoints({
    addTagTypes: ['Invoices', 'AccountingMonths', 'AccountingArchives', 'AccountingReminders'],
    endpoints: {
      getAccountingMonth: { providesTags: ['AccountingMonths', 'Invoices'] },
      getAccountingArchive: { providesTags: ['AccountingArchives'] },
      requestAccountingArchive: { invalidatesTags: ['AccountingArchives'] },
      getAccountingStates: { providesTags: ['Invoices'] },
      sumReceiptsJournal: { providesTags: ['Invoices'] },
      getAccountingReminders: { providesTags: ['AccountingReminders'] },
      getAccountingRemindersOfCustomer: { providesTags: ['AccountingReminders'] },
      switchAccountingReminders: { invalidatesTags: ['AccountingReminders'] },
      switchAccountingRemindersOfCustomer: { invalidatesTags: ['AccountingReminders'] },
      countAccountingPunctual: { providesTags: ['Invoices'] },
      closeAccountingMonth: { invalidatesTags: ['AccountingMonths'] },
      reopenAccountingMonth: { invalidatesTags: ['AccountingMonths'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      openItemPage: build.query(
        listQuery<CustomerAgeingResponse, Omit<MonthPageArg, 'month'> & { month?: string }, 'Invoices'>(
          '/admin/api/open-items',
          'Invoices',
        ),
      ),
      receiptPage: build.query(
        listQuery<ReceiptResponse, MonthPageArg, 'Invoices'>('/admin/api/receipts-journal', 'Invoices'),
      ),
      salePage: build.query(
        listQuery<SaleResponse, MonthPageArg, 'Invoices'>('/admin/api/sales-journal', 'Invoices'),
      ),
    }),
  });

export const {
  useListAccountingOpenDocumentsQuery,
  useOpenItemPageQuery,
  useReceiptPageQuery,
  useSalePageQuery,
  useSumAccountingOpenItemsQuery,
  useSumReceiptsJournalQuery,
  useCountAccountingPunctualQuery,
  useGetAccountingArchiveQuery,
  useGetAccountingMonthQuery,
  useGetAccountingRemindersOfCustomerQuery,
  useGetAccountingRemindersQuery,
  useSwitchAccountingRemindersMutation,
  useSwitchAccountingRemindersOfCustomerMutation,
  useGetAccountingStatesQuery,
  useGetDistanceSalesQuery,
  useRequestAccountingArchiveMutation,
  useCloseAccountingMonthMutation,
  useReopenAccountingMonthMutation,
} = accountingApi;

/** What `DownloadButton` takes: what the customer of a document owes, or owed at the end of a month. */
export const statementOf = (id: number, failureTitle: string, month?: string) => ({
  url: `/admin/api/open-items/${id}/statement.pdf${month ? `?month=${month}` : ''}`,
  name: 'statement.pdf',
  failureTitle,
});
