import {
  type BankEntryResponse,
  type BankMatchBody,
  officeApi,
  type PayableDocumentResponse,
} from '@kp/api-client/office';
import { foundPage, type FoundPage } from '../../shared/list/list-query';

export type BankEntry = BankEntryResponse;
export type BankMatch = BankMatchBody;
export type RepeatedLine = NonNullable<NonNullable<BankEntry['proposal']>['repeats']>;
export type PayableDocument = PayableDocumentResponse;
export type EntryState = BankEntry['state'];

export const ENTRIES_PER_PAGE = 200;

const bankApi = officeApi
  .enhanceEndpoints({
    addTagTypes: ['BankEntries', 'Orders', 'InvoicePayments'],
    endpoints: {
      applyBankStatementMatchesByAdmin: { invalidatesTags: ['BankEntries', 'Orders', 'InvoicePayments'] },
      undoBankStatementEntryByAdmin: { invalidatesTags: ['BankEntries', 'Orders', 'InvoicePayments'] },
      ignoreBankStatementEntryByAdmin: { invalidatesTags: ['BankEntries'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      bankEntryPage: build.query<FoundPage<BankEntry>, { state: EntryState; offset: number }>({
        query: (params) => ({
          url: '/admin/api/bank-statements/entries',
          params: { ...params, limit: ENTRIES_PER_PAGE },
        }),
        transformResponse: foundPage<BankEntry>,
        providesTags: ['BankEntries'],
      }),
    }),
  });

export const {
  useBankEntryPageQuery,
  useApplyBankStatementMatchesByAdminMutation,
  useUndoBankStatementEntryByAdminMutation,
  useIgnoreBankStatementEntryByAdminMutation,
  useSearchBankStatementDocumentsByAdminQuery,
} = bankApi;

export const entriesChanged = () => bankApi.util.invalidateTags(['BankEntries']);

/** What is proposed, as it is sent back. */
export function matchOf({ id: entryId, proposal }: BankEntry): BankMatch | null {
  if (!proposal || proposal.repeats) return null;
  const { parts, returnsEntryId } = proposal;
  return {
    entryId,
    parts: parts.map(({ number, amount }) => ({ number, amount })),
    ...(returnsEntryId !== null && { returnsEntryId }),
    ...(parts.some(({ isLate }) => isLate) && { isReopened: true }),
  };
}
