import type { LanguageData } from './language-data';

export const it: LanguageData = {
  stop: 'un,uno,una,il,lo,la,i,gli,le,l,del,dello,della,dei,degli,delle,dell,al,allo,alla,ai,agli,alle,all,dal,dalla,dai,nel,nella,nei,nelle,sul,sulla,di,a,da,in,con,su,per,tra,fra,senza,sotto,io,tu,noi,voi,lui,lei,loro,mi,ti,ci,vi,si,me,te,mio,mia,miei,mie,nostro,nostra,vostro,vostra,suo,sua,e,ed,o,ma,se,che,chi,cosa,cos,quale,quali,qual,quando,dove,come,quanto,quanta,quanti,quante,sono,era,sei,siamo,siete,essere,ho,hai,ha,abbiamo,avete,hanno,avere,posso,puo,possiamo,potete,puoi,potrei,potrebbe,devo,deve,devono,dovrebbe,voglio,vorrei,vogliamo,vuole,serve,servono,questo,questa,questi,queste,quello,quella,quelli,quelle,quel,non,no,anche,solo,gia,ancora,piu,molto,ciao,buongiorno,grazie,prego,favore,qui,ora,oggi,allora,quindi,buono,buona,migliore,migliori,prodotto,prodotti,articolo,articoli,negozio,qualche,qualcosa,alcuni,nessun,pezzo,pezzi,pz,comprare,compro,usare,uso,sapere,dire,dimmi,vero,perche,siccome,dato,sentito,pensavo,visto,proprio',
  cues: {
    injection:
      'ignora ~ istruzion*,ignora ~ regole,ignora tutto*,ignora tutte*,ignora ~ precedent*,dimentica ~ istruzion*,dimentica ~ regole,dimentica tutto,prompt di sistema,prompt del sistema,prompt,le tue istruzioni,tue istruzioni,istruzioni nascoste,fingi di,fai finta,comportati come,ora sei,adesso sei,da ora sei,password di admin*,password dell admin*,database,chiave api,modalita sviluppatore,imposta ~ prezzo*,sono l admin*,sono admin*,sono l amministratore',
    others:
      'altri clienti,altro cliente,un altro cliente,di un altra persona,altra persona,qualcun altro,tutti i clienti,elenco clienti,lista clienti,lista dei clienti,dati dei clienti,tutti gli ordini,ordini di,ordine di,chi ha comprato,vicino di,mio vicino,concorrente*,concorrenza',
    medical:
      'medico,dottore,diagnosi,mi sento male,sto male,sono malato,malato,medicin*,farmac*,antibiotic*,febbre,mi fa male,dolore,sintom*,mi sono bruciato,nausea,intossicato,mal di',
    offTopic:
      'che tempo fa,meteo,piovera,previsioni,politica*,politico*,elezion*,votare,voto,presidente*,calcio,partita,barzelletta,poesia,oroscopo,film,canzone,borsa,azioni,chi ha vinto,chi vincera,capitale,traduci,tradurre,compiti,tema di,python,javascript,programma in,notizie,religione,lotteria,guerra,ricetta,ricette,volo,voli,criptovalut*',
    act: 'annulla,annullate,annullare il,annullami,cancella ~ ordine,cancellate ~ ordine,cambia ~ indirizzo,cambiate ~ indirizzo,modifica ~ indirizzo,modifica il mio,reimposta*,elimina ~ account,cancella ~ account,rimborsami,rimborsatemi,ordina ~ per me,fai ~ ordine per me,paga ~ per me,paga la mia,svuota ~ carrello,mandami ~ mail,applica ~ codice',
    greeting: 'ciao,buongiorno,buonasera,salve,buon pomeriggio',
    thanks: 'grazie,grazie mille,arrivederci,buona giornata',
    abilities:
      'cosa sai fare,cosa puoi fare,chi sei,che cosa fai,puoi aiutarmi,mi puoi aiutare,come puoi aiutar*,cosa sei,sei un robot,cosa posso chieder*,aiuto',
    setup:
      'aprire,apro,apriamo,apertura,aprendo,avviare,avvio,allestire,attrezzare,attrezzatura per,attrezzature per,iniziare un,lista per,elenco per,lista della spesa,lista iniziale,checklist,cosa mi serve per,cosa serve per,che cosa serve,di cosa ho bisogno,cosa mi occorre,occorre per,mi serve per,nuovo ristorante,nuovo bar',
    compare:
      'confronta*,confrontare,confronto,paragona*,paragone,differenza,differenze,versus,vs,quale e meglio,qual e meglio,cosa e meglio,qual e il migliore,meglio tra',
    cart: 'aggiungi*,aggiungere,al carrello,nel carrello,carrello,metti*,mettere,prendo,vorrei ordinare,voglio ordinare,vorrei comprare,voglio comprare,vorrei acquistare,ordinare,preparami un carrello,vorrei ~ pezzi',
    orders:
      'mio ordine,miei ordini,ultimo ordine,ordini,ordine,mio pacco,pacco,mia spedizione,tracking,tracciamento,tracciare,numero di spedizione,codice di tracciamento,stato dell ordine,stato ordine,dov e il mio,dove il mio,a che punto,ho ordinato,mia consegna,miei acquisti',
    invoices: 'fattura*,fatture,ricevut*,scontrin*',
    unpaid: 'non pagat*,da pagare,insolut*,scadut*,in sospeso,devo',
    shipping:
      'spedizione,spedizioni,spese di spedizione,costi di spedizione,consegna,consegnate,spedite,spedizione gratuita,consegna gratuita,trasporto,porto,corriere,invio,spese di consegna',
    deliveryTime:
      'quanto tempo ci vuole,quanto ci mette*,tempi di consegna,tempo di consegna,quando arriva*,quanti giorni,in quanto tempo,domani,entro quando,quando ricev*,tempi di spedizione',
    payment:
      'pagamento,pagamenti,pagare,pago,metodi di pagamento,modalita di pagamento,carta,carte,carta di credito,contanti,contrassegno,bonifico,paypal,revolut,visa,mastercard,apple pay,google pay,bitcoin,cripto,rate,a rate,assegno,satispay,accettate,alla consegna',
    returns:
      'reso,resi,restituire,restituzione,restituisco,rimandare,rendere,rimborso*,rimborsi,cambio merce,sostituzione,danneggiat*,rotto,rotta,difettos*,garanzia,recesso,articolo sbagliato',
    vat: 'iva,tasse,imposte,iva inclusa,iva esclusa,valuta,in euro,in dollari,netto,lordo',
    company:
      'contatt*,telefono,numero di telefono,chiamare,email,e mail,mail,vostro indirizzo,dove siete,dove vi trovate,sede,orari,orario,aperti,aperto,partita iva,ragione sociale,azienda,parlare con,una persona,operatore,umano,assistenza,servizio clienti,supporto,sabato,domenica,fine settimana',
    discount:
      'sconto,sconti,codice sconto,coupon,buono sconto,promozion*,promo,offerta,offerte,saldi,black friday,% di,per cento,scontat*',
    quote: 'preventivo,ingrosso,all ingrosso,grandi quantita,grande quantita,b2b,grossista,quotazione',
    guidance:
      'che temperatura,quale temperatura,a che temperatura,a quanti gradi,temperatura*,gradi,quanto tempo,per quanto,quanto dura*,ogni quanto,con che frequenza,che colore,di che colore,quale colore,colore,colori,codice colore,codici colore,scadenza,shelf life,durata,tmc,da consumarsi,come si,come devo,come pul*,come scongel*,come tar*,come calibr*,come,si puo,posso conservare,posso ricongelare,e permesso,consentito,obbligatori*,obbligo,legge,normativa,regolamento*,registr*,cosa significa,che cos e,cos e l haccp,cosa sono,quali sono i,principi,haccp,scongel*,decongel*,riscald*,raffredd*,abbatt*,conservare,conservo,conservazione,mantenere,mantenimento,stoccaggio,tenere,cella,allergen*,tracciabilita,rintracciabilita,richiamo,ritiro,lotto,lotti,fifo,pulire,pulizia,pulito,sanific*,disinfe*,igienizz*,lavare,lavaggio,lavarsi,lavastoviglie temp*,tarare,taratura,calibra*,infestant*,punti critici,ccp,cottura,cuocere,cotto,crudo,cruda,avanzi,contaminazion*,due fasi',
    price:
      'quanto costa*,quanto costano,quanto viene,quanto vengono,costa,costano,prezzo,prezzi,che prezzo,caro,quant e,quanto',
    stock:
      'disponibil*,in magazzino,in stock,scorte,giacenza,esaurit*,quanti ne avete,ne avete ancora,rimast*,ancora',
    cheaper: 'piu economic*,meno car*,piu conveniente*,piu a buon mercato',
    cheapest:
      'il piu economico,la piu economica,i piu economici,le piu economiche,il meno caro,prezzo piu basso,costa meno',
    facts:
      'dettagli,descrizione,caratteristiche,specifiche,scheda tecnica,dimensioni,misure,grandezza,capacita,peso,pesa,materiale,di cosa e fatto,di che materiale,impermeabil*,resistent*,resiste,lavastoviglie,microonde,batteri*,pile,precisione,intervallo,litri,diametro,recension*,valutazion*,incluso,contiene,parlami,dimmi di piu,adatt*,compatibil*,quante etichette,per rotolo,si diluisce,dilui*,diluizione,dosaggio,solubil*,removibil*',
    show: 'avete,vendete,cerco,cerchiamo,cercare,trovo,mostra*,mostrami,fammi vedere,mi serve,mi servono,ho bisogno di,consigli*,consigliate,suggeri*,c e,ci sono,che ~ avete,quali ~ avete,vorrei,voglio',
    refersBack: 'quello,quella,questo,questa,lo,la,li,le,entrambi,tutti e due,stesso,ne',
    under: 'sotto,meno di,fino a,massimo,max,al massimo,inferiore a,sotto i,non piu di',
    over: 'sopra,piu di,almeno,minimo,superiore a,a partire da,oltre',
    small: 'piccol*',
    large: 'grande,grandi,catena',
  },
  kinds: {
    cafe: 'caffetteria*,caffetterie,caffe,coffee shop',
    restaurant: 'ristorante*,ristoranti,trattoria,osteria,bistro*',
    hotel: 'hotel*,albergo,alberghi,pensione,b&b',
    bakery: 'panificio,forno,panetteria,pasticceria,pasticcerie,panetterie',
    bar: 'bar,pub,cocktail bar,enoteca',
    'food-truck': 'food truck*,foodtruck*,furgone',
    catering: 'catering*',
    pizzeria: 'pizzeria*,pizzerie',
    canteen: 'mensa,mense,refettorio',
  },
  ordinals: [
    'primo|prima',
    'secondo|seconda',
    'terzo|terza',
    'quarto|quarta',
    'quinto|quinta',
    'ultimo|ultima',
  ],
  numbers: [
    'un|uno|una',
    'due',
    'tre',
    'quattro',
    'cinque',
    'sei',
    'sette',
    'otto',
    'nove',
    'dieci',
    'dodici',
  ],
  and: 'e,ed,inoltre',
  versus: 'vs,versus,e,ed,o,con,a,tra,fra,contro,rispetto a',
};
