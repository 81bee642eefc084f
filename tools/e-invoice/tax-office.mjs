import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';

/*
 * The tax office of Romania as its published calls describe it: OAuth, uploads, states, the list of messages and the sealed
 * archives, with its quotas and its weaknesses. For tests and development; `npm run tax-office` prints its settings.
 */

const XML = { 'content-type': 'application/xml' };
const JSON_TYPE = { 'content-type': 'application/json' };
const PAGE_SIZE = 500;
const CLIENT = { id: 'a-client', secret: 'a-client-secret' };
const DAILY = {
  stareMesaj: 100,
  descarcare: 10,
  listaMesajeFactura: 1500,
  listaMesajePaginatieFactura: 100_000,
};
const BASE = '/prod/FCTEL/rest/';

const attributes = (xml) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<header xmlns="mfp:anaf:dgti:${xml}/>`;
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const failed = (schema, text) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<header xmlns="mfp:anaf:dgti:${schema}">\r\n    <Errors errorMessage="${escaped(text)}"/>\r\n</header>`;
const refusedUpload = (text) =>
  failed('spv:respUploadFisier:v1" dateResponse="202611301200" ExecutionStatus="1', text);
const unknownState = (text) => failed('efactura:stareMesajFactura:v1', text);

const bucharest = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Bucharest',
  dateStyle: 'short',
  timeStyle: 'short',
});
const stamp = (time) => bucharest.format(time).replaceAll(/\D/g, '');

const partOf = (xml, element, party) => {
  const start = party ? xml.indexOf(`<cac:${party}>`) : 0;
  return new RegExp(`<cbc:${element}[^>]*>([^<]*)<`).exec(xml.slice(Math.max(start, 0)))?.[1] ?? '';
};
const digits = (text) => text.replaceAll(/\D/g, '');

/** The office names the buyer of an e-invoice by its VAT number, else by the number of its legal entity. */
const buyerOf = (xml) => {
  const party = xml.slice(
    xml.indexOf('<cac:AccountingCustomerParty>'),
    xml.indexOf('</cac:AccountingCustomerParty>'),
  );
  return digits(/<cbc:CompanyID>([^<]*)</.exec(party)?.[1] ?? '');
};

/** A rule of EN 16931 that is easily broken, and one of RO_CIUS. */
function rulesBroken(xml) {
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

export class TaxOffice {
  #server;
  #codes = new Set();
  #access = new Map();
  #refresh = new Map();
  #faults = [];
  #used = new Map();
  #byMessage = new Map();
  #last = 5_001_000_000;

  constructor({ processingMs = 0, listedAfterMs = 0, tokenSeconds = 3600, judge = rulesBroken } = {}) {
    Object.assign(this, { processingMs, listedAfterMs, tokenSeconds, judge });
    /** By their index; what the office took, in its order. */
    this.uploads = new Map();
    /** From other sellers and from buyers. */
    this.others = [];
    /** What a client must not do. */
    this.problems = [];
    this.calls = new Map();
    /** The old refresh token ends at once; else when its successor is used. */
    this.isStrict = false;
  }

  static start(options) {
    return new TaxOffice(options).listen();
  }

  async listen(port = 0) {
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch((error) => {
        this.problems.push(String(error));
        response.destroy();
      });
    });
    await new Promise((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${this.#server.address().port}`;
    return this;
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get settings() {
    return {
      ANAF_CLIENT_ID: CLIENT.id,
      ANAF_CLIENT_SECRET: CLIENT.secret,
      ANAF_API_URL: this.url + BASE.slice(0, -1),
      ANAF_LOGIN_URL: `${this.url}/anaf-oauth2/v1`,
    };
  }

  /** The next calls whose path matches fail, one per fault. */
  failNext(path, ...faults) {
    this.#faults.push(...faults.map((fault) => ({ path, fault })));
  }

  /** Numbers of the documents that were taken and not rejected, in their order. */
  get documents() {
    return [...this.uploads.values()].filter(({ errors }) => errors.length === 0).map(({ number }) => number);
  }

  /** No access token counts any more. */
  expireTokens() {
    this.#access.clear();
  }

  /** As when the owner withdraws the access in the portal. */
  revoke() {
    this.#access.clear();
    this.#refresh.clear();
  }

  /** Somebody else's document for the shop, or a buyer's message. */
  receive(kind, { sender, details, xml = '<Invoice/>', at = Date.now() }) {
    const message = { id: String((this.#last += 1)), kind, sender, details, xml, at };
    this.others.push(message);
    return message.id;
  }

  async #handle(request, response) {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const { pathname, searchParams } = new URL(request.url, this.url);
    const call = pathname.split('/').at(-1);
    this.calls.set(call, (this.calls.get(call) ?? 0) + 1);
    const index = this.#faults.findIndex(({ path }) => path.test(pathname));
    const fault = index < 0 ? undefined : this.#faults.splice(index, 1)[0].fault;
    if (fault === 'busy') return send(response, 429, '', {});
    if (fault === 'broken') return send(response, 500, '{"error":"Internal Server Error"}', JSON_TYPE);
    if (fault === 'expired') this.#access.clear();
    const [status, answer, headers] = this.#answer(request, pathname, searchParams, body);
    if (fault === 'lost') return request.socket.destroy();
    if (fault === 'silent') return;
    if (fault === 'broken-after') return send(response, 500, '{"error":"Internal Server Error"}', JSON_TYPE);
    if (fault === 'garbled') return send(response, 200, '<html>Va rugam reveniti</html>', {});
    send(response, status, answer, headers);
  }

  #answer(request, pathname, query, body) {
    if (pathname === '/anaf-oauth2/v1/authorize') return this.#authorize(query);
    if (pathname === '/anaf-oauth2/v1/token') return this.#token(request, new URLSearchParams(body));
    if (!pathname.startsWith(BASE)) return [404, '', {}];
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!(this.#access.get(token) > Date.now())) return [401, '', {}];
    const call = pathname.slice(BASE.length);
    const subject = query.get('id_incarcare') ?? query.get('id') ?? query.get('cif') ?? '';
    const limit = DAILY[call];
    const used = (this.#used.get(`${call} ${subject}`) ?? 0) + 1;
    this.#used.set(`${call} ${subject}`, used);
    if (limit && used > limit) {
      this.problems.push(`${call} ${subject}: ${used} of ${limit} calls of the day`);
      return [
        200,
        JSON.stringify({ eroare: `S-au facut deja ${limit} descarcari de mesaj in cursul zilei` }),
        JSON_TYPE,
      ];
    }
    if (call === 'upload' || call === 'uploadb2c') return this.#upload(call, query, body);
    if (call === 'stareMesaj') return this.#state(query.get('id_incarcare'));
    if (call === 'listaMesajePaginatieFactura') return this.#list(query);
    if (call === 'descarcare') return this.#download(query.get('id'));
    return [404, '', {}];
  }

  /** The person signs in with a certificate here; this one always agrees. */
  #authorize(query) {
    if (query.get('client_id') !== CLIENT.id || query.get('token_content_type') !== 'jwt')
      return [400, '', {}];
    const code = randomUUID();
    this.#codes.add(code);
    const target = new URL(query.get('redirect_uri'));
    target.searchParams.set('code', code);
    if (query.has('state')) target.searchParams.set('state', query.get('state'));
    return [302, '', { location: target.href }];
  }

  #token(request, form) {
    const basic = `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`;
    const refuse = (status, error) => [status, JSON.stringify({ error }), JSON_TYPE];
    if (request.headers.authorization !== basic) return refuse(401, 'invalid_client');
    if (form.get('token_content_type') !== 'jwt') return refuse(400, 'invalid_request');
    if (form.get('grant_type') === 'authorization_code')
      return this.#codes.delete(form.get('code')) ? this.#issueTokens() : refuse(400, 'invalid_grant');
    const used = form.get('refresh_token');
    if (!this.#refresh.has(used)) return refuse(400, 'invalid_grant');
    const replaced = this.#refresh.get(used);
    if (replaced) this.#refresh.delete(replaced);
    if (this.isStrict) this.#refresh.delete(used);
    return this.#issueTokens(used);
  }

  #issueTokens(replaces = null) {
    const exp = Math.floor(Date.now() / 1000) + this.tokenSeconds;
    const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const access = `${part({ alg: 'RS512' })}.${part({ exp, jti: randomUUID() })}.c2lnbmF0dXJl`;
    const refresh = randomUUID();
    this.#access.set(access, exp * 1000);
    this.#refresh.set(refresh, replaces);
    return [
      200,
      JSON.stringify({ access_token: access, refresh_token: refresh, token_type: 'Bearer' }),
      JSON_TYPE,
    ];
  }

  #upload(call, query, xml) {
    const standard = query.get('standard');
    if (!xml)
      return [
        400,
        JSON.stringify({ status: 400, message: 'Trebuie sa aveti atasat in request un fisier de tip xml' }),
        JSON_TYPE,
      ];
    if (!['UBL', 'CN', 'CII', 'RASP'].includes(standard))
      return [
        200,
        refusedUpload('Valorile acceptate pentru parametrul standard sunt UBL, CN, CII sau RASP'),
        XML,
      ];
    if (!/^\d+$/.test(query.get('cif') ?? ''))
      return [200, refusedUpload(`CIF introdus= ${query.get('cif')} nu este un numar`), XML];
    const root = /<(Invoice|CreditNote)\b/.exec(xml)?.[1];
    if (root !== (standard === 'CN' ? 'CreditNote' : 'Invoice'))
      return [
        200,
        refusedUpload('Fisierul transmis nu este valid. org.xml.sax.SAXParseException; lineNumber: 1'),
        XML,
      ];
    const buyer = buyerOf(xml);
    if ((call === 'uploadb2c') !== (buyer === '0000000000000'))
      this.problems.push(`${partOf(xml, 'ID')}: ${call} of a document for ${buyer}`);
    const index = String((this.#last += 1));
    const message = String((this.#last += 1));
    const at = Date.now();
    const number = partOf(xml, 'ID');
    const errors = this.judge(xml);
    const seller = query.get('cif');
    this.#byMessage.set(message, index);
    this.uploads.set(index, {
      index,
      message,
      number,
      call,
      standard,
      seller,
      buyer,
      xml,
      at,
      errors,
      extern: query.get('extern'),
    });
    return [
      200,
      attributes(
        `spv:respUploadFisier:v1" dateResponse="${stamp(at)}" ExecutionStatus="0" index_incarcare="${index}"`,
      ),
      XML,
    ];
  }

  #state(index) {
    const upload = this.uploads.get(index);
    if (!upload) return [200, unknownState(`Nu exista factura cu id_incarcare= ${index}`), XML];
    if (!this.#isProcessed(upload))
      return [200, attributes('efactura:stareMesajFactura:v1" stare="in prelucrare"'), XML];
    const state = upload.errors.length > 0 ? 'nok' : 'ok';
    return [
      200,
      attributes(`efactura:stareMesajFactura:v1" stare="${state}" id_descarcare="${upload.message}"`),
      XML,
    ];
  }

  #isProcessed({ at }) {
    return at + this.processingMs <= Date.now();
  }

  #messages() {
    const own = [...this.uploads.values()]
      .filter((upload) => this.#isProcessed(upload) && upload.at + this.listedAfterMs <= Date.now())
      .map(({ index, message, seller, buyer, at, errors }) => ({
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
      }));
    const others = this.others.map(({ id, kind, sender, details, at }) => ({
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
    }));
    return [...own, ...others];
  }

  #list(query) {
    const [from, to, page] = ['startTime', 'endTime', 'pagina'].map((name) => Number(query.get(name)));
    const refuse = (eroare) => [400, JSON.stringify({ eroare, titlu: 'Lista Mesaje' }), JSON_TYPE];
    if (from < Date.now() - 60 * 86_400_000)
      return refuse('startTime nu poate fi mai vechi de 60 de zile fata de momentul requestului');
    if (to <= from) return refuse('endTime nu poate fi <= startTime');
    if (to > Date.now() + 1000) return refuse('endTime nu poate in viitor fata de momentul requestului');
    const filter = query.get('filtru');
    // A message is dated by the minute.
    const found = this.#messages().filter(
      (each) => each.at >= from && each.at <= to && (!filter || each.filter === filter),
    );
    if (found.length === 0) return refuse('Nu exista mesaje in intervalul selectat');
    const pages = Math.ceil(found.length / PAGE_SIZE);
    if (page > pages)
      return refuse(`Pagina solicitata ${page} este mai mare decat numarul toatal de pagini ${pages}`);
    const mesaje = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ row }) => row);
    const answer = {
      mesaje,
      numar_inregistrari_in_pagina: mesaje.length,
      numar_total_inregistrari_per_pagina: PAGE_SIZE,
      numar_total_inregistrari: found.length,
      numar_total_pagini: pages,
      index_pagina_curenta: page,
      serial: '1234AA456',
      cui: query.get('cif'),
      titlu: 'Lista Mesaje disponibile din intervalul selectat',
    };
    return [200, JSON.stringify(answer), JSON_TYPE];
  }

  #download(id) {
    const upload = this.uploads.get(this.#byMessage.get(id));
    const other = this.others.find((each) => each.id === id);
    const [index, xml] = upload ? [upload.index, archivedOf(upload)] : [id, other?.xml];
    if (xml === undefined)
      return [
        200,
        JSON.stringify({
          eroare: `Pentru id=${id} nu exista inregistrata nici o factura`,
          titlu: 'Descarcare mesaj',
        }),
        JSON_TYPE,
      ];
    const files = { [`${index}.xml`]: strToU8(xml), [`semnatura_${index}.xml`]: strToU8('<Signature/>') };
    return [
      200,
      Buffer.from(zipSync(files, { level: 1, mtime: '2026-01-01' })),
      { 'content-type': 'application/zip' },
    ];
  }
}

/** Of a rejected document the archive has its errors alone. */
const archivedOf = ({ index, xml, errors, seller }) =>
  errors.length === 0
    ? xml
    : `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><header Index_incarcare="${index}" Cif_emitent="${seller}" xmlns="mfp:anaf:dgti:efactura:mesajEroriFactuta:v1">${errors.map((text) => `<Error errorMessage="${escaped(text)}"/>`).join('')}</header>`;

function send(response, status, body, headers) {
  if (!response.destroyed) response.writeHead(status, headers).end(body);
}

async function main() {
  const office = new TaxOffice({ processingMs: 5000, listedAfterMs: 10_000 });
  await office.listen(Number(process.argv[2] ?? 4199));
  const lines = Object.entries(office.settings).map(([name, value]) => `${name}=${value}`);
  process.stdout.write(
    `A tax office of Romania for development. Start the shop with:\n\n${lines.join('\n')}\n`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void main();
