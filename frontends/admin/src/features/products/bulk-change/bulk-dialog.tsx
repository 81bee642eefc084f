import type { BulkPreviewResponse, BulkResultResponse } from '@kp/api-client/admin';
import type { BulkKind } from '@kp/commerce/bulk-rules';
import { newIdempotencyKey, useRequestFailure, useToast } from '@kp/client';
import { useFormats } from '@kp/ui';
import { Button, Form } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { WholeNumberInput } from '../../../shared/number-input';
import { adminPath } from '../../../shared/admin-path';
import { FormModal } from '../../../shared/form-modal';
import { BulkFields } from './bulk-fields';
import { BulkPreview } from './bulk-preview';
import { type BulkSelection, type BulkValues, useBulkChange } from './use-bulk-change';
import styles from './bulk-change.module.css';

/** From here on the number is typed before products are deleted. */
const TYPED_FROM = 100;

export interface BulkDialogProps {
  readonly kind: BulkKind;
  readonly selection: BulkSelection;
  /** Of the selected products. */
  readonly count: number;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Fields, then what they would do, then the change. Going back keeps what was typed. */
export function BulkDialog({ kind, selection, count, onClose, onChanged }: BulkDialogProps) {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const failure = useRequestFailure();
  const [form] = Form.useForm<BulkValues & { readonly typed?: string }>();
  const [key] = useState(newIdempotencyKey);
  const [preview, setPreview] = useState<BulkPreviewResponse>();
  const [isBusy, setBusy] = useState(false);
  const { preview: ask, apply } = useBulkChange(kind);
  const tell = useResult(kind, onClose, onChanged);
  const isDeletion = kind === 'delete';
  const submit = async () => {
    const values = form.getFieldsValue(true) as BulkValues;
    setBusy(true);
    try {
      if (preview) {
        const { data, error } = await apply(selection, values, key);
        if (data) tell(data);
        else failure.show(error, { title: t(`bulk.problems.${kind}`) });
      } else {
        const { data, error } = await ask(selection, values);
        if (data) setPreview(data);
        else showAtFields(failure.show(error, { title: t('bulk.previewFailed'), fields: FIELDS }).fields);
      }
    } finally {
      setBusy(false);
    }
  };
  const showAtFields = (fields: Readonly<Partial<Record<(typeof FIELDS)[number], string>>>) =>
    form.setFields(
      Object.entries(fields).map(([name, message]) => ({
        name: name as never,
        errors: [name === 'operation' ? t('bulk.unknownOperation') : message],
      })),
    );
  const submitLabel = isDeletion ? t('bulk.delete') : t('bulk.apply');
  return (
    <FormModal<BulkValues>
      isOpen
      onClose={onClose}
      title={t(`bulk.titles.${kind}`)}
      submitLabel={preview ? submitLabel : t('bulk.preview')}
      isDanger={isDeletion && preview !== undefined}
      isBusy={isBusy}
      canSubmit={preview === undefined || preview.changed > 0}
      form={form}
      onSubmit={() => void submit()}
    >
      <p>{t('bulk.selected', { number: number(count) })}</p>
      <div hidden={preview !== undefined} className={preview ? undefined : styles.fields}>
        <BulkFields kind={kind} />
      </div>
      {preview && (
        <>
          {isDeletion && (
            <p>
              <strong>
                {t('bulk.deleteQuestion', { count: preview.changed, number: number(preview.changed) })}
              </strong>
            </p>
          )}
          <BulkPreview preview={preview} />
          {isDeletion && preview.changed > TYPED_FROM && (
            <Form.Item
              name="typed"
              label={t('bulk.typeToConfirm', { number: String(preview.changed) })}
              rules={[
                {
                  required: true,
                  enum: [String(preview.changed)],
                  type: 'enum',
                  message: t('bulk.notConfirmed'),
                },
              ]}
            >
              <WholeNumberInput />
            </Form.Item>
          )}
          <div>
            <Button onClick={() => setPreview(undefined)} disabled={isBusy}>
              {t('bulk.back')}
            </Button>
          </div>
        </>
      )}
    </FormModal>
  );
}

const FIELDS = [
  'multiplier',
  'fixedPrice',
  'taxClass',
  'categoryId',
  'attributeId',
  'attributeValue',
  'status',
  'operation',
  'value',
  'startsAt',
  'endsAt',
] as const;

/** A change that is done is told where it was made; one that goes on is followed on its own screen. */
function useResult(kind: BulkKind, onClose: () => void, onChanged: () => void) {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const { toast } = useToast();
  const navigate = useNavigate();
  return ({ jobId, state, changed, total, failed }: BulkResultResponse) => {
    onChanged();
    onClose();
    const open = () => void navigate(adminPath('bulk', { open: jobId }));
    if (state !== 'done') return open();
    toast({
      title: failed.length > 0 ? t('bulk.done') : t(`bulk.successes.${kind}`),
      description: t('bulk.changedOf', { changed: number(changed), total: number(total ?? changed) }),
      action: { label: t('bulk.details'), onSelect: open },
    });
  };
}
