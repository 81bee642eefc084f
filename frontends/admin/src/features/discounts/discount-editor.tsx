import type { DiscountCodeResponse } from '@kp/api-client/office';
import { useTranslation } from 'react-i18next';
import { EditorForm } from '../../shared/editing/editor-form';
import { EditorPage } from '../../shared/editing/editor-page';
import { useEditor } from '../../shared/editing/use-editor';
import type { EditorControls } from '../../shared/editing/use-editor-controls';
import { ConditionsCard, ReductionCard, ValidityCard } from './discount-cards';
import { DiscountStateTag } from './discount-state-tag';
import { useAddDiscountCodeByAdminMutation, useReplaceDiscountCodeByAdminMutation } from './discounts-api';
import { type DiscountValues, problemsOf, requestOf, valuesOf } from './discount-values';

interface DiscountEditorProps {
  /** Absent: a new one. */
  readonly discount: DiscountCodeResponse | undefined;
  readonly listPath: string;
  readonly onClose: () => void;
}

export function DiscountEditor({ discount, listPath, onClose }: DiscountEditorProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <EditorPage
      title={discount ? t('discounts.editOf', { code: discount.code }) : t('discounts.add')}
      facts={discount && <DiscountStateTag state={discount.state} />}
      back={{ to: listPath, label: t('discounts.title') }}
      onClose={onClose}
      history={discount && { subject: 'discount-code', subjectId: discount.id }}
    >
      {(controls) => <DiscountFields key={discount?.id} discount={discount} controls={controls} />}
    </EditorPage>
  );
}

interface DiscountFieldsProps {
  readonly discount: DiscountCodeResponse | undefined;
  readonly controls: EditorControls;
}

function DiscountFields({ discount, controls }: DiscountFieldsProps) {
  const { t } = useTranslation('adminPeople');
  const [add] = useAddDiscountCodeByAdminMutation();
  const [replace] = useReplaceDiscountCodeByAdminMutation();
  const editor = useEditor<DiscountCodeResponse, DiscountValues>({
    stored: discount,
    valuesOf,
    send: (values, before) => {
      const request = requestOf(values, before?.isActive ?? true);
      return before
        ? replace({ id: before.id, replaceDiscountCodeRequest: { ...request, version: before.version } })
        : add({ saveDiscountCodeRequest: request });
    },
    savedText: t('discounts.saved'),
    failedText: t('discounts.saveFailed'),
    nameOf: ({ code }) => code,
    onSaved: controls.onSaved,
  });
  return (
    <EditorForm<DiscountValues>
      name="discount"
      rules={problemsOf}
      editor={editor}
      controls={controls}
      submitLabel={t('discounts.save')}
      conflictTexts={{ title: t('discounts.saveFailed'), labelOf: (field) => field }}
      side={<ValidityCard />}
    >
      <ReductionCard />
      <ConditionsCard />
    </EditorForm>
  );
}
