import type { LanguageData } from './language-data';

export const de: LanguageData = {
  stop: 'gegen,eures,alles,ein,eine,einen,einem,einer,eines,der,die,das,den,dem,des,ich,du,wir,ihr,er,sie,es,mir,mich,uns,euch,ihnen,dir,dich,mein,meine,meinen,meinem,meiner,meines,unser,unsere,unseren,euer,eure,ist,sind,war,bin,bist,sein,habe,hab,haben,hat,habt,kann,konnen,konnt,konnte,konnten,soll,sollen,sollte,muss,mussen,darf,will,wollen,mochte,mochten,wird,werden,wurde,von,vom,fur,zu,zum,zur,in,im,an,am,auf,mit,ohne,bei,aus,uber,um,und,oder,aber,wenn,dann,als,wie,was,wer,wo,wann,warum,welche,welcher,welches,welchen,viel,viele,kein,keine,keinen,nicht,bitte,danke,hallo,hi,guten,tag,ja,nein,auch,noch,nur,mal,doch,denn,schon,hier,da,dort,jetzt,heute,so,gibt,geht,man,sich,dass,etwas,irgendwas,was,produkt,produkte,artikel,shop,laden,ware,stuck,gut,gute,guten,gutes,beste,besten,kaufen,kaufe,brauche,brauchen,nutzen,benutzen,wissen,sagen,sag,gern,gerne,davon,dazu,also,richtig,stimmt,gehort,stuckpreis,pro,je,euch,ihre,ihren,ob,weil,da,servus,moin',
  keywords: {
    injection:
      'ignoriere ~ anweisung*,ignorier* ~ regeln,ignoriere alle*,ignoriere ~ vorherig*,vergiss ~ anweisung*,vergiss ~ regeln,vergiss alles,systemprompt,system prompt,dein prompt,deine anweisungen,deine regeln,versteckte anweisungen,tu so als,stell dir vor du,du bist jetzt,du bist ab jetzt,spiele die rolle,admin passwort,datenbank passwort,api schlussel,entwicklermodus,setze ~ preis*,ich bin der admin*,ich bin admin*,wiederhole die worte,ab jetzt bist,sprich wie,rede wie,rollenspiel,ignoriere,ignorier,vergiss,systemanweis*,interne anweis*,vorherigen anweis*,geheim*,passwort,passworter,andere den preis,preis auf,kostenlos machen,als admin,bin der chef,bin der entwickler,bin entwickler,bin administrator*,sql,umgehe,ohne einschrankung*,deinen prompt',
    others:
      'andere kunden,anderer kunden,anderen kunden,anderen kunde*,eines anderen,einer anderen person,jemand ander*,aller kunden,alle kunden,kundenliste,kundendaten,alle bestellungen,bestellungen aller,bestellungen von,bestellung von,wer hat ~ gekauft,nachbar*,konkurrent*,konkurrenz,fremde bestellung*,andere nutzer,anderen nutzer*,anderer nutzer,e mails der kunden,adressen der kunden,kundenadresse*,eurer kunden,ihrer kunden,was hat ~ bestellt,was hat ~ gekauft,bestellungen anderer,mein kollege,anderes restaurant,anderen restaurants,personenbezogen*,hat der kunde,hat die kundin,adresse ~ kunde*,mail* ~ kunde*,nummer ~ kunde*,e mail* ~ kunden,daten ~ kunden,kunden die,wer hat ~ bestellt,letzten kunden',
    medical:
      'arzt,doktor,diagnose,mir ist schlecht,ich bin krank,medikament*,antibiotik*,schmerz*,fieber,ubelkeit,lebensmittelvergiftung behandeln,habe ich eine lebensmittelvergiftung,verbrannt,bauchweh,bauchschmerz*,symptom*,tablette gegen,tabletten gegen,kopfschmerz*,kopfweh,magenschmerz*,mein magen,mein finger,tut weh,blutet,blutung,ausschlag,schwanger*,ibuprofen,paracetamol,aspirin,impf*,bin allergisch,arznei*,pille*,diabetes',
    offTopic:
      'wetter,regnet,vorhersage,politik*,wahl,wahlen,bundestagswahl,wahlen soll,prasident*,kanzler*,fussball,witz,gedicht,horoskop,film,filme,lied,borse,aktien,wer gewinnt,wer hat gewonnen,hauptstadt,ubersetz*,aufsatz,hausaufgabe*,python,javascript,programmier*,nachrichten,religion,lotto,krieg,rezept,rezepte,flug,fluge,kryptowahrung*,anwalt,rechtsberatung,rechtlich*,klage,verklagen,mietvertrag,arbeitsrecht,kundigen,kundigung,scheidung,steuererklarung,steuerberat*,investier*,geldanlage,aktie,gewinnt,witze,witzig*,liebesgedicht,meinung,spiel,schach,quiz,ratsel,urlaub,reise,hotel buchen,restauranttipp*,bestes restaurant,bundesliga,olympia,mathe*,gleichung,chatgpt,auto,handy,iphone,laptop,netflix,musik,sing,wetterbericht,sonne,regen,einwohner,wer ist der,partei*,wahle,backe ich,koche ich,schnee,schneit,regnen',
    act: 'storniere,stornieren sie,storniert,bestellung stornieren,andere ~ adresse,adresse andern,andere mein*,setz ~ passwort,passwort zurucksetzen,losche mein*,konto loschen,erstatte mir,bestelle ~ fur mich,bestell ~ fur mich,bezahle ~ fur mich,bezahle meine,warenkorb leeren,leere ~ warenkorb,schick mir ~ mail,lose ~ gutschein ein,stornier*,kundige mein*,bestell jetzt,bestelle jetzt,bestell das,kauf das,kaufe ~ fur mich,zahle ~ fur mich,zahl meine,begleiche*,andere ~ lieferadresse,passwort andern,passwort zurucksetz*,schick mir,ruf mich,rufen sie mich,reservier*,melde mich an,lege ~ konto,erstelle ~ konto,schreib ~ bewertung,ruf meinen,ruf meine,ruf den,rufen sie meinen,schreib meinem,schreib meiner',
    greeting: 'hallo,hi,guten tag,guten morgen,guten abend,servus,moin,gruss gott',
    thanks: 'danke,dankeschon,vielen dank,tschuss,merci',
    abilities:
      'was kannst du,wer bist du,was machst du,kannst du mir helfen,womit kannst du,was kann ich dich fragen,bist du ein,was bist du,hilfe',
    setup:
      'eroffne*,aufmachen,mache ~ auf,grunde*,grundung,ausstatt*,ausrust*,einricht*,erstausstattung,grundausstattung,starte ein*,einkaufsliste,checkliste,liste fur,brauche ich fur,brauche ich um,was brauche ich,was brauchen wir,neues cafe,neues restaurant,neueroffnung,alles was ich brauche,aufmache,eroffnung,neu eroffn*,grunden,grundet,ausrustung,ausstattung,equipment,starterset,starterpaket,starterliste,bedarfsliste,einrichtung,liste fur ein*,was braucht man,was braucht ein,was benotige,fur ein neues,fur mein neues,fur meine neue,neue kuche,startet,starten,brauch ich,was brauch,brauche ich alles',
    compare:
      'vergleich*,unterschied*,unterscheid*,versus,vs,was ist besser,welches ist besser,welcher ist besser,welche ist besser,besser als,gegenuber,oder lieber,besser geeignet,was nehmen,vor und nachteile,im vergleich',
    either: 'oder',
    cart: 'in den warenkorb,warenkorb,in den korb,einkaufswagen,leg ~ warenkorb,leg,lege,pack,packe,fug,fuge,hinzu,hinzufugen,ich nehme,nehme,ich mochte ~ bestellen,mochte bestellen,wurde gern ~ bestellen,ich hatte gern,hatte gerne,hatte gern,ich bestelle,bestellen,in den wagen,packen,legen,nimm,hinzufuge,ich brauche * stuck,bestelle,bestell,nehm,ich nehm,wir nehmen,korb,schmeiss,pack mir,leg mir,fug mir,gib mir,in meinen warenkorb,reinlegen,dazulegen,zusammenstell*,stell mir,stellen sie ~ zusammen,packts,schreib auf,konnten sie ~ vorbereiten,bitte ~ vorbereiten,schick mir,schickt mir,schicken sie mir,schickt uns',
    orders:
      'meine bestellung*,meiner bestellung*,letzte bestellung,bestellung,bestellungen,bestellstatus,sendung,meine sendung,paket,mein paket,sendungsnummer,trackingnummer,tracking,sendungsverfolgung,verfolgen,wo bleibt,wo ist meine,wo ist mein,bestellt habe,habe ich bestellt,bestellt,meine lieferung,meine sachen,meine ware,mein zeug,wann kommt mein,wann kommt meine,was habe ich bestellt,bestellverlauf,letzten bestellungen,meine einkaufe,lieferstatus,status meiner,nicht angekommen,noch nicht da',
    invoices: 'rechnung*,beleg,belege,quittung*',
    unpaid: 'unbezahlt*,offene*,offen,nicht bezahlt*,fallig*,ausstehend*,schulde,schulden',
    shipping:
      'versand*,versandkosten,lieferkosten,liefergebuhr*,porto,liefert ihr,liefern sie,versendet,verschickt,kostenlose lieferung,gratis lieferung,frei haus,lieferung,zustellung*,versandkostenfrei,fracht,liefert,liefern,lieferst,verschicken,versenden,geliefert,lieferkosten*,schickt ihr,abholen,abholung,selbstabholung,ausland,paketdienst,versandkostenfrei*',
    deliveryTime:
      'lieferzeit*,wie lange ~ lieferung,wie lange dauert,wann kommt,wann ist ~ da,wie schnell,wie viele tage,morgen,bis wann,wann wird ~ geliefert,wann bekomme,versanddauer,wie lange braucht,wann da,werktage,dauert der versand,dauert die lieferung,express,lieferdauer,lieferfrist,wann erhalte,wenn ich bestelle,wenn ich heute bestelle,wenn ich ~ bestelle',
    payment:
      'zahlung*,zahlen,zahle,bezahlen,bezahle,zahlungsart*,zahlungsmethode*,karte,kreditkarte*,ec karte,bar,barzahlung,nachnahme,uberweisung*,paypal,revolut,visa,mastercard,apple pay,google pay,bitcoin,krypto,rate,raten,ratenzahlung,klarna,auf rechnung,kauf auf rechnung,lastschrift,zahlt man,kann ich zahlen,zahle ich,wie bezahle,geht rechnung,geht auch rechnung,auf raten,sepa,sofortuberweisung,vorkasse,amex,american express,bar bei,barzahlen,giropay,amazon pay',
    returns:
      'ruckgabe*,zuruckgeben,zuruckschicken,zurucksenden,retoure*,retour,umtausch*,ruckgaberecht,widerruf*,geld zuruck,erstattung*,erstattet,defekt*,kaputt*,beschadigt*,falsche ware,zuruckgebe,zuruckschicke,zuruck schicken,zuruck geben,ruckgabefrist,ruckgabezeit,nicht passt,nicht gefallt,umtauschen,reklam*,funktioniert nicht,falsch geliefert,geld wieder,ruckerstatt*',
    warranty: 'garantie*,gewahrleistung*,herstellergarantie',
    vat: 'mwst,mehrwertsteuer,umsatzsteuer,steuer,steuern,netto,brutto,wahrung,in euro,in dollar,nettopreis*,inkl mwst,ohne mwst,zzgl,inklusive steuer,exklusive',
    company:
      'kontakt*,telefon*,telefonnummer,anrufen,erreiche ich,email,e mail,mailadresse,adresse von euch,eure adresse,ihre adresse,wo seid ihr,wo sitzt,standort,offnungszeit*,geoffnet,ust id,umsatzsteuer id,firmenname,firma,mit einem menschen,mitarbeiter sprechen,kundendienst,kundenservice,support,samstag,sonntag,sonntags,wochenende,erreichen,erreichbar,ansprechpartner,impressum,anschrift,laden vor ort,showroom,besuchen,steuernummer,handelsregister,wer seid ihr,whatsapp,fax,wie kontaktiere,euer lager,ihr lager,samstags,wo ist euer,wo ist ihr,zentrale,offnet',
    discount:
      'rabatt*,gutschein*,rabattcode,promo*,aktion,aktionen,sonderangebot*,angebote,nachlass,black friday,% rabatt,prozent,skonto,rabatte,billiger fur mich,preisnachlass,prozente,neukunden*,angebot der woche,im angebot,reduziert*,sale',
    quote:
      'angebot anfordern,angebot fur,kostenvoranschlag,grossmenge*,grossere menge*,grosshandel,mengenrabatt,mengenpreis*,b2b,individuelles angebot,angebot,grossbestellung*,grosse menge*,mengen,grossabnehmer,grosskunden*,geschaftskunden*,100 stuck',
    guidance:
      'welche temperatur,wie warm,wie heiss,wie kalt,temperatur*,kerntemperatur*,grad,welche farbe,farbe*,farbcode*,farbsystem,haltbar*,haltbarkeit,mindesthaltbarkeit*,verbrauchsdatum,mhd,wie reinig*,wie taue,wie kann ich ~ kalibrieren,vorschrift*,pflicht,gesetz*,vorgeschrieben,aufbewahr*,dokument*,was ist haccp,grundsatze,prinzip*,haccp,auftau*,aufwarm*,erhitz*,abkuhl*,kuhlkette,warmhalt*,allergen*,kennzeichn*,ruckverfolg*,ruckruf*,charge*,los,fifo,reinig*,desinfiz*,desinfekt*,sanitisier*,spul*,handewasch*,hande waschen,kalibrier*,schadling*,kritische kontrollpunkte,ccp,garen,gar,roh*,reste,kreuzkontamination*,zweistufig*,wie viele allergene,celsius,kuhlschranktemp*,gefrier*,tk temp*,tiefkuhl*,kuhltemp*,kuhlschrank,warmhaltetemp*,buffet,bain marie,hygiene*,keim*,bakterien,salmonell*,listerien,verdorben,wieder einfrier*,einfrier*,geoffnet*,offene,haltbar,abgelaufen*,ablauf*,hande,brett fur,brett,schneidebrett*,rotes brett,grunes brett,blaues brett,gelbes brett,arbeitsflache*,kontaktzeit,einwirkzeit,verdunn*,spultemp*,lieferant*,chargennummer,rucknahme,kontrolle,inspektion,schulung*,belehrung,gluten*,nusse,sesam,thermometer pruf*,prufe ~ thermometer,thermometer kontroll*,messgenau*,kern,aufzuwarm*,wieder aufwarm*,aufgewarmt*,warmen,uberwach*,korrekturmassnahme*,gefahrenzone,gefahrenbereich,durchfall,erbrechen,pflaster pflicht,frittier*,fritteuse temp*,sushi,anisakis,wischtuch*,lappen farbe,mopp farbe*,lieferung kontroll*,wareneingang,temperaturprotokoll,protokoll*,zwei stufen,schadlings*,maus,mause,ratten,kakerlak*,abklatsch,dosierung desinf*,krank,kranke,kranker,lagern,lagert,lagere,lagerung,lagertemp*,gelagert,ppm,nachspul*,grundreinigung,reinigungsplan,entkalk*,messer farbe,messerfarbe*,abwasch*,hahnchen*,geflugel*,huhn,schwein*,rind*,hackfleisch,gehacktes,burger*,rosa,rote* mopp,rote* lappen,rote* tuch,rote* eimer,rote* messer,rote* wischmopp,grune* mopp,grune* lappen,grune* tuch,grune* eimer,grune* messer,grune* wischmopp,blaue* mopp,blaue* lappen,blaue* tuch,blaue* eimer,blaue* messer,blaue* wischmopp,gelbe* mopp,gelbe* lappen,gelbe* tuch,gelbe* eimer,gelbe* messer,gelbe* wischmopp,weisse* mopp,weisse* lappen,weisse* tuch,weisse* eimer,weisse* messer,weisse* wischmopp,braune* mopp,braune* lappen,braune* tuch,braune* eimer,braune* messer,braune* wischmopp,lila* mopp,lila* lappen,lila* tuch,lila* eimer,lila* messer,lila* wischmopp',
    price: 'was kostet,wie viel kostet,wieviel kostet,was kosten,kostet,kosten,preis,preise,wie teuer,teuer',
    stock:
      'auf lager,vorratig,verfugbar*,lieferbar,lagerbestand,bestand,ausverkauft,vergriffen,wie viele ~ da,noch da,wie viele habt,noch welche,habt ihr das,gibt es noch,noch verfugbar,wieder da,wieder lieferbar,noch auf lager,nachschub,restbestand,sofort lieferbar',
    cheaper: 'billiger*,gunstiger*,preiswerter*,preisgunstiger*',
    cheapest: 'am billigsten,am gunstigsten,billigste*,gunstigste*,preiswerteste*',
    facts:
      'details,beschreibung,technische daten,daten,abmessung*,masse,grosse,wie gross,fassungsvermogen,kapazitat,gewicht,wie schwer,material,aus was,woraus,wasserdicht*,spulmaschinenfest*,spulmaschine,mikrowelle*,batterie*,genauigkeit,messbereich,liter,durchmesser,bewertung*,enthalten,inhalt,lieferumfang,mehr uber,erzahl mir,eigenschaften,passt,geeignet,wie viele etiketten,pro rolle,halt ~ aus,ablosbar,wasserloslich,verdunn*,dosier*,verdunnung,mischverhaltnis,wie dick,lange,breite,hohe,watt,leistung,enthalt,fasst,hitzebestandig*,hitzefest,max temperatur,temperaturbereich,kompatibel,wie viele blatt,wie viele stuck,pro packung,packungsgrosse,ofenfest,wirksam,totet,lebensmittelecht,halt,halten,aushalten,wasserfest*,wie genau,abmessungen,misst,messen,tiefe,hoch,breit,tief,lang,traglast,belastbar*,tragkraft,tragt,akkulaufzeit,akku,laufzeit,stromversorgung,stahl,sterilisier*,autoklav*,bestandig*,hitze,temperaturbestandig*,bis wie viel grad,bis wieviel grad,bis zu welcher temperatur,wie viel grad,wieviel grad,wie heiss darf,wie kalt darf,wiegt,wiegen,wie viele sind,wie viele pro,stuckzahl,anzahl,pro blatt,pro karton,wie laut,beschichtung,induktion*,norm,normen,zertifiziert,zertifikat,lebensmittel*,latexfrei,puderfrei,bpa frei,klinge,griff,duft,parfum*,waschbar*,waschen bei,zyklen,mit deckel,gebrauchsfertig,ip schutz*,schutzart,volumen,wie viel liter,wieviel liter,wie viele liter,gehen in die,geht in die,in die spulmaschine,in den ofen,in die mikrowelle,in den geschirrspuler,geschirrspuler*,gefrierfest,lost sich,auflosen,aufgelost,aushalt,vertragt,vertragen,wirkt,wirken,ph wert,reichweite,material*,bestehen aus,besteht aus,mischen,gemischt,verdunnt,seiten,seitenzahl,wattzahl,gehalt,anteil,prozent,passen,grammatur,schmelzen,schmilzt,speicher*,messwerte,dick,dicke,schutzklasse,waschtemperatur*,alkohol*,tinte',
    show: 'habt ihr,haben sie,verkauft ihr,verkaufen sie,fuhrt ihr,suche,suchen,finde,finden,zeig,zeige,zeig mir,empfehl*,empfiehl*,vorschlag*,welche ~ habt ihr,welche ~ haben sie',
    amount: 'wie viel,wieviel,wie viele',
    want: 'brauche,brauchen wir,gibt es,ich mochte,wir mochten,ich hatte,wir brauchen,benotige,benotigen,etwas gegen,etwas fur,was fur,brauch,etwas zum,was zum,etwas um,brauchten,brauchte,brauchts,hatten gern,hatten gerne,wir brauchten,ich brauchte,benotigten',
    how: 'wie lange,wie oft,wie soll,wie muss,wie mache,muss ich,darf ich,darf man,ist es erlaubt,erlaubt,was bedeutet,was heisst,was sind,wie viele,wie,was ist,was tun,was mache ich,wann muss,warum,wozu,welches brett,muss man,mussen wir,soll ich,kann ich,kann man,wie viel grad,wieviel grad,auf wieviel,wie oft muss,reicht es,ist es ok,was brauche ich fur die,wie pruf*',
    refersBack: 'das,es,davon,diese,dieser,dieses,den,die,der,ihn,beide,beiden,die beiden',
    under: 'unter,bis,bis zu,maximal,max,hochstens,weniger als,nicht mehr als',
    over: 'uber,mindestens,ab,mehr als,min',
    small: 'klein*,winzig*,kleiner*',
    large: 'gross,grosse,grosses,grossen,grosser,kette,grosser*,grossre*',
  },
  kinds: {
    cafe: 'cafe*,kaffeehaus,kaffeebar,coffeeshop,kaffee,espressobar*,espresso,teestube,teehaus,kaffeemobil,rosterei,eiscafe,*cafe',
    restaurant:
      'restaurant*,bistro*,gaststatte,gasthaus,wirtshaus,lokal,gasthof*,wirtschaft,brasserie,steakhaus,sushi*,burgerladen,burgerlokal,grillrestaurant,doner*,doenerladen,schnellimbiss,taverne,trattoria,besenwirtschaft,*restaurant*,*gaststatte,*wirtshaus,*lokal,*kuche',
    hotel:
      'hotel*,pension,hostel,gastehaus,motel,herberge,ferienwohnung*,zimmer mit fruhstuck,berghutte,hutte,landhotel,jugendherberge,*hotel*,*pension',
    bakery:
      'backerei*,baeckerei*,konditorei*,backer,backerladen,backstube*,konditor,tortenladen,torten,patisserie,feinbackerei,brot,*backerei*',
    bar: 'bar,bars,kneipe*,pub,cocktailbar,cocktail*,cocktails,weinbar,beisl,nachtclub,club,biergarten,shisha*,brauhaus,kneipe',
    'food-truck':
      'food truck*,foodtruck*,imbisswagen,imbiss*,streetfood,foodmobil,verkaufswagen,foodtrailer,anhanger,imbissstand,marktstand,transporter,streetfoodwagen,burgerwagen,truck,bude,wagen',
    catering: 'catering*,caterer,partyservice,hochzeit*,bankett*,events,veranstaltung*,partyservice*',
    pizzeria: 'pizzeria*,pizzaladen,pizza*',
    canteen:
      'kantine*,mensa,schulkuche,betriebskantine,schulmensa,kita*,kindergarten,krankenhaus*,altenheim*,pflegeheim*,seniorenheim*,schule,schulen,betriebsrestaurant,grosskuche,gemeinschaftskuche,*kantine*,*mensa',
  },
  ordinals: [
    'erste|ersten|erster|erstes',
    'zweite|zweiten|zweiter|zweites',
    'dritte|dritten|dritter|drittes',
    'vierte|vierten|vierter|viertes',
    'funfte|funften',
    'letzte|letzten|letzter|letztes',
  ],
  numbers: {
    1: 'ein|eine|einen|eins',
    2: 'zwei|zwo',
    3: 'drei',
    4: 'vier',
    5: 'funf',
    6: 'sechs',
    7: 'sieben',
    8: 'acht',
    9: 'neun',
    10: 'zehn',
    11: 'elf',
    12: 'zwolf|dutzend',
    14: 'vierzehn',
    15: 'funfzehn',
    16: 'sechzehn',
    18: 'achtzehn',
    20: 'zwanzig',
    30: 'dreissig|dreißig',
    40: 'vierzig',
    50: 'funfzig',
    60: 'sechzig',
    100: 'hundert|einhundert',
  },
  measures:
    'jahr*,monat*,woche*,tag*,stunde*,minute*,sekunde*,grad,celsius,liter,kilo*,kg,gramm,meter,zentimeter,prozent,mal,lang*,breit*,hoch,tief,gross*,schwer,genau,ungefahr,circa,ca,max,maximal*,minimum,pro,viel*,geht,gehen,bis,oben,unten',
  units:
    'schachtel*,box,boxen,packung*,pack,packchen,rolle,rollen,set,sets,flasche*,paar,karton*,kisten,dose,dosen,stuck,stk,mal,einheiten,stck,pkg,pck,paeckchen,kiste,rolle*,paar*',
  and: 'und,u,un,sowie,plus',
  versus: 'vs,versus,und,oder,mit,zu,gegenuber,zwischen',
  continuing:
    'und,aber,ok,dann,oder,doch,doch lieber,lieber,also,ne,nee,nein,na gut,gut,ach,ah,achso,aha,moment,statt dessen,stattdessen,hm',
  places:
    'usa,amerika,staaten,vereinigten staaten,england,grossbritannien,schottland,eu,europa,deutschland,osterreich,schweiz,frankreich,britannien',
};
