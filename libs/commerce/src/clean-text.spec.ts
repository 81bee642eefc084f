import { cleanCode, cleanEmail, cleanNumber } from './clean-code';
import { cleanSearch } from './clean-search';
import { cleanSingleLine, cleanText } from './clean-text';
import { isEmail, normalizeEmail, typedEmail } from './credential-rules';
import { validateDiscountCode } from './discount-codes';
import { isBlank } from './field-problem';
import { findProductId } from './product-code';
import { foldText } from './slug';

describe('texts from outside', () => {
  it.each([
    ['zero width space in a pasted code', cleanCode('SPRING\u200b10'), 'SPRING10'],
    ['byte order mark, soft hyphen and variation selector', cleanCode('\ufeffSAVE\u00ad5\ufe0e'), 'SAVE5'],
    ['full-width code with a full-width hyphen', cleanCode('ＫＰ－３３'), 'KP-33'],
    ['non-breaking hyphen and en dash', cleanCode('ORD\u20112026–000123'), 'ORD-2026-000123'],
    ['postal code of another width', cleanCode('〒１００－０００１'), '〒100-0001'],
    ['Arabic, Persian and Devanagari digits', cleanCode('٠١٢ ۳۴۵ ६७८'), '012 345 678'],
    ['spaces of every kind', cleanCode(' a\u00a0\u2009b\u3000c\t'), 'a b c'],
    ['Arabic decimal and group signs', cleanNumber('١٬٢٣٤٫٥'), '1,234.5'],
    ['minus of typesetters', cleanNumber('−３'), '-3'],
    ['email with a zero width joiner', cleanEmail('ana\u200d@bistro.example'), 'ana@bistro.example'],
    ['full-width email', cleanEmail('ａｎａ＠bistro.example'), 'ana@bistro.example'],
    ['half-width katakana searched for', cleanSearch('ｽﾃﾝﾚｽ'), 'ステンレス'],
    ['full-width size searched for', cleanSearch('ＧＮ １/１\u3000１５ｌ'), 'GN 1/1 15l'],
    ['a power searched for', cleanSearch('m² ½'), 'm2 1⁄2'],
    ['tatweel', cleanSearch('سـكـيـن'), 'سكين'],
  ])('%s', (_case, cleaned, expected) => expect(cleaned).toBe(expected));

  it.each(['10²', '½', 'm³', '①'])('does not make another number of %s', (text) => {
    expect(cleanNumber(text)).toBe(text);
  });

  it.each([
    ['fractions, powers and marks', '½ pan, 20 m², Acme™ №5'],
    ['a Persian word with a non-joiner', 'می‌خواهم'],
    ['a conjunct with a joiner', 'ക്‍ഷ'],
    ['a family and a flag', '👩‍👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['a variant of a character in a Japanese name', '葛\u{e0100}城'],
    ['the sign that begins an Arabic verse number', '\u06dd٣'],
    ['full-width punctuation', '本当に？はい！'],
  ])('leaves in names and free texts what is meant: %s', (_case, text) => {
    expect(cleanSingleLine(text)).toBe(text);
    expect(cleanText(`${text}\n${text}`)).toBe(`${text}\n${text}`);
  });

  it.each([
    ['letters of another width', 'ＡＢＣ株式会社 ｶﾌｪ', 'ABC株式会社 カフェ'],
    ['ligatures out of a PDF file', 'ﬁlter oﬃce', 'filter office'],
    ['joiners between Latin letters', 'Foo\u200dd La\u200cbels', 'Food Labels'],
    ['overrides of the direction', 'invoice\u202egnp.exe', 'invoicegnp.exe'],
    ['a letter that shows nothing', 'A\u3164na', 'Ana'],
    ['letters with separate marks', 'S\u0326tefan', 'Ștefan'],
    ['controls', 'An\u0000a\u0085\ud800', 'Ana'],
  ])('makes %s one spelling in names', (_case, text, cleaned) => expect(cleanSingleLine(text)).toBe(cleaned));

  it('keeps lines and indents of a free text', () => {
    expect(cleanText(' First floor,\n\tback door\u200b ')).toBe('First floor,\n\tback door');
  });

  it('is the same when it is cleaned again', () => {
    const text = ' ﬁ\u200bＡ１\u0301½\u06dd٣ می‌خواهم👩‍👧ـ\u00a0 ';
    for (const clean of [cleanText, cleanSingleLine, cleanCode, cleanNumber, cleanEmail, cleanSearch]) {
      expect(clean(clean(text))).toBe(clean(text));
    }
  });

  it('reaches emails, codes, names that are looked up, and required fields', () => {
    expect(isEmail('\u200bana@bistro.example\ufeff')).toBe(true);
    expect([normalizeEmail('Ana\u2060@bistro.example'), typedEmail('\u200bAna@bistro.example')]).toEqual([
      'ana@bistro.example',
      'ana@bistro.example',
    ]);
    expect(findProductId('ｋｐ‐３３')).toBe(33);
    expect(foldText('Food\u200b Labels')).toBe('food labels');
    expect(isBlank('\u200b\u3164 ')).toBe(true);
    const code = { code: 'ＳＰＲＩＮＧ１０', kind: 'percent', value: '10' } as const;
    const rest = { minimumSubtotal: '', startsAt: '', endsAt: '', maxUses: null };
    expect(validateDiscountCode({ ...code, ...rest, oncePerCustomer: false, isActive: true })).toEqual([]);
  });
});
