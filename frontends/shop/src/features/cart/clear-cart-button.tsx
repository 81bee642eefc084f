import { Button, Dialog } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Empties the cart, after asking: it cannot be taken back. */
export function ClearCartButton({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation(['shop', 'common']);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const clear = () => {
    close();
    onClear();
  };
  return (
    <>
      <Button variant="quiet" icon="trash" onClick={() => setAsking(true)}>
        {t('cart.clear')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={t('cart.clear')}
        footer={
          <>
            <Button onClick={close}>{t('common:actions.cancel')}</Button>
            <Button variant="danger" onClick={clear}>
              {t('cart.clearAll')}
            </Button>
          </>
        }
      >
        <p>{t('cart.clearConfirm')}</p>
      </Dialog>
    </>
  );
}
