import type { LanguageData } from './language-data';

export const fr: LanguageData = {
  stop: 'un,une,des,le,la,les,l,d,de,du,je,j,tu,il,elle,on,nous,vous,ils,elles,me,m,te,t,se,s,moi,toi,mon,ma,mes,notre,nos,votre,vos,son,sa,ses,est,sont,etait,suis,es,etes,etre,ai,as,a,avons,avez,ont,avoir,peux,peut,pouvez,puis,pourrais,pourriez,dois,doit,faut,veux,voudrais,voudrions,aimerais,souhaite,pour,par,avec,sans,dans,sur,sous,en,au,aux,chez,et,ou,mais,si,que,qu,qui,quoi,quel,quelle,quels,quelles,quand,comment,pourquoi,combien,ce,c,cet,cette,ces,ca,cela,y,n,ne,pas,plus,oui,non,merci,bonjour,salut,svp,s il vous plait,plait,aussi,donc,alors,ici,la,maintenant,seulement,juste,tres,bien,bon,bonne,meilleur,produit,produits,article,articles,boutique,magasin,quelque,chose,quelqu,piece,pieces,acheter,achete,utiliser,utilise,savoir,dire,dites,parce,comme,puisque,vrai,cru,entendu,cuisine pro,est ce que,est ce qu,t il',
  cues: {
    injection:
      'ignore ~ instruction*,ignorez ~ instruction*,ignore ~ consigne*,ignorez ~ consigne*,ignore ~ regles,ignore tout*,oublie ~ instruction*,oublie ~ regles,oubliez ~ instruction*,oublie tout,prompt systeme,prompt,invite systeme,tes instructions,vos instructions,tes consignes,fais comme si,tu es maintenant,fais semblant,joue le role,mot de passe admin*,base de donnees,cle api,mode developpeur,mets ~ prix a,je suis l admin*,je suis administrat*',
    others:
      'autres clients,autre client*,d autres clients,d un autre client,quelqu un d autre,tous les clients,liste des clients,donnees des clients,donnees clients,toutes les commandes,commandes de,commande de,commandes d un,qui a achete,mon voisin,voisin*,concurrent*',
    medical:
      'medecin,docteur,diagnosti*,je suis malade,malade,medicament*,antibiotique*,fievre,j ai mal,douleur*,symptome*,intoxication alimentaire que faire,brule la main,nausee*',
    offTopic:
      'meteo,pleuvoir,quel temps,politique*,election*,voter,president*,football,match,blague,poeme,horoscope,film,films,chanson,bourse,actions,qui a gagne,capitale,traduis,traduire,traduction,devoirs,dissertation,python,javascript,code en,actualite*,religion,loterie,guerre,recette,recettes,vol pour,cryptomonnaie*',
    act: 'annule,annulez,annuler ma,annuler la,annuler mon,change ~ adresse,changez ~ adresse,changer mon adresse,modifie ~ adresse,modifiez ma,reinitialise*,supprime* mon,supprimer mon,rembourse moi,remboursez moi,commande ~ pour moi,commandez ~ pour moi,passe ~ commande,paie ~ pour moi,payez ~ pour moi,paye ma facture,vide ~ panier,envoie moi ~ mail,applique ~ code',
    greeting: 'bonjour,salut,bonsoir,coucou,hello',
    thanks: 'merci,merci beaucoup,au revoir,bonne journee',
    abilities:
      'que sais tu faire,que peux tu faire,qui es tu,que pouvez vous,qui etes vous,peux tu m aider,pouvez vous m aider,es tu un robot,aide moi,que puis je demander,aide',
    setup:
      'ouvre,ouvrir,ouvrons,ouverture d,lancer,lance mon,demarrer,equiper,equipement pour,equipe mon,amenager,liste pour,liste d achat*,liste de depart,checklist,de quoi ai je besoin,ce qu il faut,ce qu il me faut,que me faut il,qu est ce qu il me faut,que faut il pour,il me faut pour,j ai besoin pour,nouveau restaurant,nouveau cafe',
    compare:
      'compare*,comparer,comparez,comparaison,difference*,versus,vs,lequel est,laquelle est,lequel choisir,quel est le mieux,mieux entre',
    cart: 'ajoute*,ajouter,au panier,dans le panier,dans mon panier,panier,mets,mettez,mettre,je prends,je voudrais commander,je veux commander,je souhaite commander,je veux acheter,je voudrais acheter,commander,je voudrais ~ au,prepare un panier,je vais prendre',
    orders:
      'ma commande,mes commandes,derniere commande,commandes,commande,mon colis,colis,suivi,suivre,numero de suivi,ou est ma,ou en est,statut de,etat de ma,j ai commande,commande livree,ma livraison,expediee',
    invoices: 'facture*,recu,recus,justificatif',
    unpaid: 'impaye*,non paye*,a payer,pas paye*,en attente de paiement,je dois,due,dues,echeance',
    shipping:
      'livraison,frais de port,frais de livraison,port,expedition,livrez vous,livrez,vous livrez,expediez,envoi,frais d envoi,livraison gratuite,franco de port,transport,transporteur',
    deliveryTime:
      'delai*,combien de temps ~ livraison,quand arrive*,quand vais je,combien de jours,en combien de temps,demain,quand sera,sous combien,livre quand,duree de livraison',
    payment:
      'paiement*,payer,paie,paye,regler,reglement,moyens de paiement,carte,cartes,carte bancaire,cb,especes,virement*,contre remboursement,paypal,revolut,visa,mastercard,apple pay,google pay,bitcoin,crypto,plusieurs fois,cheque,a credit,30 jours net',
    returns:
      'retour,retours,retourner,renvoyer,rendre,rembourse*,remboursement*,retractation,echange*,echanger,abime*,casse,defectueux*,defectueuse*,mauvais article,garantie',
    vat: 'tva,taxe,taxes,hors taxe*,ht,ttc,devise*,en euros,en dollars,monnaie,prix net',
    company:
      'contact*,contacter,telephone,numero de telephone,appeler,joindre,email,e mail,mail,adresse de la,votre adresse,ou etes vous,situe*,horaire*,ouvert*,ouvert le,heures d ouverture,siret,numero de tva,raison sociale,nom de l entreprise,parler a,un humain,conseiller,service client,support,samedi,dimanche,week end',
    discount:
      'remise*,reduction*,rabais,code promo,code de reduction,promo,promotion*,coupon*,bon de reduction,solde*,soldes,black friday,% de,offre speciale,ristourne',
    quote:
      'devis,en gros,gros volume*,grande quantite,grandes quantites,tarif degressif,tarifs pro,b2b,grossiste',
    guidance:
      'quelle temperature,a quelle temperature,temperature*,degres,combien de temps,tous les combien,a quelle frequence,quelle couleur,couleur*,code couleur,codes couleur,duree de conservation,dlc,ddm,dluo,comment,comment nettoyer,comment decongeler,faut il,dois je,doit on,peut on,puis je conserver,ai je le droit,est il permis,autorise,obligatoire*,obligation,loi,reglement*,registre*,que signifie,qu est ce que l haccp,c est quoi,quels sont les,principes,haccp,decongel*,rechauff*,refroid*,conserver,conservation,conserve,stocker,stockage,maintien au chaud,liaison chaude,chambre froide,allergene*,etiquet* obligatoire,tracabilite,rappel,lot,lots,fifo,peps,nettoy*,desinfect*,laver,lavage,lave vaisselle temp*,etalonn*,calibr*,nuisible*,points critiques,ccp,cuisson,cuire,cru,crue,restes,contamination*,deux etapes',
    price:
      'combien coute*,combien ca coute,coute,coutent,prix,tarif,tarifs,c est combien,quel prix,cher,combien pour,combien est,combien',
    stock:
      'en stock,stock,disponible*,dispo,disponibilite,rupture,epuise*,il en reste,combien en reste,combien en avez,reste t il,encore',
    cheaper: 'moins cher*,moins chere*,meilleur marche,plus abordable*,plus economique*',
    cheapest: 'le moins cher,la moins chere,les moins chers,les moins cheres,plus bas prix',
    facts:
      'detail*,description,caracteristique*,fiche technique,dimension*,taille,capacite,contenance,poids,pese,materiau,matiere,en quoi,etanche*,waterproof,lave vaisselle,micro onde*,pile*,precision,plage,litres,diametre,avis,note,contient,compris,inclus,parle moi de,en savoir plus,convient,compatible*,combien d etiquettes,par rouleau,resiste*,detachable*,dilu*,dosage,se dilue',
    show: 'avez vous,vendez vous,vous avez,vous vendez,cherche,cherchons,recherche,trouve,trouver,montre*,montrez,il me faut,besoin d,j ai besoin,recommand*,conseill*,sugg*,propose*,y a t il,quels ~ avez vous,je voudrais',
    refersBack: 'ca,cela,celui,celle,ceux,celles,celui ci,celui la,il,elle,les deux,ce dernier,le',
    under: 'moins de,sous,jusqu a,maximum,max,au plus,inferieur a,en dessous de,pas plus de',
    over: 'plus de,au moins,minimum,min,superieur a,a partir de,au dessus de',
    small: 'petit,petite,petits,petites',
    large: 'grand,grande,grands,grandes,gros,chaine',
  },
  kinds: {
    cafe: 'cafe,cafes,coffee shop,salon de the',
    restaurant: 'restaurant*,resto,bistrot*,bistro*,brasserie*',
    hotel: 'hotel*,auberge,chambre d hote*',
    bakery: 'boulangerie*,patisserie*',
    bar: 'bar,bars,pub,bar a vin',
    'food-truck': 'food truck*,foodtruck*,camion restaurant',
    catering: 'traiteur*,catering',
    pizzeria: 'pizzeria*',
    canteen: 'cantine*,cuisine scolaire,self,restaurant d entreprise',
  },
  ordinals: [
    'premier|premiere|1er',
    'deuxieme|second|seconde|2eme|2e',
    'troisieme|3eme|3e',
    'quatrieme|4eme',
    'cinquieme|5eme',
    'dernier|derniere',
  ],
  numbers: ['un|une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'douze'],
  and: 'et,ainsi que,plus',
  versus: 'vs,versus,et,ou,avec,a,contre,entre',
};
