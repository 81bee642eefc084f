import type { SynonymGroupResponse } from '@kp/api-client/office';
import { isApiError } from '@kp/client';
import { problemsByRules } from '@kp/commerce/field-rules';
import { SYNONYM_LIMITS, SYNONYM_RULES } from '@kp/commerce/synonym-rules';
import { directionOf, formatList, type LanguageCode, LANGUAGES } from '@kp/i18n';
import { Form, Select } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorForm } from '../../shared/editing/editor-form';
import { EditorPage } from '../../shared/editing/editor-page';
import { useEditor } from '../../shared/editing/use-editor';
import type { EditorControls } from '../../shared/editing/use-editor-controls';
import { PageCard } from '../../shared/page-card';
import { nativeNameOf } from './synonym-columns';
import {
  termsText,
  useCreateSynonymsByAdminMutation,
  useUpdateSynonymsByAdminMutation,
} from './synonyms-api';
import styles from './synonyms.module.css';

interface SynonymEditorProps {
  /** Absent: a new one. */
  readonly group: SynonymGroupResponse | undefined;
  /** Of a new one. */
  readonly language: LanguageCode;
  readonly listPath: string;
  readonly onClose: () => void;
}

export function SynonymEditor({ group, language, listPath, onClose }: SynonymEditorProps) {
  const { t } = useTranslation('adminCatalog');
  return (
    <EditorPage
      isSection
      title={t(group ? 'synonyms.editTitle' : 'synonyms.add')}
      facts={group && <bdi>{termsText(group)}</bdi>}
      back={{ to: listPath, label: t('synonyms.title') }}
      onClose={onClose}
      history={group && { subject: 'synonyms', subjectId: group.id }}
    >
      {(controls) => <SynonymFields key={group?.id} group={group} language={language} controls={controls} />}
    </EditorPage>
  );
}

interface SynonymValues {
  readonly language: LanguageCode;
  readonly terms: string[];
}

interface TakenTerm {
  readonly term: string;
  readonly groupId: number;
  readonly groupTerms: string[];
}

const takenOf = (error: unknown) => {
  const details = isApiError(error) ? error.problem?.details : undefined;
  return (details as { taken?: readonly TakenTerm[] } | undefined)?.taken ?? [];
};

interface SynonymFieldsProps extends Pick<SynonymEditorProps, 'group' | 'language'> {
  readonly controls: EditorControls;
}

function SynonymFields({ group, language, controls }: SynonymFieldsProps) {
  const { t } = useTranslation('adminCatalog');
  const [create] = useCreateSynonymsByAdminMutation();
  const [update] = useUpdateSynonymsByAdminMutation();
  const [taken, setTaken] = useState<readonly TakenTerm[]>([]);
  const editor = useEditor<SynonymGroupResponse, SynonymValues>({
    stored: group,
    valuesOf: (stored) => ({
      language: (stored?.language as LanguageCode | undefined) ?? language,
      terms: stored?.terms ?? [],
    }),
    send: async (values, before) => {
      const answer = await (before
        ? update({ id: before.id, saveSynonymsRequest: { ...values, version: before.version } })
        : create({ saveSynonymsRequest: values }));
      setTaken(takenOf(answer.error));
      return answer;
    },
    savedText: t(group ? 'synonyms.updated' : 'synonyms.created'),
    failedText: t(group ? 'synonyms.updateFailed' : 'synonyms.createFailed'),
    nameOf: termsText,
    onSaved: controls.onSaved,
  });
  return (
    <EditorForm<SynonymValues>
      name="synonyms"
      rules={(values) => problemsByRules(SYNONYM_RULES, values)}
      editor={editor}
      controls={controls}
      submitLabel={t(group ? 'products.save' : 'synonyms.create')}
      conflictTexts={{
        title: t('synonyms.conflictTitle'),
        labelOf: (field) => t(`synonyms.${field}`),
        shownValue: (field, values) =>
          field === 'terms' ? termsText(values) : nativeNameOf(values.language),
      }}
      side={
        <PageCard title={t('synonyms.cards.where')}>
          <RulesField name="language" label={t('synonyms.language')} required>
            <Select options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))} />
          </RulesField>
        </PageCard>
      }
    >
      <PageCard title={t('synonyms.cards.group')}>
        <TermsField taken={taken} />
      </PageCard>
    </EditorForm>
  );
}

const SEPARATORS = [',', ';', '\n', '،', '؛', '、', '，'];

function TermsField({ taken }: { readonly taken: readonly TakenTerm[] }) {
  const { t } = useTranslation('adminCatalog');
  const language = Form.useWatch<LanguageCode | undefined>('language');
  return (
    <RulesField
      name="terms"
      label={t('synonyms.terms')}
      required
      extra={
        taken.length > 0 ? (
          <ul className={styles.taken}>
            {taken.map(({ term, groupId, groupTerms }) => (
              <li key={`${groupId} ${term}`}>
                {t('synonyms.takenIn', { term, terms: formatList(groupTerms, language ?? 'en') })}
              </li>
            ))}
          </ul>
        ) : (
          t('synonyms.termsHint', { ...SYNONYM_LIMITS })
        )
      }
    >
      <Select<string[]>
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={SEPARATORS}
        className={styles.tags}
        {...(language && { lang: language, dir: directionOf(language) })}
      />
    </RulesField>
  );
}
