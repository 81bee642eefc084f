import { lazyPage, useLoaded } from '@kp/client';
import { Button, Dialog } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLegalDuties } from '@kp/client';

const GuaranteeNotice = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "guarantee-notice" */ '../../shared/law/guarantee-notice'))
      .GuaranteeNotice,
  ['law'],
);

/** Shows the notice over the checkout, so that nobody leaves it to read what the law asks to show before. */
export function GuaranteeLink() {
  const isDue = useLegalDuties();
  return isDue('guaranteeNotice') && <GuaranteeDialogLink />;
}

function GuaranteeDialogLink() {
  const { t } = useTranslation('checkout');
  const isLoaded = useLoaded(GuaranteeNotice);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('terms.guarantee')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('terms.guarantee')}>
        {isLoaded && <GuaranteeNotice />}
      </Dialog>
    </>
  );
}
