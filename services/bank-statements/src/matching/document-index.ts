import type { BankLine, KnownPayers, OpenDocument } from './bank-line';
import { MIN_PREFIX_LENGTH, wordsOf } from './payer-names';
import { countersIn, counterOf } from './references';

/** Words that are the same for `isNamed` begin alike. */
const beginningOf = (word: string) => word.slice(0, MIN_PREFIX_LENGTH);

/** Documents by what a line may say of them, so that it is compared with the few it could mean and not with thousands. */
export class DocumentIndex {
  private readonly byCounter = new Places();
  private readonly byWord = new Places();
  private readonly byCustomer = new Places();

  constructor(private readonly documents: readonly OpenDocument[]) {
    for (const [place, { number, customer, names }] of documents.entries()) {
      this.byCounter.add(counterOf(number), place);
      this.byCustomer.add(customer, place);
      for (const word of new Set(names.flat().map(beginningOf))) this.byWord.add(word, place);
    }
  }

  /** What the line could name, and what may be of who pays: by account, or by a word of the name; in their order. */
  near({ text, payerName, payerIban }: BankLine, payers: KnownPayers): OpenDocument[] {
    const words = new Set([...wordsOf(payerName), ...wordsOf(text)].map(beginningOf));
    const places = new Set([
      ...this.byCounter.of(countersIn(text)),
      ...this.byWord.of(words),
      ...this.byCustomer.of(payers.get(payerIban) ?? []),
    ]);
    return [...places].sort((one, other) => one - other).map((place) => this.documents[place]!);
  }
}

class Places {
  private readonly byKey = new Map<string, number[]>();

  add(key: string, place: number): void {
    const places = this.byKey.get(key);
    if (places) places.push(place);
    else this.byKey.set(key, [place]);
  }

  *of(keys: Iterable<string>): Generator<number> {
    for (const key of keys) yield* this.byKey.get(key) ?? [];
  }
}
