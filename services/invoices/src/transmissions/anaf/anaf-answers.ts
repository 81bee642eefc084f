import { unzipSync } from 'fflate';
import { ANAF_TIME_ZONE } from './anaf.config';
import type {
  AuthorityMessage,
  DocumentProblem,
  DownloadedMessage,
  StatusOutcome,
  UploadOutcome,
} from '../domain/transmission-channel';

const MAX_UNZIPPED = 20_000_000;
const DOCUMENT = /<(?:\w+:)?(?:Invoice|CreditNote|CrossIndustryInvoice)\b/;
/** "…eroare: [BR-CO-09]-The Seller VAT identifier…" and "…eroare regula: R_BT_32_cui: Cui vanzator incorect". */
const RULE = /\[(BR-[A-Z0-9-]+)\]|regula:?\s*([A-Z][A-Z0-9_]*\w*)/;
/** A limit of the day, or a fault of the office itself: the same document is taken later. */
const TRY_LATER = /S-au (?:facut|incarcat) deja/;
const NO_RIGHT = /\bdrept\b/i;
const TECHNICAL = /eroare tehnic/i;
const KINDS: readonly (readonly [RegExp, AuthorityMessage['kind']])[] = [
  [/TRIMISA/, 'sent'],
  [/PRIMITA/, 'received'],
  [/ERORI/, 'errors'],
  [/MESAJ/, 'reply'],
];

const attribute = (xml: string, name: string): string | null =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(xml)?.[1] ?? null;

const decoded = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

const messagesOf = (xml: string): string[] =>
  [...xml.matchAll(/errorMessage="([^"]*)"/g)].map(([, text = '']) => decoded(text).trim());

function problemsOf(xml: string): DocumentProblem[] {
  return messagesOf(xml).map((text) => {
    const [, rule, own] = RULE.exec(text) ?? [];
    return { rule: rule ?? own ?? null, text };
  });
}

/** What says neither yes nor no counts as unknown, so that nothing is sent twice. */
export function uploadOutcomeOf(xml: string): UploadOutcome {
  const uploadId = attribute(xml, 'index_incarcare');
  const status = attribute(xml, 'ExecutionStatus');
  if (status === '0' && uploadId) return { kind: 'taken', uploadId };
  const problems = problemsOf(xml);
  const reason = problems.map(({ text }) => text).join(' ');
  if (status !== '1' || problems.length === 0 || TECHNICAL.test(reason))
    return { kind: 'unknown', reason: reason || 'The answer to the upload could not be read' };
  if (NO_RIGHT.test(reason) || TRY_LATER.test(reason)) return { kind: 'notTaken', reason };
  return { kind: 'refused', problems };
}

export function statusOutcomeOf(xml: string): StatusOutcome {
  const state = attribute(xml, 'stare');
  const downloadId = attribute(xml, 'id_descarcare');
  if (state === 'ok' && downloadId) return { kind: 'accepted', downloadId };
  if (state === 'nok' && downloadId) return { kind: 'rejected', downloadId };
  if (state === 'in prelucrare') return { kind: 'processing' };
  if (state?.startsWith('XML cu erori'))
    return { kind: 'unreadable', problems: [{ rule: null, text: state }] };
  const reason = messagesOf(xml).join(' ') || 'The answer about a document could not be read';
  return /^Nu exista factura\b/.test(reason) ? { kind: 'missing' } : { kind: 'later', reason };
}

interface ListedRow {
  id?: unknown;
  tip?: unknown;
  data_creare?: unknown;
  detalii?: unknown;
  id_solicitare?: unknown;
}

export interface MessagePage {
  messages: AuthorityMessage[];
  pages: number;
}

/** @throws when the office refuses to list */
export function messagePageOf(text: string): MessagePage {
  const answer = Object(JSON.parse(text)) as {
    mesaje?: ListedRow[];
    numar_total_pagini?: number;
    eroare?: string;
    message?: string;
  };
  const refusal = answer.eroare ?? answer.message;
  if (refusal?.startsWith('Nu exista mesaje')) return { messages: [], pages: 0 };
  if (!Array.isArray(answer.mesaje)) throw new Error(refusal ?? 'The list of messages could not be read');
  return { messages: answer.mesaje.map(messageOf), pages: answer.numar_total_pagini ?? 1 };
}

function messageOf(row: ListedRow): AuthorityMessage {
  const [type, details] = [String(row.tip ?? ''), String(row.detalii ?? '')];
  const number = (name: string) => new RegExp(`\\b${name}=\\s*(\\w+)`).exec(details)?.[1] ?? null;
  return {
    id: String(row.id),
    kind: KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other',
    requestId: String(row.id_solicitare ?? ''),
    createdAt: bucharestTime(String(row.data_creare ?? '')),
    details,
    sender: number('cif_emitent'),
    recipient: number('cif_beneficiar'),
  };
}

const BUCHAREST = new Intl.DateTimeFormat('en-GB', {
  timeZone: ANAF_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

/** "202211011336", as clocks in Romania show it; an hour that is there twice counts as the first. */
function bucharestTime(text: string): Date {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)/.exec(text) ?? [];
  if (!minute) return new Date(0);
  const written = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  const shown = BUCHAREST.formatToParts(written);
  const part = (type: string) => Number(shown.find((each) => each.type === type)!.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return new Date(2 * written - local);
}

/** The document is the file that is neither the signature nor a list of errors. @throws for what is no such archive */
export function downloadedMessageOf(file: Buffer): DownloadedMessage {
  let size = 0;
  const files = unzipSync(file, {
    filter: ({ name, originalSize }) => {
      size += originalSize;
      return size <= MAX_UNZIPPED && /\.xml$/i.test(name) && !/semnatura/i.test(name);
    },
  });
  const [content] = Object.values(files);
  if (!content) throw new Error('The archive of the tax office has no document');
  const document = Buffer.from(content);
  const xml = document.subarray(0, 2000).toString();
  return DOCUMENT.test(xml)
    ? { file, document, problems: [] }
    : { file, document: null, problems: problemsOf(document.toString()) };
}
