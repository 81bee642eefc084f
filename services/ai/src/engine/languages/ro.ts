import type { LanguageData } from './language-data';

export const ro: LanguageData = {
  stop: 'contra,impotriva,un,o,niste,unui,unei,eu,tu,noi,voi,el,ea,ei,ele,imi,mi,ma,te,ne,vi,iti,ti,isi,se,si,le,ii,i,l,mea,meu,mei,mele,nostru,noastra,noastre,nostri,sunt,este,e,s,era,fi,fie,am,ai,are,avem,aveti,au,avea,aiba,as,ar,vrea,vreau,vrem,as vrea,dori,doresc,poate,pot,putea,puteti,putem,trebuie,de,din,dintre,la,in,pe,pentru,cu,fara,prin,sub,despre,dupa,pana,ca,sa,nu,da,dar,iar,sau,ori,daca,cand,unde,cum,ce,cine,care,cat,cati,cate,cata,asta,acesta,aceasta,acestea,acela,aceea,al,a,ale,lor,lui,cel,cea,cei,cele,mai,foarte,tot,toate,toti,oare,va rog,rog,multumesc,salut,bun,buna ziua,aici,acolo,acum,azi,doar,numai,deci,totusi,produs,produse,produsul,produsele,magazin,magazinul,bucata,bucati,buc,ceva,vreo,vreun,niciun,nicio,stiu,crezut,auzit,adevarat,gen,cumpar,cumpara,gasesc,folosesc,cost,voastra,dumneavoastra,dvs,mersi',
  keywords: {
    injection:
      'ignora ~ instructiuni*,ignora ~ regul*,ignora tot*,ignora ~ anterioar*,uita ~ instructiuni*,uita ~ regul*,uita tot ce,prompt* de sistem,promptul,instructiunile tale,instructiuni ascunse,prefa te ca,pretinde ca,de acum esti,esti acum,joaca rolul,parola de admin*,baza de date,cheia api,mod dezvoltator,seteaza ~ pret*,sunt administrator*,sunt admin*,de acum inainte esti,vorbeste ca,joc de rol,ignora,ignorati,instructiunile anterioare,regulile tale,secret*,parola,parole,parolele,schimba pretul,modifica pretul,pune pretul,totul gratis,ca admin,sunt seful,sunt patronul,sunt dezvoltator*,sql,fara restrictii,dezvaluie',
    others:
      'alti clienti,altor clienti,alt client,altui client,altcuiva,altcineva,toti clientii,tuturor clientilor,lista clientilor,lista de clienti,toate comenzile,comenzile tuturor,comenzile lui,comanda lui,comenzile altora,datele clientilor,datele clientului,vecinul*,concurent*,cine a cumparat,celorlalti clienti,clientii vostri,clientilor vostri,alt restaurant,altor restaurante,ce a cumparat,ce a comandat,colegul*,date personale,emailul altor,alt utilizator,altor utilizatori,adresa lui,email* ~ client*,adresa ~ client*,telefon* ~ client*,datele ~ client*,clientii care,cine a comandat,ultimii clienti',
    medical:
      'medic,doctor,diagnostic*,ma doare,ma simt rau,mi e rau,sunt bolnav*,medicament*,antibiotic*,am febra,tratament,intoxicat,am facut toxiinfectie,m am ars,durere*,pastila pentru,durere de cap,durerea de cap,doare,burta,sangereaza,m am taiat,insarcinata,ibuprofen,paracetamol,nurofen,aspirina,tratez,vindec,vaccin*,sunt alergic*,diabet,ce pastil*,pastila ~ durere*',
    offTopic:
      'vremea,vreme,prognoza,ploua,politic*,alegeri*,votez,vot,presedinte*,fotbal,meci*,gluma,banc,poezie,poem,horoscop,film,filme,cantec,bursa,actiuni,cine a castigat,capitala,traduce*,tema la,eseu,cod python,python,javascript,program in,stiri,religie,loterie,razboi,reteta,retete,zbor*,criptomoned*,avocat,juridic*,dau in judecata,concediez,concediere,chirie,divort,declaratie fiscala,anaf,invest*,spune mi un,poveste,dragoste,parere despre,joc,sah,ghicitoare,vacanta,calatorie,cel mai bun restaurant,mondial*,liga,olimpi*,matematica,ecuatie,chatgpt,iphone,telefon mobil,calculator,netflix,muzica,canta,soare,ploaie,locuitori,cine este,partid,tren,ninge,ninsoare,zapada,va ploua',
    act: 'anuleaza,anulati,anulez ~ in locul,schimba ~ adresa,schimbati ~ adresa,modifica ~ adresa,schimba mi,reseteaza,sterge ~ contul,stergeti ~ contul,ramburseaza mi,da mi banii,plaseaza ~ comanda,comanda tu,comanda ~ pentru mine,plateste ~ pentru mine,plateste ~ factura,goleste ~ cosul,trimite mi ~ email,aplica ~ cod*,anul*,cumpara pentru mine,fa comanda,ramburs* mi,schimba adresa,rezerva,suna ma,sunati ma,trimite mi,trimiteti mi,inregistreaza ma,fa mi ~ cont,creeaza ~ cont,suna furnizorul,suna l pe,suna pe,suna mi,scrie i lui',
    greeting: 'salut,buna,buna ziua,buna seara,neata,servus,hei',
    thanks: 'multumesc,mersi,multumim,la revedere,pa',
    abilities:
      'ce poti face,ce stii,cine esti,cu ce ma poti ajuta,ma poti ajuta,ce esti,esti robot,ce pot sa te intreb,ajutor',
    setup:
      'deschid,deschide,deschidem,deschidere,dotare,dotez,dotam,dotari,utilez,utilare,echipez,echipare,incep o afacere,lista de cumparaturi,lista de echipament*,lista pentru,de la zero,am nevoie pentru,imi trebuie pentru,imi trebuie ca sa,ce imi trebuie,ce ne trebuie,ce cumpar pentru,ce am nevoie,checklist,pornesc,vreau sa deschid,vrem sa deschidem,urmeaza sa deschid,inaugur*,echipamente,echipament pentru,echipamente pentru,lista de,lista,kit de inceput,esential*,ce cumpar,ce sa cumpar,ce trebuie sa cumpar,bucatarie noua,afacere noua,pentru deschidere,ce trebuie,ce e nevoie,trebuie pentru,necesar pentru',
    compare:
      'compara,comparati,comparatie,comparam,diferenta,diferente,diferentele,care e mai bun*,care este mai bun*,versus,vs,care dintre,pe care il aleg,ce aleg,mai bun,avantaje,care i diferenta,ce diferenta',
    either: 'sau,ori',
    cart: 'adauga,adaugati,adaug,pune mi,pune ~ in cos,pune ~ cos,puneti,in cos,in cosul,cosul,cos,iau,vreau sa comand,as vrea sa comand,vreau sa cumpar,as vrea sa cumpar,doresc sa comand,as vrea ~ buc*,as vrea,as dori,comand,fa mi un cos,baga,bagati,pune,cosul meu,adauga mi,luam,vom lua,comandam,vreau in cos,cosul de cumparaturi,trimite mi,noteaza,sa iau,comanda mi,pune ne,pregatiti mi,imi pregatiti,pregateste mi,sa mi pregatiti,pregatiti ne,sa ne pregatiti',
    orders:
      'comanda mea,comenzile mele,comenzi,ultima comanda,ultima mea comanda,ultimele comenzi,coletul,coletul meu,pachetul,starea comenzii,statusul comenzii,status comanda,stadiul comenzii,unde este comanda,unde e comanda,unde mi e,comandat,am comandat,awb,numar de urmarire,urmarire,urmaresc,livrarea mea,comenzii,lucrurile mele,ce am comandat,ce am cumparat,istoric,cand ajunge comanda,cand vine comanda,cand vine coletul,statusul,nu a ajuns,n a ajuns,cumparaturile mele,unde e coletul',
    invoices: 'factura*,facturi*,facturile,bon,bonul,chitanta',
    unpaid: 'neplatit*,neachitat*,de platit,de plata,restant*,scadent*,datorez',
    shipping:
      'livrare,livrarea,livrarii,transport*,cost* de livrare,taxa de livrare,taxe de livrare,expediere,expediati,livrati,trimiteti in,curier*,livrare gratuita,transport gratuit,posta,livreaza,expedia,trimiteti,ridicare,ridic personal,ridicare personala,strainatate,republica moldova,easybox,gratuita,gratis',
    deliveryTime:
      'cat dureaza ~ livrarea,cat dureaza livrarea,in cat timp,termen de livrare,timp de livrare,cand ajunge,cand vine,cate zile,cand soseste,cat de repede,in cate zile,livrati maine,maine,cat dureaza,zile lucratoare,urgent,express,ajunge maine,in cat vine,cat asteptam,daca comand,daca cumpar',
    payment:
      'plata,plati,platesc,platim,plateste,plati cu,metode de plata,modalitati de plata,card*,cash,numerar,ramburs,transfer bancar,ordin de plata,paypal,revolut,visa,mastercard,apple pay,google pay,bitcoin,crypto,rate,in rate,la termen,plata la livrare,acceptati,pot plati,se poate plati,la primire,cu factura,amex,american express,op,amazon pay,klarna',
    returns:
      'retur*,returnez,returna,returnare,inapoi,dau inapoi,banii inapoi,ramburs* banii,rambursare,schimb produs*,defect*,stricat*,deteriorat*,retrag*,zile de retur,trimit inapoi,returnati,nu mi place,nu se potriveste,nu functioneaza,nu merge,a ajuns spart,spart,schimb,reclamatie,drept de retur,zile de returnare,zile am',
    warranty: 'garantie,garantia,garantii',
    vat: 'tva,tva ul,taxe,fara tva,cu tva,impozit,moneda,valuta,in lei,in euro,in dolari,pret net,brut,includ tva,tva inclus,plus tva,cu taxe',
    company:
      'contact,contactez,telefon*,numar de telefon,numarul de telefon,sunati,sun,email,adresa voastra,adresa firmei,adresa magazinului,unde sunteti,sediul,sediu,program*,orar*,deschisi,deschis,cui,numele firmei,firma,vorbesc cu,om real,operator,suport,sambata,duminica,weekend,va contactez,va pot contacta,contacta,contactati,date de contact,whatsapp,fax,cine sunteti,magazin fizic,adresa,date fiscale,va sun,sa va sun,depozitul vostru,depozitul,unde e depozitul,sediul vostru,birou',
    discount:
      'reducere,reduceri,discount,cupon*,voucher*,cod promo*,promotie,promotii,oferta,oferte,black friday,cod de reducere,% reducere,ieftiniti,reduceti,prima comanda,fidelitate,la reducere,promotional*,mai ieftin pentru mine',
    quote:
      'oferta de pret,cotatie,angro,en gros,cantitati mari,cantitate mare,b2b,oferta personalizata,deviz,cantitati,comanda mare,100 bucati,pret de angros,cont de firma,cerere de oferta',
    guidance:
      'ce temperatura,la ce temperatura,temperatura*,temperaturi,grade,cat poate sta,cat pot tine,ce culoare,culoarea,culori,cod de culori,valabilitate,termen de valabilitate,cum curat*,cum spal*,cum dezghet*,cum calibr*,legea,lege,obligatoriu,obligatorii,reglement*,registr*,ce este haccp,principii*,principiile,haccp,decongel*,dezghet*,reincalz*,racire,racesc,pastrez,pastrare,pastra,pastreaza,mentin*,tin mancarea,alergen*,trasabilitat*,retragere,rechem*,lot,lotul,loturi,fifo,curat*,igieniz*,dezinfect*,spal*,calibr*,daunator*,puncte critice,gatit*,gatesc,crud,cruda,resturi,contaminare*,doua etape,expir*,grad,celsius,frigider*,congelator*,camera frigorifica,bufet*,bain marie,igien*,microb*,bacter*,salmonel*,listeria,recongel*,deschis,deschisa,desfacut*,expirat*,expira,maini,mainile,spalat pe maini,tocator*,tocator rosu,tocator verde,tocator albastru,tocator galben,blat,blatul,suprafet*,timp de contact,diluez,dilutie,furnizor*,numar de lot,numarul lotului,inspectie,dsp,ansvsa,instruire,curs de igiena,gluten,nuci,susan,verific ~ termometru*,sonda,monitoriz*,actiune corectiva,masuri corective,zona de pericol,diaree,varsaturi,friteuza,prajit,sushi,anisakis,laveta culoare,lavete culor*,mop culoare,receptia marfii,soareci,sobolani,gandaci,reincalzesc,incalzesc,dezinfectez,mancare calda,mancarea calda,etichetez,declar*,control sanitar,bolnav,bolnavi,ppm,clatire,clatest*,clateste,curatenie,plan de curatenie,detartr*,culoare cutit,pui,puiul,pasare,porc,vita,tocata,burger*,in sange,mop rosu,mopul rosu,laveta rosu,tocatorul rosu,galeata rosu,cutit rosu,carpa rosu,mop rosie,mopul rosie,laveta rosie,tocator rosie,tocatorul rosie,galeata rosie,cutit rosie,carpa rosie,mop verde,mopul verde,laveta verde,tocatorul verde,galeata verde,cutit verde,carpa verde,mop albastru,mopul albastru,laveta albastru,tocatorul albastru,galeata albastru,cutit albastru,carpa albastru,mop albastra,mopul albastra,laveta albastra,tocator albastra,tocatorul albastra,galeata albastra,cutit albastra,carpa albastra,mop galben,mopul galben,laveta galben,tocatorul galben,galeata galben,cutit galben,carpa galben,mop galbena,mopul galbena,laveta galbena,tocator galbena,tocatorul galbena,galeata galbena,cutit galbena,carpa galbena,mop alb,mopul alb,laveta alb,tocator alb,tocatorul alb,galeata alb,cutit alb,carpa alb,mop alba,mopul alba,laveta alba,tocator alba,tocatorul alba,galeata alba,cutit alba,carpa alba,mop maro,mopul maro,laveta maro,tocator maro,tocatorul maro,galeata maro,cutit maro,carpa maro,mop mov,mopul mov,laveta mov,tocator mov,tocatorul mov,galeata mov,cutit mov,carpa mov',
    price: 'cat costa,cat e,cat este,ce pret,pret,pretul,preturi,preturile,cat fac,cat vine',
    stock:
      'in stoc,pe stoc,stoc,stocul,disponibil*,epuizat*,mai aveti,cate aveti,cate mai aveti,mai sunt,e pe stoc,mai e,mai este,revine,reveni in stoc,reaprovizion*',
    cheaper: 'mai ieftin*,pret mai mic,mai accesibil*',
    cheapest: 'cel mai ieftin,cea mai ieftina,cele mai ieftine,cei mai ieftini,cel mai mic pret',
    facts:
      'detalii,descriere,specificatii*,dimensiun*,marime*,capacitate*,cat cantareste,greutate*,material,din ce e facut,din ce este facut,rezistent*,rezista,impermeabil*,spalat in masina,masina de spalat,baterie,baterii,precizie,interval,litri,diametru,recenzii,pareri,rating,ce contine,contine,spune mi despre,mai multe despre,caracteristici,compatibil*,se potriveste,inclus,include,cate etichete,cate bucati,pe rola,se dilueaza,dilu*,grosime,lungime,latime,inaltime,wati,putere,cat masoara,incap,incape,la cuptor,suporta,temperatura max*,cate foi,pe cutie,in cutie,la cutie,omoara,facut din,facuta din,se dizolva,dimensiuni,masoara,adancime,sarcina,incarcare,cat duce,duce,sustine,autonomie,alimentare,otel,steriliz*,autoclav*,rezistenta,pana la ce temperatura,pana la cate grade,la cate grade rezista,cate grade,cantareste,cantaresc,cate sunt,cate are,cati are,cate vin,cate pe,pe foaie,la pachet,in pachet,zgomot,decibeli,strat,acoperire,inductie,potrivit*,se pliaza,norma,standard,certificat*,alimentar,fara latex,fara bpa,fara pudra,lama,maner,miros,parfum*,actioneaza,eficient*,lavabil*,se spala,cicluri,cu capac,gata de utilizare,grad ip,volum,merg la cuptor,merge la cuptor,merg la masina,merge la masina,masina de spalat vase,la microunde,microunde,congelare,cum se dilueaza,ph,contin,facute din,facuti din,facut,cati litri,ce capacitate,ce material,din ce material,rezistente,tine la,dizolva,dizolv*,pagini,pagina,continut,procent,gramaj,memorie,memoreaza,gros,groasa,temperatura de spalare,alcool,cerneala',
    show: 'aveti,vindeti,gasesc la voi,caut,cautam,cauta,arata mi,aratati mi,recomanda*,recomandati,sugera*,ce ~ aveti,gasesc',
    amount: 'cate,cati',
    want: 'imi trebuie,am nevoie de,exista,vreau,as vrea,doresc,avem nevoie de,ne trebuie,ceva pentru,ceva contra,mi ar trebui,da mi,dati mi,ceva de,ceva cu,imi trb,ne trb,am avea nevoie,mi trebuie,as dori,am dori,ne ar trebui,vr,trb',
    how: 'cat timp,cat se,cat tin,cat de des,cum se,cum trebuie,cum sa,cum fac,trebuie sa,am voie,e voie,este permis,se poate,pot sa,ce inseamna,ce sunt,cate,cati,care e,care este,care sunt,de ce,cand trebuie,ce fac,ce trebuie,ce sa fac,trebuie,e bine,e ok,e normal,este ok,la ce e bun,la ce foloseste,pentru ce,ce tocator,cate zile tine,cat tine,cat rezista in,cate ore,la cate,e obligatoriu,cum',
    refersBack: 'asta,acesta,aceasta,acestea,acestia,ala,aia,alea,el,ea,ele,il,o,primul,ambele,amandoua,ele',
    under: 'sub,pana la,pana in,maxim,maximum,cel mult,mai putin de',
    over: 'peste,minim,minimum,cel putin,mai mult de,de la',
    small: 'mic,mica,mici,micut*,mai mic*',
    large: 'mare,mari,lant,mai mare,mai mari',
  },
  kinds: {
    cafe: 'cafenea*,cafenele,cafenelei,coffee shop,ceainarie,espressor,cafea,espresso bar,ceainaria,cafenica',
    restaurant:
      'restaurant*,bistro*,birt,carciuma,crasma,terasa,taverna,trattoria,osterie,shaormerie,saormarie,shaorma,fast food,braserie,gratar',
    hotel:
      'hotel*,pensiune,pensiuni,hostel,motel,cabana,vila,pensiunea,pensiunii,agropensiune,casa de oaspeti',
    bakery:
      'brutarie,brutarii,brutariei,patiserie,cofetarie,panificatie,paine,cozonaci,cofetaria,cofetariei,brutaria,patiseria,patiseriei,laborator de prajituri,prajituri,torturi,covrigarie,gogoserie',
    bar: 'bar,baruri,barul,pub,berarie,cocktailuri,cocteiluri,club,crama,barulet',
    'food-truck':
      'food truck*,rulota,rulote,foodtruck*,toneta,autorulota,rulotei,dubita,duba,remorca,chiosc,camion,street food',
    catering: 'catering*,nunti,evenimente,banchete,botezuri',
    pizzeria: 'pizzerie,pizzeria,pizzerii,pizzeriei,pizza',
    canteen:
      'cantina,cantine,cantinei,bufet scolar,scoala,scolii,gradinita,gradinitei,spital,camin de batrani,azil,cresa,after school',
  },
  ordinals: [
    'primul|prima|primei|primele|primii|primelor',
    'al doilea|a doua|doilea',
    'al treilea|a treia|treilea',
    'al patrulea|a patra',
    'al cincilea|a cincea',
    'ultimul|ultima',
  ],
  numbers: {
    1: 'un|o|una|unu',
    2: 'doi|doua',
    3: 'trei',
    4: 'patru',
    5: 'cinci',
    6: 'sase',
    7: 'sapte',
    8: 'opt',
    9: 'noua',
    10: 'zece',
    11: 'unsprezece|unspe',
    12: 'doisprezece|douasprezece|duzina|doispe|douasprezece|duzina',
    14: 'paisprezece|paispe',
    15: 'cincisprezece|cinspe|cinsprezece',
    16: 'saisprezece|saispe',
    18: 'optsprezece|optspe',
    20: 'douazeci',
    30: 'treizeci',
    40: 'patruzeci',
    50: 'cincizeci|cinzeci',
    60: 'saizeci',
    100: 'suta',
  },
  measures:
    'an,ani,luna,luni,saptaman*,zi,zile,ora,ore,minut*,secund*,grad,grade,celsius,litru,litri,kilogram*,kg,gram*,metru,metri,centimetr*,ori,timp,lung*,lat,lata,inalt*,adanc*,mare,mari,greu,grea,exact,cam,aproximativ,max,maxim*,minim*,pe,merge,merg,face',
  units:
    'cutie,cutii,pachet*,rola,role,rola,set,seturi,sticla,sticle,pereche,perechi,bax*,flacon*,bucata,bucati,buc,pach*,cut,bc,fl',
  and: 'si,iar,plus,precum si',
  versus: 'vs,versus,si,sau,cu,fata de,ori',
  continuing: 'si,dar,iar,ok,bun,atunci,de fapt,mai bine,stai,nu,sau,deci,pai,bine,hai,totusi,mai degraba',
  places:
    'sua,statele unite,america,americani,anglia,marea britanie,regatul unit,scotia,ue,uniunea europeana,europa,romania,germania,franta,italia',
};
