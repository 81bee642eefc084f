import type { ProductDocumentResponse } from '@kp/api-client/admin';
import { DOCUMENT_RULES } from '@kp/commerce';
import { DOCUMENT_KINDS } from '@kp/commerce/compliance-rules';
import { Form, Input, Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../form-modal';
import { useDescribeProductDocumentByAdminMutation, useSaving } from './content-api';
import { useFieldRule } from './text-dialog';

interface DocumentForm {
  readonly title: string;
  /** Empty for one without a meaning in law. */
  readonly kind: string;
  readonly issuer: string;
  readonly validUntil: string;
}

const FIELDS = ['title', 'kind', 'issuer', 'validUntil'] as const;

interface DocumentDialogProps {
  readonly productId: number;
  readonly document: ProductDocumentResponse;
  readonly onClose: () => void;
}

/** What a document is, who signed it and how long it holds. */
export function DocumentDialog({ productId, document, onClose }: DocumentDialogProps) {
  const { t } = useTranslation('adminCatalog');
  const [form] = Form.useForm<DocumentForm>();
  const [describe, { isLoading }] = useDescribeProductDocumentByAdminMutation();
  const save = useSaving();
  const submit = async ({ title, kind, issuer, validUntil }: DocumentForm) => {
    const describeDocumentRequest = {
      title,
      issuer,
      kind: DOCUMENT_KINDS.find((each) => each === kind),
      validUntil: validUntil || undefined,
    };
    const change = { id: productId, documentId: document.id, describeDocumentRequest };
    const problems = await save(() => describe(change).unwrap(), FIELDS);
    if (problems === null) return onClose();
    form.setFields(FIELDS.map((name) => ({ name, errors: problems[name] ? [problems[name]] : [] })));
  };
  const kinds = ['', ...DOCUMENT_KINDS].map((value) => ({
    value,
    label: t(`content.documents.kinds.${(value || 'none') as 'none'}`),
  }));
  return (
    <FormModal<DocumentForm>
      isOpen
      onClose={onClose}
      title={t('content.edit', { name: document.title })}
      submitLabel={t('content.save')}
      isBusy={isLoading}
      form={form}
      onSubmit={(values) => void submit(values)}
    >
      <Form.Item
        name="title"
        label={t('content.documents.title')}
        initialValue={document.title}
        rules={useFieldRule(DOCUMENT_RULES.title)}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="kind" label={t('content.documents.kind')} initialValue={document.kind ?? ''}>
        <Select options={kinds} />
      </Form.Item>
      <Form.Item name="issuer" label={t('content.documents.issuer')} initialValue={document.issuer}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="validUntil"
        label={t('content.documents.validUntil')}
        initialValue={document.validUntil ?? ''}
      >
        <Input type="date" />
      </Form.Item>
    </FormModal>
  );
}
