import { adminApi } from '@kp/api-client/admin';
import type { SupplierFeedResponse } from '@kp/api-client/office';
import { FEED_AUTHS, FEED_FIELDS, FEED_HOURS, FEED_LIMITS } from '@kp/commerce/supplier-feeds';
import { Form, Input, Select } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { WholeNumberInput } from '../../shared/number-input';
import { PageCard } from '../../shared/page-card';
import { type FeedValues, keepsSecret } from './feed-values';
import { useFeedWords } from './use-feed-words';

/** Where the list is, and how the shop says who it is. */
export function SourceCard({ feed }: { readonly feed: SupplierFeedResponse | undefined }) {
  const { t } = useTranslation('adminImports');
  const form = Form.useFormInstance<FeedValues>();
  const auth = Form.useWatch('auth', form) ?? feed?.auth ?? 'none';
  const address = Form.useWatch('address', form) ?? '';
  const isKept = keepsSecret({ auth, address } as FeedValues, feed);
  return (
    <PageCard title={t('feeds.source')}>
      <RulesField name="name" label={t('feeds.name')} required>
        <Input autoComplete="off" maxLength={FEED_LIMITS.nameMax} />
      </RulesField>
      <RulesField name="address" label={t('feeds.address')} extra={t('feeds.addressHint')} required>
        <Input dir="ltr" autoComplete="off" spellCheck={false} inputMode="url" />
      </RulesField>
      <RulesField name="auth" label={t('feeds.auth')}>
        <Select options={FEED_AUTHS.map((value) => ({ value, label: t(`feeds.auths.${value}`) }))} />
      </RulesField>
      {auth === 'basic' && (
        <RulesField name="username" label={t('feeds.username')} required>
          <Input dir="ltr" autoComplete="off" spellCheck={false} />
        </RulesField>
      )}
      {auth !== 'none' && (
        <RulesField
          name="secret"
          label={t(`feeds.secrets.${auth}`)}
          extra={t(isKept ? 'feeds.secretKept' : 'feeds.secretHint')}
          required={!isKept}
        >
          <Input type="password" dir="ltr" autoComplete="new-password" />
        </RulesField>
      )}
    </PageCard>
  );
}

/** What it may change, and how far. */
export function ChangesCard() {
  const { t } = useTranslation('adminImports');
  const words = useFeedWords();
  const suppliers = adminApi.useListSuppliersByAdminQuery({}).currentData ?? [];
  return (
    <PageCard title={t('feeds.changes')}>
      <RulesField name="supplierId" label={t('fields.supplier')} extra={t('feeds.supplierHint')}>
        <Select
          allowClear
          showSearch
          options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </RulesField>
      <RulesField name="fields" label={t('feeds.fields')} required>
        <Select
          mode="multiple"
          options={FEED_FIELDS.map((value) => ({ value, label: words.field(value) }))}
        />
      </RulesField>
      <RulesField name="maxChangePercent" label={t('feeds.percent')} extra={t('feeds.percentHint')} required>
        <WholeNumberInput suffix="%" />
      </RulesField>
      <RulesField name="maxSoldOutPercent" label={t('feeds.soldOut')} extra={t('feeds.soldOutHint')} required>
        <WholeNumberInput suffix="%" />
      </RulesField>
      <RulesField name="everyHours" label={t('feeds.schedule')}>
        <Select options={FEED_HOURS.map((value) => ({ value, label: words.every(value) }))} />
      </RulesField>
    </PageCard>
  );
}
