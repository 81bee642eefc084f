import { type FieldRule, MAX_UPLOAD_BYTES } from '@kp/commerce';
import { Button, Form, Input } from '@kp/ui/admin';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaving } from './content-api';
import { useFieldRule } from './text-dialog';
import styles from './product-content.module.css';

interface UploadFormProps {
  /** Of the upload in the answers of the server. */
  readonly fileField: 'image' | 'document';
  readonly textField: 'alt' | 'title';
  readonly rule: FieldRule<string, never>;
  readonly accept: string;
  readonly fileHint: string;
  readonly textLabel: string;
  readonly textHint: string;
  readonly submitLabel: string;
  /** None after an upload. */
  readonly onChoose?: (file: File | undefined) => void;
  readonly onUpload: (file: File, text: string) => Promise<unknown>;
  /** Of the chosen file. */
  readonly children?: ReactNode;
}

interface UploadValues {
  readonly text?: string;
}

/** A file and its text; both stay when the upload fails. */
export function UploadForm(props: UploadFormProps) {
  const {
    fileField,
    textField,
    rule,
    accept,
    fileHint,
    textLabel,
    textHint,
    submitLabel,
    onChoose,
    onUpload,
  } = props;
  const { t } = useTranslation('adminCatalog');
  const [form] = Form.useForm<UploadValues & { file?: unknown }>();
  const input = useRef<HTMLInputElement>(null);
  const save = useSaving();
  const checkFile = async () => {
    const file = input.current?.files?.[0];
    if (!file) throw new Error(t('content.file.required'));
    if (file.size > MAX_UPLOAD_BYTES) throw new Error(t('content.file.tooLarge'));
  };
  const [isUploading, setUploading] = useState(false);
  const submit = async ({ text = '' }: UploadValues) => {
    const file = input.current!.files![0]!;
    setUploading(true);
    const problems = await save(() => onUpload(file, text), [fileField, textField]);
    setUploading(false);
    if (problems === null) {
      form.resetFields();
      input.current!.value = '';
      onChoose?.(undefined);
      return;
    }
    form.setFields([
      { name: 'file', errors: problems[fileField] ? [problems[fileField]] : [] },
      { name: 'text', errors: problems[textField] ? [problems[textField]] : [] },
    ]);
  };
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={(values) => void submit(values)}
      className={styles.upload}
    >
      <Form.Item
        name="file"
        label={t('content.file.label')}
        extra={fileHint}
        valuePropName="data-file"
        rules={[{ validator: checkFile }]}
      >
        <input
          ref={input}
          type="file"
          accept={accept}
          className={styles.file}
          onChange={({ target }) => onChoose?.(target.files?.[0])}
        />
      </Form.Item>
      {props.children}
      <Form.Item name="text" label={textLabel} extra={textHint} rules={useFieldRule(rule)}>
        <Input autoComplete="off" />
      </Form.Item>
      <Button htmlType="submit" type="primary" loading={isUploading}>
        {submitLabel}
      </Button>
    </Form>
  );
}
