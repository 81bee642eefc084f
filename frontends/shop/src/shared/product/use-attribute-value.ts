import { parseAttributeNumber } from '@kp/commerce';
import { useFormats } from '@kp/ui';

interface AttributeValue {
  readonly value: string;
  readonly unit: string | null;
}

const MAX_DECIMALS = 4;

/** "0.5" and "°C" as the language of the page writes them: "0,5 °C". */
export function useAttributeValue(): (attribute: AttributeValue) => string {
  const { number } = useFormats();
  return ({ value, unit }) => {
    const isNumber = parseAttributeNumber(value) === value;
    const decimals = Math.min(MAX_DECIMALS, value.split('.')[1]?.length ?? 0);
    const shown = isNumber ? number(Number(value), decimals) : value;
    return unit ? `${shown}\u00a0${unit}` : shown;
  };
}
