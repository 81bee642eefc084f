import { adminApi, type ContactMessageResponse, type QuoteRequestResponse } from '@kp/api-client/admin';

export const BOXES = ['messages', 'quotes'] as const;
export type Box = (typeof BOXES)[number];

export type Enquiry = ContactMessageResponse | QuoteRequestResponse;
export type EnquiryStatus = Enquiry['status'];
export const STATUSES = ['new', 'answered', 'closed'] as const satisfies readonly EnquiryStatus[];

interface EnquiryPage {
  readonly enquiries: readonly Enquiry[];
  /** Of all that match. */
  readonly total: number;
}

interface EnquiryPageArg {
  readonly box: Box;
  readonly search?: string;
  readonly status?: string;
  readonly limit: number;
  readonly offset: number;
}

const PATHS: Readonly<Record<Box, string>> = {
  messages: '/admin/api/contact-messages',
  quotes: '/admin/api/quote-requests',
};

const inboxApi = adminApi
  .enhanceEndpoints({
    endpoints: { sendQuote: { invalidatesTags: ['Inbox'] }, withdrawQuote: { invalidatesTags: ['Inbox'] } },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      enquiryPage: build.query<EnquiryPage, EnquiryPageArg>({
        query: ({ box, ...params }) => ({ url: PATHS[box], params }),
        transformResponse: (enquiries: Enquiry[], meta) => ({
          enquiries,
          total: meta?.totalCount ?? enquiries.length,
        }),
        providesTags: ['Inbox'],
      }),
    }),
  });

export const {
  useEnquiryPageQuery,
  useGetContactMessageQuery,
  useGetQuoteRequestQuery,
  useReplyToContactMessageMutation,
  useReplyToQuoteRequestMutation,
  useSendQuoteMutation,
  useSetContactMessageStatusMutation,
  useSetQuoteRequestStatusMutation,
  useWithdrawQuoteMutation,
} = inboxApi;
