import type { Utterances } from './en';

export const fr: Utterances = {
  hello:
    'Bonjour ! Je réponds aux questions sur les produits, les prix et le stock, la livraison et le paiement, la sécurité alimentaire (HACCP), ainsi que sur vos propres commandes et factures.',
  thanks: 'Avec plaisir. Posez-moi toute autre question sur la boutique.',
  found: 'Voici ce que j’ai trouvé pour « {query} » :',
  foundWithin: 'Voici ce qui correspond :',
  foundMentioned: 'Aucun produit ne s’appelle exactement « {query} ». Ceux-ci s’en approchent :',
  foundSimilar: 'Ceci peut convenir :',
  foundNear: 'Je n’ai trouvé aucun produit pour « {query} ». Les plus proches, avec « {words} » :',
  foundNothing:
    'Je n’ai trouvé aucun produit pour « {query} » dans notre boutique. Essayez un autre mot ou écrivez-nous par le formulaire de contact.',
  priceOf: '{name} coûte {price}.',
  wasPrice: 'avant : {price}',
  inStock: 'en stock ({count})',
  outOfStock: 'en rupture de stock',
  stockYes: 'Oui, {name} est en stock : {count} disponibles.',
  stockNo: 'Non, {name} est en rupture de stock. Sa page permet de demander une alerte.',
  cheaper: 'Moins cher que {name} ({price}) :',
  noCheaper: 'Je n’ai rien trouvé de moins cher que {name} à {price}.',
  cheapest: 'Les moins chers d’abord :',
  compared: 'Comparaison :',
  compareNeedsTwo: 'Quels deux produits dois-je comparer ?',
  whichProduct: 'De quel produit parlez-vous ? Donnez-moi son nom ou son code.',
  labelPrice: 'Prix',
  labelStock: 'Stock',
  labelCategory: 'Catégorie',
  labelRating: 'Note',
  labelWeight: 'Poids',
  shippingCost:
    'La livraison coûte {cost} par commande. Elle est gratuite seulement si les articles de la commande dépassent {threshold}.',
  shippingFor: 'Pour {amount} d’articles, la livraison coûte {cost}.',
  shippingFreeFor: 'Pour {amount} d’articles, la livraison est gratuite.',
  shippingByAddress: 'Certaines destinations ont d’autres tarifs ; le vôtre s’affiche à la commande.',
  deliveryDays: '{dates} ({days} jours ouvrés)',
  payment: 'Vous pouvez payer par : {methods}. Les autres moyens de paiement ne sont pas acceptés.',
  paymentAccepted: '{names} : accepté.',
  paymentRefused: '{names} : n’est pas accepté.',
  returns:
    'Vous pouvez demander un retour dans les {days} jours suivant la livraison, dans votre compte, à la commande concernée. Nous remboursons ce qui est retourné.',
  vat: 'Les prix sont affichés en {currency}, hors TVA. Une TVA de {rate} s’ajoute à la commande.',
  vatIncluded: 'Les prix sont affichés en {currency}, TVA comprise (en général {rate}).',
  company: '{name}, {address}. E-mail : {email}. Téléphone : {phone}.',
  companyHours: ' Horaires : {hours}.',
  discount:
    'Je ne peux pas accorder de remise ni de code. Si vous avez un code, saisissez-le à la commande ; les produits réduits affichent leur ancien prix.',
  quote:
    'Pour de grandes quantités ou plusieurs cuisines, demandez un devis : nous répondons sous 24 heures.',
  ordersSignIn:
    'Pour voir les commandes, connectez-vous d’abord. Je ne les montre qu’au compte qui les a passées.',
  invoicesSignIn:
    'Pour voir les factures, connectez-vous d’abord. Je ne les montre qu’au compte auquel elles appartiennent.',
  ordersYours: 'Vos dernières commandes :',
  ordersNone: 'Vous n’avez pas encore de commande.',
  orderUnknown: 'Votre compte n’a pas de commande numéro {number}.',
  tracking: 'numéro de suivi {number}',
  invoicesYours: 'Vos factures :',
  invoicesNone:
    'Vous n’avez pas de telle facture. Une facture peut être émise dans votre compte une fois la commande livrée.',
  invoiceUnknown: 'Votre compte n’a pas de facture numéro {number}.',
  proposal: 'Je peux mettre ceci dans votre panier. Rien n’est ajouté avant votre confirmation :',
  total: 'En tout {total}, hors TVA et livraison.',
  shortened: 'Il en reste moins que demandé : {names}.',
  setup: 'Une liste pour commencer : {title}.',
  setupWhich: 'Pour quel type d’établissement ? J’ai des listes pour : {kinds}.',
  source: 'Source : {source}.',
  fromShop: 'Dans notre boutique :',
  noGuidance: 'Je n’ai pas d’information fiable à ce sujet et préfère ne pas deviner.',
  decline:
    'Je ne peux pas vous aider pour cela. Je réponds aux questions sur les produits, commandes, livraison, paiement et sécurité alimentaire en cuisine.',
  declineMedical:
    'Je ne peux pas donner de conseil médical. Consultez un médecin ; en cas d’urgence, appelez le 112. Je vous aide volontiers sur les produits et la sécurité alimentaire.',
  declineOthers:
    'Je ne peux pas montrer les données d’un autre client, seulement les vôtres. Pour vos commandes, connectez-vous.',
  declineInstructions:
    'Je ne peux pas montrer ni modifier mes instructions, les prix ou les données. Je réponds volontiers sur les produits et les commandes.',
  declineAct:
    'Je ne peux pas le faire à votre place : je donne seulement des informations. Vous pouvez le faire dans votre compte ou nous écrire par le formulaire de contact.',
  emergency: 'Appelez tout de suite le 112, ou votre numéro d’urgence local.',
  poisonLine: 'Ensuite le centre antipoison ({country}) : {number}, {hours}.',
  allDay: 'jour et nuit',
  stepsPoison:
    'Ne faites pas vomir. Rincez la bouche à l’eau et recrachez ; yeux ou peau : rincez à l’eau courante au moins 15 minutes et retirez les vêtements mouillés. Après des vapeurs : air frais. Gardez l’emballage sous la main pendant l’appel : l’étiquette et la fiche de données de sécurité indiquent les premiers secours.',
  stepsBurn:
    'Refroidissez la brûlure 20 minutes sous l’eau courante fraîche. Retirez bagues et vêtements, sauf s’ils collent. Ni glace, ni beurre, ni crème ; ne percez pas les cloques. Couvrez ensuite sans serrer d’un linge propre ou de film alimentaire.',
  stepsFire:
    'Faites sortir tout le monde. Ne jetez jamais d’eau sur de la graisse en feu. Coupez gaz et courant seulement si c’est sans danger ; un petit feu de poêle s’étouffe avec un couvercle ou une couverture anti-feu. Fermez les portes et restez dehors.',
  stepsInjury:
    'Restez auprès de la personne et suivez les consignes des secours. Appuyez fermement un linge propre sur une plaie qui saigne. Coupez le courant avant de toucher une personne électrisée. Inconsciente mais respirant : sur le côté ; si elle ne respire pas : massage cardiaque immédiat.',
  password:
    'Sur la page du nouveau mot de passe, saisissez votre e-mail : nous vous envoyons un lien pour en choisir un. Je ne peux ni voir ni changer les mots de passe.',
  signIn:
    'Vérifiez d’abord l’e-mail et le mot de passe ; un nouveau mot de passe suffit souvent. Après plusieurs essais erronés, attendez quelques minutes. Si cela échoue encore, écrivez-nous : une personne vous aidera.',
  complaint:
    'Je suis désolé. Une personne doit s’en occuper : écrivez-nous par le formulaire de contact, avec le numéro de commande s’il y en a un, et nous vous répondrons.',
  cancel:
    'Je ne peux pas annuler une commande et le compte n’a pas de bouton pour cela. Écrivez-nous maintenant par le formulaire de contact avec le numéro de commande : ce qui n’est pas expédié peut être annulé et nous remboursons ce qui a été payé. Ce qui est livré peut être retourné sous {days} jours.',
  shipsTo: 'Oui, nous livrons dans ce pays : {country}.',
  notUnderstood:
    'Je n’ai pas compris. Reformulez, s’il vous plaît, ou posez la question à une personne par le formulaire de contact.',
  linkPassword: 'Nouveau mot de passe',
  linkContact: 'Formulaire de contact',
  linkSignIn: 'Se connecter',
  linkAccount: 'Mon compte',
  linkProducts: 'Tous les produits',
  linkTerms: 'Conditions',
  linkBusiness: 'Pour les professionnels',
  askStock: 'Est-il en stock ?',
  askCheaper: 'Y a-t-il moins cher ?',
  askCompare: 'Compare les deux premiers',
  askShipping: 'Combien coûte la livraison ?',
  askPayment: 'Comment puis-je payer ?',
  askOrders: 'Où est ma commande ?',
  askFridge: 'Quelle température pour un réfrigérateur ?',
  askSetup: 'Que faut-il pour ouvrir un café ?',
};
