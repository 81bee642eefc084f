import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CallsOfAMinute } from './calls-of-a-minute.mjs';
import { CLIENT, TaxOfficeAccess } from './tax-office-access.mjs';
import {
  archivedOf,
  archiveOf,
  buyerOf,
  jsonAnswer,
  othersMessage,
  ownMessage,
  partOf,
  refusedUpload,
  rulesBroken,
  stateAnswer,
  takenUpload,
  unknownState,
} from './tax-office-answers.mjs';

/*
 * The tax office of Romania as its published calls describe it: OAuth, uploads, states, the list of messages and the sealed
 * archives, with its quotas and its weaknesses. For tests and development; `npm run tax-office` prints its settings.
 */

const PAGE_SIZE = 500;
const DAILY = {
  stareMesaj: 100,
  descarcare: 10,
  listaMesajeFactura: 1500,
  listaMesajePaginatieFactura: 100_000,
};
const BASE = '/prod/FCTEL/rest/';
const BROKEN = jsonAnswer({ error: 'Internal Server Error' }, 500);
const NOT_FOUND = [404, '', {}];

export class TaxOffice {
  #server;
  #access;
  #faults = [];
  #used = new Map();
  #byMessage = new Map();
  #last = 5_001_000_000;

  /** @param isForgetful it begins anew with each start, so it takes every token that has not ended */
  constructor({
    processingMs = 0,
    listedAfterMs = 0,
    tokenSeconds = 3600,
    judge = rulesBroken,
    callsPerMinute = Infinity,
    isForgetful = false,
  } = {}) {
    this.#access = new TaxOfficeAccess(isForgetful);
    // No number of an earlier start comes again.
    if (isForgetful) this.#last = Date.now();
    Object.assign(this, { processingMs, listedAfterMs, tokenSeconds, judge, callsPerMinute });
    this.minutes = new CallsOfAMinute();
    /** By their index; what the office took, in its order. */
    this.uploads = new Map();
    /** From other sellers and from buyers. */
    this.others = [];
    /** What a client must not do. */
    this.problems = [];
    this.calls = new Map();
    /** The old refresh token ends at once; else when its successor is used. */
    this.isStrict = false;
    this.clockBehindMs = 0;
    /** Calls that wait for ever: "silent" ones did what they asked for, "swallowed" ones nothing. */
    this.unanswered = 0;
    /** Of the fault "slow". */
    this.slowMs = 2000;
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

  /** As the setting of a demo has it. */
  get trialUrl() {
    return this.url.replace('//', `//${CLIENT.id}:${CLIENT.secret}@`);
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
    this.#access.expire();
  }

  /** As when the owner withdraws the access in the portal. */
  revoke() {
    this.#access.revoke();
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
    if (fault === 'busy') return send(response, [429, '', {}]);
    if (fault === 'broken') return send(response, BROKEN);
    if (fault === 'swallowed') return void (this.unanswered += 1);
    if (fault === 'expired') this.#access.expire();
    const answer = this.#answer(request, pathname, searchParams, body);
    if (fault === 'lost') return request.socket.destroy();
    if (fault === 'silent') return void (this.unanswered += 1);
    if (fault === 'slow') await pause(this.slowMs);
    if (fault === 'broken-after') return send(response, BROKEN);
    if (fault === 'garbled') return send(response, [200, '<html>Va rugam reveniti</html>', {}]);
    send(response, answer);
  }

  #answer(request, pathname, query, body) {
    if (pathname === '/anaf-oauth2/v1/authorize') return this.#access.authorize(query);
    if (pathname === '/anaf-oauth2/v1/token')
      return this.#access.token(request, new URLSearchParams(body), this);
    if (!pathname.startsWith(BASE)) return NOT_FOUND;
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const ofMinute = this.minutes.add();
    if (ofMinute > this.callsPerMinute) {
      this.problems.push(`${ofMinute} calls in a minute`);
      return [429, '', {}];
    }
    if (!this.#access.isAccepted(token)) return [401, '', {}];
    const call = pathname.slice(BASE.length);
    const subject = query.get('id_incarcare') ?? query.get('id') ?? query.get('cif') ?? '';
    const limit = DAILY[call];
    const used = (this.#used.get(`${call} ${subject}`) ?? 0) + 1;
    this.#used.set(`${call} ${subject}`, used);
    if (limit && used > limit) {
      this.problems.push(`${call} ${subject}: ${used} of ${limit} calls of the day`);
      return jsonAnswer({ eroare: `S-au facut deja ${limit} descarcari de mesaj in cursul zilei` });
    }
    if (call === 'upload' || call === 'uploadb2c') return this.#upload(call, query, body);
    if (call === 'stareMesaj') return this.#state(query.get('id_incarcare'));
    if (call === 'listaMesajePaginatieFactura') return this.#list(query);
    if (call === 'descarcare') return this.#download(query.get('id'));
    return NOT_FOUND;
  }

  #upload(call, query, xml) {
    const standard = query.get('standard');
    if (!xml)
      return jsonAnswer(
        { status: 400, message: 'Trebuie sa aveti atasat in request un fisier de tip xml' },
        400,
      );
    if (!['UBL', 'CN', 'CII', 'RASP'].includes(standard))
      return refusedUpload('Valorile acceptate pentru parametrul standard sunt UBL, CN, CII sau RASP');
    if (!/^\d+$/.test(query.get('cif') ?? ''))
      return refusedUpload(`CIF introdus= ${query.get('cif')} nu este un numar`);
    const root = /<(Invoice|CreditNote)\b/.exec(xml)?.[1];
    if (root !== (standard === 'CN' ? 'CreditNote' : 'Invoice'))
      return refusedUpload('Fisierul transmis nu este valid. org.xml.sax.SAXParseException; lineNumber: 1');
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
    return takenUpload(index, at);
  }

  #state(index) {
    const upload = this.uploads.get(index);
    if (!upload) return unknownState(`Nu exista factura cu id_incarcare= ${index}`);
    if (!this.#isProcessed(upload)) return stateAnswer('stare="in prelucrare"');
    const state = upload.errors.length > 0 ? 'nok' : 'ok';
    return stateAnswer(`stare="${state}" id_descarcare="${upload.message}"`);
  }

  #isProcessed({ at }) {
    return at + this.processingMs <= Date.now();
  }

  #list(query) {
    const [from, to, page] = ['startTime', 'endTime', 'pagina'].map((name) => Number(query.get(name)));
    const refuse = (eroare) => jsonAnswer({ eroare, titlu: 'Lista Mesaje' }, 400);
    if (from < Date.now() - 60 * 86_400_000)
      return refuse('startTime nu poate fi mai vechi de 60 de zile fata de momentul requestului');
    if (to <= from) return refuse('endTime nu poate fi <= startTime');
    if (to > Date.now() + 1000 - this.clockBehindMs)
      return refuse(`endTime = ${to} nu poate in viitor fata de momentul requestului`);
    const filter = query.get('filtru');
    const listed = [...this.uploads.values()].filter(
      (upload) => this.#isProcessed(upload) && upload.at + this.listedAfterMs <= Date.now(),
    );
    const found = [...listed.map(ownMessage), ...this.others.map(othersMessage)].filter(
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
    return jsonAnswer(answer);
  }

  #download(id) {
    const upload = this.uploads.get(this.#byMessage.get(id));
    const other = this.others.find((each) => each.id === id);
    const [index, xml] = upload ? [upload.index, archivedOf(upload)] : [id, other?.xml];
    if (xml !== undefined) return archiveOf(index, xml);
    return jsonAnswer({
      eroare: `Pentru id=${id} nu exista inregistrata nici o factura`,
      titlu: 'Descarcare mesaj',
    });
  }
}

function send(response, [status, body, headers]) {
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
