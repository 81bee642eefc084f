import { Injectable } from '@nestjs/common';
import { countryCodeOf } from '@kp/commerce/countries';
import { SettingsService } from '@kp/settings';
import type { Invoice } from '../../domain/invoice';
import { type Buyer, isPrivatePerson } from '../../domain/invoice-parties';
import { romanianSendingDays } from '../domain/sending-days';
import {
  type AuthorityMessage,
  ChannelUnavailableError,
  type DownloadedMessage,
  type ListedKind,
  type OutgoingDocument,
  QuotaUsedUpError,
  type StatusOutcome,
  TransmissionChannel,
  type UploadOutcome,
} from '../domain/transmission-channel';
import { downloadedMessageOf, messagePageOf, statusOutcomeOf, uploadOutcomeOf } from './anaf-answers';
import { type AnafAnswer, AnafClient, NotTakenError } from './anaf-client';
import { AnafTokens } from './anaf-tokens';

/** A day and message, or tax number. */
const STATUS_LIMIT = 100;
const DOWNLOAD_LIMIT = 10;
const LIST_LIMIT = 100_000;
const MAX_BYTES = 10_000_000;
const HOME = 'RO';
/** The clock of the office is behind ours: it is asked until a time that it knows. */
const IN_FUTURE = /endTime = .* in viitor/;
const CLOCK_MS = 120_000;
const FILTERS: Record<ListedKind, string> = { sent: 'T', received: 'P', reply: 'R' };

/** RO e-Factura. */
@Injectable()
export class AnafChannel extends TransmissionChannel {
  readonly mapping = 'EN 16931:2017, CIUS-RO 1.0.1';
  readonly daysOf = romanianSendingDays;

  constructor(
    private readonly client: AnafClient,
    private readonly tokens: AnafTokens,
    private readonly settings: SettingsService,
  ) {
    super();
  }

  get name(): string {
    return this.tokens.channel;
  }

  recipientOf(buyer: Buyer): string | null {
    if (isPrivatePerson(buyer)) return '';
    // Nobody tells how the list names a number of another state: with its letters or without.
    if (countryCodeOf(buyer.country) !== HOME) return null;
    const number = buyer.vatNumber || buyer.taxId;
    return number ? this.numberOf(number) : null;
  }

  /** Without what is written before the digits that count, such as the thirteen zeros of a person. */
  numberOf(number: string): string {
    return number.replaceAll(/[^\dA-Za-z]/g, '').replace(/^(?:RO)?0*/i, '');
  }

  documentOf({ kind, seller, buyer }: Invoice, xml: string): OutgoingDocument {
    return {
      kind,
      xml,
      sellerNumber: digitsOf(seller.vatNumber || seller.taxId),
      isPrivatePerson: isPrivatePerson(buyer),
      isBuyerAbroad: countryCodeOf(buyer.country) !== HOME,
    };
  }

  async upload(document: OutgoingDocument): Promise<UploadOutcome> {
    const { kind, xml, sellerNumber, isBuyerAbroad } = document;
    if (Buffer.byteLength(xml) > MAX_BYTES)
      return {
        kind: 'refused',
        problems: [{ rule: null, text: 'Marime fisier transmis mai mare de 10 MB.' }],
      };
    try {
      const { status, body } = await this.client.call({
        method: 'POST',
        path: document.isPrivatePerson ? 'uploadb2c' : 'upload',
        query: {
          standard: kind === 'credit_note' ? 'CN' : 'UBL',
          cif: sellerNumber,
          ...(isBuyerAbroad ? { extern: 'DA' } : {}),
        },
        body: xml,
      });
      if (status === 200) return uploadOutcomeOf(body.toString());
      const reason = `The tax office answered ${status}`;
      return { kind: status >= 500 ? 'unknown' : 'notTaken', reason };
    } catch (error) {
      const isNotTaken = error instanceof NotTakenError || error instanceof QuotaUsedUpError;
      if (error instanceof ChannelUnavailableError) throw error;
      return { kind: isNotTaken ? 'notTaken' : 'unknown', reason: (error as Error).message };
    }
  }

  async status(uploadId: string): Promise<StatusOutcome> {
    const answer = await this.ask(
      'stareMesaj',
      { id_incarcare: uploadId },
      `status:${uploadId}`,
      STATUS_LIMIT,
    );
    return statusOutcomeOf(answer.body.toString());
  }

  /** The paged list alone: the other one has 500 messages at most and a hundredth of the calls. */
  async *messages(kind: ListedKind, from: Date, to: Date): AsyncIterable<AuthorityMessage[]> {
    const cif = await this.sellerNumber();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const query = {
        startTime: String(from.getTime()),
        endTime: String(to.getTime()),
        cif,
        pagina: String(page),
        filtru: FILTERS[kind],
      };
      const answer = await this.ask('listaMesajePaginatieFactura', query, `list:${cif}`, LIST_LIMIT);
      const text = answer.body.toString();
      if (page === 1 && IN_FUTURE.test(text)) {
        yield* this.messages(kind, from, new Date(to.getTime() - CLOCK_MS));
        return;
      }
      const listed = messagePageOf(text);
      pages = listed.pages;
      yield listed.messages;
    }
  }

  async download(messageId: string): Promise<DownloadedMessage> {
    const answer = await this.ask('descarcare', { id: messageId }, `download:${messageId}`, DOWNLOAD_LIMIT);
    if (!isZip(answer.body)) throw new Error(answer.body.subarray(0, 300).toString());
    return downloadedMessageOf(answer.body);
  }

  private async ask(
    path: string,
    query: Record<string, string>,
    name: string,
    limit: number,
  ): Promise<AnafAnswer> {
    const answer = await this.client.call({
      method: 'GET',
      path,
      query,
      quota: { name: `${this.name}:${name}`, limit },
    });
    // A refused list says why with 400.
    if (answer.status === 200 || answer.status === 400) return answer;
    throw new Error(`The tax office answered ${answer.status}`);
  }

  async sellerNumber(): Promise<string> {
    const seller = await this.settings.findSeller();
    const isHere = seller !== null && countryCodeOf(seller.country) === HOME;
    const number = isHere ? digitsOf(seller.vatNumber || seller.taxId) : '';
    if (!number) throw new ChannelUnavailableError('The company has no Romanian tax number');
    return number;
  }
}

const digitsOf = (number = ''): string => number.replaceAll(/\D/g, '');

const isZip = (body: Buffer): boolean => body.subarray(0, 2).toString() === 'PK';
