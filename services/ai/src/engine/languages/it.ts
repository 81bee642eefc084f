import type { LanguageData } from './language-data';

export const it: LanguageData = {
  stop: 'contro,un,uno,una,il,lo,la,i,gli,le,l,del,dello,della,dei,degli,delle,dell,al,allo,alla,ai,agli,alle,all,dal,dalla,dai,nel,nella,nei,nelle,sul,sulla,di,a,da,in,con,su,per,tra,fra,senza,sotto,io,tu,noi,voi,lui,lei,loro,mi,ti,ci,vi,si,me,te,mio,mia,miei,mie,nostro,nostra,vostro,vostra,suo,sua,e,ed,o,ma,se,che,chi,cosa,cos,quale,quali,qual,quando,dove,come,quanto,quanta,quanti,quante,sono,era,sei,siamo,siete,essere,ho,hai,ha,abbiamo,avete,hanno,avere,posso,puo,possiamo,potete,puoi,potrei,potrebbe,devo,deve,devono,dovrebbe,voglio,vorrei,vogliamo,vuole,serve,servono,questo,questa,questi,queste,quello,quella,quelli,quelle,quel,non,no,anche,solo,gia,ancora,piu,molto,ciao,buongiorno,grazie,prego,favore,qui,ora,oggi,allora,quindi,buono,buona,migliore,migliori,prodotto,prodotti,articolo,articoli,negozio,qualche,qualcosa,alcuni,nessun,pezzo,pezzi,pz,comprare,compro,usare,uso,sapere,dire,dimmi,vero,perche,siccome,dato,sentito,pensavo,visto,proprio,grz,cortesia',
  keywords: {
    injection:
      'ignora ~ istruzion*,ignora ~ regole,ignora tutto*,ignora tutte*,ignora ~ precedent*,dimentica ~ istruzion*,dimentica ~ regole,dimentica tutto,prompt di sistema,prompt del sistema,prompt,le tue istruzioni,tue istruzioni,istruzioni nascoste,fingi di,fai finta,comportati come,ora sei,adesso sei,da ora sei,password di admin*,password dell admin*,database,chiave api,modalita sviluppatore,imposta ~ prezzo*,sono l admin*,sono admin*,sono l amministratore,da adesso sei,d ora in poi sei,parla come,gioco di ruolo,ignora,ignorate,dimentica,istruzioni precedenti,le tue regole,segret*,password,cambia il prezzo,cambiare il prezzo,metti il prezzo,tutto gratis,come admin,sono il capo,sono il proprietario,sono lo sviluppatore,sviluppatore,sql,senza restrizioni,rivela*',
    others:
      'altri clienti,altro cliente,un altro cliente,di un altra persona,altra persona,qualcun altro,tutti i clienti,elenco clienti,lista clienti,lista dei clienti,dati dei clienti,tutti gli ordini,ordini di,ordine di,chi ha comprato,vicino di,mio vicino,concorrente*,concorrenza,i vostri clienti,vostri clienti,cliente si chiama,altro ristorante,altri ristoranti,cosa ha comprato,cosa ha ordinato,mio collega,dati personali di,email degli altri,altri utenti,un altro utente,email ~ client*,mail ~ client*,indirizzo ~ client*,telefono ~ client*,dati ~ client*,clienti che,chi ha ordinato,ultimi clienti',
    medical:
      'medico,dottore,diagnosi,mi sento male,sto male,sono malato,malato,medicin*,farmac*,antibiotic*,febbre,mi fa male,dolore,sintom*,mi sono bruciato,nausea,intossicato,mal di,pillol*,mal di testa,mal di pancia,pancia,sanguina,mi sono tagliat*,mi sono bruciat*,incinta,ibuprofene,paracetamolo,tachipirina,aspirina,cura per,vaccin*,sono allergic*,diabete,che pastiglia,pastiglia ~ mal,quale medicina',
    offTopic:
      'che tempo fa,meteo,piovera,previsioni,politica*,politico*,elezion*,votare,voto,presidente*,calcio,partita,barzelletta,poesia,oroscopo,film,canzone,borsa,azioni,chi ha vinto,chi vincera,capitale,traduci,tradurre,compiti,tema di,python,javascript,programma in,notizie,religione,lotteria,guerra,ricetta,ricette,volo,voli,criptovalut*,avvocato,denuncia*,licenzia*,affitto,divorzio,dichiarazione dei redditi,commercialista,investire,investimento,raccontami,racconta,storia di,amore,opinione,gioco,scacchi,indovinello,vacanz*,viaggio,miglior ristorante,mondiali,serie a,olimpiadi,matematica,equazione,chatgpt,auto,iphone,telefonino,computer,netflix,musica,canta,sole,pioggia,piove,abitanti,chi e il,partito,treno,vincera,consulenza legale,consiglio legale,fare causa,nevica,nevichera,neve',
    act: 'annulla,annullate,annullare il,annullami,cancella ~ ordine,cancellate ~ ordine,cambia ~ indirizzo,cambiate ~ indirizzo,modifica ~ indirizzo,modifica il mio,reimposta*,elimina ~ account,cancella ~ account,rimborsami,rimborsatemi,ordina ~ per me,fai ~ ordine per me,paga ~ per me,paga la mia,svuota ~ carrello,mandami ~ mail,applica ~ codice,annull*,compralo,ordinalo,fai l ordine,paga la,cambia il mio,cambia la mia,cambia l indirizzo,modifica,prenota,chiamami,mandami,inviami,registrami,crea ~ account,cancella il,cancellami,chiama il mio,chiama mio,chiama la mia,telefona al,scrivi al mio',
    greeting: 'ciao,buongiorno,buonasera,salve,buon pomeriggio',
    thanks: 'grazie,grazie mille,arrivederci,buona giornata',
    abilities:
      'cosa sai fare,cosa puoi fare,chi sei,che cosa fai,puoi aiutarmi,mi puoi aiutare,come puoi aiutar*,cosa sei,sei un robot,cosa posso chieder*,aiuto',
    setup:
      'aprire,apro,apriamo,apertura,aprendo,avviare,avvio,allestire,attrezzare,attrezzatura per,attrezzature per,iniziare un,lista per,elenco per,lista della spesa,lista iniziale,checklist,cosa mi serve per,cosa serve per,che cosa serve,di cosa ho bisogno,cosa mi occorre,occorre per,mi serve per,nuovo ristorante,nuovo bar,sto aprendo,voglio aprire,vorrei aprire,stiamo aprendo,inaugur*,attrezzatura,attrezzature,attrezzi per,lista attrezzature,lista attrezzatura,lista,elenco,kit iniziale,indispensabil*,cosa compro,cosa devo comprare,cosa comprare,nuova cucina,nuovo locale,dotazione',
    compare:
      'confronta*,confrontare,confronto,paragona*,paragone,differenza,differenze,versus,vs,quale e meglio,qual e meglio,cosa e meglio,qual e il migliore,meglio tra,quale scelgo,quale scegliere,meglio il,meglio la,vantaggi,che differenza',
    either: 'o,oppure',
    cart: 'aggiungi*,aggiungere,al carrello,nel carrello,carrello,metti*,mettere,prendo,vorrei ordinare,voglio ordinare,vorrei comprare,voglio comprare,vorrei acquistare,ordinare,preparami un carrello,vorrei ~ pezzi,mettimi,aggiungimi,inserisci,mettimene,aggiungine,metti,prendiamo,ne prendo,inseriscimi,ordina,ordino,mandami,segnami,prendine,buttami,carrellino,preparami,prepararmi,prepararci,preparate,mi prepari,mi preparate,preparateci,mi prepara',
    orders:
      'mio ordine,miei ordini,ultimo ordine,ordini,ordine,mio pacco,pacco,mia spedizione,tracking,tracciamento,tracciare,numero di spedizione,codice di tracciamento,stato dell ordine,stato ordine,dov e il mio,dove il mio,a che punto,ho ordinato,mia consegna,miei acquisti,mie cose,cosa ho ordinato,cosa ho comprato,storico,quando arriva il mio,quando arriva la mia,stato del mio,non e arrivat*',
    invoices: 'fattura*,fatture,ricevut*,scontrin*',
    unpaid: 'non pagat*,da pagare,insolut*,scadut*,in sospeso,devo',
    shipping:
      'spedizione,spedizioni,spese di spedizione,costi di spedizione,consegna,consegnate,spedite,spedizione gratuita,consegna gratuita,trasporto,porto,corriere,invio,spese di consegna,spedire,spedisci,inviate,consegnare,ritiro,ritirare,ritiro in negozio,estero,isole,gratis,gratuita',
    deliveryTime:
      'quanto tempo ci vuole,quanto ci mette*,tempi di consegna,tempo di consegna,quando arriva*,quanti giorni,in quanto tempo,domani,entro quando,quando ricev*,tempi di spedizione,giorni lavorativi,urgente,espresso,arriva domani,in quanti giorni,quanto ci vuole,quando arriverebbe,se ordino,se compro',
    payment:
      'pagamento,pagamenti,pagare,pago,metodi di pagamento,modalita di pagamento,carta di credito,contanti,contrassegno,bonifico,paypal,revolut,visa,mastercard,apple pay,google pay,bitcoin,cripto,rate,a rate,assegno,satispay,accettate,alla consegna,posso pagare,si puo pagare,con fattura,amex,american express,dilazion*,finanziamento,prendete,amazon pay,klarna,con carta,con la carta,carta o,carte di credito,con carte,carta va',
    returns:
      'reso,resi,restituire,restituzione,restituisco,rimandare,rendere,rimborso*,rimborsi,cambio merce,sostituzione,danneggiat*,rotto,rotta,difettos*,recesso,articolo sbagliato,restituir*,rimandare indietro,non mi piace,non va bene,non funziona,arrivato rotto,cambiarlo,diritto di recesso,giorni ho per,reclamo',
    warranty: 'garanzia,garanzie,garantito',
    vat: 'iva,tasse,imposte,iva inclusa,iva esclusa,valuta,in euro,in dollari,netto,lordo,ivati,ivato,iva compresa,piu iva,al netto,tasse incluse',
    company:
      'contatt*,telefono,numero di telefono,chiamare,email,e mail,mail,vostro indirizzo,dove siete,dove vi trovate,sede,orari,orario,aperti,aperto,partita iva,ragione sociale,azienda,parlare con,una persona,operatore,umano,assistenza,servizio clienti,supporto,sabato,domenica,fine settimana,vi contatto,contattarvi,contattare,recapit*,whatsapp,fax,chi siete,negozio fisico,indirizzo,dati fiscali,raggiungervi,telefonarvi,chiamarvi,vostro magazzino,dov e il vostro,dove e il vostro,ufficio,sabati',
    discount:
      'sconto,sconti,codice sconto,coupon,buono sconto,promozion*,promo,offerta,offerte,saldi,black friday,% di,per cento,scontat*,ribasso,ribassi,primo ordine,fedelta,in offerta,saldo,meno per me,scontistica',
    quote:
      'preventivo,ingrosso,all ingrosso,grandi quantita,grande quantita,b2b,grossista,quotazione,grosso ordine,ordini grandi,quantita,100 pezzi,prezzi per aziende,conto aziendale,fornitura',
    guidance:
      'che temperatura,quale temperatura,a che temperatura,a quanti gradi,temperatura*,gradi,che colore,di che colore,quale colore,colore,colori,codice colore,codici colore,scadenza,shelf life,durata,tmc,da consumarsi,come pul*,come scongel*,come tar*,come calibr*,posso conservare,posso ricongelare,obbligatori*,obbligo,legge,normativa,regolamento*,registr*,cos e l haccp,principi,haccp,scongel*,decongel*,riscald*,raffredd*,abbatt*,conservare,conservo,conservazione,mantenere,mantenimento,stoccaggio,tenere,cella,allergen*,tracciabilita,rintracciabilita,richiamo,ritiro,lotto,lotti,fifo,pulire,pulizia,pulito,sanific*,disinfe*,igienizz*,lavare,lavaggio,lavarsi,lavastoviglie temp*,tarare,taratura,calibra*,infestant*,punti critici,ccp,cottura,cuocere,cotto,crudo,cruda,avanzi,contaminazion*,due fasi,grado,celsius,frigo,frigorifero,congelatore,freezer,cella frigorifera,buffet,bagnomaria,igiene,germi,batter*,salmonell*,listeria,ricongel*,aperta,aperto,aperti,scadut*,scade,dura,mani,lavarsi le mani,lavaggio mani,tagliere,tagliere rosso,tagliere verde,tagliere blu,tagliere giallo,piano di lavoro,superfic*,tempo di contatto,diluire,diluizione,fornitor*,numero di lotto,ispezione,nas,asl,formazione,glutine,frutta secca,sesamo,verificare ~ termometro,controllare ~ termometro,sonda,monitoraggio,azione correttiva,zona di pericolo,diarrea,vomito,friggitrice temp*,frittura,sushi,anisakis,panni colore,mop colore,ricevimento merci,topi,ratti,scarafagg*,riscaldare,raffreddare,ricongelare,bisogna dichiarare,etichettare,14 allergeni,mantenere caldo,tenere in caldo,malato,malati,ppm,risciacquo,risciacquare,pulizia profonda,piano di pulizia,decalcific*,colore coltello,pollo,pollame,maiale,manzo,macinat*,hamburger,rosat*,al sangue,mocio rosso,panno rosso,straccio rosso,secchio rosso,coltello rosso,mocio verde,panno verde,straccio verde,secchio verde,coltello verde,mocio blu,panno blu,straccio blu,secchio blu,coltello blu,mocio giallo,panno giallo,straccio giallo,secchio giallo,coltello giallo,mocio bianco,panno bianco,straccio bianco,tagliere bianco,secchio bianco,coltello bianco,mocio marrone,panno marrone,straccio marrone,tagliere marrone,secchio marrone,coltello marrone,mocio viola,panno viola,straccio viola,tagliere viola,secchio viola,coltello viola,mocio rossa,panno rossa,straccio rossa,tagliere rossa,secchio rossa,coltello rossa,mocio gialla,panno gialla,straccio gialla,tagliere gialla,secchio gialla,coltello gialla,mocio bianca,panno bianca,straccio bianca,tagliere bianca,secchio bianca,coltello bianca',
    price:
      'quanto costa*,quanto costano,quanto viene,quanto vengono,costa,costano,prezzo,prezzi,che prezzo,caro,quant e',
    stock:
      'disponibil*,in magazzino,in stock,scorte,giacenza,esaurit*,quanti ne avete,ne avete ancora,rimast*,ancora,ne avete,ve ne restano,torna disponibile,riassort*,pronta consegna',
    cheaper: 'piu economic*,meno car*,piu conveniente*,piu a buon mercato',
    cheapest:
      'il piu economico,la piu economica,i piu economici,le piu economiche,il meno caro,prezzo piu basso,costa meno',
    facts:
      'dettagli,descrizione,caratteristiche,specifiche,scheda tecnica,dimensioni,misure,grandezza,capacita,peso,pesa,materiale,di cosa e fatto,di che materiale,impermeabil*,resistent*,resiste,lavastoviglie,microonde,batteri*,pile,precisione,intervallo,litri,diametro,recension*,valutazion*,incluso,contiene,parlami,dimmi di piu,adatt*,compatibil*,quante etichette,per rotolo,si diluisce,dilui*,diluizione,dosaggio,solubil*,removibil*,spessore,lunghezza,larghezza,altezza,watt,potenza,quanto misura,ci sta,contenuto,in forno,sopporta*,regge,reggono,temperatura max*,quanti fogli,quanti pezzi,per scatola,per confezione,uccide,fatto di,fatta di,si scioglie,si sciolgono,dimensione,misura,misurano,profondita,portata,carico,carico massimo,autonomia,batteria,alimentazione,acciaio,sterilizz*,autoclave,resistenza,resistono,fino a che temperatura,fino a quanti gradi,fino a quanto,quanti gradi,a quanti gradi resiste,pesano,quanti sono,quanti pezzi ci sono,quanti ce ne sono,quanti per,per pacco,per foglio,rumore,decibel,rivestimento,induzione,adatto,si piega,norma,norme,certificat*,alimentare,senza lattice,senza bpa,senza polvere,lama,manico,profumo,profumat*,uccidono,agisce,agiscono,efficace,lavabil*,si lava,si lavano,cicli,con coperchio,pronto all uso,grado ip,volume,va in forno,vanno in forno,va in lavastoviglie,vanno in lavastoviglie,vanno,in microonde,congelabil*,come si diluisce,quanto si diluisce,ph,contengono,fatti di,fatte di,di cosa,quanto pesa,quanto regge,capienza,capienze,quanti litri,quanti sacchi,supporta,sopportano,pagina,pagine,wattaggio,contenuto di,percentuale,scende,grammatura,memoria,memorizza,spesso,spessa,temperatura di lavaggio,alcol,alcool,inchiostro',
    show: 'avete,vendete,cerco,cerchiamo,cercare,trovo,mostra*,mostrami,fammi vedere,consigli*,consigliate,suggeri*,che ~ avete,quali ~ avete',
    amount: 'quanto,quanti,quante',
    want: 'mi serve,mi servono,ho bisogno di,c e,ci sono,vorrei,voglio,mi occorre,mi occorrono,ci serve,ci servono,abbiamo bisogno,qualcosa per,qualcosa contro,dammi,mi dai,qualcosa da,qualcosa che,servirebbe*,me servono,mi servirebbe*,ci occorrono,ci occorre,avremmo bisogno,abbiamo necessita,mi mancano',
    how: 'quanto tempo,per quanto,quanto dura*,ogni quanto,con che frequenza,come si,come devo,come,si puo,e permesso,consentito,cosa significa,che cos e,cosa sono,quali sono i,quanti,quante,qual e,quali,perche,quando bisogna,quando devo,cosa devo,cosa faccio,cosa fare,posso,bisogna,devo,si deve,va bene,e normale,a cosa serve,per cosa,che tagliere,quale tagliere,quanto si,quanto a lungo,quante ore,e obbligatorio,occorre',
    refersBack: 'quello,quella,questo,questa,lo,la,li,le,entrambi,tutti e due,stesso,ne',
    under: 'sotto,meno di,fino a,massimo,max,al massimo,inferiore a,sotto i,non piu di',
    over: 'sopra,piu di,almeno,minimo,superiore a,a partire da,oltre',
    small: 'piccol*,piu piccol*,minore',
    large: 'grande,grandi,catena,piu grand*,maggiore',
  },
  kinds: {
    cafe: 'caffetteria*,caffetterie,caffe,coffee shop,caffetteria,bar caffetteria,sala da te,torrefazione,espresso',
    restaurant:
      'ristorante*,ristoranti,trattoria,osteria,bistro*,taverna,braceria,steakhouse,sushi*,paninoteca*,hamburgeria,griglieria,agriturismo,kebab*,rosticceria,locanda,tavola calda,risto',
    hotel:
      'hotel*,albergo,alberghi,pensione,b&b,residence,affittacamere,ostello,bed and breakfast,rifugio,alberghetto',
    bakery:
      'panificio,forno,panetteria,pasticceria,pasticcerie,panetterie,fornaio,pane,laboratorio di pasticceria,torte,dolci,pasticcere,cornetteria,panificatore',
    bar: 'bar,baretto,barino,pub,cocktail bar,enoteca,cocktail*,birreria,vineria,discoteca,localino,wine bar,cocktails,drink',
    'food-truck':
      'food truck*,foodtruck*,furgone*,camioncino,ape car,foodtruck,furgoncino,camion,chiosco,apecar,truck,roulotte,street food,carretto,bancarella',
    catering: 'catering*,matrimoni,banchetti,eventi,banqueting,ricevimenti',
    pizzeria: 'pizzeria*,pizzerie,pizza*',
    canteen:
      'mensa,mense,refettorio,scuola,scuole,asilo,asili,ospedale,casa di riposo,rsa,mensa scolastica,mensa aziendale',
  },
  ordinals: [
    'primo|prima|primi|prime',
    'secondo|seconda',
    'terzo|terza',
    'quarto|quarta',
    'quinto|quinta',
    'ultimo|ultima',
  ],
  numbers: {
    1: 'un|uno|una',
    2: 'due',
    3: 'tre',
    4: 'quattro',
    5: 'cinque',
    6: 'sei',
    7: 'sette',
    8: 'otto',
    9: 'nove',
    10: 'dieci|decina',
    11: 'undici',
    12: 'dodici|dozzina',
    14: 'quattordici',
    15: 'quindici|quindicina',
    16: 'sedici',
    18: 'diciotto',
    20: 'venti|ventina',
    30: 'trenta|trentina',
    40: 'quaranta',
    50: 'cinquanta|cinquantina',
    60: 'sessanta',
    100: 'cento|centinaio',
  },
  measures:
    'anno,anni,mese,mesi,settiman*,giorno,giorni,ora,ore,minuto,minuti,secondo,secondi,grado,gradi,celsius,litro,litri,chilo,chili,kg,grammo,grammi,metro,metri,centimetr*,volte,tempo,lungo,lunga,largo,larga,alto,alta,profondo,grande,grandi,pesante,esattamente,circa,max,massim*,minim*,per,fino,vanno,va,ha,fa',
  units:
    'scatol*,confezion*,pacc*,rotol*,set,bottigli*,paia,paio,carton*,flacon*,pezz*,unita,pz,conf,cf,scat,pezzi,pezzo',
  and: 'e,ed,e poi,inoltre',
  versus: 'vs,versus,e,ed,o,con,a,tra,fra,contro,rispetto a',
  continuing: 'e,ed,ma,ok,allora,invece,no,anzi,va bene,bene,aspetta,scusa,ah,o,quindi,perfetto,meglio',
  places: 'stati uniti,usa,america,inghilterra,regno unito,gran bretagna,scozia,ue,europa,italia',
};
