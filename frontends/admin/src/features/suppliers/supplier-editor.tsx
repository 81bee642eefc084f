import type { SupplierResponse } from '@kp/api-client/admin';
import { SUPPLIER_LIMITS, SUPPLIER_RULES, type SupplierForm } from '@kp/commerce';
import { problemsByRules } from '@kp/commerce/field-rules';
import { Input } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { EditorForm } from '../../shared/editing/editor-form';
import { EditorPage } from '../../shared/editing/editor-page';
import { useEditor } from '../../shared/editing/use-editor';
import type { EditorControls } from '../../shared/editing/use-editor-controls';
import { PageCard } from '../../shared/page-card';
import { useCreateSupplierByAdminMutation, useUpdateSupplierByAdminMutation } from './suppliers-api';

interface SupplierEditorProps {
  /** Absent: a new one. */
  readonly supplier: SupplierResponse | undefined;
  readonly listPath: string;
  readonly onClose: () => void;
}

export function SupplierEditor({ supplier, listPath, onClose }: SupplierEditorProps) {
  const { t } = useTranslation('adminCatalog');
  return (
    <EditorPage
      title={t(supplier ? 'suppliers.editTitle' : 'suppliers.add')}
      facts={supplier && <bdi>{supplier.name}</bdi>}
      back={{ to: listPath, label: t('suppliers.title') }}
      onClose={onClose}
      history={supplier && { subject: 'supplier', subjectId: supplier.id }}
    >
      {(controls) => <SupplierFields key={supplier?.id} supplier={supplier} controls={controls} />}
    </EditorPage>
  );
}

const valuesOf = (supplier: SupplierResponse | undefined): SupplierForm => ({
  name: supplier?.name ?? '',
  contactPerson: supplier?.contactPerson ?? '',
  email: supplier?.email ?? '',
  phone: supplier?.phone ?? '',
  notes: supplier?.notes ?? '',
});

interface SupplierFieldsProps {
  readonly supplier: SupplierResponse | undefined;
  readonly controls: EditorControls;
}

function SupplierFields({ supplier, controls }: SupplierFieldsProps) {
  const { t } = useTranslation('adminCatalog');
  const [create] = useCreateSupplierByAdminMutation();
  const [update] = useUpdateSupplierByAdminMutation();
  const editor = useEditor<SupplierResponse, SupplierForm>({
    stored: supplier,
    valuesOf,
    send: (values, before) =>
      before
        ? update({ id: before.id, saveSupplierRequest: { ...values, version: before.version } })
        : create({ saveSupplierRequest: values }),
    savedText: t(supplier ? 'suppliers.updated' : 'suppliers.created'),
    failedText: t(supplier ? 'suppliers.updateFailed' : 'suppliers.createFailed'),
    onSaved: controls.onSaved,
  });
  return (
    <EditorForm<SupplierForm>
      name="supplier"
      rules={(values) => problemsByRules(SUPPLIER_RULES, values)}
      editor={editor}
      controls={controls}
      submitLabel={t(supplier ? 'products.save' : 'suppliers.create')}
      conflictTexts={{
        title: t('suppliers.conflictTitle'),
        labelOf: (field) => t(field === 'name' ? 'products.name' : `suppliers.${field}`),
      }}
      side={
        <PageCard title={t('suppliers.cards.team')}>
          <RulesField name="notes" label={t('suppliers.notes')} extra={t('suppliers.notesHint')}>
            <Input.TextArea rows={6} />
          </RulesField>
        </PageCard>
      }
    >
      <PageCard title={t('suppliers.cards.about')}>
        <RulesField name="name" label={t('products.name')} required>
          <Input autoComplete="off" maxLength={SUPPLIER_LIMITS.nameMax} />
        </RulesField>
        <RulesField name="contactPerson" label={t('suppliers.contactPerson')}>
          <Input autoComplete="off" />
        </RulesField>
        <RulesField name="email" label={t('suppliers.email')}>
          <Input autoComplete="off" inputMode="email" dir="ltr" />
        </RulesField>
        <RulesField name="phone" label={t('suppliers.phone')}>
          <Input autoComplete="off" inputMode="tel" dir="ltr" />
        </RulesField>
      </PageCard>
    </EditorForm>
  );
}
