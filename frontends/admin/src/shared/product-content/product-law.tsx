import type { AdminComplianceResponse } from '@kp/api-client/admin';
import { WITHDRAWAL_EXCEPTIONS } from '@kp/commerce/withdrawal-rules';
import { LANGUAGES } from '@kp/i18n';
import { Alert, Button, Checkbox, Form, Input, Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { WholeNumberInput } from '../number-input';
import { NotLoaded } from '../not-loaded';
import { useZonePlaces } from '../zone-places';
import {
  useGetProductComplianceByAdminQuery,
  useSaveProductComplianceByAdminMutation,
  useSaving,
} from './content-api';
import styles from './product-content.module.css';

const LINES = [
  'manufacturerName',
  'manufacturerAddress',
  'manufacturerEmail',
  'responsibleName',
  'responsibleAddress',
  'responsibleEmail',
  'identifier',
] as const;

interface LawForm extends Omit<
  AdminComplianceResponse,
  'warnings' | 'guaranteeMonths' | 'withdrawalException' | 'gaps' | 'claims'
> {
  readonly withdrawalException: string;
  readonly guaranteeMonths: string;
  /** By language. */
  readonly warnings: Record<string, string | undefined>;
}

/** What the law asks to say with the product. */
export function ProductLaw({ productId }: { readonly productId: number }) {
  const query = useGetProductComplianceByAdminQuery({ id: productId });
  const { currentData } = query;
  if (!currentData) return <NotLoaded query={query} lines={8} />;
  return <LawFields productId={productId} facts={currentData} />;
}

function LawFields({ productId, facts }: { productId: number; facts: AdminComplianceResponse }) {
  const { t } = useTranslation('adminCatalog');
  const [saveFacts, { isLoading }] = useSaveProductComplianceByAdminMutation();
  const save = useSaving();
  const { countries } = useZonePlaces();
  const { gaps, claims } = facts;
  const submit = ({ warnings, guaranteeMonths, withdrawalException, ...lines }: LawForm) =>
    save(
      () =>
        saveFacts({
          id: productId,
          productComplianceBody: {
            ...lines,
            manufacturerCountry: lines.manufacturerCountry ?? '',
            withdrawalException: WITHDRAWAL_EXCEPTIONS.find((each) => each === withdrawalException) ?? null,
            guaranteeMonths: guaranteeMonths.trim() === '' ? null : Number(guaranteeMonths),
            warnings: Object.entries(warnings)
              .map(([language, text]) => ({ language, text: text?.trim() ?? '' }))
              .filter(({ text }) => text !== ''),
          },
        }).unwrap(),
      [],
    );
  const exceptions = ['', ...WITHDRAWAL_EXCEPTIONS].map((value) => ({
    value,
    label: t(`content.law.exceptions.${(value || 'none') as 'none'}`),
  }));
  return (
    <Form<LawForm>
      layout="vertical"
      className={styles.panel}
      initialValues={{
        ...facts,
        manufacturerCountry: facts.manufacturerCountry || undefined,
        withdrawalException: facts.withdrawalException ?? '',
        guaranteeMonths: facts.guaranteeMonths === null ? '' : String(facts.guaranteeMonths),
        warnings: Object.fromEntries(facts.warnings.map(({ language, text }) => [language, text])),
      }}
      onFinish={(values) => void submit(values)}
    >
      <p role="status">
        {gaps.length === 0
          ? t('content.law.complete')
          : t('content.law.missing', { gaps: gaps.map((gap) => t(`content.law.gaps.${gap}`)).join(', ') })}
      </p>
      <Form.Item name="withdrawalException" label={t('content.law.withdrawalException')}>
        <Select options={exceptions} />
      </Form.Item>
      <Form.Item name="guaranteeMonths" label={t('content.law.guaranteeMonths')}>
        <WholeNumberInput />
      </Form.Item>
      <Form.Item name="manufacturerCountry" label={t('content.law.manufacturerCountry')}>
        <Select showSearch allowClear options={[...countries]} />
      </Form.Item>
      {LINES.map((field) => (
        <Form.Item key={field} name={field} label={t(`content.law.${field}`)}>
          <Input autoComplete="off" />
        </Form.Item>
      ))}
      <Form.Item name="isFoodContact" valuePropName="checked">
        <Checkbox>{t('content.law.isFoodContact')}</Checkbox>
      </Form.Item>
      {claims.length > 0 && (
        <Alert type="warning" title={t('content.law.claims', { claims: claims.join(', ') })} />
      )}
      <Form.Item name="claimProof" label={t('content.law.claimProof')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="hasNoWarnings" valuePropName="checked">
        <Checkbox>{t('content.law.hasNoWarnings')}</Checkbox>
      </Form.Item>
      {LANGUAGES.map(({ code, nativeName }) => (
        <Form.Item
          key={code}
          name={['warnings', code]}
          label={t('content.law.warning', { language: nativeName })}
        >
          <Input.TextArea rows={2} lang={code} dir="auto" />
        </Form.Item>
      ))}
      <Button htmlType="submit" type="primary" loading={isLoading}>
        {t('content.save')}
      </Button>
    </Form>
  );
}
