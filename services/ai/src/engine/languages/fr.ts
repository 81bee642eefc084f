import type { LanguageData } from './language-data';

export const fr: LanguageData = {
  stop: 'contre,un,une,des,le,la,les,l,d,de,du,je,j,tu,il,elle,on,nous,vous,ils,elles,me,m,te,t,se,s,moi,toi,mon,ma,mes,notre,nos,votre,vos,son,sa,ses,est,sont,etait,suis,es,etes,etre,ai,as,a,avons,avez,ont,avoir,peux,peut,pouvez,puis,pourrais,pourriez,dois,doit,faut,veux,voudrais,voudrions,aimerais,souhaite,pour,par,avec,sans,dans,sur,sous,en,au,aux,chez,et,ou,mais,si,que,qu,qui,quoi,quel,quelle,quels,quelles,quand,comment,pourquoi,combien,ce,c,cet,cette,ces,ca,cela,y,n,ne,pas,plus,oui,non,merci,bonjour,salut,svp,s il vous plait,plait,aussi,donc,alors,ici,la,maintenant,seulement,juste,tres,bien,bon,bonne,meilleur,produit,produits,article,articles,boutique,magasin,quelque,chose,quelqu,piece,pieces,acheter,achete,utiliser,utilise,savoir,dire,dites,parce,comme,puisque,vrai,cru,entendu,cuisine pro,est ce que,est ce qu,t il,stp',
  keywords: {
    injection:
      'ignore ~ instruction*,ignorez ~ instruction*,ignore ~ consigne*,ignorez ~ consigne*,ignore ~ regles,ignore tout*,oublie ~ instruction*,oublie ~ regles,oubliez ~ instruction*,oublie tout,prompt systeme,prompt,invite systeme,tes instructions,vos instructions,tes consignes,fais comme si,tu es maintenant,fais semblant,joue le role,mot de passe admin*,base de donnees,cle api,mode developpeur,mets ~ prix a,je suis l admin*,je suis administrat*,desormais tu es,a partir de maintenant tu,parle comme,jeu de role,ignore,ignorez,oublie,oublie les,instructions precedentes,tes regles,vos regles,secret*,mot de passe,mots de passe,change le prix,changer le prix,modifie le prix,mets le prix,tout gratuit,en tant qu admin,je suis le patron,je suis le developpeur,je suis developpeur,sql,contourne*,sans restriction*,revele*',
    others:
      'autres clients,autre client*,d autres clients,d un autre client,quelqu un d autre,tous les clients,liste des clients,donnees des clients,donnees clients,toutes les commandes,commandes de,commande de,commandes d un,qui a achete,mon voisin,voisin*,concurrent*,vos clients,client s appelle,adresse du client,mail du client,email du client,des autres,d un autre,de mon collegue,mon collegue,autre restaurant,autres restaurants,qu a commande,qu a achete,emails des clients,coordonnees de,autres utilisateurs,donnees personnelles de,adresse ~ client*,mail ~ client*,email ~ client*,telephone ~ client*,coordonnees ~ client*,qui ont achete,qui ont commande,derniers clients,clients qui,qui a commande',
    medical:
      'medecin,docteur,diagnosti*,je suis malade,malade,medicament*,antibiotique*,fievre,j ai mal,douleur*,symptome*,intoxication alimentaire que faire,brule la main,nausee*,comprime*,cachet*,mal a la tete,mal de tete,mal au ventre,ventre,je saigne,saigne,brulure que,me suis brule,me suis coupe,enceinte,ibuprofene,paracetamol,aspirine,doliprane,soigner,vaccin*,ordonnance,diabete',
    offTopic:
      'meteo,pleuvoir,quel temps,politique*,election*,voter,president*,football,match,blague,poeme,horoscope,film,films,chanson,bourse,actions,qui a gagne,capitale,traduis,traduire,traduction,devoirs,dissertation,python,javascript,code en,actualite*,religion,loterie,guerre,recette,recettes,vol pour,cryptomonnaie*,avocat*,conseil juridique,juridique*,proces,porter plainte,droit du travail,licencier,licenciement,divorce,impots,investir,placement,histoire,raconte,raconte moi,amour,avis sur,echecs,quiz,devinette,vacances,voyage,hotel a,meilleur restaurant,ligue 1,olympiques,maths,equation,chatgpt,voiture,iphone,ordinateur,netflix,musique,chante,soleil,pluie,temps qu il fait,population,qui est le,voterais,train,neige,neiger,pleut,il va pleuvoir',
    act: 'annule,annulez,annuler ma,annuler la,annuler mon,change ~ adresse,changez ~ adresse,changer mon adresse,modifie ~ adresse,modifiez ma,reinitialise*,supprime* mon,supprimer mon,rembourse moi,remboursez moi,commande ~ pour moi,commandez ~ pour moi,passe ~ commande,paie ~ pour moi,payez ~ pour moi,paye ma facture,vide ~ panier,envoie moi ~ mail,applique ~ code,annule*,annulation de ma,commande moi,commande le,achete le,achete pour moi,paie ma,payez ma,regle ma,supprime*,efface*,modifie*,change mon,changer ma,changez,reserve*,rappelle moi,rappelez moi,envoie moi,envoyez moi,inscris moi,cree ~ compte,passe commande,passer commande pour moi,appelle mon,appelle ma,appelle le,appelez mon,appelez ma,telephone a,telephonez a,ecris a mon',
    greeting: 'bonjour,salut,bonsoir,coucou,hello',
    thanks: 'merci,merci beaucoup,au revoir,bonne journee',
    abilities:
      'que sais tu faire,que peux tu faire,qui es tu,que pouvez vous,qui etes vous,peux tu m aider,pouvez vous m aider,es tu un robot,aide moi,que puis je demander,aide',
    setup:
      'ouvre,ouvrir,ouvrons,ouverture d,lancer,lance mon,demarrer,equiper,equipement pour,equipe mon,amenager,liste pour,liste d achat*,liste de depart,checklist,de quoi ai je besoin,ce qu il faut,ce qu il me faut,que me faut il,qu est ce qu il me faut,que faut il pour,il me faut pour,j ai besoin pour,nouveau restaurant,nouveau cafe,j ouvre,on ouvre,vais ouvrir,veux ouvrir,je lance,je demarre,je monte,monter un,equipement d,equipement,materiel pour,materiel d,materiel,liste de materiel,liste materiel,liste du materiel,kit de demarrage,indispensable*,creer un,nouvelle cuisine,liste complete,besoin pour ouvrir',
    compare:
      'compare*,comparer,comparez,comparaison,difference*,versus,vs,lequel est,laquelle est,lequel choisir,quel est le mieux,mieux entre,ou plutot,lequel prendre,laquelle choisir,mieux',
    either: 'ou',
    cart: 'ajoute*,ajouter,au panier,dans le panier,dans mon panier,panier,mets,mettez,mettre,je prends,je voudrais commander,je veux commander,je souhaite commander,je veux acheter,je voudrais acheter,commander,je voudrais ~ au,prepare un panier,je vais prendre,mettez moi,mets moi,je veux * pieces,j en prends,j en veux,commandez moi,rajoute*,ajoutez,mettez m en,met moi,mets m en,ajoute m en,je vais en prendre,on prend,on va prendre,nous prenons,il m en faut,caddie,preparez moi,prepare moi,chariot,caddy,prepare nous,preparez nous,me preparer,nous preparer',
    orders:
      'ma commande,mes commandes,derniere commande,commandes,commande,mon colis,colis,suivi,suivre,numero de suivi,ou est ma,ou en est,statut de,etat de ma,j ai commande,commande livree,ma livraison,expediee,mes affaires,mes achats,mon achat,historique,j ai achete,qu ai je commande,statut de ma,pas arrive*,pas recu,quand arrive mon,quand arrive ma',
    invoices: 'facture*,recus,justificatif,un recu,mon recu,le recu,des recus,recu de paiement',
    unpaid: 'impaye*,non paye*,a payer,pas paye*,en attente de paiement,je dois,due,dues,echeance',
    shipping:
      'livraison,frais de port,frais de livraison,port,expedition,livrez vous,livrez,vous livrez,expediez,envoi,frais d envoi,livraison gratuite,franco de port,transport,transporteur,livrer,livre t,expedie,expedier,retrait,retirer en magasin,point relais,a l etranger,belgique,suisse,coursier,chronopost,dhl,gratuite',
    deliveryTime:
      'delai*,combien de temps ~ livraison,quand arrive*,quand vais je,combien de jours,en combien de temps,demain,quand sera,sous combien,livre quand,duree de livraison,combien de temps pour,sous combien de jours,recevoir,jours ouvres,express,date de livraison,arrive quand,livraison rapide,si je commande,si je passe',
    payment:
      'paiement*,payer,paie,paye,regler,reglement,moyens de paiement,carte,cartes,carte bancaire,especes,virement*,contre remboursement,paypal,revolut,visa,mastercard,apple pay,google pay,bitcoin,crypto,plusieurs fois,cheque,a credit,30 jours net,acceptez vous,vous acceptez,vous prenez,payer en,payable,sur facture,amex,american express,cheques,virement,par carte,a la livraison,comment payer,paiement en,amazon pay,klarna,par cb,en cb,la cb,carte cb,votre cb,ma cb,cb ou,la carte bleue',
    returns:
      'retour,retours,retourner,renvoyer,rendre,rembourse*,remboursement*,retractation,echange*,echanger,abime*,casse,defectueux*,defectueuse*,mauvais article,delai de retour,delai de retractation,rend,rends,renvoi,pas satisfait*,change d avis,ne marche pas,ne fonctionne pas,arrive casse,remboursez,etre rembourse,casse*',
    warranty: 'garantie,garanties,garanti',
    vat: 'tva,taxe,taxes,hors taxe*,ht,ttc,devise*,en euros,en dollars,monnaie,prix net,taxes comprises,ttc ou ht,hors taxes,tva comprise,tva incluse',
    company:
      'contact*,contacter,telephone,numero de telephone,appeler,joindre,email,e mail,mail,adresse de la,votre adresse,ou etes vous,situe*,horaire*,ouvert*,ouvert le,heures d ouverture,siret,numero de tva,raison sociale,nom de l entreprise,parler a,un humain,conseiller,service client,support,samedi,dimanche,week end,vous contacter,vous joindre,coordonnees,ou vous trouver,ou se trouve,boutique physique,magasin physique,siege,mentions legales,tva intracom*,whatsapp,fax,qui etes vous,adresse,entrepot,votre entrepot,bureau,siege social,le samedi',
    discount:
      'remise*,reduction*,rabais,code promo,code de reduction,promo,promotion*,coupon*,bon de reduction,solde*,soldes,black friday,% de,offre speciale,ristourne,remises,moins cher pour moi,geste commercial,fidelite,premiere commande,offres,offre,bon plan,prix reduit',
    quote:
      'devis,en gros,gros volume*,grande quantite,grandes quantites,tarif degressif,tarifs pro,b2b,grossiste,en quantite,en nombre,grosse commande,commande groupee,gros,compte pro,prix de gros,100 pieces',
    guidance:
      'quelle temperature,a quelle temperature,temperature*,degres,quelle couleur,couleur*,code couleur,codes couleur,duree de conservation,dlc,ddm,dluo,comment nettoyer,comment decongeler,puis je conserver,autorise,obligatoire*,obligation,loi,reglement*,registre*,qu est ce que l haccp,principes,haccp,decongel*,rechauff*,refroid*,conserver,conservation,conserve,stocker,stockage,maintien au chaud,liaison chaude,chambre froide,allergene*,etiquet* obligatoire,tracabilite,rappel,lot,lots,fifo,peps,nettoy*,desinfect*,laver,lavage,lave vaisselle temp*,etalonn*,calibr*,nuisible*,points critiques,ccp,cuisson,cuire,cru,crue,restes,contamination*,deux etapes,degre,celsius,frigo,refrigerateur,congelateur,buffet,bain marie,hygiene,microbe*,bacterie*,salmonell*,listeria,avarie,perime*,peremption,recongel*,ouvert*,ouverte,entame*,entamee,se conserve*,garder,garde,mains,laver les mains,planche,planche rouge,planche verte,planche bleue,planche jaune,plan de travail,surface*,temps de contact,dilution,fournisseur*,numero de lot,tracer,controle,inspection,formation,gluten,noix,sesame,verifier ~ thermometre,verifier ~ sonde,sonde,coeur,surveill*,action corrective,zone de danger,zone dangereuse,diarrhee,vomi*,friture temp*,friteuse temp*,sushi,anisakis,lavette*,serpilliere*,reception des marchandises,souris,rats,cafards,rechauffer,refroidir,decongeler,marche en avant,malade,malades,ppm,rincage,rincer,grand nettoyage,nettoyage,plan de nettoyage,couteau quelle couleur,code de couleur*,detartr*,poulet,volaille,porc,boeuf,hache,hachee,burger*,a coeur,rose,rosee,saignant*,balai rouge,lavette rouge,chiffon rouge,seau rouge,couteau rouge,serpilliere rouge,balai vert,lavette vert,chiffon vert,planche vert,seau vert,couteau vert,serpilliere vert,balai verte,lavette verte,chiffon verte,seau verte,couteau verte,serpilliere verte,balai bleu,lavette bleu,chiffon bleu,planche bleu,seau bleu,couteau bleu,serpilliere bleu,balai bleue,lavette bleue,chiffon bleue,seau bleue,couteau bleue,serpilliere bleue,balai jaune,lavette jaune,chiffon jaune,seau jaune,couteau jaune,serpilliere jaune,balai blanc,lavette blanc,chiffon blanc,planche blanc,seau blanc,couteau blanc,serpilliere blanc,balai blanche,lavette blanche,chiffon blanche,planche blanche,seau blanche,couteau blanche,serpilliere blanche,balai marron,lavette marron,chiffon marron,planche marron,seau marron,couteau marron,serpilliere marron,balai violet,lavette violet,chiffon violet,planche violet,seau violet,couteau violet,serpilliere violet,balai violette,lavette violette,chiffon violette,planche violette,seau violette,couteau violette,serpilliere violette',
    price:
      'combien coute*,combien ca coute,coute,coutent,prix,tarif,tarifs,c est combien,quel prix,cher,c cb,cb ca,cb coute,c est cb,cb le,cb la,cb les,a cb,cb vaut',
    stock:
      'en stock,stock,disponible*,dispo,disponibilite,rupture,epuise*,il en reste,combien en reste,combien en avez,reste t il,encore,il est dispo,en reste,vous en avez encore,de retour,reappro*,livrable',
    cheaper: 'moins cher*,moins chere*,meilleur marche,plus abordable*,plus economique*',
    cheapest: 'le moins cher,la moins chere,les moins chers,les moins cheres,plus bas prix',
    facts:
      'detail*,description,caracteristique*,fiche technique,dimension*,taille,capacite,contenance,poids,pese,materiau,matiere,en quoi,etanche*,waterproof,lave vaisselle,micro onde*,pile*,precision,plage,litres,diametre,avis,note,contient,compris,inclus,parle moi de,en savoir plus,convient,compatible*,combien d etiquettes,par rouleau,resiste*,detachable*,dilu*,dosage,se dilue,epaisseur,longueur,largeur,hauteur,watts,puissance,contient combien,combien de litres,va au four,va au lave vaisselle,passe au lave vaisselle,temperature max*,supporte*,tient,tiennent,plage de temperature,combien de feuilles,combien de pieces,par boite,par carton,agit,secondes agit,tue,efficace,contact alimentaire,dilue*,fait en,dimension,mesure,mesures,mesurent,profondeur,charge max*,charge maximale,autonomie,duree de vie de la batterie,batterie,alimentation,acier,sterilis*,autoclave,resistant*,resistance,combien de degres,jusqu a quelle temperature,jusqu a combien,quelle temperature max*,combien pese,pesent,combien y en a,combien par,par paquet,par lot,par feuille,bruit,decibels,revetement,induction,adapte,adaptee,adaptes,empile*,norme,normes,certifie*,certification,alimentaire,sans latex,sans bpa,sans poudre,lame,manche,parfum,parfume*,tuent,agissent,lavable*,se lave,lavent,cycles,couvercle inclus,pret a l emploi,prete a l emploi,etancheite,fait de,fabrique*,se dissolv*,dissout,dissolv*,indice ip,volume,contiennent,de quoi est,en inox,garnit,ph,va au,vont au,passe au,passent au,peut aller,combien de sacs,combien de gants,combien de lingettes,combien de cycles,portee,compte,lecture en,supportent,page,pages,taux,teneur,pourcentage,descend,descendent,monte jusqu a,grammage,fond,fondent,g/m2,memoire,mesures stocke,stocke,epais,epaisse,indice,longueur de,temperature de lavage,alcool,encre,cb de tps,cb de temps,cb de degres',
    show: 'avez vous,vendez vous,vous avez,vous vendez,cherche,cherchons,recherche,trouve,trouver,montre*,montrez,recommand*,conseill*,sugg*,propose*,quels ~ avez vous',
    amount: 'combien,combien pour,combien est,cb',
    want: 'il me faut,besoin d,j ai besoin,je voudrais,y a t il,il nous faut,nous avons besoin,on a besoin,quelque chose pour,quelque chose contre,je souhaite,je cherche,donnez moi,donne moi,quelque chose a,de quoi,il me faudrait,il nous faudrait,il nous manque,j en veux,on voudrait,nous voudrions,il me manque,faudrait',
    how: 'combien de temps,tous les combien,a quelle frequence,comment,faut il,dois je,doit on,peut on,ai je le droit,est il permis,que signifie,c est quoi,quels sont les,combien de,combien,quelle est,quel est,qu est ce que,qu est ce qu,pourquoi,quand faut il,que faire,que dois je,puis je,est ce que je peux,est ce qu on peut,il faut,on peut,a combien,est ce normal,est ce grave,a quoi sert,quelle planche,comment on,quels',
    refersBack: 'ca,cela,celui,celle,ceux,celles,celui ci,celui la,il,elle,les deux,ce dernier,le',
    under: 'moins de,sous,jusqu a,maximum,max,au plus,inferieur a,en dessous de,pas plus de',
    over: 'plus de,au moins,minimum,min,superieur a,a partir de,au dessus de',
    small: 'petit,petite,petits,petites,plus petit*',
    large: 'grand,grande,grands,grandes,gros,chaine,plus grand*,plus gros*',
  },
  kinds: {
    cafe: 'cafe,cafes,coffee shop,salon de the,coffee,cafe torrefacteur,espresso,torrefaction,bar a cafe',
    restaurant:
      'restaurant*,resto,bistrot*,bistro*,brasserie*,creperie*,taverne,gargote,auberge de village,sushi*,burger*,kebab*,grill,rotisserie,snack,bouchon,restau,bouillon,trattoria',
    hotel: 'hotel*,auberge,chambre d hote*,gite*,chambres,motel,maison d hotes,pension,refuge',
    bakery: 'boulangerie*,patisserie*,patissier*,boulanger*,biscuiterie,fournil,viennoiserie*,pain,gateaux',
    bar: 'bar,bars,pub,bar a vin,cocktail*,bistrot a vin,cave a vin,cave a manger,guinguette,discotheque,boite de nuit,brasserie artisanale,rade',
    'food-truck':
      'food truck*,foodtruck*,camion*,camionnette*,remorque,foodtrucks,triporteur,kiosque,stand,baraque a frites,fourgon',
    catering: 'traiteur*,catering,mariages,receptions,evenementiel,banquet*,buffets',
    pizzeria: 'pizzeria*,pizza*',
    canteen:
      'cantine*,cuisine scolaire,self,restaurant d entreprise,ecole*,creche*,ehpad,maison de retraite,hopital,refectoire,lycee,college,restauration collective,cantoche',
  },
  ordinals: [
    'premier|premiere|premiers|premieres|1er',
    'deuxieme|second|seconde|2eme|2e',
    'troisieme|3eme|3e',
    'quatrieme|4eme',
    'cinquieme|5eme',
    'dernier|derniere',
  ],
  numbers: {
    1: 'un|une',
    2: 'deux',
    3: 'trois',
    4: 'quatre',
    5: 'cinq',
    6: 'six',
    7: 'sept',
    8: 'huit',
    9: 'neuf',
    10: 'dix|dizaine',
    11: 'onze',
    12: 'douze|douzaine',
    14: 'quatorze',
    15: 'quinze|quinzaine',
    16: 'seize',
    20: 'vingt|vingtaine',
    30: 'trente|trentaine',
    40: 'quarante',
    50: 'cinquante|cinquantaine',
    60: 'soixante',
    100: 'cent|centaine',
  },
  measures:
    'moins,an,ans,annee*,mois,semaine*,jour,jours,heure*,minute*,seconde*,degre*,celsius,litre*,kilo*,kg,gramme*,metre*,centimetre*,fois,temps,long,large,haut,profond,grand*,lourd*,exactement,environ,max,maximum,minimum,maximale,maximal,par,jusqu a,combien,fait,font,va,vont,personne*',
  units:
    'boite*,paquet*,rouleau*,lot,lots,set,sets,bouteille*,flacon*,paire*,carton*,sac,sacs,piece*,unite*,pqt*,bte,btes,pce,pces',
  and: 'et,et puis,puis,ainsi que,plus',
  versus: 'vs,versus,et,ou,avec,a,contre,entre',
  continuing:
    'et,mais,ok,alors,du coup,sinon,non,finalement,plutot,en fait,ah,bon,d accord,pardon,ou,donc,parfait,dac',
  places:
    'etats unis,usa,amerique,americain*,angleterre,royaume uni,grande bretagne,ecosse,ue,europe,france,belgique,suisse',
};
