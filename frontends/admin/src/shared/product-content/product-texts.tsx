import type { ProductTranslationsResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { PRODUCT_LIMITS, TRANSLATION_RULES, type TranslationForm } from '@kp/commerce';
import { directionOf, LANGUAGES, type LanguageCode, languageOption } from '@kp/i18n';
import { SkeletonText } from '@kp/ui';
import { Button, Form, Input, LoadFailure, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useGetProductTranslationsByAdminQuery,
  useSaveProductTranslationByAdminMutation,
  useSaving,
} from './content-api';
import { useFieldRule } from './text-dialog';
import styles from './product-content.module.css';

export function ProductTexts({ productId }: { readonly productId: number }) {
  const failure = useRequestFailure();
  const query = useGetProductTranslationsByAdminQuery({ id: productId });
  const { currentData: product, error } = query;
  if (!product && error) return <LoadFailure {...failure.panel(query)}>{null}</LoadFailure>;
  if (!product) return <SkeletonText lines={8} />;
  return <Translations productId={productId} product={product} />;
}

interface TranslationsProps {
  readonly productId: number;
  readonly product: ProductTranslationsResponse;
}

const textsOf = ({ translations }: ProductTranslationsResponse, code: LanguageCode): TranslationForm => {
  const texts = translations.find(({ language }) => language === code);
  const { name, description, keywords = '' } = texts ?? {};
  return { name: name ?? '', description: description ?? '', keywords };
};

function Translations({ productId, product }: TranslationsProps) {
  const { t } = useTranslation('adminCatalog');
  const others = LANGUAGES.filter(({ code }) => code !== product.language);
  const [language, setLanguage] = useState<LanguageCode>(others[0]!.code);
  const original = t('content.texts.original', { language: languageOption(product.language).nativeName });
  // What was typed stays when another language is chosen.
  const [drafts, setDrafts] = useState<Partial<Record<LanguageCode, TranslationForm>>>({});
  return (
    <div className={styles.panel}>
      <MissingTexts product={product} onChoose={setLanguage} />
      <label className={styles.choice}>
        <span>{t('content.texts.language')}</span>
        <Select
          value={language}
          onChange={setLanguage}
          aria-label={t('content.texts.language')}
          options={others.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
        />
      </label>
      <div className={styles.sides}>
        <section
          lang={product.language}
          dir={directionOf(product.language)}
          aria-label={original}
          className={styles.original}
        >
          <h4>{original}</h4>
          <p>{product.name}</p>
          <p className={styles.text}>{product.description || t('content.texts.noText')}</p>
          {product.keywords && (
            <>
              <h5>{t('products.keywords')}</h5>
              <p className={styles.text}>{product.keywords}</p>
            </>
          )}
        </section>
        <TranslationFields
          key={language}
          productId={productId}
          language={language}
          texts={drafts[language] ?? textsOf(product, language)}
          onType={(texts) => setDrafts({ ...drafts, [language]: texts })}
          onSaved={() => setDrafts({ ...drafts, [language]: undefined })}
        />
      </div>
    </div>
  );
}

interface TranslationFieldsProps {
  readonly productId: number;
  readonly language: LanguageCode;
  readonly texts: TranslationForm;
  readonly onType: (texts: TranslationForm) => void;
  readonly onSaved: () => void;
}

function TranslationFields({ productId, language, texts, onType, onSaved }: TranslationFieldsProps) {
  const { t } = useTranslation('adminCatalog');
  const [form] = Form.useForm<TranslationForm>();
  const [saveTexts, { isLoading }] = useSaveProductTranslationByAdminMutation();
  const save = useSaving();
  const submit = async (saveTranslationRequest: TranslationForm) => {
    const fields = ['name', 'description', 'keywords'] as const;
    const problems = await save(
      () => saveTexts({ id: productId, language, saveTranslationRequest }).unwrap(),
      fields,
    );
    if (problems === null) return onSaved();
    form.setFields(fields.map((name) => ({ name, errors: problems[name] ? [problems[name]] : [] })));
  };
  const { nativeName } = languageOption(language);
  const attributes = { lang: language, dir: directionOf(language) };
  return (
    <Form<TranslationForm>
      form={form}
      layout="vertical"
      initialValues={texts}
      validateTrigger="onSubmit"
      onValuesChange={(_changed, values) => onType(values)}
      onFinish={(values) => void submit(values)}
    >
      <h4 {...attributes}>{nativeName}</h4>
      <Form.Item name="name" label={t('content.texts.name')} rules={useFieldRule(TRANSLATION_RULES.name)}>
        <Input {...attributes} autoComplete="off" maxLength={PRODUCT_LIMITS.nameMax} />
      </Form.Item>
      <Form.Item
        name="description"
        label={t('content.texts.description')}
        rules={useFieldRule(TRANSLATION_RULES.description)}
      >
        <Input.TextArea {...attributes} rows={8} />
      </Form.Item>
      <Form.Item
        name="keywords"
        label={t('products.keywords')}
        extra={t('products.keywordsHint')}
        rules={useFieldRule(TRANSLATION_RULES.keywords)}
      >
        <Input.TextArea {...attributes} rows={2} />
      </Form.Item>
      <Button htmlType="submit" type="primary" loading={isLoading}>
        {t('content.save')}
      </Button>
    </Form>
  );
}

interface MissingTextsProps {
  readonly product: ProductTranslationsResponse;
  readonly onChoose: (language: LanguageCode) => void;
}

function MissingTexts({ product, onChoose }: MissingTextsProps) {
  const { t } = useTranslation('adminCatalog');
  const fieldsOf = (code: LanguageCode) => {
    const { name, description } = textsOf(product, code);
    return [
      ...(name ? [] : [t('content.texts.name')]),
      ...(description || !product.description ? [] : [t('content.texts.description')]),
    ];
  };
  const others = LANGUAGES.filter(({ code }) => code !== product.language);
  const missing = others
    .map((language) => ({ ...language, fields: fieldsOf(language.code) }))
    .filter(({ fields }) => fields.length > 0);
  if (missing.length === 0) return <p role="status">{t('content.texts.complete')}</p>;
  return (
    <section aria-label={t('content.texts.missing')}>
      <h4>{t('content.texts.missing')}</h4>
      <p>{t('content.texts.fallback', { language: languageOption(product.language).nativeName })}</p>
      <ul className={styles.missing}>
        {missing.map(({ code, nativeName, fields }) => (
          <li key={code}>
            <Button size="small" onClick={() => onChoose(code)}>
              {`${nativeName}: ${fields.join(', ')}`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
