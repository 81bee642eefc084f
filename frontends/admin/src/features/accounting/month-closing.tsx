import { useRequestFailure, useToast } from '@kp/client';
import { monthName } from '@kp/i18n/month-name';
import { useFormats } from '@kp/ui';
import { Button, Tag } from '@kp/ui/admin';
import { Popconfirm } from '@kp/ui/dialogs';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../shared/use-rights';
import {
  useCloseAccountingMonthMutation,
  useGetAccountingMonthQuery,
  useReopenAccountingMonthMutation,
} from './accounting-api';
import { useAccountingState } from './use-accounting-state';

/** Whether the books of the month are closed, and closing them or opening them again. */
export function MonthClosing() {
  const { t } = useTranslation('adminAccounting');
  const { date } = useFormats();
  const { may } = useRights();
  const { month, thisMonth } = useAccountingState();
  const { currentData } = useGetAccountingMonthQuery({ month });
  if (!currentData) return null;
  const { closedAt, closedBy } = currentData;
  return (
    <>
      {closedAt !== null && (
        <Tag>
          {t(closedBy ? 'closing.closedBy' : 'closing.closed', { date: date(closedAt), name: closedBy })}
        </Tag>
      )}
      {month < thisMonth && may('accounting:close') && <Change month={month} isClosed={closedAt !== null} />}
    </>
  );
}

function Change({ month, isClosed }: { readonly month: string; readonly isClosed: boolean }) {
  const { t } = useTranslation('adminAccounting');
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [close, { isLoading: isClosing }] = useCloseAccountingMonthMutation();
  const [reopen, { isLoading: isReopening }] = useReopenAccountingMonthMutation();
  const named = { month: monthName(month, language) };
  const action = isClosed ? 'reopen' : 'close';
  const change = async () => {
    try {
      await (isClosed ? reopen : close)({ month }).unwrap();
      toast({ title: t(`closing.${action}Done`, named) });
    } catch (error) {
      failure.show(error, { title: t('closing.failed') });
    }
  };
  return (
    <Popconfirm
      title={t(`closing.${action}Question`, named)}
      description={<p>{t(`closing.${action}Text`)}</p>}
      okText={t(`closing.${action}`)}
      cancelText={common('actions.cancel')}
      onConfirm={change}
    >
      <Button loading={isClosing || isReopening}>{t(`closing.${action}`)}</Button>
    </Popconfirm>
  );
}
