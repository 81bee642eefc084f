import type { PromotionResponse } from '@kp/api-client/office';
import { PROMOTION_AUDIENCES } from '@kp/commerce/promotion-rules';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { LANGUAGES, languageOption } from '@kp/i18n';
import { Input, Select } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorForm } from '../../shared/editing/editor-form';
import { EditorPage } from '../../shared/editing/editor-page';
import { useEditor } from '../../shared/editing/use-editor';
import type { EditorControls } from '../../shared/editing/use-editor-controls';
import { PageCard } from '../../shared/page-card';
import { PromotionProducts } from './promotion-products';
import { PromotionTexts } from './promotion-texts';
import { languageOfField, problemsOf, type PromotionValues, requestOf, valuesOf } from './promotion-values';
import { useCreatePromotionByAdminMutation, useUpdatePromotionByAdminMutation } from './promotions-api';
import styles from './promotions.module.css';

interface PromotionEditorProps {
  /** Absent: a new one. */
  readonly promotion: PromotionResponse | undefined;
  readonly listPath: string;
  readonly onClose: () => void;
  readonly onSaved: (id: number) => void;
}

export function PromotionEditor({ promotion, listPath, onClose, onSaved }: PromotionEditorProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <EditorPage
      title={t(promotion ? 'promotions.editTitle' : 'promotions.add')}
      facts={promotion && <bdi>{promotion.name}</bdi>}
      back={{ to: listPath, label: t('promotions.title') }}
      onClose={onClose}
      history={promotion && { subject: 'promotion', subjectId: promotion.id }}
    >
      {(controls) => <PromotionFields promotion={promotion} controls={controls} onSaved={onSaved} />}
    </EditorPage>
  );
}

type PromotionFieldsProps = Pick<PromotionEditorProps, 'promotion' | 'onSaved'> & {
  readonly controls: EditorControls;
};

function PromotionFields({ promotion, controls, onSaved }: PromotionFieldsProps) {
  const { t } = useTranslation('adminPeople');
  const [language, setLanguage] = useState<string>(catalogLanguage);
  const editor = usePromotionEditor(promotion, ({ id }) => {
    controls.onStored();
    onSaved(id);
  });
  // The tab of the first problem opens before the form puts the focus there.
  const showFirstProblem = () => {
    const [first] = problemsOf(editor.form.getFieldsValue(true) as PromotionValues);
    const wrong = first && languageOfField(first.field);
    if (wrong) setLanguage(wrong);
  };
  return (
    <div onSubmitCapture={showFirstProblem} className={styles.contents}>
      <EditorForm<PromotionValues>
        name="promotion"
        rules={problemsOf}
        editor={editor}
        controls={controls}
        submitLabel={t('promotions.create')}
        conflictTexts={{ title: t('promotions.conflictTitle'), labelOf: useLabels() }}
        side={
          <>
            <PageCard title={t('promotions.recipientsTitle')}>
              <RulesField name="audience" label={t('promotions.audience')}>
                <Select
                  options={PROMOTION_AUDIENCES.map((value) => ({
                    value,
                    label: t(`promotions.audiences.${value}`),
                  }))}
                />
              </RulesField>
              <RulesField name="languages" label={t('promotions.languages')}>
                <Select
                  mode="multiple"
                  showSearch
                  placeholder={t('promotions.allLanguages')}
                  options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
                />
              </RulesField>
            </PageCard>
            <PageCard title={t('promotions.products')}>
              <RulesField name="productIds">
                <PromotionProducts />
              </RulesField>
            </PageCard>
          </>
        }
      >
        <PageCard title={t('promotions.message')}>
          <RulesField name="name" label={t('promotions.name')} extra={t('promotions.nameHint')} required>
            <Input autoComplete="off" />
          </RulesField>
          <PromotionTexts language={language} onLanguage={setLanguage} />
          <RulesField name="link" label={t('promotions.link')} extra={t('promotions.linkHint')}>
            <Input autoComplete="off" spellCheck={false} dir="ltr" />
          </RulesField>
        </PageCard>
      </EditorForm>
    </div>
  );
}

function usePromotionEditor(
  stored: PromotionResponse | undefined,
  onSaved: (promotion: PromotionResponse) => void,
) {
  const { t } = useTranslation('adminPeople');
  const [create] = useCreatePromotionByAdminMutation();
  const [update] = useUpdatePromotionByAdminMutation();
  return useEditor<PromotionResponse, PromotionValues>({
    stored,
    valuesOf,
    onSaved,
    send: (values, before) => {
      const request = requestOf(values);
      return before
        ? update({
            id: before.id,
            updatePromotionRequest: {
              ...request,
              version: before.version,
            },
          })
        : create({ createPromotionRequest: request });
    },
    savedText: t('promotions.saved'),
    failedText: t('promotions.saveFailed'),
  });
}

function useLabels() {
  const { t } = useTranslation('adminPeople');
  return (field: keyof PromotionValues & string): string => {
    const code = languageOfField(field);
    if (!code) return t(`promotions.${field as 'name' | 'link'}`);
    const name = t(field.startsWith('subject') ? 'promotions.subject' : 'promotions.body');
    return t('promotions.textOf', { field: name, language: languageOption(code).nativeName });
  };
}
