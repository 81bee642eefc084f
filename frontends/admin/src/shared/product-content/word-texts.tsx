import type { AttributeTextRequest, AttributeWordResponse } from '@kp/api-client/admin';
import { ATTRIBUTE_VALUE_MAX_LENGTH } from '@kp/commerce';
import { directionOf, LANGUAGES, type LanguageCode } from '@kp/i18n';
import { Button, Form, Input, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaving } from './content-api';
import styles from './product-content.module.css';

type SaveWords = (language: LanguageCode, words: AttributeTextRequest[]) => Promise<unknown>;

interface WordTextsProps {
  /** That the words are entered in. */
  readonly original: LanguageCode;
  readonly words: readonly AttributeWordResponse[];
  /** Throws what the server refuses. */
  readonly save: SaveWords;
  readonly isSaving: boolean;
}

/** Words in one language after the other. What was typed stays when another one is chosen. */
export function WordTexts({ original, words, save, isSaving }: WordTextsProps) {
  const { t } = useTranslation('adminCatalog');
  const others = LANGUAGES.filter(({ code }) => code !== original);
  const [chosen, setLanguage] = useState<LanguageCode>();
  const language = chosen ?? others[0]!.code;
  const [drafts, setDrafts] = useState<Partial<Record<LanguageCode, Texts>>>({});
  return (
    <>
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
        language={language}
        words={words}
        draft={drafts[language]}
        onType={(texts) => setDrafts({ ...drafts, [language]: texts })}
        onSaved={() => setDrafts({ ...drafts, [language]: undefined })}
        save={save}
        isSaving={isSaving}
      />
    </>
  );
}

type Texts = Readonly<Record<string, string | undefined>>;

const textOf = ({ translations }: AttributeWordResponse, code: LanguageCode): string =>
  translations.find(({ language }) => language === code)?.text ?? '';

const missingIn = (words: readonly AttributeWordResponse[], code: LanguageCode): number =>
  words.filter((word) => !textOf(word, code)).length;

const withMissing = (name: string, missing: number) => (missing > 0 ? `${name} (${missing})` : name);

interface TextsFormProps extends Omit<WordTextsProps, 'original'> {
  readonly language: LanguageCode;
  readonly draft: Texts | undefined;
  readonly onType: (texts: Texts) => void;
  readonly onSaved: () => void;
}

function TextsForm({ language, words, draft, onType, onSaved, save, isSaving }: TextsFormProps) {
  const { t } = useTranslation('adminCatalog');
  const [form] = Form.useForm<Texts>();
  const saving = useSaving();
  const submit = async (typed: Texts) => {
    const given = words.map(({ source }) => ({ source, text: typed[source] ?? '' }));
    const fields = given.map((_word, index) => `words.${index}.text`);
    const problems = await saving(() => save(language, given), fields);
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
      <Button htmlType="submit" loading={isSaving}>
        {t('content.attributes.saveTranslations')}
      </Button>
    </Form>
  );
}
