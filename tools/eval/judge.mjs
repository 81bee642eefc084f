/** Digits, spaces and signs as patterns spell them, whatever the language writes. */
export function asWritten(text) {
  return text
    .normalize('NFC')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('℃', '°C')
    .replaceAll('º', '°')
    .replaceAll(/[\u2010-\u2013\u2212]/g, '-')
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\u00a0\u2009\u202f\u3000]/g, ' ');
}

/** Patterns of a question that an answer breaks, each as a short text. */
export function faults({ must, mustNot }, { response, parts }) {
  const text = asWritten(`${response}\n${JSON.stringify(parts)}`);
  const has = (pattern) => new RegExp(pattern, 'i').test(text);
  return [
    ...(response ? [] : ['no text']),
    ...must.filter((pattern) => !has(pattern)).map((pattern) => `misses ${pattern}`),
    ...mustNot.filter(has).map((pattern) => `has ${pattern}`),
  ];
}

/** Addresses in the shop that the parts of an answer lead to. */
export function addressesIn(value) {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (value === null || typeof value !== 'object') return [];
  const own = [];
  if (value.slug) own.push(`/api/products/slug/${encodeURIComponent(value.slug)}`);
  if (value.url?.startsWith('/')) own.push(value.url.replace(/#.*/, ''));
  return [...own, ...Object.values(value).flatMap(addressesIn)];
}
