import type { LanguageData } from './language-data';

export const de: LanguageData = {
  stop: 'ein,eine,einen,einem,einer,eines,der,die,das,den,dem,des,ich,du,wir,ihr,er,sie,es,mir,mich,uns,euch,ihnen,dir,dich,mein,meine,meinen,meinem,meiner,meines,unser,unsere,unseren,euer,eure,ist,sind,war,bin,bist,sein,habe,hab,haben,hat,habt,kann,konnen,konnt,konnte,konnten,soll,sollen,sollte,muss,mussen,darf,will,wollen,mochte,mochten,wird,werden,wurde,von,vom,fur,zu,zum,zur,in,im,an,am,auf,mit,ohne,bei,aus,uber,um,und,oder,aber,wenn,dann,als,wie,was,wer,wo,wann,warum,welche,welcher,welches,welchen,viel,viele,kein,keine,keinen,nicht,bitte,danke,hallo,hi,guten,tag,ja,nein,auch,noch,nur,mal,doch,denn,schon,hier,da,dort,jetzt,heute,so,gibt,geht,man,sich,dass,etwas,irgendwas,was,produkt,produkte,artikel,shop,laden,ware,stuck,gut,gute,guten,gutes,beste,besten,kaufen,kaufe,brauche,brauchen,nutzen,benutzen,wissen,sagen,sag,gern,gerne,davon,dazu,also,richtig,stimmt,gehort,stuckpreis,pro,je,euch,ihre,ihren,ob,weil,da',
  cues: {
    injection:
      'ignoriere ~ anweisung*,ignorier* ~ regeln,ignoriere alle*,ignoriere ~ vorherig*,vergiss ~ anweisung*,vergiss ~ regeln,vergiss alles,systemprompt,system prompt,dein prompt,deine anweisungen,deine regeln,versteckte anweisungen,tu so als,stell dir vor du,du bist jetzt,du bist ab jetzt,spiele die rolle,admin passwort,datenbank passwort,api schlussel,entwicklermodus,setze ~ preis*,ich bin der admin*,ich bin admin*,wiederhole die worte',
    others:
      'andere kunden,anderer kunden,anderen kunden,anderen kunde*,eines anderen,einer anderen person,jemand ander*,aller kunden,alle kunden,kundenliste,kundendaten,alle bestellungen,bestellungen aller,bestellungen von,bestellung von,wer hat ~ gekauft,nachbar*,konkurrent*,konkurrenz,fremde bestellung*',
    medical:
      'arzt,doktor,diagnose,mir ist schlecht,ich bin krank,medikament*,antibiotik*,schmerz*,fieber,ubelkeit,lebensmittelvergiftung behandeln,habe ich eine lebensmittelvergiftung,verbrannt,bauchweh,bauchschmerz*,symptom*',
    offTopic:
      'wetter,regnet,vorhersage,politik*,wahl,wahlen,bundestagswahl,wahlen soll,prasident*,kanzler*,fussball,witz,gedicht,horoskop,film,filme,lied,borse,aktien,wer gewinnt,wer hat gewonnen,hauptstadt,ubersetz*,aufsatz,hausaufgabe*,python,javascript,programmier*,nachrichten,religion,lotto,krieg,rezept,rezepte,flug,fluge,kryptowahrung*',
    act: 'storniere,stornieren sie,storniert,bestellung stornieren,andere ~ adresse,adresse andern,andere mein*,setz ~ passwort,passwort zurucksetzen,losche mein*,konto loschen,erstatte mir,bestelle ~ fur mich,bestell ~ fur mich,bezahle ~ fur mich,bezahle meine,warenkorb leeren,leere ~ warenkorb,schick mir ~ mail,lose ~ gutschein ein',
    greeting: 'hallo,hi,guten tag,guten morgen,guten abend,servus,moin,gruss gott',
    thanks: 'danke,dankeschon,vielen dank,tschuss,merci',
    abilities:
      'was kannst du,wer bist du,was machst du,kannst du mir helfen,womit kannst du,was kann ich dich fragen,bist du ein,was bist du,hilfe',
    setup:
      'eroffne*,aufmachen,mache ~ auf,grunde*,grundung,ausstatt*,ausrust*,einricht*,erstausstattung,grundausstattung,starte ein*,einkaufsliste,checkliste,liste fur,brauche ich fur,brauche ich um,was brauche ich,was brauchen wir,neues cafe,neues restaurant,neueroffnung,alles was ich brauche',
    compare:
      'vergleich*,unterschied*,unterscheid*,versus,vs,was ist besser,welches ist besser,welcher ist besser,welche ist besser,besser als,gegenuber',
    cart: 'in den warenkorb,warenkorb,in den korb,einkaufswagen,leg ~ warenkorb,leg,lege,pack,packe,fug,fuge,hinzu,hinzufugen,ich nehme,nehme,ich mochte ~ bestellen,mochte bestellen,wurde gern ~ bestellen,ich hatte gern,hatte gerne,hatte gern,ich bestelle,bestellen',
    orders:
      'meine bestellung*,meiner bestellung*,letzte bestellung,bestellung,bestellungen,bestellstatus,sendung,meine sendung,paket,mein paket,sendungsnummer,trackingnummer,tracking,sendungsverfolgung,verfolgen,wo bleibt,wo ist meine,wo ist mein,bestellt habe,habe ich bestellt,bestellt,meine lieferung',
    invoices: 'rechnung*,beleg,belege,quittung*',
    unpaid: 'unbezahlt*,offene*,offen,nicht bezahlt*,fallig*,ausstehend*,schulde,schulden',
    shipping:
      'versand*,versandkosten,lieferkosten,liefergebuhr*,porto,liefert ihr,liefern sie,versendet,verschickt,kostenlose lieferung,gratis lieferung,frei haus,lieferung,zustellung*,versandkostenfrei,fracht',
    deliveryTime:
      'lieferzeit*,wie lange ~ lieferung,wie lange dauert,wann kommt,wann ist ~ da,wie schnell,wie viele tage,morgen,bis wann,wann wird ~ geliefert,wann bekomme,versanddauer',
    payment:
      'zahlung*,zahlen,zahle,bezahlen,bezahle,zahlungsart*,zahlungsmethode*,karte,kreditkarte*,ec karte,bar,barzahlung,nachnahme,uberweisung*,paypal,revolut,visa,mastercard,apple pay,google pay,bitcoin,krypto,rate,raten,ratenzahlung,klarna,auf rechnung,kauf auf rechnung,lastschrift',
    returns:
      'ruckgabe*,zuruckgeben,zuruckschicken,zurucksenden,retoure*,retour,umtausch*,ruckgaberecht,widerruf*,geld zuruck,erstattung*,erstattet,defekt*,kaputt*,beschadigt*,falsche ware,garantie,gewahrleistung',
    vat: 'mwst,mehrwertsteuer,umsatzsteuer,steuer,steuern,netto,brutto,wahrung,in euro,in dollar,nettopreis*',
    company:
      'kontakt*,telefon*,telefonnummer,anrufen,erreiche ich,email,e mail,mailadresse,adresse von euch,eure adresse,ihre adresse,wo seid ihr,wo sitzt,standort,offnungszeit*,geoffnet,ust id,umsatzsteuer id,firmenname,firma,mit einem menschen,mitarbeiter sprechen,kundendienst,kundenservice,support,samstag,sonntag,sonntags,wochenende',
    discount:
      'rabatt*,gutschein*,rabattcode,promo*,aktion,aktionen,sonderangebot*,angebote,nachlass,black friday,% rabatt,prozent,skonto',
    quote:
      'angebot anfordern,angebot fur,kostenvoranschlag,grossmenge*,grossere menge*,grosshandel,mengenrabatt,mengenpreis*,b2b,individuelles angebot',
    guidance:
      'welche temperatur,wie warm,wie heiss,wie kalt,temperatur*,kerntemperatur*,grad,wie lange,wie oft,welche farbe,farbe*,farbcode*,farbsystem,haltbar*,haltbarkeit,mindesthaltbarkeit*,verbrauchsdatum,mhd,wie reinig*,wie taue,wie soll,wie muss,wie mache,wie kann ich ~ kalibrieren,muss ich,darf ich,darf man,ist es erlaubt,erlaubt,vorschrift*,pflicht,gesetz*,vorgeschrieben,aufbewahr*,dokument*,was bedeutet,was heisst,was ist haccp,was sind,grundsatze,prinzip*,haccp,auftau*,aufwarm*,erhitz*,abkuhl*,kuhlkette,lager*,warmhalt*,allergen*,kennzeichn*,ruckverfolg*,ruckruf*,charge*,los,fifo,reinig*,desinfiz*,desinfekt*,sanitisier*,spul*,handewasch*,hande waschen,kalibrier*,schadling*,kritische kontrollpunkte,ccp,garen,gar,roh*,reste,kreuzkontamination*,zweistufig*,wie viele allergene',
    price:
      'was kostet,wie viel kostet,wieviel kostet,was kosten,kostet,kosten,preis,preise,wie teuer,teuer,wie viel,wieviel',
    stock:
      'auf lager,vorratig,verfugbar*,lieferbar,lagerbestand,bestand,ausverkauft,vergriffen,wie viele ~ da,noch da,wie viele habt,noch welche',
    cheaper: 'billiger*,gunstiger*,preiswerter*,preisgunstiger*',
    cheapest: 'am billigsten,am gunstigsten,billigste*,gunstigste*,preiswerteste*',
    facts:
      'details,beschreibung,technische daten,daten,abmessung*,masse,grosse,wie gross,fassungsvermogen,kapazitat,gewicht,wie schwer,material,aus was,woraus,wasserdicht*,spulmaschinenfest*,spulmaschine,mikrowelle*,batterie*,genauigkeit,messbereich,liter,durchmesser,bewertung*,enthalten,inhalt,lieferumfang,mehr uber,erzahl mir,eigenschaften,passt,geeignet,wie viele etiketten,pro rolle,halt ~ aus,ablosbar,wasserloslich,verdunn*,dosier*',
    show: 'habt ihr,haben sie,verkauft ihr,verkaufen sie,gibt es,fuhrt ihr,suche,suchen,finde,finden,zeig,zeige,zeig mir,brauche,brauchen wir,empfehl*,empfiehl*,vorschlag*,welche ~ habt ihr,welche ~ haben sie',
    refersBack: 'das,es,davon,diese,dieser,dieses,den,die,der,ihn,beide,beiden,die beiden',
    under: 'unter,bis,bis zu,maximal,max,hochstens,weniger als,nicht mehr als',
    over: 'uber,mindestens,ab,mehr als,min',
    small: 'klein*,winzig*',
    large: 'gross,grosse,grosses,grossen,grosser,kette',
  },
  kinds: {
    cafe: 'cafe*,kaffeehaus,kaffeebar,coffeeshop',
    restaurant: 'restaurant*,bistro*,gaststatte,gasthaus,wirtshaus,lokal',
    hotel: 'hotel*,pension,hostel',
    bakery: 'backerei*,konditorei*',
    bar: 'bar,bars,kneipe*,pub,cocktailbar',
    'food-truck': 'food truck*,foodtruck*,imbisswagen,imbiss,streetfood',
    catering: 'catering*,caterer,partyservice',
    pizzeria: 'pizzeria*,pizzaladen',
    canteen: 'kantine*,mensa,schulkuche,betriebskantine',
  },
  ordinals: [
    'erste|ersten|erster|erstes',
    'zweite|zweiten|zweiter|zweites',
    'dritte|dritten|dritter|drittes',
    'vierte|vierten|vierter|viertes',
    'funfte|funften',
    'letzte|letzten|letzter|letztes',
  ],
  numbers: [
    'ein|eine|einen|eins',
    'zwei',
    'drei',
    'vier',
    'funf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'zwolf',
  ],
  and: 'und,sowie,plus',
  versus: 'vs,versus,und,oder,mit,zu,gegenuber,zwischen',
};
