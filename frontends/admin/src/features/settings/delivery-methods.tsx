import {
  type AdminShippingSettingsResponse,
  type DeliveryMethodResponse,
  officeApi,
  type ShippingZoneResponse,
} from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { minorToDecimal } from '@kp/commerce';
import { deliveryMethodName } from '@kp/i18n/delivery-method-name';
import { useFormats } from '@kp/ui';
import { Button } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import type { RowAction } from '../../shared/list/row-menu';
import { useWeight } from '../../shared/weight';
import { Loaded } from './loaded';
import { MethodForm } from './method-form';
import styles from './settings.module.css';
import { useWeekdays } from './use-weekdays';

interface DeliveryMethodsProps {
  readonly shop: AdminShippingSettingsResponse;
}

/** What customers choose from beside the standard delivery. */
export function DeliveryMethods({ shop }: DeliveryMethodsProps) {
  const { t } = useTranslation('adminSettings');
  const query = officeApi.useListDeliveryMethodsQuery();
  const { data: zones = [] } = officeApi.useListShippingZonesQuery();
  const [edited, setEdited] = useState<DeliveryMethodResponse | 'new'>();
  return (
    <section aria-labelledby="methods-title">
      <h3 id="methods-title">{t('methods.title')}</h3>
      <p className={styles.hint}>{t('methods.hint')}</p>
      <Loaded query={query}>
        {(methods) => (
          <>
            <p className={styles.hint}>
              <Button onClick={() => setEdited('new')}>{t('methods.add')}</Button>
            </p>
            {methods.length === 0 ? (
              <p>{t('methods.empty')}</p>
            ) : (
              <MethodTable {...{ methods, zones }} currency={shop.currency} onEdit={setEdited} />
            )}
            {edited && (
              <MethodForm
                method={edited === 'new' ? null : edited}
                zones={zones}
                currency={shop.currency}
                onClose={() => setEdited(undefined)}
              />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

interface MethodTableProps {
  readonly methods: readonly DeliveryMethodResponse[];
  readonly zones: readonly ShippingZoneResponse[];
  readonly currency: string;
  readonly onEdit: (method: DeliveryMethodResponse) => void;
}

function MethodTable({ methods, zones, currency, onEdit }: MethodTableProps) {
  const { t } = useTranslation('adminSettings');
  const { t: common } = useTranslation();
  const nameOf = (method: DeliveryMethodResponse) => deliveryMethodName(method, common);
  const columns: DataColumn<DeliveryMethodResponse>[] = [
    { key: 'name', title: t('zones.name'), render: nameOf, isRowHeader: true },
    {
      key: 'place',
      title: t('methods.place'),
      render: ({ zoneId }) =>
        zoneId === null ? t('methods.everywhere') : zones.find(({ id }) => id === zoneId)?.name,
    },
    {
      key: 'costs',
      title: t('methods.costs'),
      render: (method) => <MethodTerms method={method} currency={currency} />,
    },
  ];
  return (
    <DataTable
      label={t('methods.title')}
      rows={methods}
      keyOf={({ id }) => id}
      columns={columns}
      offer={{ nameOf, actionsOf: useMethodActions(nameOf, onEdit) }}
    />
  );
}

function MethodTerms({
  method,
  currency,
}: Pick<MethodTableProps, 'currency'> & { method: DeliveryMethodResponse }) {
  const { t } = useTranslation('adminSettings');
  const { money, number } = useFormats();
  const weight = useWeight();
  const weekdays = useWeekdays();
  const { kind, basis, rates, freeShippingThreshold, minDays, maxDays, cutOff, cutOffDays } = method;
  const limitOf = (upTo: number | null) => {
    if (upTo === null) return t(basis === 'weight' ? 'zones.anyWeight' : 'methods.anyValue');
    return basis === 'weight'
      ? t('zones.upToWeight', { weight: weight(upTo) })
      : t('methods.upToAmount', { amount: money({ amount: minorToDecimal(upTo), currency }) });
  };
  const days = weekdays.filter(({ value }) => method.weekdays.includes(value)).map(({ label }) => label);
  return (
    <ul className={styles.costs}>
      {rates.map(({ upTo, cost }) => (
        <li key={upTo}>
          {money({ amount: cost, currency })}, {limitOf(upTo)}
        </li>
      ))}
      {freeShippingThreshold !== '' && (
        <li>{t('zones.freeAbove', { amount: money({ amount: freeShippingThreshold, currency }) })}</li>
      )}
      {minDays !== null && maxDays !== null && (
        <li>{t('zones.daysOf', { min: number(minDays), max: number(maxDays) })}</li>
      )}
      {kind === 'van' && (
        <li>{t('methods.vanTimes', { days: days.join(', '), time: cutOff, number: number(cutOffDays) })}</li>
      )}
      {kind === 'pickup' && <li>{t('methods.readyTimes')}</li>}
    </ul>
  );
}

function useMethodActions(
  nameOf: (method: DeliveryMethodResponse) => string,
  onEdit: (method: DeliveryMethodResponse) => void,
): (method: DeliveryMethodResponse) => readonly RowAction[] {
  const { t } = useTranslation('adminSettings');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [remove] = officeApi.useDeleteDeliveryMethodMutation();
  const deleteMethod = async (id: number) => {
    try {
      await remove({ id }).unwrap();
      toast({ title: t('methods.deleted') });
    } catch (error) {
      failure.show(error, { title: t('methods.deleteFailed') });
    }
  };
  return (method) => [
    { key: 'edit', label: t('zones.edit'), onClick: () => onEdit(method) },
    {
      key: 'delete',
      label: t('zones.delete'),
      danger: true,
      question: t('methods.deleteQuestion', { name: nameOf(method) }),
      onClick: () => void deleteMethod(method.id),
    },
  ];
}
