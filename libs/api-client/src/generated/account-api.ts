import { emptyApi as api } from "../empty-api";
export const addTagTypes = [
  "CompanySettings",
  "Profile",
  "Password",
  "SecondFactor",
  "Sessions",
  "NotificationPreferences",
  "PersonalData",
  "Orders",
  "OrderReturns",
  "OrderReviews",
  "Invoices",
  "InvoiceXml",
  "ProductAlerts",
  "Unsubscribe",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getCompanySettings: build.query<
        GetCompanySettingsApiResponse,
        GetCompanySettingsApiArg
      >({
        query: () => ({ url: `/admin/api/company-settings` }),
        providesTags: ["CompanySettings"],
      }),
      updateProfile: build.mutation<
        UpdateProfileApiResponse,
        UpdateProfileApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/profile`,
          method: "PUT",
          body: queryArg.updateProfileRequest,
        }),
        invalidatesTags: ["Profile"],
      }),
      cancelProfileEmail: build.mutation<
        CancelProfileEmailApiResponse,
        CancelProfileEmailApiArg
      >({
        query: () => ({
          url: `/api/auth/profile/pending-email`,
          method: "DELETE",
        }),
        invalidatesTags: ["Profile"],
      }),
      confirmProfileEmail: build.mutation<
        ConfirmProfileEmailApiResponse,
        ConfirmProfileEmailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/confirm-email`,
          method: "POST",
          body: queryArg.confirmEmailRequest,
        }),
        invalidatesTags: ["Profile"],
      }),
      undoProfileEmail: build.mutation<
        UndoProfileEmailApiResponse,
        UndoProfileEmailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/undo-email`,
          method: "POST",
          body: queryArg.confirmEmailRequest,
        }),
        invalidatesTags: ["Profile"],
      }),
      updateInvoiceDetails: build.mutation<
        UpdateInvoiceDetailsApiResponse,
        UpdateInvoiceDetailsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/invoice`,
          method: "PUT",
          body: queryArg.invoiceDetailsRequest,
        }),
        invalidatesTags: ["Profile"],
      }),
      forgotPassword: build.mutation<
        ForgotPasswordApiResponse,
        ForgotPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/forgot-password`,
          method: "POST",
          body: queryArg.forgotPasswordRequest,
        }),
        invalidatesTags: ["Password"],
      }),
      resetPassword: build.mutation<
        ResetPasswordApiResponse,
        ResetPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/reset-password`,
          method: "POST",
          body: queryArg.resetPasswordRequest,
        }),
        invalidatesTags: ["Password"],
      }),
      changePassword: build.mutation<
        ChangePasswordApiResponse,
        ChangePasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/change-password`,
          method: "PUT",
          body: queryArg.changePasswordRequest,
        }),
        invalidatesTags: ["Password"],
      }),
      getSecondFactor: build.query<
        GetSecondFactorApiResponse,
        GetSecondFactorApiArg
      >({
        query: () => ({ url: `/api/auth/second-factor` }),
        providesTags: ["SecondFactor"],
      }),
      beginSecondFactor: build.mutation<
        BeginSecondFactorApiResponse,
        BeginSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/second-factor/begin`,
          method: "POST",
          body: queryArg.beginSecondFactorRequest,
        }),
        invalidatesTags: ["SecondFactor"],
      }),
      confirmSecondFactor: build.mutation<
        ConfirmSecondFactorApiResponse,
        ConfirmSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/second-factor/confirm`,
          method: "POST",
          body: queryArg.confirmSecondFactorRequest,
        }),
        invalidatesTags: ["SecondFactor"],
      }),
      replaceSecondFactorRecoveryCodes: build.mutation<
        ReplaceSecondFactorRecoveryCodesApiResponse,
        ReplaceSecondFactorRecoveryCodesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/second-factor/recovery-codes`,
          method: "POST",
          body: queryArg.replaceRecoveryCodesRequest,
        }),
        invalidatesTags: ["SecondFactor"],
      }),
      disableSecondFactor: build.mutation<
        DisableSecondFactorApiResponse,
        DisableSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/second-factor/disable`,
          method: "POST",
          body: queryArg.disableSecondFactorRequest,
        }),
        invalidatesTags: ["SecondFactor"],
      }),
      listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
        query: () => ({ url: `/api/auth/sessions` }),
        providesTags: ["Sessions"],
      }),
      endSessions: build.mutation<EndSessionsApiResponse, EndSessionsApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/sessions`,
          method: "DELETE",
          params: {
            includeCurrent: queryArg.includeCurrent,
          },
        }),
        invalidatesTags: ["Sessions"],
      }),
      endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/sessions/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Sessions"],
      }),
      updateNotifications: build.mutation<
        UpdateNotificationsApiResponse,
        UpdateNotificationsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/notifications`,
          method: "PUT",
          body: queryArg.updateNotificationsRequest,
        }),
        invalidatesTags: ["NotificationPreferences"],
      }),
      downloadAccountData: build.query<
        DownloadAccountDataApiResponse,
        DownloadAccountDataApiArg
      >({
        query: () => ({ url: `/api/auth/my-data` }),
        providesTags: ["PersonalData"],
      }),
      deleteAccount: build.mutation<
        DeleteAccountApiResponse,
        DeleteAccountApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/me/delete`,
          method: "POST",
          body: queryArg.deleteAccountRequest,
        }),
        invalidatesTags: ["PersonalData"],
      }),
      listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
        query: (queryArg) => ({
          url: `/api/orders`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            mine: queryArg.mine,
            status: queryArg.status,
            paymentStatus: queryArg.paymentStatus,
            paymentMethod: queryArg.paymentMethod,
            delivery: queryArg.delivery,
            tag: queryArg.tag,
            awaitingPayment: queryArg.awaitingPayment,
            awaitingInvoice: queryArg.awaitingInvoice,
            awaitingShipment: queryArg.awaitingShipment,
            overdue: queryArg.overdue,
            from: queryArg["from"],
            to: queryArg.to,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["Orders"],
      }),
      getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
        query: (queryArg) => ({ url: `/api/orders/${queryArg.id}` }),
        providesTags: ["Orders"],
      }),
      cancelOrder: build.mutation<CancelOrderApiResponse, CancelOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/cancel`,
          method: "POST",
        }),
        invalidatesTags: ["Orders"],
      }),
      listOrderReturns: build.query<
        ListOrderReturnsApiResponse,
        ListOrderReturnsApiArg
      >({
        query: (queryArg) => ({ url: `/api/orders/${queryArg.id}/returns` }),
        providesTags: ["OrderReturns"],
      }),
      requestOrderReturn: build.mutation<
        RequestOrderReturnApiResponse,
        RequestOrderReturnApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/returns`,
          method: "POST",
          body: queryArg.requestReturnRequest,
        }),
        invalidatesTags: ["OrderReturns"],
      }),
      listOrderReviews: build.query<
        ListOrderReviewsApiResponse,
        ListOrderReviewsApiArg
      >({
        query: (queryArg) => ({ url: `/api/orders/${queryArg.id}/reviews` }),
        providesTags: ["OrderReviews"],
      }),
      writeOrderReview: build.mutation<
        WriteOrderReviewApiResponse,
        WriteOrderReviewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/items/${queryArg.itemId}/review`,
          method: "POST",
          body: queryArg.writeReviewRequest,
        }),
        invalidatesTags: ["OrderReviews"],
      }),
      editOrderReview: build.mutation<
        EditOrderReviewApiResponse,
        EditOrderReviewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/items/${queryArg.itemId}/review`,
          method: "PUT",
          body: queryArg.writeReviewRequest,
        }),
        invalidatesTags: ["OrderReviews"],
      }),
      withdrawOrderReview: build.mutation<
        WithdrawOrderReviewApiResponse,
        WithdrawOrderReviewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/items/${queryArg.itemId}/review`,
          method: "DELETE",
        }),
        invalidatesTags: ["OrderReviews"],
      }),
      issueInvoice: build.mutation<IssueInvoiceApiResponse, IssueInvoiceApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/orders/${queryArg.id}/invoice`,
            method: "POST",
            body: queryArg.issueInvoiceRequest,
          }),
          invalidatesTags: ["Invoices"],
        },
      ),
      createInvoice: build.mutation<
        CreateInvoiceApiResponse,
        CreateInvoiceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/create-invoice`,
          method: "POST",
        }),
        invalidatesTags: ["Invoices"],
      }),
      listInvoices: build.query<ListInvoicesApiResponse, ListInvoicesApiArg>({
        query: (queryArg) => ({
          url: `/api/invoices`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            mine: queryArg.mine,
          },
        }),
        providesTags: ["Invoices"],
      }),
      getInvoiceByNumber: build.query<
        GetInvoiceByNumberApiResponse,
        GetInvoiceByNumberApiArg
      >({
        query: (queryArg) => ({
          url: `/api/invoices/number/${queryArg["number"]}`,
        }),
        providesTags: ["Invoices"],
      }),
      getInvoicePdf: build.query<GetInvoicePdfApiResponse, GetInvoicePdfApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/invoices/number/${queryArg["number"]}/pdf`,
          }),
          providesTags: ["Invoices"],
        },
      ),
      getInvoiceXml: build.query<GetInvoiceXmlApiResponse, GetInvoiceXmlApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/invoices/number/${queryArg["number"]}/xml`,
          }),
          providesTags: ["InvoiceXml"],
        },
      ),
      listProductAlerts: build.query<
        ListProductAlertsApiResponse,
        ListProductAlertsApiArg
      >({
        query: () => ({ url: `/api/alerts` }),
        providesTags: ["ProductAlerts"],
      }),
      addProductAlert: build.mutation<
        AddProductAlertApiResponse,
        AddProductAlertApiArg
      >({
        query: (queryArg) => ({
          url: `/api/alerts/${queryArg.productId}/${queryArg.kind}`,
          method: "PUT",
        }),
        invalidatesTags: ["ProductAlerts"],
      }),
      removeProductAlert: build.mutation<
        RemoveProductAlertApiResponse,
        RemoveProductAlertApiArg
      >({
        query: (queryArg) => ({
          url: `/api/alerts/${queryArg.productId}/${queryArg.kind}`,
          method: "DELETE",
        }),
        invalidatesTags: ["ProductAlerts"],
      }),
      getUnsubscription: build.query<
        GetUnsubscriptionApiResponse,
        GetUnsubscriptionApiArg
      >({
        query: (queryArg) => ({ url: `/api/unsubscribe/${queryArg.token}` }),
        providesTags: ["Unsubscribe"],
      }),
      unsubscribe: build.mutation<UnsubscribeApiResponse, UnsubscribeApiArg>({
        query: (queryArg) => ({
          url: `/api/unsubscribe/${queryArg.token}`,
          method: "POST",
        }),
        invalidatesTags: ["Unsubscribe"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as accountApi };
export type GetCompanySettingsApiResponse =
  /** status 200  */ CompanySettingsResponse;
export type GetCompanySettingsApiArg = void;
export type UpdateProfileApiResponse = /** status 200  */ UserResponse;
export type UpdateProfileApiArg = {
  updateProfileRequest: UpdateProfileRequest;
};
export type CancelProfileEmailApiResponse = /** status 200  */ UserResponse;
export type CancelProfileEmailApiArg = void;
export type ConfirmProfileEmailApiResponse =
  /** status 200  */ ConfirmedEmailResponse;
export type ConfirmProfileEmailApiArg = {
  confirmEmailRequest: ConfirmEmailRequest;
};
export type UndoProfileEmailApiResponse =
  /** status 200  */ ConfirmedEmailResponse;
export type UndoProfileEmailApiArg = {
  confirmEmailRequest: ConfirmEmailRequest;
};
export type UpdateInvoiceDetailsApiResponse = /** status 200  */ UserResponse;
export type UpdateInvoiceDetailsApiArg = {
  invoiceDetailsRequest: InvoiceDetailsRequest;
};
export type ForgotPasswordApiResponse = unknown;
export type ForgotPasswordApiArg = {
  forgotPasswordRequest: ForgotPasswordRequest;
};
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = {
  resetPasswordRequest: ResetPasswordRequest;
};
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = {
  changePasswordRequest: ChangePasswordRequest;
};
export type GetSecondFactorApiResponse =
  /** status 200  */ SecondFactorResponse;
export type GetSecondFactorApiArg = void;
export type BeginSecondFactorApiResponse =
  /** status 200  */ SecondFactorSetupResponse;
export type BeginSecondFactorApiArg = {
  beginSecondFactorRequest: BeginSecondFactorRequest;
};
export type ConfirmSecondFactorApiResponse =
  /** status 200  */ RecoveryCodesResponse;
export type ConfirmSecondFactorApiArg = {
  confirmSecondFactorRequest: ConfirmSecondFactorRequest;
};
export type ReplaceSecondFactorRecoveryCodesApiResponse =
  /** status 200  */ RecoveryCodesResponse;
export type ReplaceSecondFactorRecoveryCodesApiArg = {
  replaceRecoveryCodesRequest: ReplaceRecoveryCodesRequest;
};
export type DisableSecondFactorApiResponse = unknown;
export type DisableSecondFactorApiArg = {
  disableSecondFactorRequest: DisableSecondFactorRequest;
};
export type ListSessionsApiResponse = /** status 200  */ DeviceResponse[];
export type ListSessionsApiArg = void;
export type EndSessionsApiResponse = unknown;
export type EndSessionsApiArg = {
  /** true: also the session that asks. */
  includeCurrent?: boolean;
};
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  id: string;
};
export type UpdateNotificationsApiResponse =
  /** status 200  */ NotificationPreferencesResponse;
export type UpdateNotificationsApiArg = {
  updateNotificationsRequest: UpdateNotificationsRequest;
};
export type DownloadAccountDataApiResponse = unknown;
export type DownloadAccountDataApiArg = void;
export type DeleteAccountApiResponse = unknown;
export type DeleteAccountApiArg = {
  deleteAccountRequest: DeleteAccountRequest;
};
export type ListOrdersApiResponse = /** status 200  */ OrderResponse[];
export type ListOrdersApiArg = {
  limit?: number;
  offset?: number;
  /** true: own orders only. Without it administrators get all orders. */
  mine?: boolean;
  status?: "shipped" | "delivered" | "pending" | "cancelled" | "processing";
  /** `partly_paid`: paid, and what a change added is still to be paid; such orders are not `paid`. */
  paymentStatus?:
    | "paid"
    | "charged_back"
    | "partly_refunded"
    | "refunded"
    | "unpaid"
    | "out_of_stock_paid"
    | "partly_paid";
  paymentMethod?: "stripe" | "revolut" | "paypal" | "cash" | "bank_transfer";
  /** Only orders that are delivered in this way, which is not the standard one. */
  delivery?: "courier" | "pickup" | "van";
  /** For the staff: orders that have it. */
  tag?: string;
  /** true: only unpaid card, wallet and PayPal orders that are not cancelled. */
  awaitingPayment?: boolean;
  /** true: only delivered orders without an invoice. */
  awaitingInvoice?: boolean;
  /** true: only pending and processing orders that are paid, or paid in cash when they arrive. */
  awaitingShipment?: boolean;
  /** true: only orders that await shipment after the last day that the customer was promised. */
  overdue?: boolean;
  /** First day, in the shop's time zone. */
  from?: string;
  /** Last day, in the shop's time zone. */
  to?: string;
  /** An order number, a product code, a phone number in any spelling, or beginnings of words of the customer's name, company and email. */
  search?: string;
  /** A leading minus is descending. */
  sort?: "-createdAt" | "createdAt" | "-totalAmount" | "totalAmount";
};
export type GetOrderApiResponse = /** status 200  */ OrderResponse;
export type GetOrderApiArg = {
  id: number;
};
export type CancelOrderApiResponse = /** status 200  */ OrderResponse;
export type CancelOrderApiArg = {
  id: number;
};
export type ListOrderReturnsApiResponse =
  /** status 200  */ OrderReturnsResponse;
export type ListOrderReturnsApiArg = {
  id: number;
};
export type RequestOrderReturnApiResponse =
  /** status 201  */ OrderReturnsResponse;
export type RequestOrderReturnApiArg = {
  id: number;
  requestReturnRequest: RequestReturnRequest;
};
export type ListOrderReviewsApiResponse =
  /** status 200  */ OwnReviewResponse[];
export type ListOrderReviewsApiArg = {
  id: number;
};
export type WriteOrderReviewApiResponse = /** status 201  */ OwnReviewResponse;
export type WriteOrderReviewApiArg = {
  id: number;
  itemId: number;
  writeReviewRequest: WriteReviewRequest;
};
export type EditOrderReviewApiResponse = /** status 200  */ OwnReviewResponse;
export type EditOrderReviewApiArg = {
  id: number;
  itemId: number;
  writeReviewRequest: WriteReviewRequest;
};
export type WithdrawOrderReviewApiResponse = unknown;
export type WithdrawOrderReviewApiArg = {
  id: number;
  itemId: number;
};
export type IssueInvoiceApiResponse = /** status 201  */ InvoiceResponse;
export type IssueInvoiceApiArg = {
  id: number;
  issueInvoiceRequest: IssueInvoiceRequest;
};
export type CreateInvoiceApiResponse = /** status 201  */ InvoiceResponse;
export type CreateInvoiceApiArg = {
  id: number;
};
export type ListInvoicesApiResponse =
  /** status 200  */ InvoiceSummaryResponse[];
export type ListInvoicesApiArg = {
  limit?: number;
  offset?: number;
  /** true: own invoices only. Without it administrators get all invoices. */
  mine?: boolean;
};
export type GetInvoiceByNumberApiResponse = /** status 200  */ InvoiceResponse;
export type GetInvoiceByNumberApiArg = {
  number: string;
};
export type GetInvoicePdfApiResponse = unknown;
export type GetInvoicePdfApiArg = {
  number: string;
};
export type GetInvoiceXmlApiResponse = unknown;
export type GetInvoiceXmlApiArg = {
  number: string;
};
export type ListProductAlertsApiResponse =
  /** status 200  */ ProductAlertResponse[];
export type ListProductAlertsApiArg = void;
export type AddProductAlertApiResponse =
  /** status 200  */ ProductAlertSubscriptionResponse;
export type AddProductAlertApiArg = {
  productId: number;
  kind: "restock" | "price-drop";
};
export type RemoveProductAlertApiResponse = unknown;
export type RemoveProductAlertApiArg = {
  productId: number;
  kind: "restock" | "price-drop";
};
export type GetUnsubscriptionApiResponse =
  /** status 200  */ UnsubscribeResponse;
export type GetUnsubscriptionApiArg = {
  token: string;
};
export type UnsubscribeApiResponse = /** status 200  */ UnsubscribeResponse;
export type UnsubscribeApiArg = {
  token: string;
};
export type DocumentTextBody = {
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  intro: string;
  footer: string;
  kind: "invoice" | "storno" | "credit_note";
};
export type CompanySettingsResponse = {
  /** When an order gets its invoice by itself. */
  invoiceIssuing: "shipped" | "delivered" | "paid" | "manual";
  name: string;
  address: string;
  zipCode: string;
  city: string;
  /** Of a Romanian company. */
  county: string;
  country: string;
  vatNumber: string;
  /** Of a company that is not registered for VAT. */
  taxId: string;
  registrationNumber: string;
  email: string;
  phone: string;
  openingHours: string;
  bankName: string;
  iban: string;
  /** As documents print it. */
  shareCapital: string;
  /** Another account that a buyer may pay to. */
  secondBankName: string;
  secondIban: string;
  /** Printed on every invoice that is issued from now on. */
  invoiceNotes: string;
  documentTexts: DocumentTextBody[];
  paymentTermDays: number;
};
export type RoleNameResponse = {
  id: number;
  /** Of the roles of the start; their names are translated, unless they have one of their own. */
  preset:
    | (
        | "orders"
        | "support"
        | "catalogue"
        | "warehouse"
        | "accountant"
        | "owner"
      )
    | null;
  name: string | null;
};
export type UserResponse = {
  id: number;
  email: string;
  /** The new address that waits for its confirmation link to be opened. */
  pendingEmail: string | null;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
  /** Of an administrator. */
  roles: RoleNameResponse[];
  /** What they let the administrator do. */
  rights: (
    | "orders:read"
    | "orders:ship"
    | "orders"
    | "amounts"
    | "payments"
    | "invoices"
    | "accounting"
    | "accounting:close"
    | "taxes"
    | "reports"
    | "catalog"
    | "stock"
    | "price-lists"
    | "purchasing"
    | "customers"
    | "companies"
    | "support"
    | "marketing"
    | "pages"
    | "settings"
    | "staff"
    | "roles"
  )[];
  /** Present and true for an administrator who has to set up a second factor before the back office opens. */
  needsSecondFactor?: boolean;
  /** Language of the user's mails, such as `en`. */
  language: string;
  companyName: string | null;
  vatNumber: string | null;
  registrationNumber: string | null;
  taxId: string | null;
  companyAddress: string | null;
  companyCity: string | null;
  companyState: string | null;
  companyCounty: string | null;
  companyZip: string | null;
  companyCountry: string | null;
  billingEmail: string | null;
  billingPhone: string | null;
  deliveryAddress: string | null;
  deliveryCity: string | null;
  deliveryState: string | null;
  deliveryCounty: string | null;
  deliveryZip: string | null;
  deliveryCountry: string | null;
  deliveryInstructions: string | null;
  /** Off: no order updates, restocks, price drops and promotions. */
  emailNotifications: boolean;
  orderUpdates: boolean;
  productRestocks: boolean;
  priceDrops: boolean;
  promotions: boolean;
  /** ISO 8601 moment of the registration. */
  createdAt: string;
};
export type UpdateProfileRequest = {
  /** 1 to 100 characters. */
  firstName: string;
  /** 1 to 100 characters. */
  lastName: string;
  /** A new one needs `currentPassword` and counts after its link was opened. */
  email: string;
  /** Language of the customer's mails; stays as it is when absent. */
  language?:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  /** Needed with a new email only. */
  currentPassword?: string;
  /** Of the second factor, with a new email. */
  code?: string;
};
export type ConfirmedEmailResponse = {
  /** The email of the account from now on. */
  email: string;
};
export type ConfirmEmailRequest = {
  /** Of the link that was mailed. */
  token: string;
};
export type InvoiceDetailsRequest = {
  companyName?: string;
  vatNumber?: string;
  registrationNumber?: string;
  taxId?: string;
  companyAddress: string;
  companyCity: string;
  companyState?: string;
  companyCounty: string;
  companyZip?: string;
  /** The country's English name. */
  companyCountry: string;
  billingEmail?: string;
  billingPhone?: string;
  deliveryAddress?: string;
  deliveryCity?: string;
  deliveryState?: string;
  deliveryCounty?: string;
  deliveryZip?: string;
  /** The country's English name. */
  deliveryCountry?: string;
  deliveryInstructions?: string;
};
export type ForgotPasswordRequest = {
  email: string;
};
export type ResetPasswordRequest = {
  /** From the link in the mail. */
  token: string;
  /** 6 to 200 characters; for administrators at least 10, and not a common password. */
  newPassword: string;
  /** The same again. */
  confirmPassword: string;
};
export type ChangePasswordRequest = {
  currentPassword: string;
  /** 6 to 200 characters; for administrators at least 10, and not a common password. */
  newPassword: string;
  /** The same again. */
  confirmPassword: string;
};
export type SecondFactorResponse = {
  isOn: boolean;
  /** Whether the back office opens with a second factor only. */
  isRequired: boolean;
  /** ISO 8601 moment; null while it is off. */
  enabledAt: string | null;
  recoveryCodesLeft: number;
};
export type SecondFactorSetupResponse = {
  /** Base32, to be typed into an authenticator app. */
  secret: string;
  /** The same as an `otpauth:` address, to be shown as a QR code. */
  uri: string;
};
export type BeginSecondFactorRequest = {
  currentPassword: string;
};
export type RecoveryCodesResponse = {
  /** Shown once: the shop keeps hashes only. */
  recoveryCodes: string[];
};
export type ConfirmSecondFactorRequest = {
  /** The six digits of the authenticator app. */
  code: string;
};
export type ReplaceRecoveryCodesRequest = {
  currentPassword: string;
  /** Of the authenticator app, or a recovery code. */
  code?: string;
};
export type DisableSecondFactorRequest = {
  currentPassword: string;
  /** Of the authenticator app, or a recovery code. */
  code: string;
};
export type DeviceResponse = {
  id: string;
  /** Whether it is the session that asks. */
  isCurrent: boolean;
  /** Such as `Firefox`; null when unknown. */
  browser: string | null;
  /** Such as `Windows`; null when unknown. */
  system: string | null;
  /** IPv4 address, or the network of an IPv6 address; null for sessions of earlier releases. */
  network: string | null;
  /** ISO 8601 moment of the sign-in. */
  createdAt: string;
  /** ISO 8601 moment of the last call, to five minutes. */
  lastSeenAt: string;
};
export type NotificationPreferencesResponse = {
  /** Off: none of the other four has an effect. */
  emailNotifications: boolean;
  orderUpdates: boolean;
  productRestocks: boolean;
  priceDrops: boolean;
  promotions: boolean;
};
export type UpdateNotificationsRequest = {
  emailNotifications?: boolean;
  orderUpdates?: boolean;
  productRestocks?: boolean;
  priceDrops?: boolean;
  promotions?: boolean;
};
export type DeleteAccountRequest = {
  currentPassword: string;
  /** Of the second factor, when the account has one. */
  code?: string;
};
export type OrderPaymentResponse = {
  /** The payment of the order, captured or awaited; null for cash and while there is none. */
  id: number | null;
  method: "stripe" | "revolut" | "paypal" | "cash" | "bank_transfer";
  /** `out_of_stock_paid`: paid when the goods were gone; the money is on its way back. `charged_back`: the customer's
    bank or the provider took all of it back. */
  status:
    | "paid"
    | "charged_back"
    | "partly_refunded"
    | "refunded"
    | "unpaid"
    | "out_of_stock_paid";
  /** Went back so far, chargebacks included, a decimal in the order's currency. */
  refundedAmount: string;
  /** The part of it that lost disputes and reversals took. */
  chargedBackAmount: string;
  /** It was to be paid before it is sent, and is not: it cannot leave `pending`. */
  isAwaited: boolean;
};
export type OrderAddressResponse = {
  firstName: string;
  lastName: string;
  /** firstName and lastName; the last name first where the script has it so. */
  name: string;
  company: string;
  address: string;
  /** Same as address. */
  street: string;
  city: string;
  state: string;
  county: string;
  zipCode: string;
  country: string;
  phone: string;
};
export type OrderTransferResponse = {
  id: number;
  /** A decimal in the currency of the order. */
  amount: string;
  date: string;
  reference: string;
  /** It came from a bank statement, where it is undone. */
  isFromStatement: boolean;
  isUndone: boolean;
};
export type OrderBalanceLinkResponse = {
  /** Of the page that takes it. */
  path: string;
  /** ISO 8601, UTC. */
  sentAt: string;
  /** ISO 8601, UTC: until when it can be paid. */
  expiresAt: string;
};
export type TransferInstructionsResponse = {
  accountHolder: string;
  /** Without spaces. */
  iban: string;
  /** Empty where the shop names none. */
  bankName: string;
  /** What the customer writes into the transfer. */
  reference: string;
  /** Still to be paid, a decimal in the currency of the order. */
  amount: string;
  /** Arrived already. */
  receivedAmount: string;
  /** ISO 8601, UTC: the order is cancelled afterwards; null where it waits without end. */
  payUntil: string | null;
  qr: {
    path: string;
    size: number;
  };
  /** Opens the pro-forma invoice without signing in; null where it is not offered. */
  proFormaPath: string | null;
};
export type OrderedProductResponse = {
  name: string;
  imageUrl: string | null;
  slug: string;
};
export type OrderItemResponse = {
  id: number;
  productId: number;
  productName: string;
  productCode: string;
  /** Barcode of the product, where it is known. */
  gtin?: string;
  /** What one piece is, UN/ECE Rec 20, where it is known. */
  unit?:
    | "H87"
    | "PR"
    | "SET"
    | "DZN"
    | "XBX"
    | "XCT"
    | "XPK"
    | "XRO"
    | "XBG"
    | "XBO"
    | "XCX"
    | "XBJ"
    | "ST"
    | "KGM"
    | "GRM"
    | "LTR"
    | "MLT"
    | "MTR"
    | "MTK";
  quantity: number;
  /** Of these, sold although they are not in stock yet; they cannot be shipped until they are. */
  backorderedQuantity: number;
  /** Of these, in shipments. */
  shippedQuantity: number;
  /** Of these, withdrawn by the customer before they were shipped, so they are not. */
  withdrawnQuantity: number;
  /** Unit price, a decimal. */
  price: string;
  /** price × quantity. */
  totalPrice: string;
  product: OrderedProductResponse;
  /** For the staff: the catalog's price where another one was agreed. */
  listPrice?: string;
  /** For the staff: why another price was agreed. */
  priceReason?: string;
};
export type DeliveryMethodView = {
  id: number;
  kind: "courier" | "pickup" | "van";
  /** Empty for the words of its kind. */
  name: string;
};
export type ShippedItemResponse = {
  /** Id of the order's item. */
  itemId: number;
  quantity: number;
};
export type ShipmentResponse = {
  id: number;
  deliveryNoteNumber: string;
  /** ISO 8601, UTC. */
  shippedAt: string;
  /** The courier's tracking number. */
  awbNumber: string | null;
  courier: string | null;
  /** Where the parcel can be followed; null without a tracking number. */
  trackingUrl: string | null;
  /** ISO days, from the one it left; null where the shop promises none. */
  expectedFirstDay: string | null;
  expectedLastDay: string | null;
  items: ShippedItemResponse[];
};
export type OrderEventResponse = {
  /** ISO 8601, UTC. */
  at: string;
  /** `shipment`: tracking number or courier changed. `price_agreed`: for the staff, with code and reason as `note`. */
  kind:
    | "paid"
    | "status"
    | "refund_requested"
    | "refund_failed"
    | "disputed"
    | "dispute_won"
    | "charged_back"
    | "refunded"
    | "placed"
    | "shipment"
    | "note"
    | "confirmed"
    | "reservation_expired"
    | "mail_capped"
    | "price_agreed"
    | "items_shipped"
    | "items_edited"
    | "addresses_edited"
    | "taxes_edited"
    | "invoice_corrected"
    | "balance_link_sent"
    | "transfer_received"
    | "transfer_undone"
    | "withdrawn"
    | "return_requested"
    | "return_approved"
    | "return_rejected"
    | "return_received"
    | "return_closed";
  fromStatus:
    ("shipped" | "delivered" | "pending" | "cancelled" | "processing") | null;
  toStatus:
    ("shipped" | "delivered" | "pending" | "cancelled" | "processing") | null;
  note: string | null;
  actor: "customer" | "guest" | "admin" | "system";
  /** Of the administrator, for the staff. */
  actorName?: string;
  /** Where money moved, a decimal in the order's currency. */
  amount?: string;
};
export type TaxLineResponse = {
  /** UNCL5305: S taxed, Z zero rate, E exempt, K within the EU, G exported, O outside the scope of VAT. */
  category: "S" | "Z" | "E" | "K" | "G" | "O";
  /** A share. */
  rate: number;
  /** Goods less the discount, without VAT. */
  taxable: string;
  tax: string;
  /** Left prices that include VAT which is not owed. */
  removed: string;
};
export type OrderResponse = {
  id: number;
  /** ISO 8601, UTC: of the last change, by which changes of the staff are compared. */
  updatedAt: string;
  payment: OrderPaymentResponse;
  email: string;
  /** Code of the language it was placed in. */
  language: string;
  shippingAddress: OrderAddressResponse;
  billingAddress: OrderAddressResponse;
  /** Whom its invoice is made out to, when it was named with the order. */
  vatNumber: string | null;
  /** What the register of the EU said of it when the order was placed; null where the tax did not depend on it. */
  vatNumberCheck: ("valid" | "invalid" | "unknown") | null;
  /** For the staff: VAT to refund by hand, since the number was confirmed after it was paid; absent for none. */
  vatToReturn?: string;
  /** A business names its company with a tax number; everybody else is a consumer. */
  buyerKind: "consumer" | "business";
  notes: string | null;
  /** For the staff: what arrived in the bank account for it, oldest first. */
  transfers?: OrderTransferResponse[];
  /** For the staff: whose account it is in; null for a guest's. */
  customerId?: number | null;
  /** Where a guest can follow the order without signing in; answered when the order is placed. */
  statusUrl?: string;
  orderNumber: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  status: "shipped" | "delivered" | "pending" | "cancelled" | "processing";
  paymentMethod: "stripe" | "revolut" | "paypal" | "cash" | "bank_transfer";
  paymentStatus:
    | "paid"
    | "charged_back"
    | "partly_refunded"
    | "refunded"
    | "unpaid"
    | "out_of_stock_paid";
  /** At the prices of an accepted quote; then `cash` is not paid on delivery. */
  isNegotiated: boolean;
  /** A guest's cash order that waits for the link in its email to be opened: it cannot leave `pending`. */
  confirmationRequired: boolean;
  /** ISO 8601, UTC: how long its units are reserved while it waits; null for an order that waits without stock. */
  reservedUntil: string | null;
  /** Of the total, what a change added after it was paid, and is still to be paid. */
  outstandingAmount: string;
  /** Where it can be paid, once the staff has sent a link; null without one. */
  balanceLink: OrderBalanceLinkResponse | null;
  /** Where its money goes while it waits for a transfer; null otherwise. */
  transfer: TransferInstructionsResponse | null;
  items: OrderItemResponse[];
  /** By which the company finds the purchase in its own books. */
  poNumber: string | null;
  costCenter: string | null;
  /** What was promised when it was placed, as ISO days; null where none was. */
  promisedFirstDay: string | null;
  promisedLastDay: string | null;
  /** The way of delivery that was chosen; null for the standard one. */
  deliveryMethod: DeliveryMethodView | null;
  /** The courier's tracking number. */
  awbNumber: string | null;
  courier: string | null;
  /** Where the parcel can be followed; null without a tracking number. */
  trackingUrl: string | null;
  /** Oldest first; the order's own tracking number is that of the newest. */
  shipments: ShipmentResponse[];
  /** Of the invoice that is not reversed. */
  invoiceNumber: string | null;
  /** Oldest first. */
  history: OrderEventResponse[];
  /** Of the form to withdraw from the contract; null where that is not possible any more. */
  withdrawalPath: string | null;
  currency: string;
  /** Of the items, before the discount. */
  subtotal: string;
  /** Null without one. */
  discountCode: string | null;
  /** Taken off the subtotal; "0.00" with a code of free shipping. */
  discount: string;
  shipping: string;
  /** A share; null where goods have several. */
  vatRate: number | null;
  /** VAT on the subtotal less the discount. */
  vatAmount: string;
  taxLines: TaxLineResponse[];
  /** Prices include VAT. */
  isTaxIncluded: boolean;
  /** subtotal - discount + shipping, and vatAmount where prices do not include it. */
  totalAmount: string;
};
export type ReturnableItemResponse = {
  itemId: number;
  /** Units that are in no return. */
  quantity: number;
};
export type ReturnedItemResponse = {
  itemId: number;
  productName: string;
  productCode: string;
  quantity: number;
  reason:
    | "withdrawal"
    | "damaged"
    | "defective"
    | "wrong_item"
    | "not_as_described"
    | "not_needed";
  /** Null until it is received. */
  isRestocked: boolean | null;
  /** Of the units, those that went back to the stock; null until it is received. */
  restockedQuantity: number | null;
  /** Of these, withdrawn before they were shipped: nothing comes back. */
  unshippedQuantity: number;
};
export type ReturnResponse = {
  id: number;
  returnNumber: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  state:
    "approved" | "rejected" | "requested" | "refunded" | "received" | "closed";
  /** The customer withdrew from the contract, without a reason. */
  isWithdrawal: boolean;
  comment: string | null;
  /** Why it was rejected or closed. */
  staffReason: string | null;
  currency: string;
  refundAmount: string | null;
  items: ReturnedItemResponse[];
};
export type OrderReturnsResponse = {
  /** ISO 8601, UTC; null when nothing can be returned. */
  returnableUntil: string | null;
  returnableItems: ReturnableItemResponse[];
  /** Newest first. */
  returns: ReturnResponse[];
};
export type ReturnedItemRequest = {
  reason:
    "damaged" | "defective" | "wrong_item" | "not_as_described" | "not_needed";
  /** Of the order. */
  itemId: number;
  quantity: number;
};
export type RequestReturnRequest = {
  /** Each item of the order once. */
  items: ReturnedItemRequest[];
  comment?: string;
};
export type OwnReviewResponse = {
  id: number;
  /** The item of the order. */
  itemId: number;
  productId: number;
  /** 1 to 5. */
  rating: number;
  /** Empty when there is none. */
  title: string;
  comment: string;
  /** As shown with the review. */
  authorName: string;
  /** `pending`: waits for approval; `approved`: on the product page; `rejected`: not published. */
  status: "pending" | "approved" | "rejected";
  /** Why it was not published. */
  statusReason: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
};
export type WriteReviewRequest = {
  /** Stars, 1 to 5. */
  rating: number;
  /** At most 100 characters. */
  title?: string;
  /** 10 to 2,000 characters. */
  comment: string;
};
export type InvoiceItemResponse = {
  productName: string;
  /** Null for shipping and for the amount of a refund. */
  productCode: string | null;
  /** Barcode, where it is known. */
  gtin?: string;
  /** What one piece is, UN/ECE Rec 20, where it is known. */
  unit?:
    | "H87"
    | "PR"
    | "SET"
    | "DZN"
    | "XBX"
    | "XCT"
    | "XPK"
    | "XRO"
    | "XBG"
    | "XBO"
    | "XCX"
    | "XBJ"
    | "ST"
    | "KGM"
    | "GRM"
    | "LTR"
    | "MLT"
    | "MTR"
    | "MTK";
  /** Negative on a storno. */
  quantity: number;
  /** Without VAT, two to four decimals. */
  unitPrice: string;
  /** A share. */
  vatRate: number;
  /** Without VAT. */
  lineTotal: string;
  /** As the customer saw it, where prices are entered with VAT; else absent. */
  grossTotal?: string;
};
export type InvoiceUserResponse = {
  firstName: string;
  lastName: string;
  companyName: string;
  email: string;
  companyAddress: string;
  companyCity: string;
  companyCounty: string;
  companyZip: string;
  companyCountry: string;
  vatNumber: string;
  /** Of somebody outside the VAT register. */
  taxId: string;
  registrationNumber: string;
};
export type InvoiceSellerResponse = {
  name: string;
  address: string;
  zipCode: string;
  city: string;
  country: string;
  vatNumber: string;
  /** Of a seller that is not registered for VAT. */
  taxId: string;
  registrationNumber: string;
  email: string;
  phone: string;
  /** Empty where none is named. */
  shareCapital: string;
  bankName: string;
  iban: string;
  /** Of another account, empty where there is none. */
  secondBankName: string;
  secondIban: string;
};
export type InvoicedAmountsResponse = {
  currency:
    | "EUR"
    | "USD"
    | "GBP"
    | "CHF"
    | "RON"
    | "CZK"
    | "DKK"
    | "HUF"
    | "PLN"
    | "SEK";
  subtotal: string;
  discount: string;
  shipping: string;
  vatAmount: string;
  totalAmount: string;
  /** Units of the invoice's currency for one; null when both are the same. */
  exchangeRate: string | null;
  /** The day since which the rate is in force. */
  exchangeRateDate: string | null;
  /** "manual", "sample" (of a new shop), "bnr", "ecb", or the host of a feed of before; null where it is not recorded. */
  exchangeRateSource: string | null;
};
export type InvoiceAccountingResponse = {
  currency:
    | "EUR"
    | "USD"
    | "GBP"
    | "CHF"
    | "RON"
    | "CZK"
    | "DKK"
    | "HUF"
    | "PLN"
    | "SEK";
  vatAmount: string;
  /** Units of this currency for one of the invoice's. */
  exchangeRate: string;
  /** The day since which the rate is in force. */
  exchangeRateDate: string;
  exchangeRateSource: string | null;
};
export type VatLineResponse = {
  /** UNCL5305: S taxed, Z zero rate, E exempt, K within the EU, G exported, O outside the scope of VAT. */
  category: "S" | "Z" | "E" | "K" | "G" | "O";
  /** A share. */
  rate: number;
  /** Lines less the discount. */
  taxable: string;
  vatAmount: string;
};
export type InvoiceResponse = {
  /** Code of the language the order was placed in. */
  language: string;
  /** The last one is shipping, unless it was free. */
  items: InvoiceItemResponse[];
  user: InvoiceUserResponse;
  seller: InvoiceSellerResponse;
  ordered: InvoicedAmountsResponse;
  /** Where the whole total is paid online, without signing in; null when it cannot be, and once something is paid. */
  paymentLink: string | null;
  /** Null on invoices in the currency of the tax office, and of before it was recorded. */
  accounting: InvoiceAccountingResponse | null;
  /** Why it has no VAT; null when it has, and for a rate of zero. */
  vatExemption:
    ("exempt" | "export" | "intraCommunity" | "notRegistered") | null;
  /** VAT is due once the invoice is paid. */
  isVatOnCollection: boolean;
  /** By category and rate. */
  vatLines: VatLineResponse[];
  /** What the shop wrote above and below the amounts of a document of this kind and language. */
  intro: string | null;
  footer: string | null;
  /** What the seller prints on its invoices. */
  notes: string | null;
  id: number;
  invoiceNumber: string;
  kind: "invoice" | "storno" | "credit_note";
  orderId: number;
  orderNumber: string;
  /** As the buyer gave it with the order. */
  poNumber: string | null;
  costCenter: string | null;
  /** Of a storno: the invoice that it reverses. */
  reversesNumber: string | null;
  reversesIssueDate: string | null;
  /** Of a reversed invoice: its storno. */
  reversedByNumber: string | null;
  /** Of a credit note: the invoice that it credits, and its day. */
  creditsNumber: string | null;
  creditsIssueDate: string | null;
  /** Of an invoice: its credit notes, oldest first. */
  creditedByNumbers: string[];
  /** Their sum. */
  creditedAmount: string;
  /** A day in the time zone of the shop. */
  issueDate: string;
  /** Null when nothing was to be paid as it was issued. */
  dueDate: string | null;
  supplyDate: string;
  /** That of the paid order; `wire_transfer` when the invoice was to be paid as it was issued. */
  paymentMethod: string;
  /** The order was paid when the invoice was issued, or the invoice since. */
  isPaid: boolean;
  /** The day of its last payment; null while nothing was paid, and when the order was paid before. */
  paidAt: string | null;
  currency: string;
  /** Sum of the lines. */
  subtotal: string;
  discountCode: string | null;
  /** Of the order, taken off the subtotal before VAT. */
  discount: string;
  vatAmount: string;
  /** subtotal - discount + vatAmount. */
  totalAmount: string;
};
export type IssueInvoiceRequest = {
  paymentMethod?: "wire_transfer";
};
export type InvoiceSummaryResponse = {
  id: number;
  invoiceNumber: string;
  kind: "invoice" | "storno" | "credit_note";
  orderId: number;
  orderNumber: string;
  /** As the buyer gave it with the order. */
  poNumber: string | null;
  costCenter: string | null;
  /** Of a storno: the invoice that it reverses. */
  reversesNumber: string | null;
  reversesIssueDate: string | null;
  /** Of a reversed invoice: its storno. */
  reversedByNumber: string | null;
  /** Of a credit note: the invoice that it credits, and its day. */
  creditsNumber: string | null;
  creditsIssueDate: string | null;
  /** Of an invoice: its credit notes, oldest first. */
  creditedByNumbers: string[];
  /** Their sum. */
  creditedAmount: string;
  /** A day in the time zone of the shop. */
  issueDate: string;
  /** Null when nothing was to be paid as it was issued. */
  dueDate: string | null;
  supplyDate: string;
  /** That of the paid order; `wire_transfer` when the invoice was to be paid as it was issued. */
  paymentMethod: string;
  /** The order was paid when the invoice was issued, or the invoice since. */
  isPaid: boolean;
  /** The day of its last payment; null while nothing was paid, and when the order was paid before. */
  paidAt: string | null;
  currency: string;
  /** Sum of the lines. */
  subtotal: string;
  discountCode: string | null;
  /** Of the order, taken off the subtotal before VAT. */
  discount: string;
  vatAmount: string;
  /** subtotal - discount + vatAmount. */
  totalAmount: string;
};
export type ProductCategoryResponse = {
  id: number;
  name: string;
  slug: string;
};
export type ProductArticleResponse = {
  /** The shop's own code, shown in place of `KP-{id}`. */
  sku?: string;
  /** Barcode with its check digit. */
  gtin?: string;
  brand?: string;
  /** UN/ECE Rec 20, of what a price per unit refers to. */
  unit?:
    | "H87"
    | "PR"
    | "SET"
    | "DZN"
    | "XBX"
    | "XCT"
    | "XPK"
    | "XRO"
    | "XBG"
    | "XBO"
    | "XCX"
    | "XBJ"
    | "ST"
    | "KGM"
    | "GRM"
    | "LTR"
    | "MLT"
    | "MTR"
    | "MTK";
  /** How many of the unit one sold article has. */
  packSize?: number;
  /** Fewest that are sold at once. */
  minQuantity?: number;
  /** Sold in multiples of it. */
  orderMultiple?: number;
  /** ISO 3166 code. */
  originCountry?: string;
  /** Of the Combined Nomenclature. */
  customsCode?: string;
};
export type GroupSwatchResponse = {
  /** The value, as far as it is translated. */
  name: string;
  /** As CSS writes it; null for a word that names no color. */
  color: string | null;
};
export type GroupCardResponse = {
  id: number;
  name: string;
  /** On sale. */
  variantCount: number;
  /** Of these, what a search finds: fewer than all when it means some of them. */
  matchCount: number;
  /** Of the variants on sale; null where all are on request. */
  minPrice: string | null;
  maxPrice: string | null;
  /** Some variant can be bought now. */
  inStock: boolean;
  /** Of the first option, in the order of the variants. */
  values: string[];
  /** Of the option that is the color; null without one. */
  swatches: GroupSwatchResponse[] | null;
};
export type ProductResponse = {
  id: number;
  name: string;
  slug: string;
  description: string;
  /** Decimal with two places; null on request. */
  price: string | null;
  /** The former price, above the price. */
  compareAtPrice: string | null;
  /** The lowest price of the 30 days before the reduction, from the history of the product; null without a former price or
    a reduction. */
  priorPrice: string | null;
  currency: string;
  imageUrl: string | null;
  /** Mean of the approved reviews with one decimal, `0.0` without any. */
  rating: string;
  reviewCount: number;
  /** Can be bought now. */
  inStock: boolean;
  /** Units that can be bought now. */
  stockQuantity: number;
  featured: boolean;
  status: "inactive" | "draft" | "active" | "discontinued";
  category: ProductCategoryResponse;
  categoryId: number;
  supplierId: number | null;
  /** Of one unit with its packaging. */
  weightGrams: number | null;
  /** Its own, else those of its category; null for the standard one everywhere. */
  taxClasses: {
    [key: string]: any;
  } | null;
  /** Codes, unit and packs; null while none is known. */
  article: ProductArticleResponse | null;
  /** In lists with `collapse=group`: null for a product without a group; absent in others. */
  groupCard?: GroupCardResponse | null;
  /** ISO 8601, UTC. */
  createdAt: string;
};
export type ProductAlertResponse = {
  productId: number;
  kind: "restock" | "price-drop";
  /** A price-drop alert mails below this price: that of the subscription, or of the last mail. */
  price: string;
  currency: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** The product today; null when it is not on sale. */
  product: ProductResponse | null;
};
export type ProductAlertSubscriptionResponse = {
  alert: ProductAlertResponse;
  /** Preferences of the account that were off and without which the alert would never be mailed. */
  switchedOn: (
    | "emailNotifications"
    | "orderUpdates"
    | "productRestocks"
    | "priceDrops"
    | "promotions"
  )[];
};
export type UnsubscribeResponse = {
  /** The preferences that the link switches off. */
  kinds: (
    | "orderUpdates"
    | "productRestocks"
    | "priceDrops"
    | "promotions"
    | "newsletter"
  )[];
  /** Whether the account, or the subscription, still gets mails of these kinds. */
  isSubscribed: boolean;
};
export const {
  useGetCompanySettingsQuery,
  useUpdateProfileMutation,
  useCancelProfileEmailMutation,
  useConfirmProfileEmailMutation,
  useUndoProfileEmailMutation,
  useUpdateInvoiceDetailsMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useGetSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useReplaceSecondFactorRecoveryCodesMutation,
  useDisableSecondFactorMutation,
  useListSessionsQuery,
  useEndSessionsMutation,
  useEndSessionMutation,
  useUpdateNotificationsMutation,
  useDownloadAccountDataQuery,
  useDeleteAccountMutation,
  useListOrdersQuery,
  useGetOrderQuery,
  useCancelOrderMutation,
  useListOrderReturnsQuery,
  useRequestOrderReturnMutation,
  useListOrderReviewsQuery,
  useWriteOrderReviewMutation,
  useEditOrderReviewMutation,
  useWithdrawOrderReviewMutation,
  useIssueInvoiceMutation,
  useCreateInvoiceMutation,
  useListInvoicesQuery,
  useGetInvoiceByNumberQuery,
  useGetInvoicePdfQuery,
  useGetInvoiceXmlQuery,
  useListProductAlertsQuery,
  useAddProductAlertMutation,
  useRemoveProductAlertMutation,
  useGetUnsubscriptionQuery,
  useUnsubscribeMutation,
} = injectedRtkApi;
