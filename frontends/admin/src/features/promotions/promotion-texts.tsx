import { hasPromotionText } from '@kp/commerce/promotion-rules';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { directionOf, type LanguageCode, LANGUAGES } from '@kp/i18n';
import { Form, Input, Tabs } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { type PromotionValues, textIn } from './promotion-values';
import wrapped from '../../shared/wrapped-tabs.module.css';
import styles from './promotions.module.css';

const BODY_ROWS = 8;

interface PromotionTextsProps {
  readonly language: string;
  readonly onLanguage: (language: string) => void;
}

/** The tabs of all languages stay mounted: their fields are checked together. */
export function PromotionTexts({ language, onLanguage }: PromotionTextsProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <section aria-label={t('promotions.texts')}>
      <Form.Item noStyle shouldUpdate>
        {({ getFieldsValue }) => {
          const values = getFieldsValue(true) as PromotionValues;
          const items = LANGUAGES.map(({ code, nativeName }) => {
            const isMissing = !hasPromotionText([textIn(values, code)], code);
            return {
              key: code,
              forceRender: true,
              label: (
                <>
                  <bdi lang={code}>{nativeName}</bdi>
                  {isMissing && <small className={styles.missing}> {t('promotions.missing')}</small>}
                </>
              ),
              children: <LanguageTexts code={code} original={textIn(values, catalogLanguage())} />,
            };
          });
          return (
            <Tabs
              size="small"
              items={items}
              activeKey={language}
              onChange={onLanguage}
              className={wrapped.tabs}
            />
          );
        }}
      </Form.Item>
    </section>
  );
}

interface LanguageTextsProps {
  readonly code: LanguageCode;
  readonly original: ReturnType<typeof textIn>;
}

function LanguageTexts({ code, original }: LanguageTextsProps) {
  const { t } = useTranslation('adminPeople');
  const isOriginal = code === original.language;
  const written = { lang: original.language, dir: directionOf(original.language) };
  const attributes = { lang: code, dir: directionOf(code) };
  return (
    <div className={styles.sides}>
      <div>
        <RulesField name={`subject_${code}`} label={t('promotions.subject')} required={isOriginal}>
          <Input {...attributes} autoComplete="off" />
        </RulesField>
        <RulesField
          name={`body_${code}`}
          label={t('promotions.body')}
          extra={t('promotions.bodyHint')}
          required={isOriginal}
        >
          <Input.TextArea {...attributes} rows={BODY_ROWS} />
        </RulesField>
      </div>
      {!isOriginal && (
        <section aria-label={t('promotions.original')} className={styles.original}>
          <h4>{t('promotions.original')}</h4>
          <p {...written}>
            <strong>{original.subject}</strong>
          </p>
          <p {...written} className={styles.body}>
            {original.body}
          </p>
          <p className={styles.missing}>{t('promotions.fallback')}</p>
        </section>
      )}
    </div>
  );
}
