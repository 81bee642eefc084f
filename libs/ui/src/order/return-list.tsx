import type { ReturnReason, ReturnState } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeProps } from '../badge/badge';
import { useFormats } from '../format/use-formats';
import styles from './return-list.module.css';

export interface ShownReturn {
  readonly id: number;
  readonly returnNumber: string;
  readonly createdAt: string;
  readonly state: ReturnState;
  readonly isWithdrawal: boolean;
  readonly staffReason: string | null;
  readonly refundAmount: string | null;
  readonly currency: string;
  readonly items: readonly {
    readonly itemId: number;
    readonly productName: string;
    readonly quantity: number;
    readonly reason: ReturnReason;
    readonly unshippedQuantity: number;
  }[];
}

/** Where returns go. */
export interface ReturnAddress {
  readonly name: string;
  readonly address: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
}

export interface ReturnListProps {
  readonly returns: readonly ShownReturn[];
  readonly orderNumber: string;
  /** Missing while it is not known. */
  readonly address: ReturnAddress | undefined;
}

const TONES: Readonly<Record<ReturnState, NonNullable<BadgeProps['tone']>>> = {
  requested: 'warning',
  approved: 'action',
  rejected: 'alert',
  received: 'action',
  refunded: 'good',
  closed: 'neutral',
};

/** Each return with what happens next; on the way to the shop with the label of its parcel. */
export function ReturnList({ returns, orderNumber, address }: ReturnListProps) {
  const { t } = useTranslation(['order', 'common']);
  const { date } = useFormats();
  if (returns.length === 0) return null;
  return (
    <ul className={styles.list}>
      {returns.map((each) => (
        <li key={each.id} className={styles.return}>
          <p className={styles.head}>
            <bdi dir="ltr" className={styles.number}>
              {each.returnNumber}
            </bdi>
            <Badge tone={TONES[each.state]}>{t(`common:returnState.${each.state}`)}</Badge>
            <time dateTime={each.createdAt} className={styles.soft}>
              {date(each.createdAt)}
            </time>
          </p>
          <NextStep request={each} />
          {(each.state === 'requested' || (each.state === 'approved' && comesBack(each))) && (
            <ParcelLabel returnNumber={each.returnNumber} orderNumber={orderNumber} address={address} />
          )}
          <ul className={styles.items}>
            {each.items.map(({ itemId, quantity, productName: name, reason }) => (
              <li key={itemId}>
                {t('line', { quantity, name })}
                {' · '}
                {t(`common:returnReason.${reason}`)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Withdrawn items that were not shipped stay where they are. */
const comesBack = ({ items }: ShownReturn) =>
  items.some(({ quantity, unshippedQuantity }) => unshippedQuantity < quantity);

function NextStep({ request }: { readonly request: ShownReturn }) {
  const { t } = useTranslation('order');
  const { money } = useFormats();
  const { state, staffReason, refundAmount: amount, currency } = request;
  const refunded = amount ? money({ amount, currency }) : '';
  const withdrawn = request.isWithdrawal && state === 'approved';
  return (
    <>
      <p>
        {withdrawn && t(comesBack(request) ? 'returns.next.withdrawn' : 'returns.next.unshipped')}
        {!withdrawn && state === 'refunded' && t('returns.next.refunded', { amount: refunded })}
        {!withdrawn && state !== 'refunded' && t(`returns.next.${state}`)}
      </p>
      {staffReason && (
        <p>
          <bdi>{staffReason}</bdi>
        </p>
      )}
    </>
  );
}

function ParcelLabel({
  returnNumber,
  orderNumber,
  address,
}: Pick<ReturnListProps, 'orderNumber' | 'address'> & { readonly returnNumber: string }) {
  const { t } = useTranslation(['order', 'common']);
  if (!address) return null;
  const town = [address.zipCode, address.city].filter(Boolean).join(' ');
  const lines = [address.name, address.address, town, address.country].filter(Boolean);
  return (
    <figure className={styles.label} aria-label={t('returns.label')}>
      <figcaption className={styles.soft}>{t('returns.label')}</figcaption>
      <p className={styles.number}>{t('returns.number', { returnNumber })}</p>
      <p>{t('common:order.number', { orderNumber })}</p>
      <address className={styles.address}>
        {lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
    </figure>
  );
}
