import type { PressTopic } from './topic'

/** What the public pays for. */
export const funding: PressTopic = {
  category: 'kulturpolitik',
  contact: 'jonathan.akintola',
  pictures: ['law-columns', 'city-lights', 'empty-stage-cold'],
  attachments: 'stellungnahmen',
  entries: [
    [
      [
        'Haushalte unter Druck: {small} Häuser melden Sparvorgaben',
        'Budgets under pressure: {small} houses report cuts',
      ],
      [
        'Eine Umfrage des VBO zeigt, wo Träger im kommenden Jahr kürzen wollen. In acht von zehn Fällen trifft es zuerst Gastspiele und das Programm für Kinder.',
        'A survey by the VBO shows where public owners plan to cut next year. In eight cases out of ten, tours and programs for children come first.',
      ],
    ],
    [
      [
        'Kulturfördergesetz: Ein guter Anfang mit einer Lücke',
        'Culture funding bill: a good start with a gap',
      ],
      [
        'Der VBO begrüßt, dass Zuschüsse künftig mehrere Jahre gelten sollen. Es fehlt die Zusage, dass sie mit den Löhnen wachsen.',
        'The VBO welcomes that subsidies are to hold for several years. What is missing is the promise that they grow with wages.',
      ],
    ],
    [
      [
        'Drei Länder sichern Orchester bis zum Ende des Jahrzehnts',
        'Three states secure orchestras to the end of the decade',
      ],
      [
        'Mit Verträgen über fünf Jahre schaffen die Träger, worum der Verband lange geworben hat: Ruhe zum Planen.',
        'With contracts of five years the public owners create what the federation has long asked for: calm to plan.',
      ],
    ],
    [
      ['Was ein Euro Zuschuss bewirkt', 'What a euro of subsidy does'],
      [
        'Für jeden Euro aus öffentlichen Kassen setzt die Region 1,40 Euro um. Eine neue Untersuchung in {small} Städten nennt Hotels, Handwerk und Handel als größte Gewinner.',
        'For each public euro the region earns 1.40. A new study in {small} cities names hotels, trades and shops as the greatest winners.',
      ],
    ],
    [
      ['Tarif und Träger: Wer bestellt, soll bezahlen', 'Pay and public owners: those who order should pay'],
      [
        'Nur jedes dritte Haus bekommt höhere Tarife erstattet. Der VBO schlägt eine Klausel vor, die in jeden Zuwendungsbescheid passt.',
        'Only one house in three is compensated for higher agreed pay. The VBO proposes a clause that fits into every grant.',
      ],
    ],
    [
      ['Energiehilfen erreichen die Bühnen', 'Help with energy costs reaches the stages'],
      [
        '{share} Prozent der Häuser haben Mittel aus dem Hilfsfonds beantragt, fast alle mit Erfolg. Für den nächsten Winter braucht es eine Lösung, die ohne Antrag auskommt.',
        '{share} percent of the houses applied for the aid fund, almost all with success. Next winter needs a solution without an application.',
      ],
    ],
    [
      [
        'Ländliche Räume: Landesbühnen brauchen mehr als einen Bus',
        'Rural areas: touring theaters need more than a bus',
      ],
      [
        'Wer in Turnhallen spielt, hat höhere Kosten als Einnahmen. Ein Fonds des Bundes soll helfen, Technik und Wege zu bezahlen.',
        'Playing in gyms costs more than it earns. A federal fund is to help pay for technology and travel.',
      ],
    ],
    [
      [
        'Rücklagen behalten dürfen: Landtag ändert Haushaltsrecht',
        'Permission to save: a state changes its budget law',
      ],
      [
        'Was ein Theater im Jahr erwirtschaftet, muss es nicht mehr zurückgeben. Der VBO hatte dafür {small} Beispiele gesammelt.',
        'What a theater earns in a year no longer has to be returned. The VBO had collected {small} examples in support.',
      ],
    ],
  ],
  facts: [
    [
      'Drei Viertel der Ausgaben eines Theaters sind Gehälter. Eine Kürzung um fünf Prozent bedeutet deshalb fast immer weniger Vorstellungen, nicht weniger Verwaltung.',
      'Three quarters of a theater’s spending is pay. A cut of five percent therefore almost always means fewer performances, not less administration.',
    ],
    [
      'Der VBO hat alle 310 Mitglieder befragt, {share} Prozent haben geantwortet. Die Ergebnisse sind nach Bundesland und Größe der Häuser aufgeschlüsselt.',
      'The VBO asked all of its 310 members, and {share} percent replied. The results are broken down by state and size of house.',
    ],
    [
      'Kommunen tragen mehr als die Hälfte der Zuschüsse und haben zugleich die engsten Haushalte. Eine gemeinsame Finanzierung mit den Ländern hat sich dort bewährt, wo sie vertraglich vereinbart ist.',
      'Municipalities bear more than half of the subsidies and have the tightest budgets. Joint funding with the states has proved itself where it is agreed by contract.',
    ],
    [
      'Ein Vorschlag des Verbands: Steigt der Tarif, steigt der Zuschuss im selben Jahr um denselben Anteil. Zwei Länder rechnen bereits so.',
      'The federation proposes: when agreed pay rises, the subsidy rises by the same share in the same year. Two states already calculate that way.',
    ],
    [
      'Rund {euros} Millionen Euro fehlen nach heutigem Stand in der kommenden Spielzeit. Ohne Ausgleich müssten etwa {small} Produktionen entfallen.',
      'Some {euros} million euros will be missing next season as things stand. Without compensation about {small} productions would have to be dropped.',
    ],
    [
      'In den vergangenen zehn Jahren sind die Eintrittspreise langsamer gestiegen als die Kosten. Ein Abend im Parkett kostet im Mittel 29 Euro, ein Platz im Rang 16.',
      'Over the past ten years ticket prices have risen more slowly than costs. An evening in the stalls costs 29 euros on average, a seat in the gallery 16.',
    ],
  ],
  quotes: [
    [
      'beatrix.hollenstedt',
      [
        'Ein Haushalt ist ein Spielplan in Zahlen. Man sieht ihm an, wen man einladen will.',
        'A budget is a program in figures. It shows whom you want to invite.',
      ],
    ],
    [
      'jonathan.akintola',
      [
        'Wir bitten nicht um Geschenke. Wir bitten um Verträge, die so lange halten wie eine Produktion dauert.',
        'We do not ask for gifts. We ask for contracts that last as long as a production takes.',
      ],
    ],
    [
      'henrike.olbersleben',
      [
        'Theater schließt man nicht. Man hört auf, sie zu heizen, und wundert sich dann.',
        'Nobody closes a theater. They stop heating it and are surprised.',
      ],
    ],
  ],
  pointsTitle: ['Was der VBO vorschlägt', 'What the VBO proposes'],
  points: [
    [
      'Zuschüsse, die Tarifabschlüssen ohne Antrag folgen',
      'Subsidies that follow agreed pay without an application',
    ],
    ['Verträge über mindestens fünf Jahre', 'Contracts of at least five years'],
    [
      'Ein Programm von Bund und Ländern für Bühnentechnik',
      'A federal and state program for stage technology',
    ],
    ['Weniger Nachweise, dafür eine Prüfung vor Ort', 'Fewer reports, but an inspection on site'],
    ['Eigene Mittel für Häuser, die über Land fahren', 'Separate money for houses that tour the countryside'],
  ],
}

/** The federation itself. */
export const federation: PressTopic = {
  category: 'verband',
  contact: 'valentina.kreienbrink',
  pictures: ['seat-arcs', 'audience-silhouettes', 'gallery-tiers'],
  attachments: 'satzung-und-beitritt',
  entries: [
    [
      ['Geschäftsbericht {year}: Woran wir gescheitert sind', 'Annual report {year}: where we failed'],
      [
        'Zwei Vorhaben haben wir aufgegeben, eines verschoben. Der meistgelesene Teil des Berichts steht in diesem Jahr ganz vorn.',
        'We gave up two plans and postponed one. The most-read part of the report stands at the front this year.',
      ],
    ],
    [
      ['Präsidium im Amt bestätigt', 'Executive board confirmed'],
      [
        'Die Mitgliederversammlung hat Präsidium und Geschäftsführung mit großer Mehrheit entlastet und drei neue Personen in die Ausschüsse gewählt.',
        'The general assembly discharged the executive board and the management by a large majority and elected three new people to the committees.',
      ],
    ],
    [
      ['{house} wird Mitglied im VBO', '{house} joins the VBO'],
      [
        'Mit dem Haus in {city} wächst der Verband weiter. Die Aufnahme hat die Mitgliederversammlung ohne Gegenstimme beschlossen.',
        'With the house in {city} the federation continues to grow. The general assembly admitted it without a vote against.',
      ],
    ],
    [
      [
        'Zu Gast in {city}: Einladung zur Mitgliederversammlung',
        'In {city}: invitation to the general assembly',
      ],
      [
        'Zwei Tage, 310 Häuser, eine Vorstellung zum Schluss: Der Verband tagt öffentlich und bittet Medien um Anmeldung.',
        'Two days, 310 houses, a performance at the end: the federation meets in public and asks media to register.',
      ],
    ],
    [
      ['Der Verband zieht um, jedenfalls im Netz', 'The federation moves, at least online'],
      [
        'Die neue Website öffnet Verzeichnis, Statistik und Jobbörse für alle. Sie lässt sich mit der Tastatur bedienen und lädt auch in der letzten Reihe.',
        'The new website opens the directory, statistics and job board to all. It works by keyboard and loads in the back row, too.',
      ],
    ],
    [
      ['Beitragsordnung: Kleine Häuser zahlen weniger', 'Fees: small houses pay less'],
      [
        'Der Beitrag folgt künftig genauer der Lohnsumme. Für {small} Mitglieder sinkt er, für elf steigt er leicht.',
        'The fee will follow the payroll more closely. It falls for {small} members and rises slightly for eleven.',
      ],
    ],
    [
      ['Neue Leitung für die Geschäftsstelle', 'New leadership for the office'],
      [
        'Das Präsidium hat die Geschäftsführung für fünf Jahre bestellt. Ihr erstes Vorhaben: jedes Mitglied einmal besuchen.',
        'The executive board has appointed the management for five years. Its first plan: to visit every member once.',
      ],
    ],
    [
      ['Geschäftsbericht {year} liegt vor', 'Annual report {year} is out'],
      [
        '{small} Stellungnahmen, 46 Seminare und {count} Beratungen: Der Bericht zeigt, womit die Geschäftsstelle ihre Tage verbracht hat.',
        '{small} position papers, 46 seminars and {count} consultations: the report shows how the office spent its days.',
      ],
    ],
  ],
  facts: [
    [
      'Dem VBO gehören 310 Mitglieder an: 145 Theater, 65 Orchester und 100 weitere Einrichtungen. Jedes hat, unabhängig von seiner Größe, eine Stimme.',
      'The VBO has 310 members: 145 theaters, 65 orchestras and 100 other institutions. Each has one vote, whatever its size.',
    ],
    [
      'Die Geschäftsstelle beantwortet im Jahr rund {count} Anfragen. Die häufigste lautet: Dürfen wir das?',
      'The office answers some {count} questions a year. The most frequent one is: are we allowed to do this?',
    ],
    [
      'Wer Mitglied werden will, stellt einen Antrag und zeigt einen Spielplan. Über die Aufnahme entscheidet die Versammlung nach einem Besuch vor Ort.',
      'Those who want to join apply and show a program. The assembly decides after a visit on site.',
    ],
    [
      'Alle Protokolle der Organe stehen Mitgliedern zwei Wochen nach der Sitzung offen. Beschlüsse werden auf einer Seite zusammengefasst, in einfacher Sprache.',
      'All minutes are open to members two weeks after a meeting. Decisions are summed up on one page, in plain language.',
    ],
    [
      'Der Verband lebt von Beiträgen und nimmt keine Zuwendungen von Unternehmen. Was Seminare einbringen, fließt in Stipendien.',
      'The federation lives on fees and takes no money from companies. What seminars earn pays for grants.',
    ],
  ],
  quotes: [
    [
      'henrike.olbersleben',
      [
        'Ein Verband ist so stark wie das kleinste Haus, das sich in ihm wiederfindet.',
        'A federation is as strong as the smallest house that recognizes itself in it.',
      ],
    ],
    [
      'ngozi.brackhage',
      [
        'Wir veröffentlichen unsere Fehler, weil andere sie sonst wiederholen.',
        'We publish our mistakes because others would repeat them.',
      ],
    ],
    [
      'oskar.bellersheim',
      [
        'Wer zu uns kommt, bringt zuerst Fragen mit. Das ist der beste Beitrag.',
        'Those who join bring questions first. That is the best contribution.',
      ],
    ],
  ],
  pointsTitle: ['Der Verband in Kürze', 'The federation in brief'],
  points: [
    ['310 Mitglieder in allen sechzehn Ländern', '310 members in all sixteen states'],
    ['Neun Personen im Präsidium, sechs Ausschüsse', 'Nine people on the board, six committees'],
    ['{small} Seminare im vergangenen Halbjahr', '{small} seminars in the past six months'],
    [
      'Eine Versammlung im Jahr, jedes Mal in einem anderen Haus',
      'One assembly a year, each time in another house',
    ],
  ],
}
