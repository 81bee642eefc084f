/*
 * Texts from outside pass one of these functions, of `clean-code.ts` or of `clean-search.ts`, where they come in, by the
 * kind of their field. Only what is compared (codes, numbers, emails, searches) loses compatible spellings in the sense of
 * NFKC; in names and free texts "½", "m²" and "™" mean something.
 */

import { singleSpaced } from './clean-code';

/** Control characters except line break and tab, and lone surrogates: PostgreSQL cannot store them. */
const UNPRINTABLE = /[^\P{Cc}\n\r\t]|\p{Cs}/gu;
/** Format characters and others that show nothing. Those that begin an Arabic number or verse are drawn. */
const INVISIBLE = /(?![\u0600-\u0605\u06dd\u08e2])[\p{Cf}\u034f\u115f\u1160\u3164\uffa0]/gu;

const JOINED =
  '[\\p{scx=Arab}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Mong}\\p{scx=Syrc}]';
/** Between letters of these scripts a joiner changes what is read; between pictures it makes one of several; tags make a flag. */
const MEANT = new RegExp(
  `(?<=${JOINED})\\u200c(?=${JOINED})|(?<=${JOINED})\\u200d(?=${JOINED}|\\P{L}|$)|(?<=[\\p{ExtPict}\\p{EMod}\\ufe0f])\\u200d(?=\\p{ExtPict})|(?<=\\u{1f3f4})[\\u{e0020}-\\u{e007f}]{1,7}`,
  'gu',
);
/** Letters and digits of another width or, as PDF files have them, of another shape; punctuation stays as it is usual. */
const OTHER_WIDTH =
  /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uff9f\uffa1-\uffdc\ufb00-\ufb06\ufb50-\ufbb1\ufe70-\ufefc]+/g;

/** Plain text and the letters of Latin languages in one sign each: nothing in it is left out or composed. */
const READABLE = /^[\x20-\x7e\u00c0-\u024f]*$/;

/** Text as it is read: composed, without what shows nothing, except joiners that change what is read. */
function readable(text: string): string {
  const kept: string[] = [];
  const printable = text.replace(UNPRINTABLE, '').normalize('NFC');
  let end = 0;
  for (const { index, 0: meant } of printable.matchAll(MEANT)) {
    kept.push(printable.slice(end, index).replace(INVISIBLE, ''), meant);
    end = index + meant.length;
  }
  return kept.join('') + printable.slice(end).replace(INVISIBLE, '');
}

/** Free text of several lines, whose letters stay as they were typed. */
export function cleanText(text: string): string {
  return (READABLE.test(text) ? text : readable(text)).trim();
}

/** A name or another text of one line. */
export function cleanSingleLine(text: string): string {
  if (READABLE.test(text)) return singleSpaced(text);
  const inOneWidth = text.replace(OTHER_WIDTH, (letters) => letters.normalize('NFKC'));
  return readable(inOneWidth).replace(/\s+/g, ' ').trim();
}
