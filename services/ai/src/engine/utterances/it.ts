import type { Utterances } from './en';

export const it: Utterances = {
  hello:
    'Ciao! Rispondo a domande su prodotti, prezzi e disponibilità, spedizione e pagamento, sicurezza alimentare (HACCP) e sui tuoi ordini e fatture.',
  thanks: 'Prego. Chiedimi pure altro sul negozio.',
  found: 'Ecco cosa ho trovato per «{query}»:',
  foundWithin: 'Ecco cosa corrisponde:',
  foundMentioned: 'Nessun prodotto si chiama esattamente «{query}». Questi ci si avvicinano:',
  foundSimilar: 'Questi possono servire:',
  foundNear: 'Non ho trovato nessun prodotto per «{query}». I più vicini, con «{words}»:',
  foundNothing:
    'Non ho trovato nessun prodotto per «{query}» nel nostro negozio. Prova un’altra parola o scrivici con il modulo di contatto.',
  priceOf: '{name} costa {price}.',
  wasPrice: 'prima: {price}',
  inStock: 'disponibile ({count})',
  outOfStock: 'esaurito',
  stockYes: 'Sì, {name} è disponibile: {count} in magazzino.',
  stockNo: 'No, {name} è esaurito al momento. Dalla sua pagina puoi chiedere un avviso.',
  cheaper: 'Più economici di {name} ({price}):',
  noCheaper: 'Non ho trovato nulla di più economico di {name} a {price}.',
  cheapest: 'Prima i più economici:',
  compared: 'Confronto:',
  compareNeedsTwo: 'Quali due prodotti devo confrontare?',
  whichProduct: 'Quale prodotto intendi? Dimmi il nome o il codice.',
  labelPrice: 'Prezzo',
  labelStock: 'Disponibilità',
  labelCategory: 'Categoria',
  labelRating: 'Valutazione',
  labelWeight: 'Peso',
  shippingCost:
    'La spedizione costa {cost} per ordine. È gratuita solo quando la merce dell’ordine supera {threshold}.',
  shippingFor: 'Per merce da {amount} la spedizione costa {cost}.',
  shippingFreeFor: 'Per merce da {amount} la spedizione è gratuita.',
  shippingByAddress: 'Alcune destinazioni hanno altre tariffe; al momento dell’ordine vedi la tua.',
  deliveryDays: '{dates} ({days} giorni lavorativi)',
  payment: 'Puoi pagare con: {methods}. Altri metodi di pagamento non sono accettati.',
  paymentAccepted: '{names}: accettato.',
  paymentRefused: '{names}: non accettato.',
  returns:
    'Puoi chiedere il reso entro {days} giorni dalla consegna, nel tuo account, alla voce dell’ordine. Rimborsiamo ciò che viene reso.',
  vat: 'I prezzi sono in {currency}, IVA esclusa. All’ordine si aggiunge l’IVA del {rate}.',
  vatIncluded: 'I prezzi sono in {currency} e comprendono l’IVA (di norma il {rate}).',
  company: '{name}, {address}. E-mail: {email}. Telefono: {phone}.',
  companyHours: ' Orari: {hours}.',
  discount:
    'Non posso concedere sconti o codici. Se hai un codice, inseriscilo al momento dell’ordine; i prodotti scontati mostrano il prezzo precedente.',
  quote: 'Per grandi quantità o più cucine chiedi un preventivo: rispondiamo entro 24 ore.',
  ordersSignIn:
    'Per vedere gli ordini, accedi prima al tuo account (login). Mostro gli ordini solo all’account che li ha fatti.',
  invoicesSignIn:
    'Per vedere le fatture, accedi prima al tuo account (login). Mostro le fatture solo all’account a cui appartengono.',
  ordersYours: 'I tuoi ultimi ordini:',
  ordersNone: 'Non hai ancora ordini.',
  orderUnknown: 'Il tuo account non ha ordini con il numero {number}.',
  tracking: 'numero di tracciamento {number}',
  invoicesYours: 'Le tue fatture:',
  invoicesNone:
    'Non hai fatture di questo tipo. La fattura si può emettere dal tuo account quando l’ordine è consegnato.',
  invoiceUnknown: 'Il tuo account non ha fatture con il numero {number}.',
  proposal: 'Posso mettere questo nel carrello. Non viene aggiunto nulla finché non confermi:',
  total: 'In tutto {total}, IVA e spedizione escluse.',
  shortened: 'Ne restano meno di quanti richiesti: {names}.',
  setup: 'Una lista per iniziare: {title}.',
  setupWhich: 'Per quale tipo di attività? Ho liste per: {kinds}.',
  source: 'Fonte: {source}.',
  fromShop: 'Dal nostro negozio:',
  noGuidance: 'Non ho indicazioni affidabili su questo e preferisco non tirare a indovinare.',
  decline:
    'Non posso aiutarti in questo. Rispondo a domande su prodotti, ordini, spedizione, pagamento e sicurezza alimentare in cucina.',
  declineMedical:
    'Non posso dare consigli medici. Rivolgiti a un medico; in caso di emergenza chiama il 112. Ti aiuto volentieri con prodotti e sicurezza alimentare.',
  declineOthers:
    'Non posso mostrare i dati di un altro cliente, solo i tuoi. Per i tuoi ordini, accedi al tuo account.',
  declineInstructions:
    'Non posso mostrare né cambiare le mie istruzioni, i prezzi o i dati. Rispondo volentieri su prodotti e ordini.',
  declineAct:
    'Non posso farlo al posto tuo: do solo informazioni. Puoi farlo nel tuo account o scriverci con il modulo di contatto.',
  emergency: 'Chiami subito il 112 o il numero di emergenza locale.',
  poisonLine: 'Poi il centro antiveleni ({country}): {number}, {hours}.',
  allDay: 'giorno e notte',
  stepsPoison:
    'Non provochi il vomito. Sciacqui la bocca con acqua e sputi; per occhi o pelle, sciacqui con acqua corrente per almeno 15 minuti e tolga gli abiti bagnati. Dopo vapori, aria fresca. Tenga la confezione a portata di mano durante la chiamata: etichetta e scheda di sicurezza riportano il primo soccorso.',
  stepsBurn:
    'Raffreddi l’ustione con acqua corrente fresca per 20 minuti. Tolga anelli e vestiti, se non sono attaccati. Niente ghiaccio, burro o creme; non apra le vesciche. Poi copra senza stringere con un panno pulito o pellicola.',
  stepsFire:
    'Faccia uscire tutti. Mai versare acqua sul grasso in fiamme. Chiuda gas e corrente solo se può farlo senza pericolo; un piccolo fuoco in padella si soffoca con un coperchio o una coperta antifuoco. Chiuda le porte e resti fuori.',
  stepsInjury:
    'Resti con la persona e segua le indicazioni dei soccorsi. Prema con forza un panno pulito sulla ferita che sanguina. Stacchi la corrente prima di toccare chi ha preso la scossa. Chi è incosciente ma respira va messo su un fianco; chi non respira ha bisogno subito del massaggio cardiaco.',
  password:
    'Nella pagina per la nuova password inserisca la sua e-mail: le inviamo un link per sceglierne una. Io non posso vedere né cambiare password.',
  signIn:
    'Controlli prima e-mail e password; spesso basta una nuova password. Dopo vari tentativi sbagliati attenda qualche minuto. Se ancora non funziona, ci scriva: l’aiuterà una persona.',
  complaint:
    'Mi dispiace. Deve occuparsene una persona: ci scriva con il modulo di contatto, con il numero d’ordine se c’è, e le risponderemo.',
  cancel:
    'Non posso annullare un ordine e nell’account non c’è un pulsante per farlo. Ci scriva ora con il modulo di contatto e il numero d’ordine: ciò che non è ancora spedito si può annullare e rimborsiamo quanto pagato. Ciò che è consegnato si può restituire entro {days} giorni.',
  shipsTo: 'Sì, spediamo in questo paese: {country}.',
  notUnderstood:
    'Non ho capito. Lo dica con altre parole, per favore, o chieda a una persona con il modulo di contatto.',
  linkPassword: 'Nuova password',
  linkContact: 'Modulo di contatto',
  linkSignIn: 'Accedi',
  linkAccount: 'Il mio account',
  linkProducts: 'Tutti i prodotti',
  linkTerms: 'Condizioni',
  linkBusiness: 'Per le aziende',
  askStock: 'È disponibile?',
  askCheaper: 'C’è qualcosa di più economico?',
  askCompare: 'Confronta i primi due',
  askShipping: 'Quanto costa la spedizione?',
  askPayment: 'Come posso pagare?',
  askOrders: 'Dov’è il mio ordine?',
  askFridge: 'Che temperatura deve avere un frigorifero?',
  askSetup: 'Cosa serve per aprire una caffetteria?',
};
