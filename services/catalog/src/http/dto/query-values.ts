import { Transform } from 'class-transformer';

const converted = (convert: (text: string) => unknown) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? convert(value.trim()) : value));

/** A whole number in a query or path; anything else stays text, so that the rule of the field refuses it. */
export const WholeNumber = () => converted((text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text));

const FLAGS: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };

/** `true`, `false`, `1` or `0` in a query. */
export const Flag = () => converted((text) => FLAGS[text.toLowerCase()] ?? text);

/** An exact spelling of a few words; upper case does not matter. */
export const LowerCase = () => converted((text) => text.toLowerCase());
