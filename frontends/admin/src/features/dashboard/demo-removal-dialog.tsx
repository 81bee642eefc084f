import { officeApi } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { DEMO_CONFIRMATION } from '@kp/commerce/setup-marks';
import { Input } from '@kp/ui/admin';
import { Modal } from '@kp/ui/dialogs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface DemoRemovalDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The job of the worker is to begin. */
  readonly onStarted: () => void;
}

/** One typed word. */
export function DemoRemovalDialog({ isOpen, onClose, onStarted }: DemoRemovalDialogProps) {
  const { t } = useTranslation('adminSetup');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [remove, { isLoading }] = officeApi.useRemoveAdminSetupDemoDataMutation();
  const submit = async () => {
    try {
      await remove({ removeDemoDataRequest: { confirmation: DEMO_CONFIRMATION } }).unwrap();
      onStarted();
      toast({ title: t('demo.started') });
    } catch (error) {
      failure.show(error, { title: t('demo.failed') });
    }
  };
  if (!isOpen) return null;
  return (
    <Modal
      open
      title={t('demo.title')}
      okText={t('demo.remove')}
      okButtonProps={{ danger: true, disabled: typed.trim() !== DEMO_CONFIRMATION, loading: isLoading }}
      cancelText={common('actions.close')}
      onOk={() => void submit()}
      onCancel={onClose}
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
  );
}
