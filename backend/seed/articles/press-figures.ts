import type { PressTopic } from './topic'

/** The statistics of a season. */
export const seasonStatistics: PressTopic = {
  category: 'zahlen',
  contact: 'ingeborg.tannwald',
  pictures: ['auditorium-plan', 'seat-arcs', 'gallery-tiers'],
  attachments: 'spielzeitstatistik-2024-25',
  entries: [
    [
      ['Spielzeit {season}: {millions} Millionen Besuche', 'The {season} season: {millions} million visits'],
      [
        'Die Statistik des VBO zeigt, wohin es das Publikum zieht: in kleine Säle, an frühe Abende, zu neuen Stücken.',
        'The VBO’s statistics show where audiences go: to small halls, early evenings and new plays.',
      ],
    ],
    [
      ['Erste Trends der laufenden Spielzeit', 'First trends of the current season'],
      [
        'Der Vorverkauf beginnt später, die Säle sind voller. Eine Blitzumfrage unter {small} Häusern nennt Gründe.',
        'Advance sales start later, and halls are fuller. A quick survey of {small} houses gives reasons.',
      ],
    ],
    [
      ['Was gespielt wurde: {season} in Titeln', 'What was played: {season} in titles'],
      [
        'Noch nie standen so viele Stücke lebender Autorinnen und Autoren auf den Spielplänen. Die Klassiker bleiben, aber sie teilen sich den Platz.',
        'Never before were so many plays by living authors on the program. The classics stay, but they share the room.',
      ],
    ],
    [
      [
        '{millions} Millionen Besuche, und einer davon waren Sie',
        '{millions} million visits, and one of them was yours',
      ],
      [
        'Die Zahlen der Spielzeit {season} liegen vor. Gewachsen sind vor allem Angebote unter neunzig Minuten.',
        'The figures of the {season} season are out. What grew most are performances of less than ninety minutes.',
      ],
    ],
    [
      [
        'Beschäftigte: Mehr Frauen in Leitungen, weniger feste Stellen',
        'Employees: more women in charge, fewer permanent posts',
      ],
      [
        'Der Anteil von Frauen an der Spitze steigt auf {share} Prozent. Zugleich arbeiten mehr Menschen befristet.',
        'The share of women at the top rises to {share} percent. At the same time more people work on fixed terms.',
      ],
    ],
    [
      ['Kinder- und Jugendtheater überholt das Konzert', 'Theater for young audiences overtakes concerts'],
      [
        'Zum ersten Mal zählen Vorstellungen für junges Publikum mehr Besuche als Konzerte am Abend. Jede zweite Karte geht an eine Schulklasse.',
        'For the first time performances for the young count more visits than evening concerts. Every second ticket goes to a school class.',
      ],
    ],
    [
      ['Spielzeit {season}: Die Statistik im Überblick', 'The {season} season: statistics at a glance'],
      [
        '{millions} Millionen Menschen saßen im Publikum der Mitglieder. Der Verband stellt alle Tabellen offen bereit.',
        '{millions} million people sat in the audiences of our members. The federation publishes all tables.',
      ],
    ],
    [
      ['So wird gezählt: Methodik überarbeitet', 'How we count: method revised'],
      [
        'Streams, Gespräche und Führungen bekommen eigene Spalten. Was ein Besuch ist, bleibt, wie es war: ein Mensch im Raum.',
        'Streams, talks and tours have columns of their own. What a visit is stays as it was: a person in the room.',
      ],
    ],
  ],
  facts: [
    [
      'Erfasst sind Vorstellungen, Besuche, Beschäftigte, Einnahmen und Ausgaben. Fast alle Mitglieder haben gemeldet; fehlende Angaben werden nicht geschätzt.',
      'The figures cover performances, visits, employees, income and expenses. Almost all members reported; missing numbers are not estimated.',
    ],
    [
      'Die Auslastung liegt bei {share} Prozent. Am höchsten ist sie am Samstag und, überraschend, am Mittwochnachmittag.',
      'Occupancy is {share} percent. It is highest on Saturdays and, surprisingly, on Wednesday afternoons.',
    ],
    [
      'Der Anteil der eigenen Einnahmen am Etat ist um {percent} Prozentpunkte gewachsen. Das liegt an mehr Publikum, nicht an höheren Preisen.',
      'Own income has grown by {percent} percentage points of the budget. The reason is more visitors, not higher prices.',
    ],
    [
      'Unter den Uraufführungen stammen vier von zehn von Autorinnen. Vor zehn Jahren war es jede fünfte.',
      'Four in ten premieres of new plays are by women. Ten years ago it was one in five.',
    ],
    [
      'Die Tabellen stehen als offene Daten bereit und dürfen mit Nennung der Quelle genutzt werden. Auf Wunsch rechnet das Statistikteam eigene Auswertungen.',
      'The tables are open data and may be used if the source is named. The statistics team runs other evaluations on request.',
    ],
    [
      'Ausgewertet wurden {count} Datensätze aus allen Ländern. Die Methodik ist seit der Spielzeit 2018/19 unverändert, Vergleiche sind deshalb möglich.',
      '{count} records from all states were evaluated. The method has not changed since the 2018/19 season, so the years can be compared.',
    ],
  ],
  quotes: [
    [
      'ingeborg.tannwald',
      [
        'Zahlen erklären keinen Abend. Aber sie zeigen, wer ihn nicht sehen konnte.',
        'Figures do not explain an evening. But they show who could not see it.',
      ],
    ],
    [
      'raul.petersilge',
      [
        'Der interessanteste Wert ist immer der, mit dem niemand gerechnet hat. Diesmal ist es der Mittwoch.',
        'The most interesting figure is always the one nobody expected. This time it is Wednesday.',
      ],
    ],
    [
      'tarik.wessendorf',
      [
        'Unser Publikum ist zurück, und es hat neue Leute mitgebracht.',
        'Our audience is back, and it has brought new people along.',
      ],
    ],
  ],
  pointsTitle: ['Auf einen Blick', 'At a glance'],
  points: [
    [
      '{millions} Millionen Besuche in der Spielzeit {season}',
      '{millions} million visits in the {season} season',
    ],
    ['{share} Prozent Auslastung über alle Sparten', '{share} percent occupancy across all genres'],
    ['Jede fünfte Karte unter zwölf Euro', 'One ticket in five under twelve euros'],
    ['Rund 52.000 Vorstellungen im Jahr', 'Some 52,000 performances a year'],
    [
      'Dreimal so viele Vorstellungen mit Übertiteln wie vor fünf Jahren',
      'Three times as many performances with surtitles as five years ago',
    ],
  ],
}

/** Who comes, and who does not. */
export const audience: PressTopic = {
  category: 'zahlen',
  contact: 'raul.petersilge',
  pictures: ['audience-silhouettes', 'foyer-stairs', 'city-lights'],
  attachments: 'methodik',
  entries: [
    [
      ['Warum Menschen nicht ins Theater gehen', 'Why people do not go to the theater'],
      [
        'Nicht der Preis, die Begleitung fehlt: {share} Prozent der Befragten würden häufiger kommen, wenn jemand mitkäme.',
        'It is not the price, it is the company: {share} percent would come more often if somebody came along.',
      ],
    ],
    [
      ['Unter 30: Mehr Junge im Parkett', 'Under 30: more young people in the stalls'],
      [
        'Wo es ein Ticket für junge Menschen gibt, wächst ihr Anteil binnen drei Spielzeiten um ein Drittel. Der VBO wirbt für ein gemeinsames Angebot aller Häuser.',
        'Where there is a ticket for the young, their share grows by a third within three seasons. The VBO calls for a common offer of all houses.',
      ],
    ],
    [
      ['Später gebucht, öfter gekommen', 'Booked later, came more often'],
      [
        'Das Abonnement verliert, der Wahlgutschein gewinnt. Eine Auswertung von {count} Verkäufen zeigt, wie sich Gewohnheiten verschieben.',
        'Subscriptions lose, vouchers win. An evaluation of {count} sales shows how habits shift.',
      ],
    ],
    [
      [
        'Das Publikum wird gefragt: Befragung in {small} Häusern startet',
        'Asking the audience: survey begins in {small} houses',
      ],
      [
        'Zwölf Fragen, drei Minuten, neun Sprachen: Von dieser Woche an liegt der Bogen in den Foyers und im Netz.',
        'Twelve questions, three minutes, nine languages: from this week the form is in the foyers and online.',
      ],
    ],
    [
      ['Um halb sieben: Frühe Anfangszeiten kommen an', 'Half past six: early starts are popular'],
      [
        'Häuser, die eine Stunde früher beginnen, gewinnen Familien und Menschen mit langem Heimweg. Die Kasse spürt es schon nach wenigen Wochen.',
        'Houses that start an hour earlier win families and people with a long way home. The box office notices within weeks.',
      ],
    ],
    [
      ['Zahl, was du kannst: Bilanz nach zwei Jahren', 'Pay what you can: two years on'],
      [
        'An {small} Häusern bestimmt das Publikum an einzelnen Abenden den Preis. Die Einnahmen sinken kaum, das Foyer wird bunter.',
        'At {small} houses the audience sets the price on some evenings. Income hardly falls, and the foyer grows more diverse.',
      ],
    ],
    [
      ['Wer zum ersten Mal kommt, bleibt länger im Foyer', 'First-time visitors stay longer in the foyer'],
      [
        'Eine Studie hat Wege durchs Haus gemessen. Ergebnis: Ein Mensch, der grüßt, wirkt stärker als jedes Leitsystem.',
        'A study measured paths through the building. The result: a person who says hello does more than any signs.',
      ],
    ],
  ],
  facts: [
    [
      'Befragt wurden {count} Menschen zwischen 16 und 89 Jahren, die Hälfte davon hatte in den letzten zwölf Monaten keine Vorstellung besucht.',
      '{count} people between 16 and 89 were asked; half of them had not been to a performance in the past twelve months.',
    ],
    [
      'Am häufigsten genannt wurden fehlende Begleitung, unklare Anfangszeiten und die Sorge, etwas falsch zu machen. Der Preis folgt auf Platz vier.',
      'Mentioned most were the lack of company, unclear starting times and the fear of doing something wrong. The price comes fourth.',
    ],
    [
      'In Städten mit Nachtbus kommen {percent} Prozent mehr Gäste aus dem Umland. Wo der letzte Zug um 22 Uhr fährt, geht ein Viertel in der Pause.',
      'In cities with a night bus, {percent} percent more visitors come from the surroundings. Where the last train leaves at 10 p.m., a quarter leave at the interval.',
    ],
    [
      'Empfehlungen von Freundinnen und Freunden wirken dreimal so stark wie Plakate. Am wenigsten bringt Werbung, die den Titel nicht erklärt.',
      'Recommendations by friends do three times as much as posters. Advertising that does not explain the title does least.',
    ],
    [
      'Die Daten wurden ohne Namen erhoben und nach der Auswertung gelöscht. Ein Bericht mit allen Fragen steht zum Herunterladen bereit.',
      'The data were collected without names and deleted after the evaluation. A report with all questions can be downloaded.',
    ],
  ],
  quotes: [
    [
      'raul.petersilge',
      [
        'Die Schwelle ist selten aus Stein. Meistens ist sie eine Frage, die niemand beantwortet hat.',
        'The threshold is seldom made of stone. Mostly it is a question that nobody answered.',
      ],
    ],
    [
      'tarik.wessendorf',
      ['Publikum ist kein Ziel, es ist ein Gegenüber.', 'An audience is not a target; it is a counterpart.'],
    ],
    [
      'aylin.brockdorf',
      [
        'Wir haben gefragt und dann drei Monate zugehört.',
        'We asked, and then we listened for three months.',
      ],
    ],
  ],
  pointsTitle: ['Was Häuser daraus machen können', 'What houses can do with it'],
  points: [
    ['Anfang, Ende und Pause auf jede Karte drucken', 'Print start, end and interval on each ticket'],
    [
      'Ein zweiter Platz zum halben Preis am ersten Abend',
      'A second seat at half price on the first evening',
    ],
    ['Menschen im Foyer, die ansprechbar sind', 'People in the foyer whom one can ask'],
    ['Einführungen auch nach der Vorstellung', 'Introductions after the performance as well'],
  ],
}
