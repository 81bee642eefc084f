import type { AdminProductResponse } from '@kp/api-client/admin';
import { Button } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPanel } from '../../lazy-panel';
import type { GroupDialogProps } from './group-dialog';

const GroupDialog = lazyPanel<GroupDialogProps>(
  async () => (await import('./group-dialog')).GroupDialog,
  ({ isOpen }) => isOpen,
);

interface GroupSelectionProps {
  readonly products: readonly AdminProductResponse[];
  readonly onSaved: () => void;
}

/** Makes the selected products variants of a new group. */
export function GroupSelection({ products, onSaved }: GroupSelectionProps) {
  const { t } = useTranslation('adminCatalog');
  const [isOpen, setOpen] = useState(false);
  if (products.length < 2) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('content.variants.group')}
      </Button>
      <GroupDialog products={products} isOpen={isOpen} onClose={() => setOpen(false)} onSaved={onSaved} />
    </>
  );
}
