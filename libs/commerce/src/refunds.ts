import { shareOf, shareOfUnits } from './money';
import {
  addedTo,
  grossOf,
  minus,
  type NetAndVat,
  NOTHING,
  type PaidOrder,
  sumOf,
  sumOfGross,
} from './paid-order';
import { sharesOf } from './tax-lines';

export interface RefundedUnits {
  readonly key: string | number;
  readonly quantity: number;
}

/** `units` at what was paid for them, or an amount, or both: an amount for these units. */
export interface RefundStep {
  readonly units?: readonly RefundedUnits[];
  /** Shipping goes back too. */
  readonly withShipping?: boolean;
  readonly amountMinor?: number;
}

/** What is known of earlier refunds: `refunded` by category and rate. */
export interface RefundedBefore {
  readonly refunded?: readonly NetAndVat[];
  readonly units?: readonly RefundedUnits[];
  readonly hasShipping?: boolean;
}

/** What went back of an order, refund by refund: whatever their kinds and sequence, they never exceed what was paid. */
export class Refunds {
  private remaining: readonly NetAndVat[];
  private readonly returned = new Map<string | number, number>();
  private isShippingBack: boolean;

  constructor(
    private readonly paid: PaidOrder,
    { refunded = [], units = [], hasShipping = false }: RefundedBefore = {},
  ) {
    this.remaining = paid.taxes.map((tax, place) => minus(tax, refunded[place] ?? NOTHING));
    for (const unit of units) this.count(unit);
    this.isShippingBack = hasShipping;
  }

  /** By category and rate, in the order of `taxes`. */
  get left(): readonly NetAndVat[] {
    return this.remaining;
  }

  get leftMinor(): number {
    return sumOfGross(this.remaining);
  }

  plan({ units = [], withShipping, amountMinor }: RefundStep): PlannedRefund {
    const wanted = this.ofUnits(units);
    const ofUnits = this.upToLeft(wanted);
    const shipped = this.isShippingBack ? ofUnits : this.upToLeft(addedTo(wanted, this.paid.shipping));
    const planned = (taxes: readonly NetAndVat[], hasShipping = false) => ({ taxes, hasShipping });
    const shippingMinor = this.isShippingBack ? 0 : sumOfGross(this.paid.shipping);
    const isWhole = shippingMinor > 0 && sumOfGross(shipped) === sumOfGross(wanted) + shippingMinor;
    if (amountMinor === undefined) return withShipping ? planned(shipped, isWhole) : planned(ofUnits);
    if (amountMinor >= this.leftMinor) return planned(this.remaining);
    if (sumOfGross(ofUnits) === amountMinor) return planned(ofUnits);
    if (sumOfGross(shipped) === amountMinor) return planned(shipped, isWhole);
    const extraMinor = amountMinor - sumOfGross(ofUnits);
    if (extraMinor < 0) return planned(shareOfAll(ofUnits, amountMinor));
    const beside = this.remaining.map((left, place) => minus(left, ofUnits[place]!));
    return planned(addedTo(ofUnits, shareOfAll(beside, extraMinor)));
  }

  /** An amount that is for neither units nor shipping: of one category and rate, or of all. */
  planConcession(amountMinor: number, place?: number): PlannedRefund {
    const open = this.remaining.map((left, at) => (place === undefined || at === place ? left : NOTHING));
    const taxes = amountMinor >= sumOfGross(open) ? open : shareOfAll(open, amountMinor);
    return { taxes, hasShipping: false };
  }

  refund(step: RefundStep): PlannedRefund {
    const planned = this.plan(step);
    this.remaining = this.remaining.map((left, place) => minus(left, planned.taxes[place]!));
    for (const unit of step.units ?? []) this.count(unit);
    this.isShippingBack ||= planned.hasShipping;
    return planned;
  }

  private count({ key, quantity }: RefundedUnits): void {
    this.returned.set(key, (this.returned.get(key) ?? 0) + quantity);
  }

  private ofUnits(units: readonly RefundedUnits[]): NetAndVat[] {
    return this.paid.taxes.map((_, place) =>
      sumOf(
        units.flatMap(({ key, quantity: asked }) => {
          const line = this.paid.lines.find((candidate) => candidate.key === key);
          if (line?.tax !== place) return [];
          const before = Math.min(this.returned.get(key) ?? 0, line.quantity);
          const after = Math.min(before + asked, line.quantity);
          const part = (minor: number) => shareOfUnits(minor, before, after, line.quantity);
          return { netMinor: part(line.netMinor), vatMinor: part(line.vatMinor) };
        }),
      ),
    );
  }

  /** VAT first, so that no category and rate gives back more net or VAT than it has left. */
  private upToLeft(wanted: readonly NetAndVat[]): NetAndVat[] {
    return wanted.map((amounts, place) => {
      const left = this.remaining[place]!;
      const minor = Math.max(0, Math.min(grossOf(amounts), grossOf(left)));
      const netMinor = Math.min(minor - Math.min(amounts.vatMinor, left.vatMinor, minor), left.netMinor);
      return { netMinor, vatMinor: minor - netMinor };
    });
  }
}

export interface PlannedRefund {
  /** By category and rate. */
  readonly taxes: readonly NetAndVat[];
  /** All of shipping is part of it. */
  readonly hasShipping: boolean;
}

/** An amount follows what is there of each category and rate, its VAT that of each. */
function shareOfAll(amounts: readonly NetAndVat[], minor: number): NetAndVat[] {
  const shares = sharesOf(
    minor,
    amounts.map((each) => Math.max(0, grossOf(each))),
  );
  return amounts.map((each, place) => {
    const vatMinor = shareOf(each.vatMinor, shares[place]!, grossOf(each));
    return { netMinor: shares[place]! - vatMinor, vatMinor };
  });
}
