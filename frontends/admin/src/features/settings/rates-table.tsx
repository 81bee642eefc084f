import { useRequestFailure, useToast } from '@kp/client';
import { useFormats } from '@kp/ui';
import { Button, Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { type DataColumn, DataTable } from '../../shared/list/data-table';

interface DatedRate {
  readonly validFrom: string;
  readonly isInForce: boolean;
  readonly isFuture: boolean;
}

interface RatesTexts {
  readonly subject: string;
  readonly deleted: string;
  readonly deleteFailed: string;
  readonly deleteOf: (words: { readonly subject: string; readonly day: string }) => string;
}

interface RatesTableProps<Rate extends DatedRate> {
  readonly label: string;
  readonly rates: readonly Rate[];
  /** What the rate is for, which together with its day names it. */
  readonly subjectOf: (rate: Rate) => string;
  readonly columns: readonly DataColumn<Rate>[];
  readonly remove: (rate: Rate) => Promise<unknown>;
  /** Of rates unless given. */
  readonly texts?: RatesTexts;
  /** Its date unless given. */
  readonly dayOf?: (rate: Rate) => string | undefined;
}

/** Rates of the past stay, because orders and invoices were made with them; planned ones can be deleted. */
export function RatesTable<Rate extends DatedRate>(props: RatesTableProps<Rate>) {
  const { label, rates, subjectOf, columns: ofKind, remove, texts, dayOf } = props;
  const { t } = useTranslation('adminSettings');
  const { date } = useFormats();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const words: RatesTexts = texts ?? {
    subject: t('rates.subject'),
    deleted: t('rates.deleted'),
    deleteFailed: t('rates.deleteFailed'),
    deleteOf: (of) => t('rates.deleteOf', of),
  };
  const deleteRate = async (rate: Rate) => {
    try {
      await remove(rate);
      toast({ title: words.deleted });
    } catch (error) {
      failure.show(error, { title: words.deleteFailed });
    }
  };
  const columns: DataColumn<Rate>[] = [
    { key: 'subject', title: words.subject, render: subjectOf, isRowHeader: true },
    ...ofKind,
    {
      key: 'validFrom',
      onCard: 'fact',
      isTitled: true,
      title: t('rates.validFrom'),
      render: (rate) => dayOf?.(rate) ?? date(rate.validFrom),
    },
    {
      key: 'state',
      onCard: 'state',
      title: t('rates.state'),
      render: (rate) => <RateState rate={rate} />,
    },
    {
      key: 'actions',
      onCard: 'state',
      title: t('rates.actions'),
      render: (rate) =>
        rate.isFuture && (
          <Button
            danger
            size="small"
            aria-label={words.deleteOf({ subject: subjectOf(rate), day: date(rate.validFrom) })}
            onClick={() => void deleteRate(rate)}
          >
            {t('rates.delete')}
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      label={label}
      isPlain
      rows={rates}
      keyOf={(rate) => `${subjectOf(rate)} ${rate.validFrom}`}
      columns={columns}
    />
  );
}

function RateState({ rate: { isFuture, isInForce } }: { readonly rate: DatedRate }) {
  const { t } = useTranslation('adminSettings');
  if (isFuture) return <Tag color="processing">{t('rates.planned')}</Tag>;
  return isInForce ? <Tag color="success">{t('rates.inForce')}</Tag> : <Tag>{t('rates.past')}</Tag>;
}
