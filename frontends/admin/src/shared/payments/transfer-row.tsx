import { useRequestFailure, useToast } from '@kp/client';
import { formatInvoiceDate } from '@kp/i18n';
import { Button, Flex, Tag } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../form-modal';

interface TransferRowProps {
  readonly transfer: {
    readonly date: string;
    readonly reference: string | null;
    readonly isUndone: boolean;
  };
  readonly amount: string;
  readonly mayUndo: boolean;
  readonly isUndoing: boolean;
  readonly undo: () => Promise<{ readonly error?: unknown }>;
}

/** Money that arrived, and how a mistaken entry is taken back. */
export function TransferRow({ transfer, amount, mayUndo, isUndoing, undo }: TransferRowProps) {
  const { t } = useTranslation('adminOrders');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [isAsking, setAsking] = useState(false);
  const { reference, isUndone } = transfer;
  const date = formatInvoiceDate(transfer.date);
  const confirm = async () => {
    const { error } = await undo();
    if (error) return void failure.show(error, { title: t('transfers.undoFailed') });
    setAsking(false);
    toast({ title: t('transfers.undone') });
  };
  return (
    <li>
      <Flex wrap align="center" gap="small">
        <strong>{amount}</strong>
        <bdi dir="ltr">{date}</bdi>
        {reference && <bdi>{reference}</bdi>}
        {isUndone && <Tag>{t('transfers.isUndone')}</Tag>}
        {mayUndo && !isUndone && (
          <Button
            size="small"
            aria-label={t('transfers.undoOf', { amount, date })}
            onClick={() => setAsking(true)}
          >
            {t('transfers.undo')}
          </Button>
        )}
      </Flex>
      <FormModal
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('transfers.undoTitle', { amount })}
        submitLabel={t('transfers.undo')}
        isDanger
        isBusy={isUndoing}
        onSubmit={() => void confirm()}
      >
        <p>{t('transfers.undoText')}</p>
      </FormModal>
    </li>
  );
}
