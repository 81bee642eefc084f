import { type DiscountCodeResponse, officeApi } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../shared/list/row-menu';

/** A code that was used is archived, so that its orders stay explained. */
export function useDiscountActions(): (discount: DiscountCodeResponse) => readonly RowAction[] {
  const { t } = useTranslation('adminPeople');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [replace] = officeApi.useReplaceDiscountCodeByAdminMutation();
  const [remove] = officeApi.useDeleteDiscountCodeByAdminMutation();

  const setActive = async (discount: DiscountCodeResponse, isActive: boolean) => {
    const { state: _state, createdAt: _createdAt, usedCount: _used, id, ...terms } = discount;
    const { error } = await replace({ id, replaceDiscountCodeRequest: { ...terms, isActive } });
    if (error) failure.show(error, { title: t('discounts.saveFailed') });
    else toast({ title: t('discounts.saved') });
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
