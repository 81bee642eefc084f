import type { Order } from './order.entity';

type TaxedOrder = Pick<Order, 'status' | 'supplyKind' | 'vatNumberCheck' | 'vatMinor'>;

/** VAT of an order whose number was confirmed after it was paid in a way that nothing but the staff can give it back. */
export const vatToReturnMinor = ({ status, supplyKind, vatNumberCheck, vatMinor }: TaxedOrder): number =>
  status !== 'cancelled' && supplyKind !== 'intra_community' && vatNumberCheck?.state === 'valid'
    ? vatMinor
    : 0;
