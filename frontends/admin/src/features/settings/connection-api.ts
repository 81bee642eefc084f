import { officeApi } from '@kp/api-client/office';

/** What a connection changes elsewhere on the screen is read again. */
export const connectionApi = officeApi.enhanceEndpoints({
  addTagTypes: ['Connection', 'PaymentSettings', 'MailSender', 'ExchangeRateFeed'],
  endpoints: {
    getAdminConnection: { providesTags: ['Connection'] },
    getAdminMailSender: { providesTags: ['MailSender'] },
    getAdminExchangeRateFeed: { providesTags: ['ExchangeRateFeed'] },
    saveAdminConnection: {
      invalidatesTags: ['Connection', 'PaymentSettings', 'MailSender', 'ExchangeRateFeed'],
    },
  },
});
