import { accountApi } from '@kp/api-client/account';

const alertsApi = accountApi.enhanceEndpoints({
  endpoints: {
    removeProductAlert: {
      async onQueryStarted({ productId, kind }, { dispatch, queryFulfilled }) {
        const removal = dispatch(
          accountApi.util.updateQueryData('listProductAlerts', undefined, (alerts) =>
            alerts.filter((alert) => alert.productId !== productId || alert.kind !== kind),
          ),
        );
        await queryFulfilled.catch(removal.undo);
      },
    },
  },
});

export const { useListProductAlertsQuery, useRemoveProductAlertMutation } = alertsApi;
