import {
  type AdminShippingSettingsResponse,
  type ShippingZoneResponse,
  officeApi,
} from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { useFormats } from '@kp/ui';
import { Alert, Button } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import type { RowAction } from '../../shared/list/row-menu';
import { CostCheck } from './cost-check';
import { Loaded } from './loaded';
import { ZoneForm } from './zone-form';
import { useWeight } from '../../shared/weight';
import { useZonePlaces } from '../../shared/zone-places';
import { useProductsWithoutWeightQuery } from './weights-api';
import styles from './settings.module.css';

interface ShippingZonesProps {
  readonly shop: AdminShippingSettingsResponse;
}

export function ShippingZones({ shop }: ShippingZonesProps) {
  const { t } = useTranslation('adminSettings');
  const query = officeApi.useListShippingZonesQuery();
  const [edited, setEdited] = useState<ShippingZoneResponse | 'new'>();
  return (
    <section aria-labelledby="zones-title">
      <h3 id="zones-title">{t('zones.title')}</h3>
      <p className={styles.hint}>{t('zones.hint')}</p>
      <Loaded query={query}>
        {(zones) => (
          <>
            <p className={styles.hint}>
              <Button type="primary" onClick={() => setEdited('new')}>
                {t('zones.add')}
              </Button>
            </p>
            {zones.length === 0 && <p>{t('zones.empty')}</p>}
            {zones.length > 0 && (
              <>
                <WithoutWeight />
                <ZoneTable zones={zones} currency={shop.currency} onEdit={setEdited} />
                <CostCheck zones={zones} shop={shop} />
              </>
            )}
            {edited && (
              <ZoneForm
                zone={edited === 'new' ? null : edited}
                others={zones.filter(({ id }) => edited === 'new' || id !== edited.id)}
                shop={shop}
                onClose={() => setEdited(undefined)}
              />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

/** They make an order lighter than it is. */
function WithoutWeight() {
  const { t } = useTranslation('adminSettings');
  const { number } = useFormats();
  const { data: count = 0 } = useProductsWithoutWeightQuery();
  if (count === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.warning}
      title={
        <>
          {t('zones.withoutWeight', { number: number(count) })}{' '}
          <Link to={adminPath('products', { weight: 'missing', status: 'active' })}>
            {t('zones.showProducts')}
          </Link>
        </>
      }
    />
  );
}

interface ZoneTableProps {
  readonly zones: readonly ShippingZoneResponse[];
  readonly currency: string;
  readonly onEdit: (zone: ShippingZoneResponse) => void;
}

function ZoneTable({ zones, currency, onEdit }: ZoneTableProps) {
  const { t } = useTranslation('adminSettings');
  const { money, number } = useFormats();
  const places = useZonePlaces();
  const weight = useWeight();
  const columns: DataColumn<ShippingZoneResponse>[] = [
    { key: 'name', title: t('zones.name'), render: ({ name }) => name, isRowHeader: true },
    { key: 'places', title: t('zones.places'), render: places.namesOf },
    {
      key: 'costs',
      title: t('zones.costs'),
      render: ({ bands, freeShippingThreshold, minDays, maxDays, isStandardOffered }) => (
        <ul className={styles.costs}>
          {bands.map(({ upToGrams, cost }) => (
            <li key={upToGrams}>
              {money({ amount: cost, currency })},{' '}
              {upToGrams === null
                ? t('zones.anyWeight')
                : t('zones.upToWeight', { weight: weight(upToGrams) })}
            </li>
          ))}
          {freeShippingThreshold !== '' && (
            <li>{t('zones.freeAbove', { amount: money({ amount: freeShippingThreshold, currency }) })}</li>
          )}
          {minDays !== null && maxDays !== null && (
            <li>{t('zones.daysOf', { min: number(minDays), max: number(maxDays) })}</li>
          )}
          {!isStandardOffered && <li>{t('zones.standardLeftOut')}</li>}
        </ul>
      ),
    },
  ];
  return (
    <DataTable
      label={t('zones.title')}
      rows={zones}
      keyOf={({ id }) => id}
      columns={columns}
      offer={{ nameOf: ({ name }) => name, actionsOf: useZoneActions(onEdit) }}
    />
  );
}

function useZoneActions(
  onEdit: (zone: ShippingZoneResponse) => void,
): (zone: ShippingZoneResponse) => readonly RowAction[] {
  const { t } = useTranslation('adminSettings');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [remove] = officeApi.useDeleteShippingZoneMutation();
  const deleteZone = async (id: number) => {
    try {
      await remove({ id }).unwrap();
      toast({ title: t('zones.deleted') });
    } catch (error) {
      failure.show(error, { title: t('zones.deleteFailed') });
    }
  };
  return (zone) => [
    { key: 'edit', label: t('zones.edit'), onClick: () => onEdit(zone) },
    {
      key: 'delete',
      label: t('zones.delete'),
      danger: true,
      question: t('zones.deleteQuestion', { name: zone.name }),
      onClick: () => void deleteZone(zone.id),
    },
  ];
}
