import { officeApi } from '@kp/api-client/office';
import { discountState } from '@kp/commerce/discount-codes';
import { shownAtOnce } from '../../shared/list/shown-at-once';

const momentOf = (iso: string) => (iso ? new Date(iso) : null);

/** One that is archived or taken back is shown so at once, and as before where the server refuses. */
export const {
  useListDiscountCodesByAdminQuery,
  useAddDiscountCodeByAdminMutation,
  useReplaceDiscountCodeByAdminMutation,
  useDeleteDiscountCodeByAdminMutation,
} = officeApi.enhanceEndpoints({
  endpoints: {
    replaceDiscountCodeByAdmin: {
      async onQueryStarted(
        { id, replaceDiscountCodeRequest: { isActive } },
        { dispatch, getState, queryFulfilled },
      ) {
        const patches = officeApi.util
          .selectInvalidatedBy(getState(), ['DiscountCodes'])
          .filter(({ endpointName }) => endpointName === 'listDiscountCodesByAdmin')
          .map(({ originalArgs }) =>
            dispatch(
              officeApi.util.updateQueryData('listDiscountCodesByAdmin', originalArgs, (codes) => {
                const code = codes.find((each) => each.id === id);
                if (!code || code.isActive === isActive) return;
                code.isActive = isActive;
                const [startsAt, endsAt] = [momentOf(code.startsAt), momentOf(code.endsAt)];
                code.state = discountState({ ...code, startsAt, endsAt }, new Date());
              }),
            ),
          );
        await shownAtOnce(queryFulfilled, patches);
      },
    },
  },
});
