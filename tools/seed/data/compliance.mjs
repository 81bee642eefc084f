import { readFileSync } from 'node:fs';

const LANGUAGES = ['en', 'ro', 'de', 'fr', 'it', 'es', 'pt', 'ar', 'zh', 'ja', 'ko'];

/** { kind: { language, text }[] } */
const WARNINGS = Object.fromEntries(
  readFileSync(new URL('./warnings.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [kind, ...texts] = line.split('|');
      return [kind, texts.map((text, index) => ({ language: LANGUAGES[index], text }))];
    }),
);

const IMPORTER = {
  responsibleName: 'KitchenPass Supplies SRL',
  responsibleAddress: 'Strada Depozitelor 24, Hala B2, 060101 București, Romania',
  responsibleEmail: 'safety@kitchenpass.example',
};
const NO_RESPONSIBLE_PERSON = { responsibleName: '', responsibleAddress: '', responsibleEmail: '' };

/** Of each supplier: what makes the identifiers of its products, and who made them. */
const MAKERS = {
  labelfix: ['LF', 'Labelfix Europe GmbH', 'Etikettenweg 8, 20457 Hamburg, Germany', 'DE'],
  thermaline: ['TL', 'Thermaline Instruments Ltd', '14 Gauge Lane, Sheffield S1 2AB, United Kingdom', 'GB'],
  hygea: ['HY', 'Hygea Professional S.p.A.', 'Via dell’Igiene 21, 40127 Bologna, Italy', 'IT'],
  verdeclean: ['VC', 'Verdeclean Solutions S.L.', 'Calle del Agua 45, 46021 Valencia, Spain', 'ES'],
  carpatinox: ['CX', 'Carpat Inox SRL', 'Strada Oțelarilor 3, 500450 Brașov, Romania', 'RO'],
  boxwell: ['BW', 'Boxwell Storage Inc.', '2200 Container Road, Columbus, OH 43215, United States', 'US'],
  dunarea: ['DA', 'Dunărea Ambalaje SA', 'Calea Portului 17, 800201 Galați, Romania', 'RO'],
  morel: ['AM', 'Ateliers Morel SAS', '9 rue des Couteliers, 63300 Thiers, France', 'FR'],
  tecno: ['TV', 'Tecnocucina Veneta S.r.l.', 'Via del Forno 12, 36061 Bassano del Grappa, Italy', 'IT'],
  alpina: ['AG', 'Alpina Gastro AG', 'Werkstrasse 30, 9000 St. Gallen, Switzerland', 'CH'],
};
const EU = new Set(['DE', 'IT', 'ES', 'RO', 'FR']);

/** Whole words of a slug. */
const words = (pattern) => new RegExp(`(?:^|-)(?:${pattern})(?:-|$)`);

/** The first that the slug of a product fits. */
const DANGERS = [
  ['ppe', words('gloves|mitts|face-masks|fire-blanket|fire-extinguisher')],
  ['electric', words('label-printer|fly-killer|ozone|label-rewinder')],
  ['battery', words('infrared|(?:folding|probe)-thermometer|logger|monitoring|kitchen-timer-4|handwash-timer')],
  ['battery', words('(?:ph|hygiene)-meter|oil-tester|barcode-scanner|scale|sensor')],
  ['flammable', words('torch|sanitiser-gel|wipes|label-remover')],
  ['chemical', words('spray|concentrate|detergent|rinse-aid|cleaner-(?:neutral|5)|descaler|tablets|liquid|hand-soap')],
  ['sharp', words('knife|cleaver|grater|peeler|sharpening|dispenser-box')],
  ['bag', words('(?<!paper-)bags|cling-film|vacuum|piping')],
  ['glass', words('jar-glass|ramekin|terrine|reference-thermometer')],
  ['load', words('shelving|(?:wall|wire)-shelf|trolley|(?:bakery|dunnage|pan)-rack|hook-rail|pallet')],
  ['hot', words('stock-pot|saucepan|(?<!dust-)pan|casserole|brazier|baking-tray|oven|skimmer|ladle|insulated-server')],
];

const KITCHENWARE_APART = /rack-60|rack-with|scale|mitts|sharpening|torch|steel-fine/;
const STORED_FOOD = /food-box|meal-prep|container|jar|ingredient|bags|vacuum|film|foil|paper-|bus-tub|dough|insulated|clips/;
const FOOD_PAPER = /paper-towels|piping|sample-bags|kitchen-cloths/;

const touchesFood = ({ slug, category }) =>
  (category === 'kitchen-supplies' && !KITCHENWARE_APART.test(slug)) ||
  (category === 'storage-solutions' && STORED_FOOD.test(slug)) ||
  FOOD_PAPER.test(slug);

const guaranteeOf = ({ slug, supplier }) => {
  if (supplier === 'morel' && /knife|cleaver|mill/.test(slug)) return 120;
  if (supplier === 'carpatinox') return 60;
  return /data-logger|label-printer|ph-meter|hygiene-meter/.test(slug) ? 36 : null;
};

const SEALED = words('nitrile-gloves|face-masks|plasters|swabs|sample-bags|first-aid|burns-kit|caps|beard-covers');

/** What proves a claim in the texts. */
const PROOFS = {
  'compostable-bin-bags-30-l-roll-of-25': 'EN 13432, TÜV certificate S0417 of 2025-03-12',
  'tamper-evident-seals-for-delivery-roll-of-1000': 'EN 13432, TÜV certificate S0523 of 2025-06-02',
};

/** Facts and warnings of a demo product, whose place counts those of its supplier. */
export function complianceOf(product, place) {
  const [prefix, name, address, country] = MAKERS[product.supplier];
  const [danger] = DANGERS.find(([, pattern]) => pattern.test(product.slug)) ?? [];
  return {
    facts: {
      withdrawalException: SEALED.test(product.slug) ? 'sealed_hygiene' : null,
      guaranteeMonths: guaranteeOf(product),
      manufacturerName: name,
      manufacturerAddress: address,
      manufacturerEmail: `safety@${product.supplier}.example`,
      manufacturerCountry: country,
      ...(EU.has(country) ? NO_RESPONSIBLE_PERSON : IMPORTER),
      identifier: `${prefix}-${1000 + place}`,
      hasNoWarnings: danger === undefined,
      isFoodContact: touchesFood(product),
      claimProof: PROOFS[product.slug] ?? '',
    },
    warnings: danger ? WARNINGS[danger] : [],
  };
}

/** One declaration of each maker for all of its products that touch food; one of them has expired. */
export const declarationOf = (supplier) => ({
  title: 'Declaration of compliance (Regulation (EC) No 1935/2004)',
  kind: 'food_contact_declaration',
  issuer: MAKERS[supplier][1],
  validUntil: supplier === 'dunarea' ? '2026-09-30' : '2028-12-31',
});
