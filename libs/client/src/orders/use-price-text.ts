import { netAndGross, type TaxClasses } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { useOfferTerms, vatOf } from '../prices/offer-terms';
import { usePriceDisplay } from '../prices/use-price-display';

/** Instead of an amount whose VAT is not known yet. */
const AWAITED = '…';

interface TextOptions {
  /** A decimal amount as the language writes it. */
  readonly money: (amount: string) => string;
  readonly taxClasses: TaxClasses | null | undefined;
}

/**
 * A price within a sentence, as prices stand elsewhere: that which comes first in this browser, and beside the one without
 * VAT what consumers are owed.
 */
export function usePriceText(): (amount: string, options: TextOptions) => string {
  const { t } = useTranslation();
  const [display] = usePriceDisplay();
  const terms = useOfferTerms();
  return (amount, { money, taxClasses }) => {
    const vat = vatOf(terms, taxClasses);
    if (typeof vat === 'string') return AWAITED;
    const { rate, isIncluded, isBothDue } = vat;
    if (rate === 0 || display === undefined) return money(amount);
    const { net, gross } = netAndGross(amount, rate, isIncluded);
    const withVat = t('product.withVat', { price: money(gross) });
    if (display === 'gross') return withVat;
    return isBothDue ? `${money(net)} (${withVat})` : money(net);
  };
}
