import { useRequestFailure, useToast } from '@kp/client';
import { formatInvoiceDate } from '@kp/i18n';
import { Button, Flex, Tag } from '@kp/ui/admin';
import { type ReactNode, useState } from 'react';
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
  /** What undoing means, where that is not about being paid. */
  readonly undoText?: string;
  readonly undo: () => Promise<{ readonly error?: unknown }>;
  /** Below it. */
  readonly children?: ReactNode;
}

/** Money that arrived, and how a mistaken entry is taken back. */
export function TransferRow(props: TransferRowProps) {
  const { transfer, amount, mayUndo, isUndoing, undo, children } = props;
  const { t } = useTranslation('adminOrders');
  const { undoText = t('transfers.undoText') } = props;
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
      {children}
      <FormModal
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('transfers.undoTitle', { amount })}
        submitLabel={t('transfers.undo')}
        isDanger
        isBusy={isUndoing}
        onSubmit={() => void confirm()}
      >
        <p>{undoText}</p>
      </FormModal>
    </li>
  );
}
