import type { LanguageTable } from './table.ts';

/** German, as written in handoffs until 2026-11. */
export const de: LanguageTable = {
  classes: {
    'tried and failed': `
      versucht, probiert, ausprobiert, gescheitert, fehlgeschlagen, fehlversuche, fehlschläge, verworfen, verworfene,
      was nicht funktionierte, was nicht funktioniert hat, was nicht ging, sackgasse, sackgassen, lehren, gelernt, erkenntnisse, lektionen,
      fallen die schon zeit gekostet haben, fehler die sich wiederholt haben, nicht wiederholen, irrwege
    `,
    'open questions': `
      offene frage, offene fragen, offene entscheidung, offene entscheidungen, ungeklärt, unklar, zu klären,
      klärungsbedarf, fragen, wer entscheidet, zu entscheiden, rückfragen
    `,
    blockers: 'blocker, blockiert, blockaden, hindernis, hindernisse, wartet auf, warten auf',
    'in progress': `
      in arbeit, laufend, laufende arbeiten, angefangen, begonnen, halb fertig, halbfertig, teilweise fertig,
      wo die arbeit liegt, nicht committet, uncommittet, in bearbeitung, aktuelle aufgabe, aktuelle arbeit
    `,
    next: `
      nächste schritte, nächster schritt, nächsten schritte, ^nächste, ^nächster, ^nächstes, ^als nächstes, als nächstes,
      was als erstes zu tun ist, als erstes, =danach, ^danach, hier weiter, hier weitermachen, weiter geht es,
      wie es weitergeht, wenn du weitermachst, wenn sie weitermachen, wenn man weitermacht, so geht es weiter, weiteres vorgehen, zuerst, todo, todos, empfohlene schritte, empfehlung, empfehlungen, aufgaben
    `,
    remaining: `
      offen, noch offen, offene punkte, offene aufgaben, offene themen, nicht begonnen, was noch fehlt, fehlt noch,
      was fehlt, verbleibend, restarbeiten, zurückgestellt, später, ausstehend, unfertig, noch zu tun, zu tun
    `,
    acceptance: 'akzeptanzkriterien, abnahmekriterien, abnahme, erfolgskriterien, fertig wenn, definition of done',
    done: `
      erledigt, erledigtes, fertig, abgeschlossen, umgesetzt, was schon steht, was steht, was gemacht wurde, getan,
      änderungen, geändert, was sich geändert hat, bisher, bisher erreicht, fertiggestellt, geliefert, behoben,
      neu in dieser sitzung, diese sitzung, geschah, geschehen, passiert ist, heute kann, was es kann, was sie kann, was er kann, was läuft, was funktioniert, was bereits läuft
    `,
    status: `
      status, stand, aktueller stand, stand heute, ist-stand, iststand, wo wir stehen, wo die arbeit steht, wo die arbeit aufgehört hat, wo die arbeit stehen blieb, wo wir aufgehört haben, wo es steht,
      stand der arbeit, stand der arbeiten, stand der dinge, zustand, aktueller zustand,
      zusammenfassung, kurzfassung, überblick über den stand, auf einen blick, lage
    `,
    verification: `
      verifikation, verifiziert, geprüft, prüfung, prüfungen, überprüfung, test, tests, getestet, testergebnisse,
      live-test, smoke-test, nachweis, nachweise, prüfweg, smoke-test-befehl, =prüfen, =überprüfen, =verifizieren, =testen,
      wie man prüft, wie prüfen, so prüfen, so prüft man, prüfschritte
    `,
    'watch for': `
      achtung, vorsicht, beachten, zu beachten, zu achten ist, zu achten, achten auf, achtgeben, was nicht funktioniert, funktioniert nicht, was nicht geht, geht nicht, !bekannte fehlschläge, aufpassen, stolperfallen, stolpersteine, fallstricke, fallen,
      bekannte probleme, bekannte fehler, bekannte mängel, bekannte defekte, einschränkungen, bekannte einschränkungen, grenzen, risiken, risiko, warnung,
      warnungen, regeln, harte regeln, harten regeln, was man nicht tut, nicht tun, !nicht zu tun, wichtig, wichtige hinweise, hinweise,
      randbedingungen, rahmenbedingungen, invarianten, nicht anfassen, technische schulden, pflege
    `,
    decisions: `
      entscheidung, entscheidungen, entschieden, getroffene entscheidungen, beschlüsse, beschlossen, abwägungen
    `,
    'read first': `
      zuerst lesen, vorher lesen, bitte zuerst lesen, bevor du anfängst, bevor sie anfangen, vor dem start, einstieg,
      orientierung, die ersten zehn minuten, erste zehn minuten, quellen, referenzen, unterlagen, dokumente, dokumentation,
      lesereihenfolge, startprompt, verweise
    `,
    git: 'git, branch, branches, zweig, zweige, commits, letzte commits, pull requests, arbeitsbäume',
    'set-up': `
      einrichtung, einrichten, umgebung, installation, befehle, kommandos, zugang, zugänge, zugangsdaten, starten,
      inbetriebnahme, urls, deployment, bereitstellung, betrieb, konfiguration, voraussetzungen, lokale entwicklung
    `,
    files: `
      dateien, wichtige dateien, geänderte dateien, architektur, aufbau, struktur, projektstruktur, verzeichnisse, ordner,
      module, technik, bausteine, !wo was liegt, !wo was steht, !wo was ist, !was wo liegt, !was wo steht
    `,
    goal: `
      ziel, ziele, zielsetzung, auftrag, aufgabenstellung, ausgangslage, ausgangspunkt, =aufgabe, zweck, worum es geht,
      was das ist, =kontext, =hintergrund, =überblick, projektüberblick, anlass, motivation
    `,
    people: `
      ansprechpartner, kontakt, kontakte, personen, zuständig, zuständigkeiten, vorlieben, zusammenarbeit, beteiligte
    `,
    log: `
      verlauf, protokoll, sitzungsprotokoll, historie, versions-historie, chronik, sitzung, sitzungen, tagebuch,
      änderungsverlauf
    `,
    plan: 'plan, fahrplan, stufen, phasen, etappen, vorgehen, meilensteine, arbeitsauftrag',
  },
  negations: 'kein, keine, keinen, nicht, nie, ohne',
  fillers: '',
  prior: `
    früher, frühere, früherer, vorherige, vorheriger, alte, älter, ältere, überholt, =archiv, archiviert, veraltet,
    historisch
  `,
  stages: 'stufe, phase, schritt, etappe, aufgabe, teil, meilenstein, paket, arbeitspaket',
  kinds: 'muster, techniken, prinzipien, grundsätze, methoden, rezepte',
  labels: {
    updated: `
      stand, zuletzt aktualisiert, aktualisiert, letzte aktualisierung, aktualisiert am, letzter stand, zuletzt geändert,
      geändert am
    `,
    date: 'datum, zeitpunkt, zeit, uhrzeit, geschrieben am, übergabe am, übergabedatum',
    created: 'erstellt, erstellt am, angelegt, angelegt am, ursprünglich erstellt, begonnen, beginn, gestartet',
    status: 'status, zustand, aktueller status, ergebnis',
    session: 'sitzung, session',
    author: `
      autor, autorin, verfasser, verfasserin, von, geschrieben von, übergeben von, übergibt, bearbeiter, bearbeiterin,
      bearbeitet von, bearbeitet durch, ersteller, erstellerin, erstellt von
    `,
    branch: 'branch, zweig, arbeitszweig',
    topic: 'aufgabe, thema, auftrag, projekt, titel, betreff',
    owner: 'entscheidet, wer entscheidet, zuständig, verantwortlich, entscheidung durch, klärt',
  },
  states: {
    blocked: 'blockiert, wartet, gestoppt, hängt, pausiert',
    broken: 'kaputt, defekt, fehlerhaft, fehlgeschlagen, baut nicht, =rot, ist rot',
    done: 'fertig, erledigt, abgeschlossen, komplett, umgesetzt, ausgeliefert, bereit',
    'on-track': 'im plan, nach plan, planmäßig, auf kurs, grün',
    'in-progress': 'in arbeit, laufend, läuft, begonnen, teilweise, aktiv, angefangen, entwurf',
  },
  notStates: 'nicht, kein, keine, ohne, fast, teilweise, noch, halb, nichts, nie',
  resolutions: 'behoben, gelöst, erledigt, geschlossen, repariert, bestanden',
  none: 'keine, keiner, keines, nichts, entfällt, keine bekannt, keine offenen fragen',
  roles: `
      abteilung, amt, anwalt, anwältin, arbeitskreis, auftraggeber, auftraggeberin, ausschuss, behörde, betreiber,
      betrieb, betriebsrat, buchhaltung, büro, chef, chefin, datenschutz, datenschutzbeauftragte, einkauf,
      fachabteilung, frau, geschäftsführung, gremium, herr, kunde, kundin, kunden, lager, leiter, leiterin, leitung,
      nutzer, personalabteilung, personalrat, produktion, rechtsabteilung, technik, team, verein, vertrieb, verwaltung,
      vorgesetzte, vorstand, werkstatt
  `,
  remarks: `
      dringend, eilig, eilt, neu, alt, priorität, prio, niedrig, hoch, mittel, gering, wichtig, unwichtig, kritisch,
      blockierend, optional, später, bald, sofort, jetzt, heute, morgen, zurückgestellt, offen, noch, geklärt,
      beantwortet, frage, fragen, entscheidung, antwort, idee, vorschlag, entwurf, fassung, stufe, schritt, selten, oft,
      möglich, intern, extern, wieder, zuerst, nächste, nächster, siehe, ende, anfang, mitte, woche, wochen, tag, tage,
      monat, monate, fragt, weiß, will, möchte, meint, prüft, sagt, braucht
  `,
  decidedBy: `
      entscheidet, entscheiden, entschieden von, zu entscheiden von, zu entscheiden durch, entscheidung durch,
      entscheidung von, klärt, klären, zu klären mit, zu klären durch, zu klären von, wird geklärt von,
      wird geklärt mit, geklärt von, frage an, liegt bei, zuständig ist, zuständig, es entscheidet, das entscheidet,
      das klärt
  `,
  deciding: `
      entscheidet, entscheiden, klärt, klären, entscheidet das, klärt das, klärt es, muss entscheiden, muss klären,
      muss das klären, wird entscheiden
  `,
  times: 'bis, bis zum, vor, ab, am, nach, spätestens, diese woche, nächste woche, kommende woche',
  since: 'seit, seit dem',
  holds: 'blockiert, hält auf, sperrt',
  answers: 'ja, jein, nein, doch, niemals, immer, einverstanden, weder, beides, beide',
  doubts: `
      vermutlich, wahrscheinlich, vielleicht, eventuell, voraussichtlich, wohl, unsicher, noch nicht, noch offen,
      noch zu klären, nicht sicher, unter vorbehalt, falls, wenn, sofern, wartet, unklar
  `,
  answered: `
      antwort, antworten, unsere antwort, ergebnis der klärung, lösung, beschluss, entscheidung, beantwortet,
      entschieden, geklärt
  `,
  until: 'bis, solange, bevor, ehe, vor, sobald, außer',
  because: 'weil, denn, da, wegen, grund:',
  conditions: [/^(?:\W*)(?:wenn|falls|sobald|sollte)\s+(.+?),\s*(?:dann\s+|so\s+)?(.+)$/is],
  awaits:
    /^(?:nur |erst )?(?:wenn|falls|sobald|sofern|solange|bevor|nachdem|vor(?! allem)|nach(?! (?:priorität|wichtigkeit|reihenfolge|plan|dringlichkeit))|im fall|für den fall)(?!\p{L})/iu,
  optional: /^(?:optional|freiwillig|wahlweise)(?!\p{L})|\(optional\)/iu,
  asks: [
    /(?:noch )?(?:offene[rns]? (?:[\p{L}-]+ ){0,2}(?:fragen?|entscheidung(?:en)?)|zu (?:entscheiden|klären)|ungeklärt|entscheidung (?:nötig|erforderlich|offen))(?!\p{L})[^:.]{0,60}:/iu,
  ],
  leaves: [
    /(?<!\p{L})(?:braucht|benötigt|erfordert) (?:noch )?(?:(?:eine|deine|ihre|die) )?(?:(?!kein)[\p{L}-]+ )?(?:entscheidung|freigabe|zustimmung|antwort)(?!\p{L})/iu,
    /(?<!\p{L})(?:muss|müssen|soll|sollte|sollten) (?:noch )?(?:[\p{L}-]+ ){0,3}entscheiden, (?:ob|wie|welche[rsn]?|was|wann)(?!\p{L})/iu,
    /(?<!\p{L})entscheidung (?:steht|ist) (?:noch )?(?:aus|offen)(?!\p{L})|(?<!\p{L})(?:wartet|warten) (?:noch )?auf (?:[\p{L}-]+ )?(?:freigabe|entscheidung|antwort)(?!\p{L})/iu,
  ],
};
