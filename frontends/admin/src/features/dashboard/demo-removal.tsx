import { officeApi } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { DEMO_CONFIRMATION } from '@kp/commerce/setup-marks';
import { Button, Input } from '@kp/ui/admin';
import { Modal } from '@kp/ui/dialogs';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

const POLL_MILLISECONDS = 1500;

/** One typed word; then a job of the worker, which is waited for. */
export function DemoRemoval({ onRemoved }: { readonly onRemoved: () => unknown }) {
  const { t } = useTranslation('adminSetup');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const [remove, { isLoading }] = officeApi.useRemoveAdminSetupDemoDataMutation();
  const look = useEffectEvent(onRemoved);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void look(), POLL_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const submit = async () => {
    try {
      await remove({ removeDemoDataRequest: { confirmation: DEMO_CONFIRMATION } }).unwrap();
      setOpen(false);
      setWaiting(true);
      toast({ title: t('demo.started') });
    } catch (error) {
      failure.show(error, { title: t('demo.failed') });
    }
  };
  return (
    <>
      <Button size="small" danger loading={isWaiting} onClick={() => setOpen(true)}>
        {t('demo.remove')}
      </Button>
      {isOpen && (
        <Modal
          open
          title={t('demo.title')}
          okText={t('demo.remove')}
          okButtonProps={{ danger: true, disabled: typed.trim() !== DEMO_CONFIRMATION, loading: isLoading }}
          cancelText={common('actions.close')}
          onOk={() => void submit()}
          onCancel={() => setOpen(false)}
        >
          <p>{t('demo.text')}</p>
          <label htmlFor={id}>{t('demo.confirm', { word: DEMO_CONFIRMATION })}</label>
          <Input
            id={id}
            dir="ltr"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Modal>
      )}
    </>
  );
}
