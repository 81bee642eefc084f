import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["Auth"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/register`,
          method: "POST",
          body: queryArg.registerRequest,
        }),
        invalidatesTags: ["Auth"],
      }),
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/login`,
          method: "POST",
          body: queryArg.loginRequest,
        }),
        invalidatesTags: ["Auth"],
      }),
      getMe: build.query<GetMeApiResponse, GetMeApiArg>({
        query: () => ({ url: `/api/auth/me` }),
        providesTags: ["Auth"],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/api/auth/logout`, method: "POST" }),
        invalidatesTags: ["Auth"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as sessionApi };
export type RegisterApiResponse = /** status 201  */ SessionResponse;
export type RegisterApiArg = {
  registerRequest: RegisterRequest;
};
export type LoginApiResponse = /** status 200  */ SessionResponse;
export type LoginApiArg = {
  loginRequest: LoginRequest;
};
export type GetMeApiResponse = /** status 200  */ UserResponse;
export type GetMeApiArg = void;
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
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
export type SessionResponse = {
  /** Sent with later calls as `Authorization: Bearer {token}`. */
  token: string;
  user: UserResponse;
};
export type RegisterRequest = {
  /** 1 to 100 characters. */
  firstName: string;
  /** 1 to 100 characters. */
  lastName: string;
  /** At most 254 characters; unique whatever the case. */
  email: string;
  /** 6 to 200 characters. */
  password: string;
  /** Language of the customer's mails; English when absent. */
  language?:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
};
export type LoginRequest = {
  /** In any case. */
  email: string;
  /** 6 to 200 characters. */
  password: string;
  /** Of the authenticator app, or a recovery code, for an account with a second factor. */
  code?: string;
};
export const {
  useRegisterMutation,
  useLoginMutation,
  useGetMeQuery,
  useLogoutMutation,
} = injectedRtkApi;
