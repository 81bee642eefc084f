import type { AdminProductResponse } from '@kp/api-client/admin';
import { FormModal } from '../../shared/form-modal';
import { useTranslation } from 'react-i18next';
import { useDeleteProduct } from './use-delete-product';

interface DeleteProductDialogProps {
  /** None closes the dialog. */
  readonly product: AdminProductResponse | undefined;
  readonly onClose: () => void;
  readonly onDeleted: (id: number) => void;
}

export function DeleteProductDialog({ product, onClose, onDeleted }: DeleteProductDialogProps) {
  const { t } = useTranslation('adminCatalog');
  const { isDeleting, remove } = useDeleteProduct();
  const submit = async () => {
    if (!product || !(await remove(product))) return;
    onDeleted(product.id);
    onClose();
  };
  return (
    <FormModal
      isOpen={Boolean(product)}
      onClose={onClose}
      title={t('products.deleteTitle')}
      submitLabel={t('products.delete')}
      isDanger
      isBusy={isDeleting}
      onSubmit={() => void submit()}
    >
      <p>{t('products.deleteQuestion')}</p>
      {product && (
        <p>
          <strong>{product.name}</strong> <bdi dir="ltr">{product.code}</bdi>
        </p>
      )}
    </FormModal>
  );
}
