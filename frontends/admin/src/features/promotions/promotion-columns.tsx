import type { PromotionResponse } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import type { PromotionState } from '@kp/commerce/promotion-rules';
import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Button, Flex, Tag, type TagProps } from '@kp/ui/admin';
import { Popconfirm } from '@kp/ui/dialogs';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../shared/list/data-table';
import { useDeletePromotionByAdminMutation } from './promotions-api';

const TONES: Readonly<Record<PromotionState, TagProps['color']>> = {
  draft: 'default',
  scheduled: 'processing',
  sending: 'warning',
  sent: 'success',
  cancelled: 'error',
};

interface PromotionActions {
  readonly onEdit: (promotion: PromotionResponse) => void;
  readonly onReview: (id: number) => void;
}

export function usePromotionColumns(actions: PromotionActions): DataColumn<PromotionResponse>[] {
  const { t } = useTranslation('adminPeople');
  const { language, number } = useFormats();
  return [
    {
      key: 'name',
      title: t('promotions.name'),
      isRowHeader: true,
      render: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'state',
      title: t('promotions.state'),
      render: ({ state }) => <Tag color={TONES[state]}>{t(`promotions.states.${state}`)}</Tag>,
    },
    {
      key: 'sendAt',
      title: t('promotions.sendAt'),
      render: ({ sendAt }) => sendAt && formatDateTime(sendAt, language),
    },
    {
      key: 'mailed',
      title: t('promotions.mailed'),
      align: 'end',
      render: ({ mailed, recipients }) =>
        recipients !== null &&
        t('promotions.mailedOf', { mailed: number(mailed), recipients: number(recipients) }),
    },
    {
      key: 'actions',
      title: t('promotions.actions'),
      isAlwaysShown: true,
      render: (promotion) => <Actions promotion={promotion} {...actions} />,
    },
  ];
}

/** Drafts alone change. */
function Actions({
  promotion,
  onEdit,
  onReview,
}: PromotionActions & { readonly promotion: PromotionResponse }) {
  const { t } = useTranslation('adminPeople');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [remove] = useDeletePromotionByAdminMutation();
  const { id, name, state } = promotion;
  const isDraft = state === 'draft';
  const deleteDraft = async () => {
    const { error } = await remove({ id });
    if (error) failure.show(error, { title: t('promotions.deleteFailed') });
    else toast({ title: t('promotions.deleted') });
  };
  return (
    <Flex wrap gap="small">
      <Button size="small" aria-label={t('promotions.reviewOf', { name })} onClick={() => onReview(id)}>
        {t('promotions.review')}
      </Button>
      {isDraft && (
        <Button size="small" aria-label={t('promotions.editOf', { name })} onClick={() => onEdit(promotion)}>
          {t('promotions.edit')}
        </Button>
      )}
      {isDraft && (
        <Popconfirm
          title={t('promotions.deleteQuestion', { name })}
          okText={t('promotions.delete')}
          okButtonProps={{ danger: true }}
          cancelText={common('actions.cancel')}
          onConfirm={deleteDraft}
        >
          <Button danger size="small" aria-label={t('promotions.deleteOf', { name })}>
            {t('promotions.delete')}
          </Button>
        </Popconfirm>
      )}
    </Flex>
  );
}
