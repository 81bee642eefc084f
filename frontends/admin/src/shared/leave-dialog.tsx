import { useTranslation } from 'react-i18next';
import { FormModal } from './form-modal';

interface LeaveDialogProps {
  readonly question: string;
  readonly onAnswer: (mayLeave: boolean) => void;
}

export function LeaveDialog({ question, onAnswer }: LeaveDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <FormModal
      isOpen
      onClose={() => onAnswer(false)}
      title={t('unsaved.title')}
      submitLabel={t('unsaved.discard')}
      closeLabel={t('unsaved.stay')}
      isDanger
      isBusy={false}
      onSubmit={() => onAnswer(true)}
    >
      <p>{question}</p>
    </FormModal>
  );
}
