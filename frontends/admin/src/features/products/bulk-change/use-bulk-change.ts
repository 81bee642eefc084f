import type { BulkPricesRequest } from '@kp/api-client/admin';
import type { ProductStatus, TaxClass } from '@kp/commerce';
import type { BulkKind, StockOperation } from '@kp/commerce/bulk-rules';
import type { PriceRounding } from '@kp/commerce/repricing';
import { isoOfShopTime } from '@kp/i18n/shop-time';
import {
  useChangeAttributesInBulkByAdminMutation,
  useChangeCategoriesInBulkByAdminMutation,
  useChangePricesInBulkByAdminMutation,
  useChangeStatusInBulkByAdminMutation,
  useChangeStockInBulkByAdminMutation,
  useChangeTaxesInBulkByAdminMutation,
  useDeleteInBulkByAdminMutation,
  usePreviewAttributesInBulkByAdminMutation,
  usePreviewCategoriesInBulkByAdminMutation,
  usePreviewDeleteInBulkByAdminMutation,
  usePreviewPricesInBulkByAdminMutation,
  usePreviewStatusInBulkByAdminMutation,
  usePreviewStockInBulkByAdminMutation,
  usePreviewTaxesInBulkByAdminMutation,
} from '../../../shared/bulk/bulk-api';

export const PRICE_CHANGE_METHODS = ['multiplier', 'percent', 'markup', 'margin', 'fixedPrice'] as const;
export type PriceChangeMethod = (typeof PRICE_CHANGE_METHODS)[number];

/** Fields of the dialog, as they are typed. */
export interface BulkValues {
  readonly method: PriceChangeMethod;
  readonly multiplier?: string;
  readonly percent?: string;
  readonly markup?: string;
  readonly margin?: string;
  readonly fixedPrice?: string;
  /** Empty: to the cent. */
  readonly rounding?: PriceRounding | '';
  /** Empty for that of the category. */
  readonly taxClass: TaxClass | '';
  readonly categoryId: number;
  readonly attributeId: number;
  /** Empty removes it. */
  readonly attributeValue?: string;
  readonly status: ProductStatus;
  readonly operation: StockOperation;
  readonly value: string;
  /** In the time zone of the browser; empty for now. */
  readonly startsAt?: string;
  readonly endsAt?: string;
}

export type BulkSelection = Pick<BulkPricesRequest, 'productIds' | 'filter'>;

/** The calls that preview and carry out one kind of change. */
export function useBulkChange(kind: BulkKind) {
  const [previewPrices] = usePreviewPricesInBulkByAdminMutation();
  const [previewTaxes] = usePreviewTaxesInBulkByAdminMutation();
  const [previewCategories] = usePreviewCategoriesInBulkByAdminMutation();
  const [previewAttributes] = usePreviewAttributesInBulkByAdminMutation();
  const [previewStatus] = usePreviewStatusInBulkByAdminMutation();
  const [previewStock] = usePreviewStockInBulkByAdminMutation();
  const [previewDelete] = usePreviewDeleteInBulkByAdminMutation();
  const [changePrices] = useChangePricesInBulkByAdminMutation();
  const [changeTaxes] = useChangeTaxesInBulkByAdminMutation();
  const [changeCategories] = useChangeCategoriesInBulkByAdminMutation();
  const [changeAttributes] = useChangeAttributesInBulkByAdminMutation();
  const [changeStatus] = useChangeStatusInBulkByAdminMutation();
  const [changeStock] = useChangeStockInBulkByAdminMutation();
  const [deleteProducts] = useDeleteInBulkByAdminMutation();

  const preview = (selection: BulkSelection, values: BulkValues) => {
    const request = requestsOf(selection, values);
    switch (kind) {
      case 'prices':
        return previewPrices({ bulkPricesRequest: request.prices });
      case 'taxes':
        return previewTaxes({ bulkTaxesRequest: request.taxes });
      case 'categories':
        return previewCategories({ bulkCategoriesRequest: request.categories });
      case 'attributes':
        return previewAttributes({ bulkAttributesRequest: request.attributes });
      case 'status':
        return previewStatus({ bulkStatusRequest: request.status });
      case 'stock':
        return previewStock({ bulkStockRequest: request.stock });
      case 'delete':
        return previewDelete({ bulkDeleteRequest: request.delete });
    }
  };
  /** @param key one per dialog, so that sending it again has no second effect */
  const apply = (selection: BulkSelection, values: BulkValues, key: string) => {
    const request = requestsOf(selection, values);
    const once = { 'Idempotency-Key': key };
    switch (kind) {
      case 'prices':
        return changePrices({ ...once, bulkPricesRequest: request.prices });
      case 'taxes':
        return changeTaxes({ ...once, bulkTaxesRequest: request.taxes });
      case 'categories':
        return changeCategories({ ...once, bulkCategoriesRequest: request.categories });
      case 'attributes':
        return changeAttributes({ ...once, bulkAttributesRequest: request.attributes });
      case 'status':
        return changeStatus({ ...once, bulkStatusRequest: request.status });
      case 'stock':
        return changeStock({ ...once, bulkStockRequest: request.stock });
      case 'delete':
        return deleteProducts({ ...once, bulkDeleteRequest: request.delete });
    }
  };
  return { preview, apply };
}

const timeOf = (text: string | undefined) => (text ? isoOfShopTime(text) : undefined);

function requestsOf(selection: BulkSelection, values: BulkValues) {
  const { method, rounding, taxClass, categoryId, status, operation, value } = values;
  const { attributeId, attributeValue = '' } = values;
  const chosen = { ...selection, startsAt: timeOf(values.startsAt) };
  const price =
    method === 'fixedPrice'
      ? { fixedPrice: values.fixedPrice }
      : { [method]: Number(values[method]), rounding: rounding || undefined };
  return {
    prices: { ...chosen, ...price, endsAt: timeOf(values.endsAt) },
    taxes: { ...chosen, taxClass: taxClass || null },
    categories: { ...chosen, categoryId },
    attributes: { ...chosen, attributeId, attributeValue },
    status: { ...chosen, status },
    stock: { ...chosen, operation, value: Number(value) },
    delete: chosen,
  };
}
