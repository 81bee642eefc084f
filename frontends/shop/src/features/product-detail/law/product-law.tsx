import { type ProductComplianceBody, shopApi } from '@kp/api-client/shop';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { useFormats } from '@kp/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GuaranteeNotice } from '../../../shared/law/guarantee-notice';
import { useLegalDuties } from '@kp/client';
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
      {isDue('guaranteeNotice') && <GuaranteeNotice months={data.guaranteeMonths} />}
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
    facts.warnings.find((each) => each.language === catalogLanguage()) ??
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

function Exception({ kind }: { readonly kind: NonNullable<ProductComplianceBody['withdrawalException']> }) {
  const { t } = useTranslation('law');
  return <p className={styles.part}>{t(`withdraw.exception.${kind}`)}</p>;
}

const contact = (...parts: string[]) => parts.filter(Boolean).join(', ');
