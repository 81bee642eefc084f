import { explained } from './rule-meanings';

describe('what a rule asks for, and the field that it is about', () => {
  it.each([
    [
      'BR-CO-09',
      'The Seller VAT identifier (BT-31), the Seller tax representative VAT identifier (BT-63) and the Buyer VAT identifier (BT-48)',
      'vatPrefix',
      null,
      'taxNumber',
    ],
    ['BR-RO-110', 'Codul ţării vânzătorului (BT-40), Subdiviziunea (BT-39)', 'county', 'seller', 'county'],
    ['BR-RO-111', 'Codul ţării cumpărătorului (BT-55) este RO', 'county', 'buyer', 'county'],
    ['BR-RO-100', 'localitatea cumpărătorului (BT-52)', 'sector', 'buyer', 'city'],
    ['R_BT_32_cui', 'Cui vanzator incorect / validare CUI (1234)', 'taxNumber', 'seller', 'taxNumber'],
    ['R_BT_48_cui', 'Cui cumparator incorect', 'taxNumber', 'buyer', 'taxNumber'],
    ['BR-RO-210', 'Subdiviziunea locului livrării (BT-79)', 'county', 'delivery', 'county'],
    ['BR-S-08', 'For each different value of VAT category rate (BT-119)', 'amounts', null, null],
    ['BR-RO-L200', 'Numele cumparatorului (BT-44)', 'length', 'buyer', 'name'],
    ['BR-RO-L020', 'Codul poștal al vânzătorului (BT-38)', 'length', 'seller', 'zip'],
    ['BR-RO-L100', 'Numele articolului (BT-153)', 'length', 'product', 'name'],
    ['BR-CL-23', 'Unit code (BT-130) MUST be coded', 'unit', 'product', 'unit'],
    ['BR-11', 'The Buyer country code (BT-55)', 'country', 'buyer', 'country'],
    ['MISSING', 'user.county', 'missing', 'buyer', 'county'],
    ['MISSING', 'user.vatNumber', 'missing', 'buyer', 'taxNumber'],
    ['MISSING', 'seller.city', 'missing', 'seller', 'city'],
    ['MISSING', 'deliveredTo.country', 'missing', 'delivery', 'country'],
    ['MISSING', 'exchangeRate', 'missing', null, null],
    [null, 'Fisierul transmis nu este valid. org.xml.sax.SAXParseException', 'structure', null, null],
    [null, 'Ceva nou', 'other', null, null],
  ] as const)('%s: %s', (rule, text, meaning, party, field) => {
    expect(explained({ rule, text })).toEqual({ rule, text, meaning, party, field });
  });
});
