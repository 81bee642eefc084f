import type { AdminProductResponse } from '@kp/api-client/admin';
import { Button } from '@kp/ui/admin';
import { Modal } from '@kp/ui/dialogs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOfProducts } from './group-draft';
import { GroupForm } from './product-variants';

interface GroupSelectionProps {
  readonly products: readonly AdminProductResponse[];
  readonly onSaved: () => void;
}

/** Makes the selected products variants of a new group. */
export function GroupSelection({ products, onSaved }: GroupSelectionProps) {
  const { t } = useTranslation('adminCatalog');
  const { t: common } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [first] = products;
  if (!first || products.length < 2) return null;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('content.variants.group')}
      </Button>
      <Modal
        open={isOpen}
        onCancel={() => setOpen(false)}
        title={t('content.variants.group')}
        footer={null}
        width={860}
        closable={{ 'aria-label': common('actions.close') }}
        destroyOnHidden
      >
        <GroupForm
          productId={first.id}
          group={undefined}
          initial={draftOfProducts(products)}
          onSaved={() => {
            setOpen(false);
            onSaved();
          }}
        />
      </Modal>
    </>
  );
}
