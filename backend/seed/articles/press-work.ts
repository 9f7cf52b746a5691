import type { PressTopic } from './topic'

/** Guests and freelancers. */
export const fairPay: PressTopic = {
  category: 'tarif',
  contact: 'ole.grundlach',
  pictures: ['spot-single', 'empty-stage-cold', 'footlights'],
  attachments: 'stellungnahmen',
  entries: [
    [
      ['Untergrenzen für Gastverträge: Häuser gehen voran', 'Minimum pay for guests: houses take the lead'],
      [
        '{small} Mitglieder zahlen Gästen freiwillig mehr, als der Tarif verlangt. Wer probt, wird künftig auch für die Probe bezahlt.',
        '{small} members pay guests more than the agreement asks. Those who rehearse will also be paid for rehearsing.',
      ],
    ],
    [
      ['Fair Pay ist rechenbar', 'Fair pay can be calculated'],
      [
        'Ein Werkzeug des VBO zeigt, was eine freie Produktion kostet, wenn alle angemessen verdienen. Es ist offen, auch für Gruppen ohne Haus.',
        'A tool by the VBO shows what an independent production costs if everybody is paid properly. It is open to companies without a house as well.',
      ],
    ],
    [
      [
        'Soziale Absicherung: Lücke zwischen zwei Engagements schließen',
        'Social security: closing the gap between two engagements',
      ],
      [
        'Kurze Verträge reichen oft nicht für Ansprüche auf Arbeitslosengeld. Der VBO legt einen Vorschlag vor, der {share} Prozent der Betroffenen hilft.',
        'Short contracts often do not entitle to unemployment benefit. The VBO presents a proposal that helps {share} percent of those affected.',
      ],
    ],
    [
      [
        'Ausfall zahlt: Neue Regeln für abgesagte Vorstellungen',
        'Canceled, but paid: new rules for lost performances',
      ],
      [
        'Fällt ein Abend aus, erhalten Gäste künftig mindestens zwei Drittel der Gage. Krankheit ist ausdrücklich eingeschlossen.',
        'If an evening is canceled, guests will receive at least two thirds of their pay. Illness is expressly included.',
      ],
    ],
    [
      ['Gagen offenlegen? Häuser machen den Anfang', 'Publishing pay? Houses begin'],
      [
        'In {city} hängt die Spanne aller Gagen am Schwarzen Brett. Was als Versuch begann, hat {house} zur Regel gemacht.',
        'In {city} the range of all pay is on the notice board. What began as an experiment is now the rule at {house}.',
      ],
    ],
    [
      [
        'Gleicher Lohn: Abstand zwischen Frauen und Männern schrumpft',
        'Equal pay: the gap between women and men shrinks',
      ],
      [
        'Noch {percent} Prozent trennen die Gagen auf gleicher Position. In der Regie ist der Unterschied am größten.',
        '{percent} percent still lie between the pay of women and men in the same position. The gap is widest among directors.',
      ],
    ],
    [
      ['Freie und feste Häuser: Gemeinsame Erklärung', 'Independent and resident: a joint statement'],
      [
        'Koproduktionen sollen Honorare nennen, bevor der Titel feststeht. Darauf einigen sich der VBO und Gruppen ohne eigenes Haus.',
        'Co-productions should name fees before the title is fixed. The VBO and companies without a house agree on that.',
      ],
    ],
  ],
  facts: [
    [
      'An den Häusern der Mitglieder arbeiten neben 39.600 Festen rund 31.000 Gäste im Jahr, viele von ihnen an mehreren Orten.',
      'Besides 39,600 permanent employees some 31,000 guests a year work at member houses, many in several places.',
    ],
    [
      'Ein Gastvertrag umfasst im Mittel sechs Wochen Probe und {small} Vorstellungen. Bezahlt wurde bisher oft nur, was auf dem Plakat steht.',
      'A guest contract covers six weeks of rehearsal and {small} performances on average. Often only what is on the poster was paid.',
    ],
    [
      'Die Mehrkosten liegen je nach Spielplan zwischen einem und {percent} Prozent des Etats. Träger, die das ausgleichen, bekommen stabilere Ensembles.',
      'The additional cost lies between one and {percent} percent of the budget, depending on the program. Owners who bear it get more stable companies.',
    ],
    [
      'Künstlerinnen und Künstler mit kurzen Verträgen zahlen ein, ohne Ansprüche zu erwerben. Das betrifft nach Schätzung des Verbands {count} Menschen.',
      'Artists on short contracts pay in without earning entitlements. The federation estimates that {count} people are affected.',
    ],
    [
      'Musterverträge in zwei Sprachen stehen Mitgliedern zum Herunterladen bereit; die Rechtsberatung prüft Abweichungen innerhalb von drei Tagen.',
      'Model contracts in two languages can be downloaded by members; legal advice checks deviations within three days.',
    ],
  ],
  quotes: [
    [
      'ole.grundlach',
      [
        'Wer kommt, um zu bleiben, und wer kommt, um zu gehen, steht auf derselben Bühne.',
        'Those who come to stay and those who come to go stand on the same stage.',
      ],
    ],
    [
      'fadi.nordhausen',
      [
        'Eine Untergrenze ist kein Ziel. Sie ist der Punkt, an dem man anfangen kann zu reden.',
        'A minimum is not a goal. It is the point where one can begin to talk.',
      ],
    ],
    [
      'ngozi.brackhage',
      [
        'Wertschätzung sieht man am Applaus. Respekt am Kontoauszug.',
        'Appreciation shows in applause. Respect shows in a bank statement.',
      ],
    ],
  ],
  pointsTitle: ['Was vereinbart ist', 'What has been agreed'],
  points: [
    ['Probentage werden bezahlt wie Vorstellungstage', 'Rehearsal days are paid like performance days'],
    ['Reise und Unterkunft trägt das Haus', 'The house bears travel and accommodation'],
    ['Verträge liegen vor der ersten Probe vor', 'Contracts are ready before the first rehearsal'],
    ['Ausfallhonorar von zwei Dritteln', 'Two thirds of the fee for canceled evenings'],
  ],
}

/** Health, safety and respect at work. */
export const wellbeing: PressTopic = {
  category: 'tarif',
  contact: 'marlene.zieselhof',
  pictures: ['rehearsal-light', 'fly-ropes', 'timpani', 'stage-floor'],
  attachments: 'respekt-und-schule',
  entries: [
    [
      ['Verhaltenskodex wird Teil der Verträge', 'Code of conduct becomes part of contracts'],
      [
        'Was im Foyer aushängt, gilt nun auch auf der Probe: {share} Prozent der Häuser haben den Kodex verbindlich gemacht.',
        'What hangs in the foyer now holds in rehearsal: {share} percent of the houses have made the code binding.',
      ],
    ],
    [
      ['Vertrauensstelle zieht Bilanz', 'Confidential office takes stock'],
      [
        '{small} Menschen haben sich im vergangenen Jahr gemeldet, die meisten wegen Ton und Umgang. In zwei Dritteln der Fälle half ein Gespräch.',
        '{small} people got in touch last year, most because of tone and manners. In two thirds of the cases a conversation helped.',
      ],
    ],
    [
      ['Leiser proben: Gehörschutz kommt an', 'Quieter rehearsals: hearing protection works'],
      [
        'Schallmessungen in {small} Orchestergräben zeigen, dass schon andere Abstände helfen. Die Ergebnisse gehen an alle Mitglieder.',
        'Sound measurements in {small} orchestra pits show that other distances alone help. All members receive the results.',
      ],
    ],
    [
      ['Intimität auf der Bühne braucht Verabredungen', 'Intimacy on stage needs agreements'],
      [
        'Für Szenen mit körperlicher Nähe empfiehlt der VBO Koordinatorinnen und Koordinatoren. Ein Kurs bildet die ersten {small} aus.',
        'For scenes of physical closeness the VBO recommends coordinators. A course trains the first {small}.',
      ],
    ],
    [
      [
        'Vier-Tage-Woche in der Werkstatt: Versuch verlängert',
        'Four-day week in the workshop: trial extended',
      ],
      [
        '{house} baut Bühnenbilder an vier statt fünf Tagen. Krankheitstage sind um {percent} Prozent gesunken, die Premieren pünktlich geblieben.',
        '{house} builds sets on four days instead of five. Sick days have fallen by {percent} percent; premieres were on time.',
      ],
    ],
    [
      [
        'Nachtschicht und Frühdienst: Studie zu Schlaf am Theater',
        'Late shift, early shift: a study of sleep in theaters',
      ],
      [
        'Wer abends spielt und morgens probt, schläft im Mittel sechs Stunden. Der Verband empfiehlt Probenbeginn um elf.',
        'Those who perform at night and rehearse in the morning sleep six hours on average. The federation recommends starting rehearsals at eleven.',
      ],
    ],
    [
      [
        'Konflikte früh klären: {count} Beschäftigte geschult',
        'Settling conflicts early: {count} employees trained',
      ],
      [
        'Ein Seminar, das niemand freiwillig buchen wollte, ist ausgebucht. Der Grund: Die Leitungen sitzen mit im Raum.',
        'A seminar that nobody wanted to book is sold out. The reason: those in charge are in the room, too.',
      ],
    ],
  ],
  facts: [
    [
      'Die Vertrauensstelle ist unabhängig, mehrsprachig und auch am Abend zu erreichen. Sie berichtet der Mitgliederversammlung, ohne Namen zu nennen.',
      'The confidential office is independent, multilingual and open in the evening as well. It reports to the general assembly without naming names.',
    ],
    [
      'In einer Umfrage unter {count} Beschäftigten gaben zwei Drittel an, dass sich der Umgang in den vergangenen fünf Jahren verbessert habe.',
      'In a survey of {count} employees two thirds said that manners had improved over the past five years.',
    ],
    [
      'Unfälle geschehen am häufigsten beim Umbau, nicht bei der Vorstellung. Ein zweiter Mensch am Pult senkt das Risiko deutlich.',
      'Accidents happen most often when the set is changed, not during performances. A second person at the desk lowers the risk markedly.',
    ],
    [
      'Für kleine Häuser bietet der Verband eine gemeinsame Fachkraft für Arbeitssicherheit an, die {small} Bühnen im Jahr besucht.',
      'For small houses the federation offers a shared safety officer who visits {small} stages a year.',
    ],
    [
      'Regeln allein ändern wenig. Wirksam sind sie dort, wo sie zu Beginn jeder Produktion gemeinsam gelesen werden.',
      'Rules alone change little. They work where they are read together at the beginning of each production.',
    ],
  ],
  quotes: [
    [
      'marlene.zieselhof',
      [
        'Angst macht keine Kunst. Sie macht nur leise.',
        'Fear does not make art. It only makes people quiet.',
      ],
    ],
    [
      'hannelore.imgrund',
      [
        'Ein Gehör hat man einmal. Man sollte es nicht proben.',
        'You have your hearing once. It should not be rehearsed away.',
      ],
    ],
    [
      'josefine.malchow',
      [
        'Führen heißt, den schwierigen Satz selbst zu sagen.',
        'To lead is to say the difficult sentence yourself.',
      ],
    ],
  ],
  pointsTitle: ['Hilfe und Beratung', 'Help and advice'],
  points: [
    ['Vertrauensstelle: vertraulich und außerhalb der Häuser', 'Confidential office: outside the houses'],
    ['Kodex in {small} Sprachen zum Aushängen', 'The code in {small} languages to put up'],
    ['Seminare für Leitungen, auch am Bildschirm', 'Seminars for those in charge, online as well'],
    ['Ein Probentag im Jahr für das Team selbst', 'One rehearsal day a year for the team itself'],
  ],
}
