import { type FieldRule, MAX_UPLOAD_BYTES } from '@kp/commerce';
import { Button, Form, Input } from '@kp/ui/admin';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileField } from '../files/file-field';
import { UploadProgress } from '../files/upload-progress';
import { useSaving } from './content-api';
import { useFieldRule } from './text-dialog';
import styles from './product-content.module.css';

interface UploadSteps {
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

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
  readonly onUpload: (file: File, text: string, steps: UploadSteps) => Promise<unknown>;
  /** Of the chosen file. */
  readonly children?: ReactNode;
}

interface UploadValues {
  readonly text?: string;
}

/** A file, chosen or dropped, and its text; both stay when the upload fails. */
export function UploadForm(props: UploadFormProps) {
  const { fileField, textField, rule, textLabel, textHint, submitLabel, onChoose, onUpload } = props;
  const { t } = useTranslation('adminCatalog');
  const [form] = Form.useForm<UploadValues>();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  /** How much is sent; undefined while nothing is. */
  const [part, setPart] = useState<number>();
  const aborting = useRef<AbortController>(null);
  const save = useSaving();
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setProblem(undefined);
    onChoose?.(chosen);
  };
  const problemOf = (chosen: File | undefined) => {
    if (!chosen) return t('content.file.required');
    return chosen.size > MAX_UPLOAD_BYTES ? t('content.file.tooLarge') : undefined;
  };
  const submit = async ({ text = '' }: UploadValues) => {
    const refused = problemOf(file);
    setProblem(refused);
    if (refused || !file) return;
    const { signal } = (aborting.current = new AbortController());
    setPart(0);
    const steps = { signal, onProgress: setPart };
    const problems = await save(() => onUpload(file, text, steps), [fileField, textField]);
    setPart(undefined);
    if (problems === null) {
      form.resetFields();
      return choose(undefined);
    }
    setProblem(problems[fileField]);
    form.setFields([{ name: 'text', errors: problems[textField] ? [problems[textField]] : [] }]);
  };
  const stop = () => {
    aborting.current?.abort();
    setPart(undefined);
  };
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={(values) => void submit(values)}
      onFinishFailed={() => setProblem(problemOf(file))}
      className={styles.upload}
    >
      <FileField
        label={t('content.file.label')}
        accept={props.accept}
        file={file}
        hint={props.fileHint}
        problem={problem}
        isDisabled={part !== undefined}
        onChoose={choose}
      />
      {props.children}
      <Form.Item name="text" label={textLabel} extra={textHint} rules={useFieldRule(rule)}>
        <Input autoComplete="off" />
      </Form.Item>
      {part === undefined ? (
        <Button htmlType="submit">{submitLabel}</Button>
      ) : (
        <UploadProgress part={part} onStop={stop} />
      )}
    </Form>
  );
}
