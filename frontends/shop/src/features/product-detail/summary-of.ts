/** Search engines show about this many characters. */
const LENGTH = 155;

/** The beginning of a description as one line, cut between words. */
export function summaryOf(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  const cut = line.lastIndexOf(' ', LENGTH);
  return `${line.slice(0, cut > 0 ? cut : LENGTH)}…`;
}
