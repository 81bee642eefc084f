import { officeApi, type SaleResponse } from '@kp/api-client/office';
import { listQuery } from '../../shared/list/list-query';

export type { SaleResponse };

interface MonthPageArg {
  readonly month: string;
  readonly limit: number;
  readonly offset: number;
}

const accountingApi = officeApi
  .enhanceEndpoints({
    addTagTypes: ['Invoices', 'AccountingMonths'],
    endpoints: {
      getAccountingMonth: { providesTags: ['AccountingMonths', 'Invoices'] },
      closeAccountingMonth: { invalidatesTags: ['AccountingMonths'] },
      reopenAccountingMonth: { invalidatesTags: ['AccountingMonths'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      salePage: build.query(
        listQuery<SaleResponse, MonthPageArg, 'Invoices'>('/admin/api/sales-journal', 'Invoices'),
      ),
    }),
  });

export const {
  useSalePageQuery,
  useGetAccountingMonthQuery,
  useCloseAccountingMonthMutation,
  useReopenAccountingMonthMutation,
} = accountingApi;
