import { foldText } from '@kp/commerce';

const keyOf = (text: string): string => foldText(text).replace(/[.*!]/g, '').trim();

/** Said in place of a price, in the languages of suppliers, folded. */
const ON_REQUEST = new Set(
  [
    'on request, price on request, por, p o r, p o a, poa, ask, call, on demand, upon request, tbd',
    'la cerere, pret la cerere, la comanda, cerere oferta, cere oferta',
    'auf anfrage, preis auf anfrage, a anfrage, aa, a a, anfrage, tagespreis',
    'sur demande, prix sur demande, nous consulter, sur devis',
    'a consultar, consultar, bajo pedido, a peticion, precio a consultar, bajo consulta',
    'a richiesta, su richiesta, prezzo a richiesta, da richiedere',
    'sob consulta, a pedido, sob pedido, preco sob consulta',
    'na zapytanie, cena na zapytanie, do uzgodnienia, tel, telefon, zadzwon',
    'عند الطلب, السعر عند الطلب, حسب الطلب, اتصل بنا',
    '面议, 询价, 价格面议, 要見積, 応相談, お問い合わせ, 별도문의, 가격문의, 문의',
  ].flatMap((line) => line.split(',').map(keyOf)),
);

export const isOnRequest = (text: string): boolean => ON_REQUEST.has(keyOf(text));
