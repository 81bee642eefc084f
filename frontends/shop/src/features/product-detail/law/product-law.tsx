import { type ProductComplianceBody, shopApi } from '@kp/api-client/shop';
import { LEGAL_GUARANTEE_MONTHS } from '@kp/commerce/compliance-rules';
import { useFormats } from '@kp/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLegalDuties } from '../../../shared/product/offer-price';
import styles from './product-law.module.css';

const SHOWN = ['productSafety', 'guaranteeNotice', 'withdrawal'] as const;

/** Who made the product and answers for it, what to watch out for, and the guarantees. */
export function ProductLaw({ productId }: { readonly productId: number }) {
  const isDue = useLegalDuties();
  const isAnyDue = SHOWN.some(isDue);
  const { data } = shopApi.useGetProductComplianceQuery({ id: productId }, { skip: !isAnyDue });
  if (!isAnyDue || !data) return null;
  return (
    <div className={styles.law}>
      {isDue('productSafety') && <Safety facts={data} />}
      {isDue('guaranteeNotice') && <Guarantees months={data.guaranteeMonths} />}
      {isDue('withdrawal') && data.withdrawalException && <Exception kind={data.withdrawalException} />}
    </div>
  );
}

function Safety({ facts }: { readonly facts: ProductComplianceBody }) {
  const { t } = useTranslation('law');
  const { language } = useFormats();
  const id = useId();
  const warning =
    facts.warnings.find((each) => each.language === language) ??
    facts.warnings.find((each) => each.language === 'en') ??
    facts.warnings[0];
  const rows = [
    [
      t('safety.manufacturer'),
      contact(facts.manufacturerName, facts.manufacturerAddress, facts.manufacturerEmail),
    ],
    [
      t('safety.responsible'),
      contact(facts.responsibleName, facts.responsibleAddress, facts.responsibleEmail),
    ],
    [t('safety.identifier'), facts.identifier],
    [t('safety.claimProof'), facts.claimProof],
  ].filter(([, value]) => value);
  if (rows.length === 0 && !warning) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title}>
        {t('safety.title')}
      </h2>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        {warning && (
          <div>
            <dt>{t('safety.warnings')}</dt>
            <dd lang={warning.language}>{warning.text}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** The notice has the same frame and order on every product. */
function Guarantees({ months }: { readonly months: number | null }) {
  const { t } = useTranslation('law');
  const { number } = useFormats();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.notice}>
      <h2 id={id} className={styles.title}>
        {t('guarantee.title')}
      </h2>
      <p>{t('guarantee.text')}</p>
      {months !== null && months > LEGAL_GUARANTEE_MONTHS && (
        <p className={styles.label}>
          {t('guarantee.maker', { years: number(Math.floor((months / 12) * 10) / 10) })}
        </p>
      )}
    </section>
  );
}

function Exception({ kind }: { readonly kind: NonNullable<ProductComplianceBody['withdrawalException']> }) {
  const { t } = useTranslation('law');
  return <p className={styles.part}>{t(`withdraw.exception.${kind}`)}</p>;
}

const contact = (...parts: string[]) => parts.filter(Boolean).join(', ');
