/**
 * `lost` and `silent` give no answer after the office took it, `broken-after` a 500, `slow` a late one; `swallowed`, `broken`
 * and `busy` come before, and `expired` ends every access token first.
 */
type TaxOfficeFault =
  | 'lost'
  | 'silent'
  | 'broken-after'
  | 'slow'
  | 'swallowed'
  | 'broken'
  | 'busy'
  | 'garbled'
  | 'expired';

interface TaxOfficeOptions {
  /** Until a document has a state. */
  processingMs?: number;
  /** Until it is in the list. */
  listedAfterMs?: number;
  tokenSeconds?: number;
  /** What is wrong with a document. */
  judge?: (xml: string) => string[];
  /** Of all kinds; what is more is refused. */
  callsPerMinute?: number;
}

interface TakenDocument {
  index: string;
  /** Of its archive. */
  message: string;
  number: string;
  call: 'upload' | 'uploadb2c';
  standard: string;
  seller: string;
  buyer: string;
  extern: string | null;
  xml: string;
  errors: string[];
}

export class TaxOffice implements Required<TaxOfficeOptions> {
  constructor(options?: TaxOfficeOptions);
  static start(options?: TaxOfficeOptions): Promise<TaxOffice>;
  processingMs: number;
  listedAfterMs: number;
  tokenSeconds: number;
  judge: (xml: string) => string[];
  callsPerMinute: number;
  isStrict: boolean;
  clockBehindMs: number;
  readonly url: string;
  readonly settings: Record<string, string>;
  readonly uploads: Map<string, TakenDocument>;
  readonly calls: Map<string, number>;
  readonly problems: string[];
  readonly documents: string[];
  listen(port?: number): Promise<TaxOffice>;
  stop(): Promise<void>;
  failNext(path: RegExp, ...faults: TaxOfficeFault[]): void;
  expireTokens(): void;
  revoke(): void;
  receive(
    kind: 'received' | 'reply',
    message: { sender?: string; details?: string; xml?: string; at?: number },
  ): string;
}
