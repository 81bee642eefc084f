import type { AdminProductResponse } from '@kp/api-client/admin';
import { Modal } from '@kp/ui/dialogs';
import { useTranslation } from 'react-i18next';
import { draftOfProducts } from './group-draft';
import { useLeaving } from '../../unsaved-changes';
import { GroupForm } from './product-variants';

export interface GroupDialogProps {
  /** Two or more. */
  readonly products: readonly AdminProductResponse[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function GroupDialog({ products, isOpen, onClose, onSaved }: GroupDialogProps) {
  const { t } = useTranslation('adminCatalog');
  const { t: common } = useTranslation();
  const { leave } = useLeaving();
  return (
    <Modal
      open={isOpen}
      onCancel={() => leave(onClose)}
      title={t('content.variants.group')}
      footer={null}
      width={860}
      closable={{ 'aria-label': common('actions.close') }}
      destroyOnHidden
    >
      <GroupForm
        productId={products[0]!.id}
        group={undefined}
        initial={draftOfProducts(products)}
        onSaved={() => {
          onClose();
          onSaved();
        }}
      />
    </Modal>
  );
}
