import type { Utterances } from './en';

export const de: Utterances = {
  hello:
    'Hallo! Ich beantworte Fragen zu Produkten, Preisen und Lagerbestand, Lieferung und Zahlung, Lebensmittelsicherheit (HACCP) und zu Ihren eigenen Bestellungen und Rechnungen.',
  thanks: 'Gern geschehen. Fragen Sie mich alles Weitere zum Shop.',
  found: 'Das habe ich zu „{query}“ gefunden:',
  foundWithin: 'Das passt:',
  foundMentioned: 'Kein Produkt heißt genau „{query}“. Diese passen dazu:',
  foundSimilar: 'Das könnte passen:',
  foundNear: 'Zu „{query}“ habe ich kein Produkt gefunden. Am nächsten kommen, mit „{words}“:',
  foundNothing:
    'Zu „{query}“ habe ich kein Produkt in unserem Shop gefunden. Versuchen Sie ein anderes Wort oder fragen Sie uns über das Kontaktformular.',
  priceOf: '{name} kostet {price}.',
  wasPrice: 'vorher: {price}',
  inStock: 'auf Lager ({count})',
  outOfStock: 'ausverkauft',
  stockYes: 'Ja, {name} ist auf Lager: {count} verfügbar.',
  stockNo:
    'Nein, {name} ist derzeit ausverkauft. Auf der Produktseite können Sie sich benachrichtigen lassen.',
  cheaper: 'Günstiger als {name} ({price}):',
  noCheaper: 'Ich habe nichts Günstigeres als {name} für {price} gefunden.',
  cheapest: 'Das Günstigste zuerst:',
  compared: 'Vergleich:',
  compareNeedsTwo: 'Welche zwei Produkte soll ich vergleichen?',
  whichProduct: 'Welches Produkt meinen Sie? Nennen Sie mir Name oder Artikelnummer.',
  labelPrice: 'Preis',
  labelStock: 'Bestand',
  labelCategory: 'Kategorie',
  labelRating: 'Bewertung',
  labelWeight: 'Gewicht',
  shippingCost:
    'Der Versand kostet {cost} pro Bestellung. Kostenlos ist er nur, wenn die Ware der Bestellung mehr als {threshold} wert ist.',
  shippingFor: 'Bei Ware für {amount} kostet der Versand {cost}.',
  shippingFreeFor: 'Bei Ware für {amount} ist der Versand kostenlos.',
  shippingByAddress: 'Für manche Ziele gelten andere Preise; die Kasse zeigt Ihren.',
  deliveryDays: '{dates} ({days} Werktage)',
  payment: 'Sie können zahlen mit: {methods}. Andere Zahlungsarten werden nicht angenommen.',
  paymentAccepted: '{names}: ja, wird angenommen.',
  paymentRefused: '{names}: wird leider nicht angenommen.',
  returns:
    'Sie können Artikel innerhalb von {days} Tagen nach der Lieferung zurückgeben, in Ihrem Konto bei der Bestellung. Wir erstatten, was zurückkam.',
  vat: 'Die Preise sind in {currency} und ohne MwSt. angegeben. Zur Bestellung kommen {rate} MwSt. hinzu.',
  vatIncluded: 'Die Preise sind in {currency} und enthalten die MwSt. (in der Regel {rate}).',
  company: '{name}, {address}. E-Mail: {email}. Telefon: {phone}.',
  companyHours: ' Öffnungszeiten: {hours}.',
  discount:
    'Rabatte oder Codes kann ich nicht vergeben. Einen vorhandenen Code geben Sie an der Kasse ein; reduzierte Produkte zeigen ihren früheren Preis.',
  quote:
    'Für große Mengen oder mehrere Küchen fordern Sie ein Angebot an: Wir antworten innerhalb von 24 Stunden.',
  ordersSignIn:
    'Um Bestellungen zu sehen, melden Sie sich bitte zuerst an. Ich zeige Bestellungen nur dem Konto, das sie aufgegeben hat.',
  invoicesSignIn:
    'Um Rechnungen zu sehen, melden Sie sich bitte zuerst an. Ich zeige Rechnungen nur dem Konto, dem sie gehören.',
  ordersYours: 'Ihre letzten Bestellungen:',
  ordersNone: 'Sie haben noch keine Bestellungen.',
  orderUnknown: 'Ihr Konto hat keine Bestellung mit der Nummer {number}.',
  tracking: 'Sendungsnummer {number}',
  invoicesYours: 'Ihre Rechnungen:',
  invoicesNone:
    'Sie haben keine solchen Rechnungen. Eine Rechnung können Sie im Konto ausstellen lassen, sobald die Bestellung geliefert ist.',
  invoiceUnknown: 'Ihr Konto hat keine Rechnung mit der Nummer {number}.',
  proposal: 'Das kann ich in Ihren Warenkorb legen. Nichts wird hinzugefügt, bevor Sie bestätigen:',
  total: 'Zusammen {total}, ohne MwSt. und Versand.',
  shortened: 'Davon ist weniger da, als Sie wollten: {names}.',
  setup: 'Eine Liste für den Anfang: {title}.',
  setupWhich: 'Für welche Art von Betrieb? Ich habe Listen für: {kinds}.',
  source: 'Quelle: {source}.',
  fromShop: 'Aus unserem Shop:',
  noGuidance: 'Dazu habe ich keine verlässliche Auskunft und möchte nicht raten.',
  decline:
    'Dabei kann ich nicht helfen. Ich beantworte Fragen zu Produkten, Bestellungen, Lieferung, Zahlung und Lebensmittelsicherheit in der Küche.',
  declineMedical:
    'Medizinischen Rat kann ich nicht geben. Bitte fragen Sie einen Arzt; im Notfall rufen Sie 112. Zu Produkten und Lebensmittelsicherheit helfe ich gern.',
  declineOthers:
    'Daten anderer Kunden kann ich nicht zeigen, nur Ihre eigenen. Für Ihre eigenen Bestellungen melden Sie sich an.',
  declineInstructions:
    'Ich kann meine Anweisungen, Preise und Daten nicht zeigen und nicht ändern. Fragen zu Produkten und Bestellungen beantworte ich gern.',
  declineAct:
    'Das kann ich nicht für Sie erledigen: Ich gebe nur Auskunft. Sie können es in Ihrem Konto tun oder uns über das Kontaktformular fragen.',
  emergency: 'Rufen Sie jetzt 112 – oder Ihre örtliche Notrufnummer.',
  poisonLine: 'Danach die Giftinformation ({country}): {number}, {hours}.',
  allDay: 'Tag und Nacht',
  stepsPoison:
    'Kein Erbrechen auslösen. Mund mit Wasser ausspülen und ausspucken; bei Augen oder Haut mindestens 15 Minuten unter fließendem Wasser spülen, nasse Kleidung ausziehen. Nach Dämpfen an die frische Luft. Verpackung beim Anruf bereithalten: Etikett und Sicherheitsdatenblatt nennen die Erste-Hilfe-Maßnahmen.',
  stepsBurn:
    'Die Verbrennung 20 Minuten unter kühlem fließendem Wasser kühlen. Ringe und Kleidung ausziehen, sofern nichts klebt. Kein Eis, keine Butter, keine Salbe; Blasen nicht öffnen. Danach locker mit einem sauberen Tuch oder Frischhaltefolie abdecken.',
  stepsFire:
    'Alle hinaus. Niemals Wasser auf brennendes Fett gießen. Gas und Strom nur abschalten, wenn es gefahrlos geht; ein kleiner Pfannenbrand lässt sich mit Deckel oder Löschdecke ersticken. Türen schließen und draußen bleiben.',
  stepsInjury:
    'Bei der Person bleiben und tun, was der Notruf sagt. Auf eine blutende Wunde ein sauberes Tuch fest drücken. Nach einem Stromschlag erst den Strom abschalten, dann anfassen. Wer bewusstlos ist und atmet, kommt in die Seitenlage; wer nicht atmet, braucht sofort eine Herzdruckmassage.',
  password:
    'Geben Sie auf der Seite für ein neues Passwort Ihre E-Mail-Adresse ein: Wir senden Ihnen einen Link dafür. Ich kann Passwörter weder sehen noch ändern.',
  signIn:
    'Prüfen Sie zuerst E-Mail-Adresse und Passwort; oft hilft ein neues Passwort. Nach mehreren falschen Versuchen warten Sie einige Minuten. Geht es immer noch nicht, schreiben Sie uns: Ein Mensch hilft Ihnen.',
  complaint:
    'Das tut mir leid. Darum soll sich ein Mensch kümmern: Schreiben Sie uns über das Kontaktformular, wenn vorhanden mit der Bestellnummer, und wir antworten Ihnen.',
  cancel:
    'Ich kann keine Bestellung stornieren, und im Konto gibt es dafür keine Schaltfläche. Schreiben Sie uns jetzt über das Kontaktformular mit der Bestellnummer: Was noch nicht versandt ist, kann storniert werden, Bezahltes erstatten wir. Geliefertes kann innerhalb von {days} Tagen zurückgegeben werden.',
  shipsTo: 'Ja, wir liefern in dieses Land: {country}.',
  notUnderstood:
    'Das habe ich nicht verstanden. Bitte sagen Sie es mit anderen Worten oder fragen Sie über das Kontaktformular einen Menschen.',
  linkPassword: 'Neues Passwort',
  linkContact: 'Kontaktformular',
  linkSignIn: 'Anmelden',
  linkAccount: 'Mein Konto',
  linkProducts: 'Alle Produkte',
  linkTerms: 'AGB',
  linkBusiness: 'Für Unternehmen',
  askStock: 'Ist das auf Lager?',
  askCheaper: 'Gibt es etwas Günstigeres?',
  askCompare: 'Vergleiche die ersten beiden',
  askShipping: 'Was kostet der Versand?',
  askPayment: 'Wie kann ich bezahlen?',
  askOrders: 'Wo ist meine Bestellung?',
  askFridge: 'Welche Temperatur braucht ein Kühlschrank?',
  askSetup: 'Was brauche ich, um ein Café zu eröffnen?',
};
