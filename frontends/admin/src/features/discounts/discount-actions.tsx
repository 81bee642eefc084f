import type { DiscountCodeResponse } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../shared/list/row-menu';
import { useUndoableChange } from '../../shared/list/use-undoable-change';
import { useDeleteDiscountCodeByAdminMutation, useReplaceDiscountCodeByAdminMutation } from './discounts-api';

/** A code that was used is archived, so that its orders stay explained. */
export function useDiscountActions(): (discount: DiscountCodeResponse) => readonly RowAction[] {
  const { t } = useTranslation('adminPeople');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [replace] = useReplaceDiscountCodeByAdminMutation();
  const [remove] = useDeleteDiscountCodeByAdminMutation();

  const change = useUndoableChange();

  const setActive = async (discount: DiscountCodeResponse, isActive: boolean): Promise<void> => {
    const { state: _state, createdAt: _createdAt, usedCount: _used, id, ...terms } = discount;
    let changed = discount;
    await change({
      send: async () => {
        const answer = await replace({ id, replaceDiscountCodeRequest: { ...terms, isActive } });
        if (answer.data) changed = answer.data;
        return answer;
      },
      undo: () => void setActive(changed, !isActive),
      done: t('discounts.saved'),
      name: discount.code,
      failed: t('discounts.saveFailed'),
    });
  };
  const deleteCode = async (id: number) => {
    const { error } = await remove({ id });
    if (error) failure.show(error, { title: t('discounts.deleteFailed') });
    else toast({ title: t('discounts.deleted') });
  };
  const copy = async (code: string) => {
    await navigator.clipboard.writeText(code);
    toast({ title: t('discounts.copied') });
  };
  return (discount) => {
    const { id, code, isActive, usedCount } = discount;
    const deletion: RowAction = {
      key: 'delete',
      label: t('discounts.delete'),
      danger: true,
      question: t('discounts.deleteQuestion', { code }),
      onClick: () => void deleteCode(id),
    };
    return [
      { key: 'copy', label: t('discounts.copyOf', { code }), onClick: () => void copy(code) },
      {
        key: 'archive',
        label: t(isActive ? 'discounts.archive' : 'discounts.restore'),
        onClick: () => void setActive(discount, !isActive),
      },
      ...(usedCount === 0 ? [deletion] : []),
    ];
  };
}
