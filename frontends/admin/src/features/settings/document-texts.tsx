import { DOCUMENT_TEXT_MAX, type DocumentText } from '@kp/commerce/company-rules';
import { INVOICE_KINDS, type InvoiceKind } from '@kp/commerce/list-rules';
import { LANGUAGES } from '@kp/i18n/languages';
import { useFormats } from '@kp/ui';
import { Flex, Input, Select, Typography } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const PARTS = ['intro', 'footer'] as const;
const LANGUAGE_OPTIONS = LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }));

export interface DocumentTextsProps {
  /** These come from the form, of which this is a field. */
  readonly value?: readonly DocumentText[];
  readonly onChange?: (texts: readonly DocumentText[]) => void;
}

/** What stands above and below the amounts of documents, by kind and language. */
export function DocumentTexts({ value: texts = [], onChange }: DocumentTextsProps) {
  const { t } = useTranslation('adminSettings');
  const shown = useFormats().language;
  const [kind, setKind] = useState<InvoiceKind>('invoice');
  const [language, setLanguage] = useState<string>(shown);
  const isChosen = (text: DocumentText) => text.kind === kind && text.language === language;
  const chosen = texts.find(isChosen) ?? { kind, language, intro: '', footer: '' };
  const type = (part: (typeof PARTS)[number], typed: string) => {
    const changed = { ...chosen, [part]: typed };
    const isEmpty = changed.intro === '' && changed.footer === '';
    onChange?.([...texts.filter((text) => !isChosen(text)), ...(isEmpty ? [] : [changed])]);
  };
  return (
    <Flex vertical gap="small">
      <Flex gap="small">
        <Select
          aria-label={t('company.documentKind')}
          value={kind}
          options={INVOICE_KINDS.map((value) => ({ value, label: t(`company.documentKinds.${value}`) }))}
          onChange={setKind}
          popupMatchSelectWidth={false}
        />
        <Select
          aria-label={t('brand.language')}
          value={language}
          options={LANGUAGE_OPTIONS}
          onChange={setLanguage}
          popupMatchSelectWidth={false}
        />
      </Flex>
      {PARTS.map((part) => (
        <div key={part}>
          <Typography.Text type="secondary">{t(`company.${part}`)}</Typography.Text>
          <Input
            aria-label={t(`company.${part}`)}
            lang={language}
            dir="auto"
            maxLength={DOCUMENT_TEXT_MAX}
            value={chosen[part]}
            onChange={({ target }) => type(part, target.value)}
          />
        </div>
      ))}
    </Flex>
  );
}
