import type { Statement } from './statement';

/** By what a file begins with; everything else is read as a table. */
export function formatOf(text: string): Statement['format'] {
  const start = text.slice(0, 2000).trimStart();
  if (start.startsWith('<')) return 'camt053';
  return /(^|\n)\s*(?:\{[^\n]*)?:(?:20|25|28C|60[FM]):/.test(start) ? 'mt940' : 'csv';
}
