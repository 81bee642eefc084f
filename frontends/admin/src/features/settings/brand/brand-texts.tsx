import type { BrandTextBody } from '@kp/api-client/office';
import { BRAND_TEXT_LENGTHS, MAX_CLAIMS } from '@kp/commerce/brand-rules';
import { directionOf, type LanguageCode, LANGUAGES } from '@kp/i18n';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { Form, Input, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../settings.module.css';

type TextField = 'heroTitle' | 'heroText' | 'openingHours' | 'productNote';

const FIELDS: readonly TextField[] = ['heroTitle', 'heroText', 'openingHours', 'productNote'];
const NO_CLAIM = { title: '', text: '' };

const emptyText = (language: LanguageCode): BrandTextBody => ({
  language,
  heroTitle: '',
  heroText: '',
  openingHours: '',
  productNote: '',
  claims: [],
});

interface BrandTextsProps {
  /** These come from the form, of which this is a field. */
  readonly value?: readonly BrandTextBody[];
  readonly onChange?: (texts: BrandTextBody[]) => void;
}

/** What the shop says of itself, language by language. */
export function BrandTexts({ value = [], onChange }: BrandTextsProps) {
  const { t } = useTranslation('adminSettings');
  const [language, setLanguage] = useState<LanguageCode>(catalogLanguage());
  const text = value.find((each) => each.language === language) ?? emptyText(language);
  const change = (changes: Partial<BrandTextBody>) =>
    onChange?.([...value.filter((each) => each.language !== language), { ...text, ...changes }]);
  const claims = Array.from({ length: MAX_CLAIMS }, (_, index) => ({ ...NO_CLAIM, ...text.claims[index] }));
  const changeClaim = (index: number, changes: Partial<typeof NO_CLAIM>) =>
    change({ claims: claims.map((claim, at) => (at === index ? { ...claim, ...changes } : claim)) });
  const written = { lang: language, dir: directionOf(language), autoComplete: 'off' };
  const nativeName = LANGUAGES.find(({ code }) => code === catalogLanguage())!.nativeName;
  return (
    <section aria-label={t('brand.texts')} className={styles.brandTexts}>
      <Form.Item label={t('brand.language')} extra={t('brand.textsHint', { language: nativeName })}>
        <Select
          aria-label={t('brand.language')}
          value={language}
          options={LANGUAGES.map(({ code, nativeName: label }) => ({ value: code, label }))}
          onChange={(code: LanguageCode) => setLanguage(code)}
        />
      </Form.Item>
      {FIELDS.map((field) => (
        <Form.Item key={field} label={t(`brand.${field}`)}>
          <Input
            {...written}
            aria-label={t(`brand.${field}`)}
            maxLength={BRAND_TEXT_LENGTHS[field]}
            value={text[field]}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        </Form.Item>
      ))}
      <p className={styles.brandNote}>{t('brand.claimsHint')}</p>
      {claims.map((claim, index) => (
        <div key={index} className={styles.pairs}>
          <Input
            {...written}
            aria-label={t('brand.claim', { number: index + 1 })}
            placeholder={t('brand.claim', { number: index + 1 })}
            maxLength={BRAND_TEXT_LENGTHS.claimTitle}
            value={claim.title}
            onChange={({ target }) => changeClaim(index, { title: target.value })}
          />
          <Input
            {...written}
            aria-label={t('brand.claimText', { number: index + 1 })}
            placeholder={t('brand.claimText', { number: index + 1 })}
            maxLength={BRAND_TEXT_LENGTHS.claimText}
            value={claim.text}
            onChange={({ target }) => changeClaim(index, { text: target.value })}
          />
        </div>
      ))}
    </section>
  );
}
