import { connectionApi } from './connection-api';

/** Keys that change say something else of the access. */
export const eFacturaApi = connectionApi.enhanceEndpoints({
  addTagTypes: ['EFactura'],
  endpoints: {
    getAdminEFactura: { providesTags: ['EFactura', 'Connection'] },
    connectEFactura: { invalidatesTags: ['EFactura'] },
    testEFactura: { invalidatesTags: ['EFactura'] },
    saveEFactura: { invalidatesTags: ['EFactura'] },
    disconnectEFactura: { invalidatesTags: ['EFactura'] },
  },
});
