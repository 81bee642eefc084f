declare global {
  /** Of a server process, which serves one shop. */
  var shopWeekStart: number | undefined;
}

interface Page {
  readonly documentElement: { readonly dataset: Record<string, string | undefined> };
}

/** Those of the document; there is none in a server. */
const attributes = () => (globalThis as { document?: Page }).document?.documentElement.dataset;

/** The first day of the week: 1 is Monday, 6 Saturday, 7 Sunday. */
export const shopWeekStart = (): number =>
  Number(attributes()?.['weekStart'] ?? globalThis.shopWeekStart ?? 1);

export function setShopWeekStart(day: number): void {
  const page = attributes();
  if (page) page['weekStart'] = String(day);
  else globalThis.shopWeekStart = day;
}

/** 1 to 7, from the first day of the week on. */
export const shopWeek = (): number[] =>
  Array.from({ length: 7 }, (_, index) => ((shopWeekStart() - 1 + index) % 7) + 1);
