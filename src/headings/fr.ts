import type { LanguageTable } from './table.ts';

/** French, as written in handoffs until 2026-11. */
export const fr: LanguageTable = {
  classes: {
    'tried and failed': `
      essayé, essais, tenté, tentatives, échoué, échecs, échec, ce qui n a pas marché, ce qui n'a pas marché,
      ce qui n'a pas fonctionné, impasse, impasses, pistes abandonnées, abandonné, leçons,
      leçons apprises, à ne pas refaire
    `,
    'open questions': `
      question ouverte, questions ouvertes, questions, questions en suspens, à décider, à trancher, décisions à prendre,
      décision à prendre, à clarifier, à confirmer, points à trancher, qui décide, incertitudes
    `,
    blockers: 'bloquant, bloquants, blocage, blocages, bloqué, points bloquants, en attente de',
    'in progress': `
      en cours, travail en cours, travaux en cours, commencé, à moitié fait, tâche en cours, non commité, non committé,
      modifications non commitées
    `,
    next: `
      prochaine étape, prochaines étapes, prochaine action, prochaines actions, étapes suivantes, étape suivante, la suite,
      =suite, ensuite, où reprendre, reprendre ici, comment reprendre, pour reprendre, par où commencer, à faire ensuite,
      à faire, todo, recommandations, =actions, priorités
    `,
    remaining: `
      !reste à faire, ce qu il reste à faire, ce qu'il reste à faire, ce qui reste, il reste, restant, non fait, pas fait,
      non commencé, pas commencé, points ouverts, en suspens, reporté, plus tard, améliorations futures, inachevé
    `,
    acceptance: `
      critères d'acceptation, critères d acceptation, critères de réussite, critères de succès, critères d'acceptance,
      recette
    `,
    done: `
      fait, terminé, terminés, ce qui a été fait, ce qui est fait, ce qui est livré, livré, livrés, réalisé, réalisations,
      accompli, achevé, changements, modifications, bugs corrigés, corrigé, corrections, cette session, avancement
    `,
    status: `
      état, état actuel, statut, situation, situation actuelle, où en est, où en sommes-nous, où nous en sommes,
      où on en est, résumé, synthèse, bilan, en bref
    `,
    verification: `
      vérification, vérifications, vérifié, validation, validé, test, tests, testé, preuves, résultats des tests,
      contrôles, comment vérifier, =vérifier
    `,
    'watch for': `
      attention, à surveiller, surveiller, pièges, piège, écueils, points de vigilance, points d'attention,
      problèmes connus, bugs connus, défauts connus, ce qui ne marche pas, ce qui ne fonctionne pas, ne marche pas, ne fonctionne pas, !échecs connus, à quoi faire attention, limites, limites connues, limitations, contraintes, règles, avertissements,
      avertissement, risques, à ne pas faire, ne pas, important, remarques importantes, invariants, dette technique,
      mises en garde
    `,
    decisions: 'décision, décisions, décidé, choix, choix techniques, décisions prises, arbitrages',
    'read first': `
      à lire d'abord, à lire d abord, à lire en premier, lire avant, à lire avant de commencer, avant de commencer,
      pour commencer, orientation, références, documents, documentation, sources, liens, liens utiles
    `,
    git: 'git, branche, branches, commits, derniers commits, pull requests',
    'set-up': `
      installation, environnement, commandes, accès, comptes, identifiants, lancer, démarrage, démarrer, mise en place,
      mise en route, configuration, déploiement, prérequis, en local, exploitation
    `,
    files: `
      fichiers, fichiers clés, fichiers modifiés, architecture, structure, arborescence, dossiers, modules, composants,
      organisation du code
    `,
    goal: `
      =but, objectif, objectifs, mission, =contexte, la demande, demande, présentation, présentation du projet, intention,
      de quoi il s agit, de quoi il s'agit, finalité
    `,
    people: 'personnes, équipe, contacts, contact, interlocuteurs, préférences, responsables, acteurs',
    log: 'journal, historique, chronologie, sessions, session, journal de bord, séances, séance',
    plan: 'plan, feuille de route, étapes, phases, démarche, jalons',
  },
  negations: 'non, pas, sans, aucun, aucune, jamais, ni',
  fillers: '',
  prior: `
    ancien, anciens, ancienne, anciennes, précédent, précédente, précédents, obsolète, ==archivé, =archives, =historique,
    antérieur, périmé
  `,
  stages: 'étape, phase, tâche, lot, jalon, partie',
  kinds: 'patrons, motifs, techniques, principes, méthodes, recettes',
  labels: {
    updated: `
      mis à jour, mise à jour, dernière mise à jour, mis à jour le, actualisé, actualisé le, dernière modification, au
    `,
    date: 'date, horodatage, heure, rédigé le, date de passation, écrit le',
    created: 'créé, créé le, création, date de création, commencé le, début',
    status: 'statut, état, état actuel, résultat',
    session: 'session, séance',
    author: 'auteur, auteure, autrice, auteurs, rédigé par, écrit par, par, transmis par',
    branch: 'branche, branche git, branche de travail',
    topic: 'tâche, sujet, projet, objet, titre, chantier',
    owner: 'qui décide, décideur, décide, responsable, à trancher par, décision par',
  },
  states: {
    blocked: 'bloqué, bloquée, en attente, suspendu, en pause',
    broken: 'cassé, cassée, en panne, échoue, en échec, ne compile pas, =rouge, au rouge',
    done: 'terminé, terminée, fini, finie, livré, livrée, complet, complète, prêt, prête, achevé',
    'on-track': 'dans les temps, en bonne voie, comme prévu, vert',
    'in-progress': 'en cours, commencé, partiel, partiellement, actif, active, brouillon',
  },
  notStates: 'non, pas, ne, sans, presque, partiellement, aucun, pas encore, jamais, plus, rien',
  resolutions: 'résolu, résolue, corrigé, corrigée, levé, levée, réparé, réparée',
  none: 'aucun, aucune, rien, néant, sans objet, aucune question',
  roles: `
      administrateur, administration, avocat, bureau, chef, cheffe, client, clients, comité, comptabilité, commercial,
      conseil, cuisine, direction, directeur, directrice, développeur, développeurs, dpo, équipe, fournisseur, gérant,
      gérante, juridique, juriste, mainteneur, mainteneurs, mairie, marketing, prestataire, produit, rh, responsable,
      secrétariat, service, support, utilisateur, utilisateurs, métier
  `,
  remarks: `
      urgent, urgente, nouveau, nouvelle, ancien, priorité, prioritaire, basse, bas, faible, haute, haut, moyenne,
      important, importante, critique, bloquant, bloquante, optionnel, facultatif, plus, bientôt, maintenant, aujourd,
      demain, reporté, ouvert, ouverte, fermé, question, réponse, décision, idée, proposition, brouillon, phase, étape,
      rare, possible, interne, externe, encore, voir, fin, début, semaine, mois, jour, jours, demande, pense, veut
  `,
  decidedBy: `
      décidé par, à décider par, à trancher par, tranché par, décision de, décide, tranche, à voir avec,
      à confirmer par, à clarifier avec, c'est à
  `,
  deciding: 'décide, décident, décidera, tranche, tranchera, doit décider, doit trancher, à décider',
  times: "avant, avant le, d'ici, d'ici le, jusqu'au, jusqu'à, au plus tard, à partir, après, pour le, cette semaine",
  since: 'depuis, depuis le',
  holds: 'bloque',
  answers: "oui, non, jamais, toujours, d'accord, ni l'un ni l'autre",
  doubts: `
      peut-être, probablement, sans doute, à confirmer, à vérifier, pas encore, pas sûr, si, sauf si, en attente,
      éventuellement
  `,
  answered: 'réponse, réponses, résolution, décision, tranché',
  until: "jusqu'à, jusqu'au, avant, tant que, sauf si, dès que",
  because: "parce que, parce qu', car, à cause de, puisque, raison :",
  conditions: [/^(?:\W*)(?:si|s['’]|quand|lorsque|en cas de)\s*(.+?),\s*(?:alors\s+)?(.+)$/is],
  awaits:
    /^(?:si|s['’]il|quand|lorsque|lorsqu['’]|dès que|dès qu['’]|avant(?! tout)|après|une fois|au cas où|en cas de|tant que|pour le cas où)(?!\p{L})/iu,
  optional: /^(?:facultatif|facultativement|optionnel|optionnellement|en option)(?!\p{L})/iu,
  asks: [
    /(?:questions? (?:encore )?ouvertes?|à (?:décider|trancher|clarifier)|décision (?:nécessaire|requise|attendue))(?!\p{L})[^:.]{0,60}:/iu,
  ],
  leaves: [
    /(?<!\p{L})(?:doit|doivent|devra|devrait|devront) (?:encore )?(?:décider|trancher|choisir)(?!\p{L})/iu,
    /(?<!\p{L})en attente (?:d['’]une |de (?:la |votre )?|d['’])(?:décision|validation|accord|approbation|réponse)(?!\p{L})|(?<!\p{L})nécessite (?:une|votre) (?:décision|validation|réponse)(?!\p{L})/iu,
  ],
};
