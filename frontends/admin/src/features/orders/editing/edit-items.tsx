import type { OrderResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { SkeletonText } from '@kp/ui';
import { Alert, Button, Flex, LoadFailure } from '@kp/ui/admin';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaving } from '../../../shared/unsaved-changes';
import { useUnsavedGuard } from '../../../shared/use-unsaved-guard';
import { problemOf } from '../new-order/order-lines';
import { ProductSearch } from '../new-order/product-search';
import { editItemsApi } from './edit-items-api';
import { EditSums } from './edit-sums';
import { addProduct, type EditedLine, isEdited, linesOf, previewedItems } from './edited-lines';
import { EditedLineFields } from './edited-line-fields';
import { useSaveItems } from './use-save-items';
import styles from '../new-order/new-order.module.css';

interface EditItemsProps {
  readonly order: OrderResponse;
  readonly onClose: () => void;
}

export function EditItems({ order, onClose }: EditItemsProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const failure = useRequestFailure();
  const [lines, setLines] = useState<readonly EditedLine[]>(() => linesOf(order));
  const [isChecked, setChecked] = useState(false);
  const isChanged = lines.some(isEdited);
  const { leave } = useLeaving();
  useUnsavedGuard(isChanged, t('edit.leave'), () => setLines(linesOf(order)));
  const items = previewedItems(useDeferredValue(lines));
  const preview = editItemsApi.useOrderEditTotalsQuery({ id: order.id, items }, { skip: items.length === 0 });
  const totals = items.length > 0 && !preview.error ? preview.data : undefined;
  const { save, isSaving, base, notice } = useSaveItems(order, { setLines, onSaved: onClose });
  const left = lines.filter(({ isRemoved }) => !isRemoved);
  const canSave = isChanged && totals && !preview.isFetching && left.length === items.length;
  const submit = () => {
    setChecked(true);
    if (!canSave || left.some(problemOf)) return;
    void save(lines, totals.totalAmount).then((isSaved) => {
      if (!isSaved) void preview.refetch();
    });
  };
  return (
    <form
      noValidate
      data-editing
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {notice && <Alert type="warning" showIcon role="alert" title={notice} />}
      <ProductSearch onSelect={(product) => setLines(addProduct(lines, product))} />
      <ul className={styles.lines}>
        {lines.map((line) => (
          <EditedLineFields
            key={line.ordered?.id ?? `product ${line.product.id}`}
            line={line}
            priced={totals?.items.find(({ productId, itemId }) =>
              line.ordered ? itemId === line.ordered.id : productId === line.product.id,
            )}
            isChecked={isChecked}
            onChange={(changed) => setLines(lines.map((each) => (each === line ? changed : each)))}
            onRemove={() =>
              setLines(
                line.ordered
                  ? lines.map((each) => (each === line ? { ...line, isRemoved: true } : each))
                  : lines.filter((each) => each !== line),
              )
            }
          />
        ))}
      </ul>
      {left.length === 0 && <Alert type="error" showIcon title={t('newOrder.problems.empty')} />}
      {items.length > 0 && preview.error && (
        <LoadFailure {...failure.panel(preview, t('newOrder.totalsFailed'))} />
      )}
      {items.length > 0 && !preview.error && !totals && <SkeletonText lines={5} />}
      {totals && <EditSums before={base} after={totals} />}
      <Flex wrap gap="small" justify="end">
        <Button onClick={() => leave(onClose)} disabled={isSaving}>
          {common('actions.cancel')}
        </Button>
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={!canSave}>
          {t('edit.submit')}
        </Button>
      </Flex>
    </form>
  );
}
