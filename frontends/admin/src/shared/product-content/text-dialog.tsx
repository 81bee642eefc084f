import type { FieldRule } from '@kp/commerce';
import { Form, type FormRule, Input } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../form-modal';
import { useSaving } from './content-api';

interface TextDialogProps {
  readonly title: string;
  readonly label: string;
  readonly value: string;
  readonly rule: FieldRule<string, never>;
  /** Of the text in the answers of the server. */
  readonly field: 'alt' | 'title';
  readonly onSave: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function TextDialog({ title, label, value, rule, field, onSave, onClose }: TextDialogProps) {
  const { t } = useTranslation('adminCatalog');
  const [form] = Form.useForm<{ text: string }>();
  const [isSaving, setSaving] = useState(false);
  const save = useSaving();
  const submit = async ({ text }: { text: string }) => {
    setSaving(true);
    const problems = await save(() => onSave(text), [field]);
    setSaving(false);
    if (problems === null) return onClose();
    form.setFields([{ name: 'text', errors: problems[field] ? [problems[field]] : [] }]);
  };
  return (
    <FormModal<{ text: string }>
      isOpen
      onClose={onClose}
      title={title}
      submitLabel={t('content.save')}
      isBusy={isSaving}
      form={form}
      onSubmit={(values) => void submit(values)}
    >
      <Form.Item name="text" label={label} initialValue={value} rules={useFieldRule(rule)}>
        <Input autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}

/** A rule of the shop as one of antd. */
export function useFieldRule(rule: FieldRule<string, never>): FormRule[] {
  const { t } = useTranslation();
  const validator = async (_rule: unknown, value: string = '') => {
    const problem = rule(value, undefined as never);
    if (problem) throw new Error(t(problem.messageKey, { ...problem.values }));
  };
  return [{ validator }];
}
