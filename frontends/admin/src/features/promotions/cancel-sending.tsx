import { useRequestFailure, useToast } from '@kp/client';
import { Button } from '@kp/ui/admin';
import { Popconfirm } from '@kp/ui/dialogs';
import { useTranslation } from 'react-i18next';
import { useCancelPromotionByAdminMutation } from './promotions-api';

export function CancelSending({ id }: { readonly id: number }) {
  const { t } = useTranslation('adminPeople');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [cancel, { isLoading }] = useCancelPromotionByAdminMutation();
  const submit = async () => {
    const { error } = await cancel({ id });
    if (error) failure.show(error, { title: t('promotions.cancelFailed') });
    else toast({ title: t('promotions.cancelled') });
  };
  return (
    <div>
      <Popconfirm
        title={t('promotions.cancelQuestion')}
        okText={t('promotions.cancelSend')}
        okButtonProps={{ danger: true }}
        cancelText={common('actions.close')}
        onConfirm={submit}
      >
        <Button danger loading={isLoading}>
          {t('promotions.cancelSend')}
        </Button>
      </Popconfirm>
    </div>
  );
}
