import { type DiscountCodeResponse, officeApi } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { Button, Flex } from '@kp/ui/admin';
import { Popconfirm } from '@kp/ui/dialogs';
import { useTranslation } from 'react-i18next';

interface DiscountActionsProps {
  readonly discount: DiscountCodeResponse;
  readonly onEdit: () => void;
}

/** A code that was used is archived, so that its orders stay explained. */
export function DiscountActions({ discount, onEdit }: DiscountActionsProps) {
  const { t } = useTranslation('adminPeople');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [replace, replacing] = officeApi.useReplaceDiscountCodeByAdminMutation();
  const [remove] = officeApi.useDeleteDiscountCodeByAdminMutation();
  const { id, code, isActive, usedCount } = discount;
  const { state: _state, createdAt: _createdAt, usedCount: _used, id: _id, ...terms } = discount;

  const setActive = async (changed: boolean) => {
    const { error } = await replace({ id, replaceDiscountCodeRequest: { ...terms, isActive: changed } });
    if (error) failure.show(error, { title: t('discounts.saveFailed') });
    else toast({ title: t('discounts.saved') });
  };
  const deleteCode = async () => {
    const { error } = await remove({ id });
    if (error) failure.show(error, { title: t('discounts.deleteFailed') });
    else toast({ title: t('discounts.deleted') });
  };
  return (
    <Flex wrap gap="small">
      <Button size="small" aria-label={t('discounts.editOf', { code })} onClick={onEdit}>
        {t('discounts.edit')}
      </Button>
      <Button
        size="small"
        loading={replacing.isLoading}
        aria-label={t(isActive ? 'discounts.archiveOf' : 'discounts.restoreOf', { code })}
        onClick={() => void setActive(!isActive)}
      >
        {t(isActive ? 'discounts.archive' : 'discounts.restore')}
      </Button>
      {usedCount === 0 && (
        <Popconfirm
          title={t('discounts.deleteQuestion', { code })}
          okText={t('discounts.delete')}
          okButtonProps={{ danger: true }}
          cancelText={common('actions.cancel')}
          onConfirm={deleteCode}
        >
          <Button danger size="small" aria-label={t('discounts.deleteOf', { code })}>
            {t('discounts.delete')}
          </Button>
        </Popconfirm>
      )}
    </Flex>
  );
}
