import { strToU8, zipSync } from 'fflate';

/* Answers of the tax office of Romania in the form of its published calls: status, body and headers. */

const XML = { 'content-type': 'application/xml' };
const JSON_TYPE = { 'content-type': 'application/json' };

export const jsonAnswer = (body, status = 200) => [status, JSON.stringify(body), JSON_TYPE];

const header = (xml) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<header xmlns="mfp:anaf:dgti:${xml}/>`;
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const failed = (schema, text) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<header xmlns="mfp:anaf:dgti:${schema}">\r\n    <Errors errorMessage="${escaped(text)}"/>\r\n</header>`;
const REFUSED_UPLOAD = 'spv:respUploadFisier:v1" dateResponse="202611301200" ExecutionStatus="1';

export const takenUpload = (index, at) => [
  200,
  header(
    `spv:respUploadFisier:v1" dateResponse="${stamp(at)}" ExecutionStatus="0" index_incarcare="${index}"`,
  ),
  XML,
];
export const refusedUpload = (text) => [200, failed(REFUSED_UPLOAD, text), XML];
export const stateAnswer = (facts) => [200, header(`efactura:stareMesajFactura:v1" ${facts}`), XML];
export const unknownState = (text) => [200, failed('efactura:stareMesajFactura:v1', text), XML];

const bucharest = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Bucharest',
  dateStyle: 'short',
  timeStyle: 'short',
});
const stamp = (time) => bucharest.format(time).replaceAll(/\D/g, '');

export const partOf = (xml, element) => new RegExp(`<cbc:${element}[^>]*>([^<]*)<`).exec(xml)?.[1] ?? '';
const digits = (text) => text.replaceAll(/\D/g, '');

/** The office names the buyer of an e-invoice by its VAT number, else by the number of its legal entity. */
export const buyerOf = (xml) => {
  const party = xml.slice(
    xml.indexOf('<cac:AccountingCustomerParty>'),
    xml.indexOf('</cac:AccountingCustomerParty>'),
  );
  return digits(/<cbc:CompanyID>([^<]*)</.exec(party)?.[1] ?? '');
};

/** A rule of EN 16931 that is easily broken. */
export function rulesBroken(xml) {
  const problems = [];
  for (const [, scheme] of xml.matchAll(/<cac:PartyTaxScheme>([\s\S]*?)<\/cac:PartyTaxScheme>/g)) {
    const number = partOf(scheme, 'CompanyID');
    if (scheme.includes('>VAT<') && !/^[A-Z]{2}/.test(number))
      problems.push(
        'E: validari globale  SCHEMATRON   eroare: [BR-CO-09]-The Seller VAT identifier (BT-31), the Seller tax representative VAT identifier (BT-63) and the Buyer VAT identifier (BT-48) shall have a prefix in accordance with ISO code ISO 3166-1 alpha-2 by which the country of issue may be identified.',
      );
  }
  return problems;
}

/** Rows of the list of messages; they have no number of an invoice. */
export const ownMessage = ({ index, message, seller, buyer, at, errors }) => ({
  at,
  filter: errors.length > 0 ? 'E' : 'T',
  row: {
    data_creare: stamp(at),
    cif: seller,
    id_solicitare: index,
    detalii:
      errors.length > 0
        ? `Erori de validare identificate la factura primita cu id_incarcare=${index}`
        : `Factura cu id_incarcare=${index} emisa de cif_emitent=${seller} pentru cif_beneficiar=${buyer}`,
    tip: errors.length > 0 ? 'ERORI FACTURA' : 'FACTURA TRIMISA',
    id: message,
  },
});

export const othersMessage = ({ id, kind, sender, details, at }) => ({
  at,
  filter: kind === 'reply' ? 'R' : 'P',
  row: {
    data_creare: stamp(at),
    cif: '1',
    id_solicitare: String(Number(id) - 1),
    detalii:
      details ??
      `Factura cu id_incarcare=${Number(id) - 1} emisa de cif_emitent=${sender} pentru cif_beneficiar=1`,
    tip: kind === 'reply' ? 'MESAJ CUMPARATOR PRIMIT' : 'FACTURA PRIMITA',
    id,
  },
});

/** The document with its seal; of a rejected one its errors alone. */
export function archiveOf(index, xml) {
  const files = { [`${index}.xml`]: strToU8(xml), [`semnatura_${index}.xml`]: strToU8('<Signature/>') };
  const file = Buffer.from(zipSync(files, { level: 1, mtime: '2026-01-01' }));
  return [200, file, { 'content-type': 'application/zip' }];
}

/** Of a rejected document the archive has its errors alone. */
export const archivedOf = ({ index, xml, errors, seller }) =>
  errors.length === 0
    ? xml
    : `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><header Index_incarcare="${index}" Cif_emitent="${seller}" xmlns="mfp:anaf:dgti:efactura:mesajEroriFactuta:v1">${errors.map((text) => `<Error errorMessage="${escaped(text)}"/>`).join('')}</header>`;
