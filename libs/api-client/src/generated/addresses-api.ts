import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["SavedAddresses"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listSavedAddresses: build.query<
        ListSavedAddressesApiResponse,
        ListSavedAddressesApiArg
      >({
        query: () => ({ url: `/api/auth/addresses` }),
        providesTags: ["SavedAddresses"],
      }),
      addSavedAddress: build.mutation<
        AddSavedAddressApiResponse,
        AddSavedAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/addresses`,
          method: "POST",
          body: queryArg.savedAddressRequest,
        }),
        invalidatesTags: ["SavedAddresses"],
      }),
      changeSavedAddress: build.mutation<
        ChangeSavedAddressApiResponse,
        ChangeSavedAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/addresses/${queryArg.id}`,
          method: "PUT",
          body: queryArg.savedAddressRequest,
        }),
        invalidatesTags: ["SavedAddresses"],
      }),
      deleteSavedAddress: build.mutation<
        DeleteSavedAddressApiResponse,
        DeleteSavedAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/addresses/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["SavedAddresses"],
      }),
      setDefaultSavedAddress: build.mutation<
        SetDefaultSavedAddressApiResponse,
        SetDefaultSavedAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/addresses/${queryArg.id}/default`,
          method: "PUT",
        }),
        invalidatesTags: ["SavedAddresses"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as addressesApi };
export type ListSavedAddressesApiResponse =
  /** status 200  */ SavedAddressResponse[];
export type ListSavedAddressesApiArg = void;
export type AddSavedAddressApiResponse =
  /** status 201  */ SavedAddressResponse;
export type AddSavedAddressApiArg = {
  savedAddressRequest: SavedAddressRequest;
};
export type ChangeSavedAddressApiResponse =
  /** status 200  */ SavedAddressResponse;
export type ChangeSavedAddressApiArg = {
  id: number;
  savedAddressRequest: SavedAddressRequest;
};
export type DeleteSavedAddressApiResponse = unknown;
export type DeleteSavedAddressApiArg = {
  id: number;
};
export type SetDefaultSavedAddressApiResponse =
  /** status 200  */ SavedAddressResponse;
export type SetDefaultSavedAddressApiArg = {
  id: number;
};
export type SavedAddressResponse = {
  id: number;
  label: string;
  /** One of them, as long as there are any. */
  isDefault: boolean;
  firstName: string;
  lastName: string;
  company: string;
  /** Street and number. */
  address: string;
  country: string;
  county: string;
  state: string;
  city: string;
  zipCode: string;
  phone: string;
};
export type SavedAddressRequest = {
  /** Unique in the account, whatever its case. */
  label: string;
  firstName: string;
  lastName: string;
  company?: string;
  /** Street and number. */
  address: string;
  /** The country's English name. */
  country: string;
  /** As far as the country has them. */
  county?: string;
  state?: string;
  city: string;
  zipCode?: string;
  phone: string;
};
export const {
  useListSavedAddressesQuery,
  useAddSavedAddressMutation,
  useChangeSavedAddressMutation,
  useDeleteSavedAddressMutation,
  useSetDefaultSavedAddressMutation,
} = injectedRtkApi;
