import { foldText } from '@kp/commerce';

/** Heads of files from elsewhere, folded and without signs. */
const ALIASES: Readonly<Record<string, string>> = {
  productcode: 'code',
  codprodus: 'code',
  sku: 'code',
  id: 'code',
  cod: 'code',
  kod: 'code',
  codigo: 'code',
  handle: 'slug',
  title: 'name',
  productname: 'name',
  nume: 'name',
  denumire: 'name',
  nom: 'name',
  nombre: 'name',
  bezeichnung: 'name',
  nome: 'name',
  beschreibung: 'description',
  descriere: 'description',
  pret: 'price',
  preis: 'price',
  prix: 'price',
  precio: 'price',
  prezzo: 'price',
  preco: 'price',
  unitprice: 'price',
  cost: 'costPrice',
  costperitem: 'costPrice',
  coutpararticle: 'costPrice',
  coutunitaire: 'costPrice',
  unitcost: 'costPrice',
  purchaseprice: 'costPrice',
  pretachizitie: 'costPrice',
  pretdeachizitie: 'costPrice',
  einkaufspreis: 'costPrice',
  ekpreis: 'costPrice',
  prixachat: 'costPrice',
  prixdachat: 'costPrice',
  preciodecompra: 'costPrice',
  coste: 'costPrice',
  costeporarticulo: 'costPrice',
  prezzodiacquisto: 'costPrice',
  costo: 'costPrice',
  costoperarticolo: 'costPrice',
  precodecompra: 'costPrice',
  precodecusto: 'costPrice',
  custo: 'costPrice',
  custoporartigo: 'costPrice',
  searchkeywords: 'keywords',
  keyword: 'keywords',
  searchterms: 'keywords',
  tags: 'keywords',
  suchbegriffe: 'keywords',
  suchworter: 'keywords',
  schlagworter: 'keywords',
  cuvintecheie: 'keywords',
  cuvintecheiepentrucautare: 'keywords',
  motscles: 'keywords',
  motsclesderecherche: 'keywords',
  palabrasclave: 'keywords',
  palabrasclavedebusqueda: 'keywords',
  parolechiave: 'keywords',
  parolechiaveperlaricerca: 'keywords',
  palavraschave: 'keywords',
  palavraschavedepesquisa: 'keywords',
  oldprice: 'compareAtPrice',
  formerprice: 'compareAtPrice',
  rrp: 'compareAtPrice',
  categorie: 'category',
  kategorie: 'category',
  categoria: 'category',
  vendor: 'supplier',
  furnizor: 'supplier',
  lieferant: 'supplier',
  quantity: 'stock',
  qty: 'stock',
  stoc: 'stock',
  bestand: 'stock',
  stockquantity: 'stock',
  weight: 'weightGrams',
  greutate: 'weightGrams',
  taxclass: 'taxClass',
  clasatva: 'taxClass',
  steuerklasse: 'taxClass',
  taxclasses: 'taxClassByCountry',
  image: 'imageUrl',
  picture: 'imageUrl',
  images: 'pictures',
  photos: 'pictures',
  order: 'orderNumber',
  orderno: 'orderNumber',
  comanda: 'orderNumber',
  bestellung: 'orderNumber',
  placedatutc: 'placedAt',
  orderdate: 'placedAt',
  date: 'placedAt',
  trackingnumber: 'awbNumber',
  awb: 'awbNumber',
  tracking: 'awbNumber',
  product: 'productName',
  carrier: 'courier',
  curier: 'courier',
  mail: 'email',
  emailaddress: 'email',
  courriel: 'email',
  correo: 'email',
  vorname: 'firstName',
  prenume: 'firstName',
  prenom: 'firstName',
  givenname: 'firstName',
  nachname: 'lastName',
  surname: 'lastName',
  familyname: 'lastName',
  cognome: 'lastName',
  company: 'companyName',
  firma: 'companyName',
  phone: 'billingPhone',
  telefon: 'billingPhone',
};

const keyOf = (text: string): string => foldText(text).replace(/[^a-z0-9:[\]]/g, '');

/** For every column the field that its head names, each field once; null for a column that names none. */
export function suggestMapping(heads: readonly string[], fields: readonly string[]): (string | null)[] {
  const byKey = new Map(fields.map((field) => [keyOf(field), field]));
  const used = new Set<string>();
  return heads.map((head) => {
    const key = keyOf(head);
    const field = byKey.get(key) ?? fields.find((each) => each === ALIASES[key]);
    if (field === undefined || used.has(field)) return null;
    used.add(field);
    return field;
  });
}

/**
 * As a file with the same head was read before. A column that was left out is suggested again when it names an attribute,
 * which may not have existed then.
 */
export function rememberedMapping(
  former: readonly (string | null)[],
  heads: readonly string[],
  fields: readonly string[],
): (string | null)[] {
  const suggested = suggestMapping(heads, fields);
  return former.map((field, index) => {
    if (field && fields.includes(field)) return field;
    const found = suggested[index] ?? null;
    return found?.startsWith('attribute:') && !former.includes(found) ? found : null;
  });
}
