import { useShopCurrency } from '@kp/client';
import { useFormats } from '@kp/ui';
import { Modal } from '@kp/ui/dialogs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Question {
  readonly isTaxIncluded: boolean;
  readonly answer: (isAgreed: boolean) => void;
}

/** Prices keep their figures and mean something else, so this is asked before. */
export function usePriceEntryQuestion() {
  const [asked, setAsked] = useState<Question | null>(null);
  const agreed = (before: boolean, after: boolean) =>
    before === after ||
    new Promise<boolean>((resolve) => {
      const answer = (isAgreed: boolean) => {
        setAsked(null);
        resolve(isAgreed);
      };
      setAsked({ isTaxIncluded: after, answer });
    });
  return { asked, agreed };
}

export function PriceEntryQuestion({ isTaxIncluded, answer }: Question) {
  const { t } = useTranslation('adminSettings');
  const { money } = useFormats();
  const price = money({ amount: '129.00', currency: useShopCurrency() });
  return (
    <Modal
      open
      title={t('tax.questionTitle')}
      okText={t('tax.change')}
      cancelText={t('tax.keep')}
      onOk={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <p>{t(isTaxIncluded ? 'tax.questionWith' : 'tax.questionWithout', { price })}</p>
    </Modal>
  );
}
