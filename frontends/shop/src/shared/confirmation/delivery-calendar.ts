interface Delivery {
  readonly orderNumber: string;
  readonly title: string;
  readonly location?: string;
  readonly url: string;
  /** ISO days; both included. */
  readonly firstDay: string;
  readonly lastDay: string;
}

const DAY_MS = 86_400_000;
/** Of a line without its break (RFC 5545). */
const MAX_LINE_OCTETS = 75;

/** An entry of whole days, which does not block the calendar. */
export function deliveryCalendar(delivery: Delivery, now = new Date()): string {
  const { orderNumber, title, location, url, firstDay, lastDay } = delivery;
  const { hostname } = new URL(url);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${hostname}//Orders//EN`,
    'BEGIN:VEVENT',
    `UID:${orderNumber}@${hostname}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${firstDay.replaceAll('-', '')}`,
    // The end is the day after.
    `DTEND;VALUE=DATE:${dayAfter(lastDay).replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Continued lines begin with a space; characters are not split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  return [...line]
    .map((character) => {
      const octets = encoder.encode(character).length;
      const isFull = length + octets > MAX_LINE_OCTETS;
      length = (isFull ? 1 : length) + octets;
      return isFull ? `\r\n ${character}` : character;
    })
    .join('');
}
