import type { LanguageCode } from '@kp/i18n';
import { AN_IBAN } from './statements';

/** What an owner brings along, and what the shop must make of it. */
export interface Opening {
  country: string;
  code: 'RO' | 'DE';
  language: LanguageCode;
  locale: string;
  timeZone: string;
  /** Of the owner's screen; customers come with the other one. */
  width: 390 | 1440;
  shopName: string;
  /** By which a register knows the company. */
  number: string;
  /** Typed where the register does not tell. */
  company: Record<string, string>;
  iban: string;
  shipping: { threshold: string; cost: string };
  list: { fileName: string; head: string; categories: string[]; names: string[]; price: string };
  buyer: Record<string, string>;
  expected: {
    currency: string;
    /** Of one unit without VAT, as the shop shows it. */
    price: string;
    rate: number;
    total: string;
    shownTotal: string;
  };
}

const ROMANIA: Opening = {
  country: 'Romania',
  code: 'RO',
  language: 'ro',
  locale: 'ro-RO',
  timeZone: 'Europe/Bucharest',
  width: 1440,
  shopName: 'Cuptorul de Aur',
  number: 'RO14399840',
  company: { email: 'comenzi@cuptorul.ro' },
  iban: AN_IBAN.RO,
  shipping: { threshold: '600', cost: '25,00' },
  list: {
    fileName: 'produse.csv',
    head: 'Cod;Denumire;Categorie;Preț;Stoc;Greutate (kg)',
    categories: ['Forme de copt', 'Unelte de patiserie'],
    names: ['Formă de cozonac', 'Tavă pentru baghete', 'Coș de dospit', 'Răzuitor de aluat', 'Termometru'],
    price: '89,50',
  },
  buyer: { city: 'București', zipCode: '030031', phone: '0721 000 000' },
  expected: {
    currency: 'RON',
    price: '89,50 lei',
    rate: 0.21,
    // 2 × 89.50, 21% of it, and 25.00
    total: '241.59',
    shownTotal: '241,59 lei',
  },
};

const GERMANY: Opening = {
  country: 'Germany',
  code: 'DE',
  language: 'de',
  locale: 'de-DE',
  timeZone: 'Europe/Berlin',
  width: 390,
  shopName: 'Backstube & Bedarf',
  number: 'DE136695976',
  company: {
    name: 'Backbedarf Nord GmbH',
    address: 'Mehlgasse 3',
    zipCode: '20095',
    city: 'Hamburg',
    registrationNumber: 'HRB 12345',
    email: 'bestellung@backbedarf.de',
  },
  iban: AN_IBAN.DE,
  shipping: { threshold: '150', cost: '6,90' },
  list: {
    fileName: 'artikel.csv',
    head: 'Artikelnummer;Bezeichnung;Warengruppe;Preis;Bestand;Gewicht (kg)',
    categories: ['Backformen', 'Konditorwerkzeug'],
    names: ['Kastenform', 'Baguetteblech', 'Gärkorb', 'Teigschaber', 'Thermometer'],
    price: '39,90',
  },
  buyer: { city: 'Bremen', state: 'Bremen', zipCode: '28195', phone: '+49 421 3610' },
  expected: {
    currency: 'EUR',
    price: '39,90 €',
    rate: 0.19,
    // 2 × 39.90, 19% of it, and 6.90
    total: '101.86',
    shownTotal: '101,86 €',
  },
};

export const OPENINGS = [ROMANIA, GERMANY];

/** Twenty articles in two groups, as a spreadsheet of the country writes them. */
export function articlesOf({ list: { head, categories, names, price } }: Opening): string {
  const rows = Array.from({ length: 20 }, (_, index) => {
    const name = `${names[index % names.length]} ${20 + index} cm`;
    const cells = [`BK-${101 + index}`, name, categories[index % 2], price, 40, '0,8'];
    return cells.join(';');
  });
  return [head, ...rows].join('\n');
}

export const firstArticle = ({ list: { names } }: Opening) => `${names[0]} 20 cm`;
