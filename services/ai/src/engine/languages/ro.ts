import type { LanguageData } from './language-data';

export const ro: LanguageData = {
  stop: 'un,o,niste,unui,unei,eu,tu,noi,voi,el,ea,ei,ele,imi,mi,ma,te,ne,va,vi,iti,ti,isi,se,si,le,ii,i,l,mea,meu,mei,mele,nostru,noastra,noastre,nostri,sunt,este,e,s,era,fi,fie,am,ai,are,avem,aveti,au,avea,aiba,as,ar,vrea,vreau,vrem,as vrea,dori,doresc,poate,pot,putea,puteti,putem,trebuie,de,din,dintre,la,in,pe,pentru,cu,fara,prin,sub,despre,dupa,pana,ca,sa,nu,da,dar,iar,sau,ori,daca,cand,unde,cum,ce,cine,care,cat,cati,cate,cata,asta,acesta,aceasta,acestea,acela,aceea,al,a,ale,lor,lui,cel,cea,cei,cele,mai,foarte,tot,toate,toti,oare,va rog,rog,multumesc,buna,salut,bun,buna ziua,aici,acolo,acum,azi,doar,numai,deci,totusi,produs,produse,produsul,produsele,magazin,magazinul,bucata,bucati,buc,ceva,vreo,vreun,niciun,nicio,stiu,crezut,auzit,adevarat,gen,cumpar,cumpara,gasesc,folosesc,cost,voastra,dumneavoastra,dvs',
  cues: {
    injection:
      'ignora ~ instructiuni*,ignora ~ regul*,ignora tot*,ignora ~ anterioar*,uita ~ instructiuni*,uita ~ regul*,uita tot ce,prompt* de sistem,promptul,instructiunile tale,instructiuni ascunse,prefa te ca,pretinde ca,de acum esti,esti acum,joaca rolul,parola de admin*,baza de date,cheia api,mod dezvoltator,seteaza ~ pret*,sunt administrator*,sunt admin*',
    others:
      'alti clienti,altor clienti,alt client,altui client,altcuiva,altcineva,toti clientii,tuturor clientilor,lista clientilor,lista de clienti,toate comenzile,comenzile tuturor,comenzile lui,comanda lui,comenzile altora,datele clientilor,datele clientului,vecinul*,concurent*,cine a cumparat,celorlalti clienti',
    medical:
      'medic,doctor,diagnostic*,ma doare,ma simt rau,mi e rau,sunt bolnav*,medicament*,antibiotic*,am febra,tratament,intoxicat,am facut toxiinfectie,m am ars,durere*',
    offTopic:
      'vremea,vreme,prognoza,ploua,politic*,alegeri*,votez,vot,presedinte*,fotbal,meci*,gluma,banc,poezie,poem,horoscop,film,filme,cantec,bursa,actiuni,cine a castigat,capitala,traduce*,tema la,eseu,cod python,python,javascript,program in,stiri,religie,loterie,razboi,reteta,retete,zbor*,criptomoned*',
    act: 'anuleaza,anulati,anulez ~ in locul,schimba ~ adresa,schimbati ~ adresa,modifica ~ adresa,schimba mi,reseteaza,sterge ~ contul,stergeti ~ contul,ramburseaza mi,da mi banii,plaseaza ~ comanda,comanda tu,comanda ~ pentru mine,plateste ~ pentru mine,plateste ~ factura,goleste ~ cosul,trimite mi ~ email,aplica ~ cod*',
    greeting: 'salut,buna,buna ziua,buna seara,neata,servus,hei',
    thanks: 'multumesc,mersi,multumim,la revedere,pa',
    abilities:
      'ce poti face,ce stii,cine esti,cu ce ma poti ajuta,ma poti ajuta,ce esti,esti robot,ce pot sa te intreb,ajutor',
    setup:
      'deschid,deschide,deschidem,deschidere,dotare,dotez,dotam,dotari,utilez,utilare,echipez,echipare,incep o afacere,lista de cumparaturi,lista de echipament*,lista pentru,de la zero,am nevoie pentru,imi trebuie pentru,imi trebuie ca sa,ce imi trebuie,ce ne trebuie,ce cumpar pentru,ce am nevoie,checklist,pornesc',
    compare:
      'compara,comparati,comparatie,comparam,diferenta,diferente,diferentele,care e mai bun*,care este mai bun*,versus,vs,care dintre',
    cart: 'adauga,adaugati,adaug,pune mi,pune ~ in cos,pune ~ cos,puneti,in cos,in cosul,cosul,cos,iau,vreau sa comand,as vrea sa comand,vreau sa cumpar,as vrea sa cumpar,doresc sa comand,as vrea ~ buc*,as vrea,as dori,comand,fa mi un cos',
    orders:
      'comanda mea,comenzile mele,comenzi,ultima comanda,ultima mea comanda,ultimele comenzi,coletul,coletul meu,pachetul,starea comenzii,statusul comenzii,status comanda,stadiul comenzii,unde este comanda,unde e comanda,unde mi e,comandat,am comandat,awb,numar de urmarire,urmarire,urmaresc,livrarea mea,comenzii',
    invoices: 'factura*,facturi*,facturile,bon,bonul,chitanta',
    unpaid: 'neplatit*,neachitat*,de platit,de plata,restant*,scadent*,datorez',
    shipping:
      'livrare,livrarea,livrarii,transport*,cost* de livrare,taxa de livrare,taxe de livrare,expediere,expediati,livrati,trimiteti in,curier*,livrare gratuita,transport gratuit,posta',
    deliveryTime:
      'cat dureaza ~ livrarea,cat dureaza livrarea,in cat timp,termen de livrare,timp de livrare,cand ajunge,cand vine,cate zile,cand soseste,cat de repede,in cate zile,livrati maine,maine,cat dureaza',
    payment:
      'plata,plati,platesc,platim,plati,plateste,plati cu,metode de plata,modalitati de plata,card*,cash,numerar,ramburs,transfer bancar,ordin de plata,paypal,revolut,visa,mastercard,apple pay,google pay,bitcoin,crypto,rate,in rate,la termen,plata la livrare',
    returns:
      'retur*,returnez,returna,returnare,inapoi,dau inapoi,banii inapoi,ramburs* banii,rambursare,schimb produs*,defect*,stricat*,deteriorat*,garantie,garantia,retrag*,zile de retur,trimit inapoi',
    vat: 'tva,tva ul,taxe,fara tva,cu tva,impozit,moneda,valuta,in lei,in euro,in dolari,pret net,brut',
    company:
      'contact,contactez,telefon*,numar de telefon,numarul de telefon,sunati,sun,email,adresa voastra,adresa firmei,adresa magazinului,unde sunteti,sediul,sediu,program*,orar*,deschisi,deschis,cui,numele firmei,firma,vorbesc cu,om real,operator,suport,sambata,duminica,weekend',
    discount:
      'reducere,reduceri,discount,cupon*,voucher*,cod promo*,promotie,promotii,oferta,oferte,black friday,cod de reducere,% reducere,ieftiniti',
    quote:
      'oferta de pret,cotatie,angro,en gros,cantitati mari,cantitate mare,b2b,oferta personalizata,deviz',
    guidance:
      'ce temperatura,la ce temperatura,temperatura*,temperaturi,grade,cat timp,cat se,cat tin,cat poate sta,cat pot tine,cat de des,ce culoare,culoarea,culori,cod de culori,valabilitate,termen de valabilitate,cum se,cum trebuie,cum sa,cum fac,cum curat*,cum spal*,cum dezghet*,cum calibr*,trebuie sa,am voie,e voie,este permis,se poate,pot sa,legea,lege,obligatoriu,obligatorii,reglement*,registr*,ce inseamna,ce este haccp,ce sunt,principii*,principiile,haccp,decongel*,dezghet*,reincalz*,racire,racesc,pastrez,pastrare,pastra,pastreaza,mentin*,tin mancarea,alergen*,trasabilitat*,retragere,rechem*,lot,lotul,loturi,fifo,curat*,igieniz*,dezinfect*,spal*,calibr*,daunator*,puncte critice,gatit*,gatesc,crud,cruda,resturi,contaminare*,doua etape,expir*',
    price: 'cat costa,cat e,cat este,ce pret,pret,pretul,preturi,preturile,cat fac,cat vine',
    stock: 'in stoc,pe stoc,stoc,stocul,disponibil*,epuizat*,mai aveti,cate aveti,cate mai aveti,mai sunt',
    cheaper: 'mai ieftin*,pret mai mic,mai accesibil*',
    cheapest: 'cel mai ieftin,cea mai ieftina,cele mai ieftine,cei mai ieftini,cel mai mic pret',
    facts:
      'detalii,descriere,specificatii*,dimensiun*,marime*,capacitate*,cat cantareste,greutate*,material,din ce e facut,din ce este facut,rezistent*,rezista,impermeabil*,spalat in masina,masina de spalat,baterie,baterii,precizie,interval,litri,diametru,recenzii,pareri,rating,ce contine,contine,spune mi despre,mai multe despre,caracteristici,compatibil*,se potriveste,inclus,include,cate etichete,cate bucati,pe rola,se dilueaza,dilu*',
    show: 'aveti,vindeti,gasesc la voi,caut,cautam,cauta,arata mi,aratati mi,imi trebuie,am nevoie de,recomanda*,recomandati,sugera*,ce ~ aveti,exista,vreau,as vrea,doresc,gasesc',
    refersBack: 'asta,acesta,aceasta,acestea,acestia,ala,aia,alea,el,ea,ele,il,o,primul,ambele,amandoua,ele',
    under: 'sub,pana la,pana in,maxim,maximum,cel mult,mai putin de',
    over: 'peste,minim,minimum,cel putin,mai mult de,de la',
    small: 'mic,mica,mici,micut*',
    large: 'mare,mari,lant',
  },
  kinds: {
    cafe: 'cafenea*,cafenele,cafenelei,coffee shop,ceainarie',
    restaurant: 'restaurant*,bistro*',
    hotel: 'hotel*,pensiune,pensiuni,hostel',
    bakery: 'brutarie,brutarii,brutariei,patiserie,cofetarie,panificatie',
    bar: 'bar,baruri,barul,pub',
    'food-truck': 'food truck*,rulota,rulote,foodtruck*',
    catering: 'catering*',
    pizzeria: 'pizzerie,pizzeria,pizzerii,pizzeriei',
    canteen: 'cantina,cantine,cantinei,bufet scolar',
  },
  ordinals: [
    'primul|prima|primei',
    'al doilea|a doua|doilea',
    'al treilea|a treia|treilea',
    'al patrulea|a patra',
    'al cincilea|a cincea',
    'ultimul|ultima',
  ],
  numbers: [
    'un|o|una|unu',
    'doi|doua',
    'trei',
    'patru',
    'cinci',
    'sase',
    'sapte',
    'opt',
    'noua',
    'zece',
    'doisprezece|douasprezece',
  ],
  and: 'si,plus,precum si',
  versus: 'vs,versus,si,sau,cu,fata de,ori',
};
