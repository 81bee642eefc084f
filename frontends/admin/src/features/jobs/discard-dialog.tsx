import type { JobResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { STAFF_REASON_RULES } from '@kp/commerce';
import { Form, Input } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { useJobWords } from './job-words';
import { useDiscardJobMutation, useRestoreJobMutation } from './jobs-api';

interface DiscardDialogProps {
  /** None closes the dialog. */
  readonly job: JobResponse | undefined;
  readonly onClose: () => void;
}

interface ReasonValues {
  readonly reason: string;
}

export function DiscardDialog({ job, onClose }: DiscardDialogProps) {
  const { t } = useTranslation('adminPeople');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const words = useJobWords();
  const [form] = Form.useForm<ReasonValues>();
  const [discard, { isLoading }] = useDiscardJobMutation();
  const [restore] = useRestoreJobMutation();
  const undo = async (id: number) => {
    const { error } = await restore({ id });
    if (error) return void failure.show(error, { title: t('jobs.undoFailed') });
    toast({ title: t('jobs.restored') });
  };
  const submit = async ({ id, handler }: JobResponse, { reason }: ReasonValues) => {
    const { error } = await discard({ id, discardJobRequest: { reason } });
    if (error) {
      const { fields } = failure.show(error, { title: t('jobs.discardFailed'), fields: ['reason'] });
      form.setFields([{ name: 'reason', errors: fields.reason ? [fields.reason] : [] }]);
      return;
    }
    const action = { label: t('jobs.undo'), onSelect: () => void undo(id) };
    toast({ title: t('jobs.discarded'), description: words.handler(handler), action });
    onClose();
  };
  const check = (_: unknown, reason: string | undefined) => {
    const problem = STAFF_REASON_RULES.reason(reason ?? '', { reason: reason ?? '' });
    if (!problem) return Promise.resolve();
    return Promise.reject(new Error(common(problem.messageKey, { ...problem.values })));
  };
  return (
    <FormModal<ReasonValues>
      isOpen={job !== undefined}
      onClose={onClose}
      title={t('jobs.discardTitle')}
      submitLabel={t('jobs.discard')}
      isDanger
      isBusy={isLoading}
      form={form}
      onSubmit={(values) => job && void submit(job, values)}
    >
      <p>{t('jobs.discardText')}</p>
      <Form.Item name="reason" label={t('jobs.reason')} rules={[{ validator: check }]}>
        <Input autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}
