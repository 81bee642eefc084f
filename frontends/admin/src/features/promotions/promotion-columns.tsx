import type { PromotionResponse } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import type { PromotionState } from '@kp/commerce/promotion-rules';
import { useFormats } from '@kp/ui';
import { Tag, type TagProps } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../shared/list/data-table';
import type { RowAction } from '../../shared/list/row-menu';
import { ShortDate } from '../../shared/short-date';
import { useDeletePromotionByAdminMutation } from './promotions-api';

const TONES: Readonly<Record<PromotionState, TagProps['color']>> = {
  draft: 'default',
  scheduled: 'processing',
  sending: 'warning',
  sent: 'success',
  cancelled: 'error',
};

export function usePromotionColumns(): DataColumn<PromotionResponse>[] {
  const { t } = useTranslation('adminPeople');
  const { number } = useFormats();
  return [
    {
      key: 'name',
      title: t('promotions.name'),
      isRowHeader: true,
      render: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'state',
      onCard: 'state',
      title: t('promotions.state'),
      render: ({ state }) => <Tag color={TONES[state]}>{t(`promotions.states.${state}`)}</Tag>,
    },
    {
      key: 'sendAt',
      title: t('promotions.sendAt'),
      onCard: 'fact',
      render: ({ sendAt }) => sendAt && <ShortDate iso={sendAt} />,
    },
    {
      key: 'mailed',
      onCard: 'fact',
      title: t('promotions.mailed'),
      align: 'end',
      render: ({ mailed, recipients }) =>
        recipients !== null &&
        t('promotions.mailedOf', { mailed: number(mailed), recipients: number(recipients) }),
    },
  ];
}

/** Drafts alone change. */
export function usePromotionActions(
  onEdit: (id: number) => void,
): (promotion: PromotionResponse) => readonly RowAction[] {
  const { t } = useTranslation('adminPeople');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [remove] = useDeletePromotionByAdminMutation();
  const deleteDraft = async (id: number) => {
    const { error } = await remove({ id });
    if (error) failure.show(error, { title: t('promotions.deleteFailed') });
    else toast({ title: t('promotions.deleted') });
  };
  return (promotion) => {
    const { id, name, state } = promotion;
    if (state !== 'draft') return [];
    return [
      { key: 'edit', label: t('promotions.edit'), onClick: () => onEdit(id) },
      {
        key: 'delete',
        label: t('promotions.delete'),
        danger: true,
        question: t('promotions.deleteQuestion', { name }),
        onClick: () => void deleteDraft(id),
      },
    ];
  };
}
