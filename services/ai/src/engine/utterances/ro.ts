import type { Utterances } from './en';

export const ro: Utterances = {
  hello:
    'Bună ziua! Răspund la întrebări despre produse, prețuri și stoc, livrare și plată, siguranța alimentelor (HACCP) și despre comenzile și facturile dumneavoastră.',
  thanks: 'Cu plăcere. Mă puteți întreba orice altceva despre magazin.',
  found: 'Am găsit pentru „{query}”:',
  foundWithin: 'Se potrivesc:',
  foundMentioned: 'Niciun produs nu se numește exact „{query}”. Acestea au legătură:',
  foundSimilar: 'Acestea v-ar putea fi de folos:',
  foundNear: 'Nu am găsit niciun produs pentru „{query}”. Cele mai apropiate, cu „{words}”:',
  foundNothing:
    'Nu am găsit niciun produs pentru „{query}” în magazinul nostru. Încercați alt cuvânt sau întrebați-ne prin formularul de contact.',
  priceOf: '{name} costă {price}.',
  wasPrice: 'înainte: {price}',
  inStock: 'în stoc ({count})',
  outOfStock: 'stoc epuizat',
  stockYes: 'Da, {name} este în stoc: {count} disponibile.',
  stockNo:
    'Nu, {name} nu este în stoc acum (stoc epuizat). Pe pagina produsului puteți cere să fiți anunțat.',
  cheaper: 'Mai ieftine decât {name} ({price}):',
  noCheaper: 'Nu am găsit nimic mai ieftin decât {name}, la {price}.',
  cheapest: 'Întâi cele mai ieftine:',
  compared: 'Comparație:',
  compareNeedsTwo: 'Ce două produse să compar?',
  whichProduct: 'La ce produs vă referiți? Spuneți-mi numele sau codul.',
  labelPrice: 'Preț',
  labelStock: 'Stoc',
  labelCategory: 'Categorie',
  labelRating: 'Evaluare',
  labelWeight: 'Greutate',
  shippingCost:
    'Livrarea costă {cost} pe comandă. Este gratuită doar când produsele comenzii depășesc {threshold}.',
  shippingFor: 'Pentru produse de {amount}, livrarea costă {cost}.',
  shippingFreeFor: 'Pentru produse de {amount}, livrarea este gratuită.',
  shippingByAddress:
    'Unele destinații au alte tarife; la finalizarea comenzii îl vedeți pe al dumneavoastră.',
  deliveryDays: '{dates} ({days} zile lucrătoare)',
  payment: 'Puteți plăti cu: {methods}. Alte metode de plată nu sunt acceptate.',
  paymentAccepted: '{names}: se acceptă.',
  paymentRefused: '{names}: nu se acceptă.',
  returns:
    'Puteți cere returul în {days} de zile de la livrare, din contul dumneavoastră, la comanda respectivă. Rambursăm ce a fost returnat.',
  vat: 'Prețurile sunt afișate în {currency}, fără TVA. La comandă se adaugă TVA de {rate}.',
  vatIncluded: 'Prețurile sunt afișate în {currency} și includ TVA (de regulă {rate}).',
  company: '{name}, {address}. E-mail: {email}. Telefon: {phone}.',
  companyHours: ' Program: {hours}.',
  discount:
    'Nu pot acorda reduceri sau coduri. Dacă aveți un cod, introduceți-l la finalizarea comenzii; produsele reduse arată și prețul vechi.',
  quote: 'Pentru cantități mari sau mai multe bucătării, cereți o ofertă: răspundem în 24 de ore.',
  ordersSignIn:
    'Pentru a vedea comenzile, vă rog să vă autentificați. Arăt comenzile doar contului care le-a plasat.',
  invoicesSignIn:
    'Pentru a vedea facturile, vă rog să vă autentificați. Arăt facturile doar contului căruia îi aparțin.',
  ordersYours: 'Ultimele dumneavoastră comenzi:',
  ordersNone: 'Nu aveți încă nicio comandă.',
  orderUnknown: 'Contul dumneavoastră nu are nicio comandă cu numărul {number}.',
  tracking: 'AWB {number}',
  invoicesYours: 'Facturile dumneavoastră:',
  invoicesNone: 'Nu aveți astfel de facturi. Factura se poate emite din cont după ce comanda este livrată.',
  invoiceUnknown: 'Contul dumneavoastră nu are nicio factură cu numărul {number}.',
  proposal: 'Pot pune acestea în coș. Nimic nu se adaugă până nu confirmați:',
  total: 'În total {total}, fără TVA și livrare.',
  shortened: 'Au rămas mai puține decât ați cerut: {names}.',
  setup: 'O listă de început: {title}.',
  setupWhich: 'Pentru ce fel de afacere? Am liste pentru: {kinds}.',
  source: 'Sursă: {source}.',
  fromShop: 'Din magazinul nostru:',
  noGuidance: 'Nu am informații sigure despre asta, așa că prefer să nu ghicesc.',
  decline:
    'Nu pot să vă ajut cu asta. Răspund la întrebări despre produse, comenzi, livrare, plată și siguranța alimentelor în bucătărie.',
  declineMedical:
    'Nu pot da sfaturi medicale. Adresați-vă unui medic; la urgențe sunați la 112. Vă ajut cu produse și siguranța alimentelor.',
  declineOthers:
    'Nu pot arăta datele altui client, doar pe ale dumneavoastră. Pentru comenzile proprii, autentificați-vă.',
  declineInstructions:
    'Nu pot arăta sau schimba instrucțiunile, prețurile ori datele. Răspund cu plăcere la întrebări despre produse și comenzi.',
  declineAct:
    'Nu pot face asta în locul dumneavoastră: ofer doar informații. O puteți face din cont sau ne puteți scrie prin formularul de contact.',
  emergency: 'Sunați acum la 112.',
  poisonLine: 'Apoi linia de informare toxicologică ({country}): {number}, {hours}.',
  allDay: 'zi și noapte',
  stepsPoison:
    'Nu provocați vărsături. Clătiți gura cu apă și scuipați; la contact cu ochii sau pielea, clătiți cu apă curgătoare cel puțin 15 minute și scoateți hainele ude. După vapori: aer curat. Țineți ambalajul la îndemână când sunați: eticheta și fișa cu date de securitate cuprind măsurile de prim ajutor.',
  stepsBurn:
    'Răciți arsura cu apă rece curgătoare timp de 20 de minute. Scoateți inelele și hainele care nu sunt lipite. Fără gheață, unt sau creme; nu spargeți bășicile. Apoi acoperiți lejer cu o pânză curată sau folie alimentară.',
  stepsFire:
    'Scoateți pe toată lumea afară. Nu turnați niciodată apă peste grăsime aprinsă. Opriți gazul și curentul numai dacă ajungeți fără pericol; un foc mic în tigaie se poate înăbuși cu un capac sau o pătură ignifugă. Închideți ușile și rămâneți afară.',
  stepsInjury:
    'Rămâneți lângă persoană și urmați indicațiile de la 112. Apăsați ferm o pânză curată pe rana care sângerează. Întrerupeți curentul înainte de a atinge o persoană electrocutată. Cine este inconștient, dar respiră, se așază pe o parte; cine nu respiră are nevoie imediat de compresii toracice.',
  password:
    'Pe pagina pentru parolă nouă, introduceți adresa de e-mail: vă trimitem un link cu care alegeți alta. Eu nu pot vedea sau schimba parole.',
  signIn:
    'Verificați mai întâi adresa de e-mail și parola; o parolă nouă ajută adesea. După mai multe încercări greșite, așteptați câteva minute. Dacă tot nu merge, scrieți-ne: vă ajută o persoană.',
  complaint:
    'Ne pare rău. De acest lucru trebuie să se ocupe o persoană: scrieți-ne prin formularul de contact, cu numărul comenzii dacă există, și vă răspundem.',
  cancel:
    'Eu nu pot anula o comandă, iar contul nu are un buton pentru asta. Scrieți-ne acum prin formularul de contact, cu numărul comenzii: ce nu a fost expediat se poate anula, iar suma plătită se rambursează. Ce a fost livrat se poate returna în {days} zile.',
  shipsTo: 'Da, livrăm în această țară: {country}.',
  notUnderstood:
    'Nu am înțeles. Vă rog să reformulați sau să întrebați o persoană prin formularul de contact.',
  linkPassword: 'Parolă nouă',
  linkContact: 'Formular de contact',
  linkSignIn: 'Autentificare',
  linkAccount: 'Contul meu',
  linkProducts: 'Toate produsele',
  linkTerms: 'Termeni',
  linkBusiness: 'Pentru firme',
  askStock: 'Este în stoc?',
  askCheaper: 'Există unul mai ieftin?',
  askCompare: 'Compară primele două',
  askShipping: 'Cât costă livrarea?',
  askPayment: 'Cum pot plăti?',
  askOrders: 'Unde este comanda mea?',
  askFridge: 'Ce temperatură trebuie să aibă frigiderul?',
  askSetup: 'Ce îmi trebuie ca să deschid o cafenea?',
};
