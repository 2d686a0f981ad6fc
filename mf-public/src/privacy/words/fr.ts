import type { PrivacyWords } from './it.ts';

export const words: PrivacyWords = {
  title: 'Politique de confidentialité',
  description:
    'Quelles données personnelles le site Wabu traite, pourquoi, pendant combien de temps, et quels sont vos droits.',
  lead: 'Cette politique est fournie au titre de l’article 13 du règlement (UE) 2016/679 (RGPD). Elle explique, en mots simples, quelles données personnelles nous traitons lorsque vous utilisez ce site, pourquoi nous le faisons et quels sont vos droits.',
  updated: 'Dernière mise à jour :',
  contents: 'Sommaire',
  controller: {
    title: 'Responsable du traitement et contact',
    who: 'Le responsable du traitement est {{name}}, {{address}}.',
    unnamed:
      'L’exploitant de ce site n’a pas encore indiqué ici le responsable du traitement ni d’adresse à laquelle écrire.',
    contact: 'Pour toute question sur vos données et pour exercer vos droits, écrivez à',
    officer:
      'Nous n’avons pas désigné de délégué à la protection des données, car aucun des cas de l’article 37 du RGPD ne s’applique.',
  },
  purposes: {
    title: 'Quelles données nous traitons, pourquoi et sur quelle base',
    intro:
      'Nous ne traitons que les données nécessaires. Vous pouvez visiter le site public sans vous inscrire et sans nous dire qui vous êtes.',
    purpose: 'Finalité',
    data: 'Données',
    basis: 'Base juridique',
    browsing: {
      purpose: 'Vous afficher les pages et protéger le site des abus et des pannes',
      data: 'Adresse IP, date et heure, page demandée, type de navigateur et langue préférée',
      basis: 'Intérêt légitime à disposer d’un site sûr et qui fonctionne (art. 6, § 1, f)',
    },
    preferences: {
      purpose: 'Retenir votre langue et votre choix concernant les cookies',
      data: 'Langue, réponse au bandeau, date et version de cette politique',
      basis:
        'Moyens techniques nécessaires (art. 122 du code italien de la protection des données) et obligation de prouver le consentement (art. 7, § 1)',
    },
    statistics: {
      purpose:
        'Savoir quelles pages sont utiles, avec des outils statistiques tiers ({{provider}})',
      data: 'Pages visitées, durée de la visite, données techniques de l’appareil',
      basis: 'Votre consentement (art. 6, § 1, a), que vous pouvez retirer à tout moment',
    },
    staff: {
      purpose: 'Permettre à l’équipe de travailler dans l’espace équipe',
      data: 'Nom d’utilisateur, mot de passe sous forme hachée, second facteur (secrets chiffrés ou hachés), rôle, avatar, connexions avec navigateur et adresse, fiches ouvertes et modifications effectuées',
      basis: 'Exécution de la relation de travail (art. 6, § 1, b) et sécurité (f)',
    },
    suppliers: {
      purpose: 'Gérer les fournisseurs et leurs sites',
      data: 'Nom ou raison sociale, numéro de TVA ou code fiscal, adresse, e-mail, e-mail certifié (PEC), téléphone, code SDI, codes d’identification des hébergements (CIN, CIR), contrat, noms des auteurs des images, commentaires sur un aperçu du site',
      basis: 'Exécution du contrat (art. 6, § 1, b) et obligations fiscales et comptables (c)',
    },
    requests: {
      purpose: 'Répondre à celles et ceux qui nous écrivent par un formulaire du site',
      data: 'Nom, e-mail, langue, messages, dates et nombre de personnes s’ils sont indiqués, page d’où vous écrivez ; le fournisseur concerné ne reçoit que ce qu’il faut pour répondre',
      basis:
        'Mesures précontractuelles prises à votre demande (art. 6, § 1, b) et intérêt légitime à vous répondre (f)',
    },
  },
  recipients: {
    title: 'Qui reçoit les données et où elles se trouvent',
    intro:
      'Nous ne vendons ni ne publions vos données. Peuvent les recevoir, dans la seule mesure du nécessaire :',
    team: 'les membres autorisés de notre équipe, avec des tâches et des accès définis par leur rôle ;',
    hosting: 'l’hébergeur des serveurs du site, désigné comme sous-traitant ;',
    translation:
      'le service de traduction DeepL SE (Allemagne), qui reçoit les textes rédigés par l’équipe lorsqu’elle en demande la traduction, désigné comme sous-traitant ;',
    statistics:
      'le prestataire de statistiques ({{provider}}), si et seulement si vous avez donné votre consentement ;',
    authorities: 'les autorités, lorsque la loi l’impose.',
    transfers:
      'Les données sont conservées dans l’Union européenne. Si un prestataire les traite hors de l’Espace économique européen, le transfert s’effectue vers des pays bénéficiant d’une décision d’adéquation ou repose sur les clauses contractuelles types de la Commission européenne (art. 45 et 46 du RGPD).',
  },
  retention: {
    title: 'Combien de temps nous les conservons',
    what: 'Données',
    howLong: 'Durée',
    browsing: {
      what: 'Données de navigation',
      howLong: 'Le temps de la réponse ; dans les journaux de sécurité, {{logs}} au plus',
    },
    preferences: {
      what: 'Langue et choix concernant les cookies',
      howLong:
        'Dans votre navigateur : dans le cookie, {{answer}} à compter de la dernière visite, {{refusal}} pour un refus ; dans le stockage local, jusqu’à ce que vous effaciez les données du navigateur',
    },
    statistics: {
      what: 'Données statistiques',
      howLong: '{{statistics}} au plus, ou jusqu’au retrait du consentement',
    },
    staff: {
      what: 'Comptes de l’équipe',
      howLong:
        'La durée de la collaboration ; les connexions durent {{session}} au plus ; un navigateur utilisé pour se connecter est mémorisé {{browsers}} ; qui a une fiche ouverte reste visible jusqu’à {{presence}} après le dernier signal ; l’historique des modifications conserve le nom d’utilisateur',
    },
    suppliers: {
      what: 'Données des fournisseurs',
      howLong:
        'La durée du contrat, puis 10 ans, comme la loi l’exige (art. 2220 du code civil italien) ; les commentaires sur un aperçu jusqu’à {{comments}} après la fin de son lien',
    },
    requests: {
      what: 'Demandes des visiteurs',
      howLong:
        'Au plus {{requests}} après le dernier message d’une demande close ; le lien secret expire {{link}} après le dernier message',
    },
    history:
      'De chaque modification faite par notre équipe, nous conservons l’auteur et la date ; les contenus antérieurs sont supprimés au plus tard après {{history}}. Ce que l’équipe supprime reste {{trash}} dans la corbeille.',
  },
  rights: {
    title: 'Vos droits',
    intro: 'À tout moment, vous pouvez nous demander :',
    access: 'l’accès à vos données et une copie de celles-ci (art. 15) ;',
    rectification: 'la rectification des données inexactes ou incomplètes (art. 16) ;',
    erasure: 'l’effacement (art. 17) ;',
    restriction: 'la limitation du traitement (art. 18) ;',
    portability: 'la portabilité, dans un format lisible par une machine (art. 20) ;',
    objection:
      'de ne plus traiter les données fondées sur l’intérêt légitime, en vous y opposant (art. 21) ;',
    withdrawal:
      'le retrait du consentement, sans effet sur la licéité de ce qui a précédé (art. 7, § 3).',
    how: 'Écrivez à l’adresse indiquée au point 1 : nous répondons sous un mois et gratuitement.',
    unnamed:
      'L’exploitant du site doit répondre sous un mois et gratuitement, mais n’a pas encore indiqué d’adresse à laquelle lui écrire. Vous pouvez néanmoins vous adresser à l’autorité indiquée ci-dessous.',
    erased:
      'Sur demande, nous vous remettons dans un fichier tout ce que le site conserve sur vous. Quand nous l’effaçons, nous le retirons des fiches, des pages publiées, de la recherche, des images, de l’historique, de la corbeille et des commentaires ; des personnes qui ont travaillé ici, il reste ce qui a été fait et quand, sans le nom. Nous ne pouvons pas atteindre ce que d’autres ont téléchargé auparavant, ni les sauvegardes déjà faites : si nous en restaurons une, nous répétons l’effacement.',
    cookies:
      'Vous pouvez modifier vous-même votre choix concernant les cookies avec « Cookies » au bas de chaque page.',
    complaint:
      'Si vous estimez que vos données sont traitées illicitement, vous pouvez introduire une réclamation auprès de l’autorité italienne (Garante per la protezione dei dati personali), Piazza Venezia 11, 00187 Rome, ou auprès de l’autorité du pays où vous vivez ou travaillez :',
  },
  duty: {
    title: 'Caractère obligatoire des données et décisions automatisées',
    mandatory:
      'Les données de navigation sont nécessaires pour recevoir les pages : sans elles, le site ne peut pas vous répondre. Celles de l’équipe et des fournisseurs sont nécessaires au contrat et exigées par la loi.',
    statistics: 'Le consentement aux statistiques est libre : un refus ne vous prive de rien.',
    automated:
      'Nous ne prenons aucune décision fondée exclusivement sur un traitement automatisé et ne faisons pas de profilage (art. 22).',
  },
  storage: {
    title: 'Cookies, mémoire du navigateur et mises à jour',
    intro: 'Voici tout ce que ce site conserve dans votre navigateur.',
    changes:
      'Lorsque cette politique change de façon notable, nous en changeons la version et vous demandons à nouveau votre choix concernant les cookies.',
    more: 'En savoir plus sur la page des cookies',
  },
  table: {
    caption: 'Ce qui est conservé dans votre navigateur',
    staff: 'Équipe seulement',
    place: 'Où',
    purpose: 'À quoi cela sert',
    duration: 'Durée',
    local: 'Stockage local',
    both: 'Stockage local et cookie',
    session: 'Stockage local et de session',
    database: 'IndexedDB',
    third: 'Cookies et stockage tiers',
    cookie: 'Cookie',
    language: {
      purpose: 'Retient la langue que vous avez choisie',
      duration:
        'Cookie : {{answer}} à compter de la dernière visite ; stockage local : jusqu’à ce que vous effaciez les données du navigateur',
    },
    consent: {
      purpose: 'Indique si vous avez donné un consentement',
      duration: 'Jusqu’à ce que vous effaciez les données du navigateur',
    },
    consentType: {
      purpose: 'Indique lequel : tous, seulement les nécessaires ou aucun',
      duration: 'Jusqu’à ce que vous effaciez les données du navigateur',
    },
    record: {
      purpose: 'Preuve de votre choix : date et version de la politique',
      duration:
        'Cookie : {{answer}} à compter de la dernière visite, {{refusal}} après un refus ; stockage local : jusqu’à ce que vous effaciez les données du navigateur',
    },
    technical: {
      purpose: 'Signale que les cookies techniques sont actifs',
      duration: 'Jusqu’à ce que vous effaciez les données du navigateur',
    },
    releases: {
      purpose: 'Note technique : la page a déjà été rechargée pour cette version',
      duration: 'Jusqu’à la fermeture de l’onglet',
    },
    jwt: {
      purpose: 'Garde ouverte la session de l’espace équipe',
      duration: '{{session}}, ou jusqu’à la déconnexion',
    },
    username: {
      purpose: 'Nom de la personne connectée',
      duration: 'Jusqu’à la déconnexion',
    },
    device: {
      purpose:
        'Reconnaît ce navigateur à la connexion, pour que les tentatives d’autrui ne bloquent pas votre compte',
      duration: '{{browsers}} après la dernière connexion',
    },
    preferences: {
      purpose: 'Apparence et préférences de travail',
      duration: 'Jusqu’à ce que vous effaciez les données du navigateur',
    },
    storedPages: {
      purpose: 'Copie chiffrée du premier écran des listes, pour l’afficher aussitôt',
      duration:
        'Lisible seulement pendant la session, {{session}} au plus ; supprimée à la déconnexion, ou à la prochaine ouverture du site',
    },
    drafts: {
      purpose: 'Brouillons pas encore enregistrés',
      duration: 'Jusqu’à l’enregistrement, {{drafts}} au plus',
    },
    statistics: {
      purpose: 'Mesure les visites, seulement après « Tout accepter »',
      duration: '{{statistics}} au plus, ou jusqu’au retrait',
    },
  },
  cookies: {
    title: 'Cookies',
    description:
      'Quels cookies Wabu utilise, ce qui est conservé dans votre navigateur et comment changer d’avis.',
    lead: 'Les cookies sont de petits textes qu’un site confie à votre navigateur pour les retrouver à la visite suivante. Pour simplifier, nous appelons ainsi également ce que le site garde dans le stockage local du navigateur.',
    technical: {
      title: 'Cookies techniques',
      text: 'Ils font fonctionner le site : ils retiennent votre langue et votre choix, et gardent ouverte la session de l’équipe. Ils ne demandent pas de consentement et ne vous suivent pas ailleurs.',
    },
    statistics: {
      title: 'Statistiques de tiers',
      text: 'Elles sont fournies par {{provider}} et ne démarrent qu’après que vous avez choisi « Tout accepter ». Avant cela, aucune requête ne part vers un autre site : les drapeaux et les images viennent de nos serveurs, les polices de votre appareil.',
    },
    change: {
      title: 'Changer d’avis',
      text: 'Vous pouvez revoir votre choix quand vous le souhaitez, ici ou avec « Cookies » au bas de chaque page. Vous pouvez aussi tout effacer dans les réglages du navigateur.',
      withdrawal:
        'Si vous retirez votre consentement, nous effaçons ce que les statistiques ont laissé dans le navigateur.',
      button: 'Revoir votre choix',
    },
    policy: 'Lire la politique de confidentialité',
  },
};
