import { adminApi, type ContactMessageResponse, type QuoteRequestResponse } from '@kp/api-client/admin';
import { foundPage, type FoundPage } from '../../shared/list/list-query';

export const BOXES = ['messages', 'quotes'] as const;
export type Box = (typeof BOXES)[number];

export type Conversation = ContactMessageResponse | QuoteRequestResponse;
export type ConversationStatus = Conversation['status'];
export const STATUSES = ['new', 'answered', 'closed'] as const satisfies readonly ConversationStatus[];

interface ConversationPageArg {
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
      conversationPage: build.query<FoundPage<Conversation>, ConversationPageArg>({
        query: ({ box, ...params }) => ({ url: PATHS[box], params }),
        transformResponse: foundPage<Conversation>,
        providesTags: ['Inbox'],
      }),
    }),
  });

export const {
  useConversationPageQuery,
  useGetContactMessageQuery,
  useGetQuoteRequestQuery,
  useReplyToContactMessageMutation,
  useReplyToQuoteRequestMutation,
  useSendQuoteMutation,
  useSetContactMessageStatusMutation,
  useSetQuoteRequestStatusMutation,
  useWithdrawQuoteMutation,
} = inboxApi;
