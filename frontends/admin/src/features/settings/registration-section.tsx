import { officeApi, type VatRegistrationPeriodResponse } from '@kp/api-client/office';
import { shopApi } from '@kp/api-client/shop';
import { useAppDispatch } from '@kp/client';
import { VAT_REGISTRATIONS, type VatRegistration } from '@kp/commerce/vat-registration';
import { Flex, Form, Input, Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { ShopDaysNote } from '../../shared/shop-time';
import { AddRate, shopDay } from './add-rate';
import { Loaded } from './loaded';
import { RatesTable } from './rates-table';
import styles from './settings.module.css';

/** Whether and how the seller is registered for VAT, now and from planned days on. */
export function RegistrationSection() {
  const { t } = useTranslation('adminSettings');
  const query = officeApi.useListVatRegistrationsQuery();
  const [add] = officeApi.useAddVatRegistrationMutation();
  const [remove] = officeApi.useDeleteVatRegistrationMutation();
  const dispatch = useAppDispatch();
  const refresh = () => {
    void query.refetch();
    dispatch(shopApi.util.invalidateTags(['Config', 'ShippingSettings']));
  };
  return (
    <Loaded query={query}>
      {({ current, periods }) => (
        <Flex vertical gap="middle" component="section" aria-label={t('registration.title')}>
          <div>
            <h3>{t('registration.title')}</h3>
            <p className={styles.hint}>{t('registration.hint')}</p>
            {periods.length === 0 && (
              <p>{t('registration.byNumbers', { status: t(`registration.${current}`) })}</p>
            )}
          </div>
          <AddRate
            // The first one says what holds already; later ones are changes.
            initialValues={{
              status: current as VatRegistration,
              validFrom: shopDay(periods.length === 0 ? 0 : 1),
            }}
            texts={{
              add: t('registration.add'),
              added: t('registration.added'),
              addFailed: t('registration.addFailed'),
            }}
            add={async (addVatRegistrationRequest) => {
              await add({ addVatRegistrationRequest }).unwrap();
              refresh();
            }}
          >
            <Form.Item name="status" label={t('registration.status')}>
              <Select
                options={VAT_REGISTRATIONS.map((value) => ({ value, label: t(`registration.${value}`) }))}
              />
            </Form.Item>
            <Form.Item name="validFrom" label={t('rates.validFrom')} extra={<ShopDaysNote />}>
              <Input type="date" min={shopDay(0)} />
            </Form.Item>
          </AddRate>
          {periods.length > 0 && (
            <RatesTable<VatRegistrationPeriodResponse>
              label={t('registration.title')}
              rates={periods}
              subjectOf={({ status }) => t(`registration.${status}`)}
              columns={[]}
              dayOf={({ isFirst }) => (isFirst ? t('registration.fromStart') : undefined)}
              texts={{
                subject: t('registration.status'),
                deleted: t('registration.deleted'),
                deleteFailed: t('registration.deleteFailed'),
                deleteOf: (of) => t('registration.deleteOf', of),
              }}
              remove={async ({ validFrom }) => {
                await remove({ validFrom }).unwrap();
                refresh();
              }}
            />
          )}
        </Flex>
      )}
    </Loaded>
  );
}
