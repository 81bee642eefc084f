import { adminApi } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { SkeletonText } from '@kp/ui';
import { Button, Form, Input, LoadFailure, Typography } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useTextDraft } from '../../shared/editing/use-draft';
import { ShortDate } from '../../shared/short-date';
import styles from './order-details.module.css';

const MAX_LENGTH = 2000;

interface NoteValues {
  readonly text: string;
}

/** For the staff only; a note stays as it was written. */
export function StaffNotes({ orderId }: { readonly orderId: number }) {
  const { t } = useTranslation('adminOrders');
  const failure = useRequestFailure();
  const query = adminApi.useListOrderNotesByAdminQuery({ id: orderId });
  const { currentData: notes, error } = query;
  if (!notes && error) return <LoadFailure {...failure.panel(query, t('drawer.notes.failed'))} />;
  if (!notes) return <SkeletonText lines={2} />;
  return (
    <>
      <p className={styles.soft}>{t('drawer.notes.hint')}</p>
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label={t('drawer.notes.title')}>
          {notes.map(({ id, at, text, author }) => (
            <li key={id}>
              <p className={styles.text}>
                <bdi>{text}</bdi>
              </p>
              <Typography.Text type="secondary">
                <ShortDate iso={at} />
                {author && (
                  <>
                    {' · '}
                    <bdi>{author}</bdi>
                  </>
                )}
              </Typography.Text>
            </li>
          ))}
        </ul>
      )}
      <NoteForm key={orderId} orderId={orderId} />
    </>
  );
}

function NoteForm({ orderId }: { readonly orderId: number }) {
  const { t } = useTranslation('adminOrders');
  const failure = useRequestFailure();
  const { toast } = useToast();
  const [form] = Form.useForm<NoteValues>();
  const [draft, setDraft] = useTextDraft('note', orderId);
  const [add, { isLoading }] = adminApi.useAddOrderNoteByAdminMutation();
  const submit = async ({ text }: NoteValues) => {
    try {
      await add({ id: orderId, addStaffNoteRequest: { text } }).unwrap();
      setDraft('');
      form.setFieldsValue({ text: '' });
      toast({ title: t('drawer.notes.added') });
    } catch (error) {
      failure.show(error, { title: t('drawer.notes.addFailed') });
    }
  };
  return (
    <Form<NoteValues>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ text: draft }}
      onValuesChange={({ text = '' }) => setDraft(text)}
      onFinish={(values) => void submit(values)}
    >
      <Form.Item
        name="text"
        label={t('drawer.notes.label')}
        rules={[{ required: true, whitespace: true, message: t('drawer.notes.required') }]}
        validateTrigger="onSubmit"
      >
        <Input.TextArea rows={2} maxLength={MAX_LENGTH} />
      </Form.Item>
      <Button htmlType="submit" loading={isLoading}>
        {t('drawer.notes.add')}
      </Button>
    </Form>
  );
}
