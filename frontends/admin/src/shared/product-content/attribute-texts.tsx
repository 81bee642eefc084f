import type { AttributeWordResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { ATTRIBUTE_VALUE_MAX_LENGTH } from '@kp/commerce';
import { directionOf, LANGUAGES, type LanguageCode } from '@kp/i18n';
import { SkeletonText } from '@kp/ui';
import { Button, Form, Input, LoadFailure, Select } from '@kp/ui/admin';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useGetProductTranslationsByAdminQuery,
  useListAttributeTextsByAdminQuery,
  useSaveAttributeTextsByAdminMutation,
  useSaving,
} from './content-api';
import styles from './product-content.module.css';

/** Names of attributes and values in the other languages; a word is translated for every product that has it. */
export function AttributeTexts({ productId }: { readonly productId: number }) {
  const { t } = useTranslation('adminCatalog');
  const failure = useRequestFailure();
  const query = useListAttributeTextsByAdminQuery({ id: productId });
  const original = useGetProductTranslationsByAdminQuery({ id: productId }).currentData?.language;
  const others = LANGUAGES.filter(({ code }) => code !== original);
  const [chosen, setLanguage] = useState<LanguageCode>();
  const language = chosen ?? others[0]!.code;
  // What was typed stays when another language is chosen.
  const [drafts, setDrafts] = useState<Partial<Record<LanguageCode, Texts>>>({});
  const headingId = useId();
  const { currentData: words, error } = query;
  if (!words && error) return <LoadFailure {...failure.panel(query)}>{null}</LoadFailure>;
  if (!words || !original) return <SkeletonText lines={4} />;
  return (
    <section aria-labelledby={headingId} className={styles.panel}>
      <h4 id={headingId}>{t('content.attributes.translations')}</h4>
      <p>{t('content.attributes.translationsHint')}</p>
      <label className={styles.choice}>
        <span>{t('content.texts.language')}</span>
        <Select
          value={language}
          onChange={setLanguage}
          aria-label={t('content.texts.language')}
          options={others.map(({ code, nativeName }) => ({
            value: code,
            label: withMissing(nativeName, missingIn(words, code)),
          }))}
        />
      </label>
      <TextsForm
        // A new value brings a new field.
        key={`${language} ${words.map(({ source }) => source).join('\n')}`}
        productId={productId}
        language={language}
        words={words}
        draft={drafts[language]}
        onType={(texts) => setDrafts({ ...drafts, [language]: texts })}
        onSaved={() => setDrafts({ ...drafts, [language]: undefined })}
      />
    </section>
  );
}

type Texts = Readonly<Record<string, string | undefined>>;

const textOf = ({ translations }: AttributeWordResponse, code: LanguageCode): string =>
  translations.find(({ language }) => language === code)?.text ?? '';

const missingIn = (words: readonly AttributeWordResponse[], code: LanguageCode): number =>
  words.filter((word) => !textOf(word, code)).length;

const withMissing = (name: string, missing: number) => (missing > 0 ? `${name} (${missing})` : name);

interface TextsFormProps {
  readonly productId: number;
  readonly language: LanguageCode;
  readonly words: readonly AttributeWordResponse[];
  readonly draft: Texts | undefined;
  readonly onType: (texts: Texts) => void;
  readonly onSaved: () => void;
}

function TextsForm({ productId, language, words, draft, onType, onSaved }: TextsFormProps) {
  const { t } = useTranslation('adminCatalog');
  const [form] = Form.useForm<Texts>();
  const [saveTexts, { isLoading }] = useSaveAttributeTextsByAdminMutation();
  const save = useSaving();
  const submit = async (typed: Texts) => {
    const given = words.map(({ source }) => ({ source, text: typed[source] ?? '' }));
    const saved = { id: productId, language, saveAttributeTextsRequest: { words: given } };
    const fields = given.map((_word, index) => `words.${index}.text`);
    const problems = await save(() => saveTexts(saved).unwrap(), fields);
    if (problems === null) return onSaved();
    form.setFields(
      fields.map((field, index) => ({
        name: given[index]!.source,
        errors: problems[field] ? [problems[field]] : [],
      })),
    );
  };
  return (
    <Form<Texts>
      form={form}
      layout="vertical"
      onValuesChange={(_changed, values) => onType(values)}
      onFinish={(values) => void submit(values)}
      className={styles.fields}
    >
      {words.map((word) => (
        <Form.Item
          key={word.source}
          name={word.source}
          label={word.source}
          initialValue={draft?.[word.source] ?? textOf(word, language)}
        >
          <Input
            lang={language}
            dir={directionOf(language)}
            autoComplete="off"
            maxLength={ATTRIBUTE_VALUE_MAX_LENGTH}
            placeholder={word.source}
          />
        </Form.Item>
      ))}
      <Button htmlType="submit" loading={isLoading}>
        {t('content.attributes.saveTranslations')}
      </Button>
    </Form>
  );
}
