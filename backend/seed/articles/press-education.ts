import type { PressTopic } from './topic'

/** Theater with children and young people. */
export const pedagogy: PressTopic = {
  category: 'bildung',
  contact: 'ruth.spangemacher',
  pictures: ['school-rows', 'rehearsal-light', 'light-cones'],
  attachments: 'respekt-und-schule',
  entries: [
    [
      ['Jede Klasse einmal im Jahr ins Theater', 'Every class to the theater once a year'],
      [
        'Mit {small} Schulen hat der VBO erprobt, was ein fester Theatertag kostet. Das Ergebnis: weniger, als ein Wandertag mit dem Reisebus.',
        'With {small} schools the VBO tried out what a fixed theater day costs. The result: less than a hike with a hired coach.',
      ],
    ],
    [
      ['Theaterpädagogik: Aus dem Projekt wird ein Beruf', 'Theater education: from project to profession'],
      [
        'Nur die Hälfte der Stellen ist unbefristet. Der VBO legt eine Musterbeschreibung vor, mit der Häuser sie dauerhaft einrichten können.',
        'Only half of the posts are permanent. The VBO presents a job description with which houses can make them so.',
      ],
    ],
    [
      ['Klassenzimmerstücke auf Tour durch {small} Orte', 'Classroom plays tour {small} towns'],
      [
        'Zwei Spielende, ein Koffer, vierzig Minuten: Das kleinste Format der Spielzeit hat die längste Reise vor sich.',
        'Two actors, one suitcase, forty minutes: the season’s smallest format has the longest way to go.',
      ],
    ],
    [
      ['Kinder schreiben Kritiken, Häuser antworten', 'Children write reviews, houses reply'],
      [
        '{count} Besprechungen von Kindern zwischen acht und zwölf gingen ein. Die strengsten hängen nun in den Intendanzen.',
        '{count} reviews by children between eight and twelve came in. The sternest now hang in directors’ offices.',
      ],
    ],
    [
      [
        'Ganztag mit Bühne: Leitlinien für Schulen und Theater',
        'All-day school with a stage: guidelines for schools and theaters',
      ],
      [
        'Wer probt wann, wer haftet, wer bezahlt den Bus? Ein Leitfaden beantwortet die Fragen, an denen gute Ideen sonst scheitern.',
        'Who rehearses when, who is liable, who pays for the bus? A guide answers the questions on which good ideas fail.',
      ],
    ],
    [
      [
        'Musik hören lernen: Orchester öffnen ihre Generalproben',
        'Learning to listen: orchestras open their dress rehearsals',
      ],
      [
        'Ab dem kommenden Schuljahr laden {small} Orchester Klassen ein, mitten unter den Musikerinnen und Musikern zu sitzen.',
        'From the coming school year {small} orchestras invite classes to sit among the musicians.',
      ],
    ],
    [
      ['Sommerbühne für alle, die nicht verreisen', 'A summer stage for those who stay at home'],
      [
        'In den Ferien spielen Kinder in {small} Häusern selbst. Kosten entstehen ihnen nicht, Applaus schon.',
        'In the holidays children perform in {small} houses themselves. It costs them nothing and earns applause.',
      ],
    ],
  ],
  facts: [
    [
      'Im vergangenen Jahr gab es 21.300 Angebote für Schulen, von der Probebühne bis zum Klassenzimmerstück. {share} Prozent fanden in der Schule selbst statt.',
      'There were 21,300 offers for schools last year, from the rehearsal room to the classroom play. {share} percent took place at school.',
    ],
    [
      'Eine Begleitstudie hat {count} Kinder vor und nach dem Besuch befragt. Am deutlichsten wächst die Bereitschaft, vor anderen zu sprechen.',
      'A study asked {count} children before and after the visit. What grows most is the willingness to speak in front of others.',
    ],
    [
      'Für Lehrkräfte gibt es zu jeder Produktion Material, kostenlos und ohne Anmeldung. Die meistgeladene Seite erklärt, was man bei Stille tun kann.',
      'Teachers find material for each production, free and without registration. The page downloaded most explains what to do with silence.',
    ],
    [
      'Fahrtkosten sind das größte Hindernis, vor allem auf dem Land. Drei Länder erstatten sie inzwischen vollständig.',
      'Travel is the greatest obstacle, above all in the countryside. Three states now reimburse it in full.',
    ],
    [
      'Der Verband berät Häuser, die zum ersten Mal mit Kitas arbeiten. Wichtigster Rat: Der Vorhang darf offen bleiben.',
      'The federation advises houses that work with day care centers for the first time. Its main advice: the curtain may stay open.',
    ],
  ],
  quotes: [
    [
      'ruth.spangemacher',
      [
        'Kinder sind kein Publikum von morgen. Sie sitzen heute da und haben recht.',
        'Children are not the audience of tomorrow. They sit there today, and they are right.',
      ],
    ],
    [
      'beatrix.hollenstedt',
      [
        'Ein Theaterbesuch ist Unterricht, bei dem niemand weiß, was die richtige Antwort ist.',
        'A visit to the theater is a lesson in which nobody knows the right answer.',
      ],
    ],
    [
      'kwame.detering',
      [
        'Wer mit zwölf eine Scheinwerferbrücke gesehen hat, vergisst das nicht.',
        'Those who saw a lighting bridge at twelve do not forget it.',
      ],
    ],
  ],
  pointsTitle: ['So können Schulen mitmachen', 'How schools can take part'],
  points: [
    ['Ein Haus in der Nähe im Verzeichnis suchen', 'Find a house nearby in the directory'],
    ['Wunschtermin nennen, am besten vormittags', 'Name a date, mornings are best'],
    ['Material zwei Wochen vorher im Unterricht nutzen', 'Use the material in class two weeks before'],
    ['Nach der Vorstellung Fragen stellen, auch unbequeme', 'Ask questions afterwards, awkward ones too'],
  ],
}

/** Training and first jobs. */
export const youngTalent: PressTopic = {
  category: 'bildung',
  contact: 'chiara.nottebohm',
  pictures: ['workshop-planks', 'fly-ropes', 'gridiron'],
  entries: [
    [
      ['Vierzehn Berufe, {count} Lehrstellen', 'Fourteen trades, {count} apprenticeships'],
      [
        'Theater bilden mehr aus als je zuvor und finden dennoch zu wenige Bewerbungen. Eine Kampagne zeigt, was hinter dem Vorhang gebaut wird.',
        'Theaters train more people than ever and still find too few applicants. A campaign shows what is built behind the curtain.',
      ],
    ],
    [
      [
        'Mentoring: {small} Paare arbeiten ein Jahr zusammen',
        'Mentoring: {small} pairs work together for a year',
      ],
      [
        'Junge Regieassistenzen treffen erfahrene Leitungen. Zum ersten Mal gibt es Plätze für die technische Direktion.',
        'Young assistant directors meet experienced leaders. For the first time there are places in technical direction.',
      ],
    ],
    [
      ['Fachkräfte gesucht: Obermaschinerie ohne Nachwuchs', 'Wanted: people for the flies'],
      [
        'In den nächsten acht Jahren geht ein Drittel der Bühnentechnik in Rente. Der VBO fordert schnellere Anerkennung ausländischer Abschlüsse.',
        'In the next eight years a third of stage technicians will retire. The VBO asks for faster recognition of foreign qualifications.',
      ],
    ],
    [
      ['Die Jobbörse wird einfacher', 'The job board becomes simpler'],
      [
        'Gehalt, Ort und Vertragsdauer stehen künftig in jeder Anzeige ganz oben. Anzeigen ohne Vergütung nimmt der Verband nicht mehr an.',
        'Pay, place and length of contract will stand at the top of each ad. The federation no longer accepts ads without pay.',
      ],
    ],
    [
      ['Ein Jahr hinter der Bühne: Freiwillige gesucht', 'A year behind the stage: volunteers wanted'],
      [
        '{small} Häuser bieten Plätze in Werkstatt, Dramaturgie und Ton. Zeugnisse spielen keine Rolle, Neugier schon.',
        '{small} houses offer places in workshops, dramaturgy and sound. Grades do not matter, curiosity does.',
      ],
    ],
    [
      [
        'Maskenbild, Ton, Requisite: Neue Ausbildungsordnungen',
        'Make-up, sound, props: new rules for apprenticeships',
      ],
      [
        'Digitale Werkzeuge und nachhaltige Materialien gehören ab dem nächsten Lehrjahr zum Stoff. Geprüft wird an einer echten Produktion.',
        'Digital tools and sustainable materials become part of the course next year. The exam is a real production.',
      ],
    ],
    [
      [
        'Erste Gage, erster Vertrag: Sprechstunde für Berufsanfänge',
        'First pay, first contract: advice for beginners',
      ],
      [
        'Was bedeutet Nichtverlängerung, und bis wann muss sie ausgesprochen sein? Ein Abend im Monat gehört denen, die das zum ersten Mal fragen.',
        'What is non-renewal, and by when must it be declared? One evening a month belongs to those who ask for the first time.',
      ],
    ],
  ],
  facts: [
    [
      'Rund {count} Menschen lernen derzeit an den Häusern der Mitglieder einen Beruf, vom Schlosserhandwerk bis zur Veranstaltungstechnik.',
      'Some {count} people are learning a trade at member houses, from metalwork to event technology.',
    ],
    [
      'Auf eine Stelle kommen im Mittel vier Bewerbungen; vor zehn Jahren waren es {small}. Am schwersten zu besetzen sind Plätze in Schlosserei und Obermaschinerie.',
      'There are four applications for each post; ten years ago it was {small}. Hardest to fill are places in metalwork and the flies.',
    ],
    [
      '{share} Prozent der Auszubildenden bleiben nach dem Abschluss am Theater. Als Grund nennen sie, dass kein Tag dem anderen gleicht.',
      '{share} percent of apprentices stay in the theater after their exam. They say it is because no two days are alike.',
    ],
    [
      'Häuser, die gemeinsam ausbilden, teilen sich Werkstätten und Prüfungen. Für kleine Bühnen ist das oft der einzige Weg.',
      'Houses that train together share workshops and exams. For small stages that is often the only way.',
    ],
    [
      'Wer schon gearbeitet hat, kann Prüfungen auch ohne Lehre ablegen. Die Beratung dazu ist für Angestellte der Mitglieder kostenlos.',
      'Those who have already worked can take exams without an apprenticeship. Advice is free for employees of members.',
    ],
  ],
  quotes: [
    [
      'chiara.nottebohm',
      [
        'Wir suchen Menschen, die mit den Händen denken.',
        'We are looking for people who think with their hands.',
      ],
    ],
    [
      'leyla.strohmann',
      ['Eine Anzeige ohne Gehalt ist eine halbe Anzeige.', 'An ad without pay is half an ad.'],
    ],
    [
      'kwame.detering',
      [
        'Niemand fängt oben an. Außer in der Obermaschinerie.',
        'Nobody starts at the top. Except in the flies.',
      ],
    ],
  ],
  pointsTitle: ['Gut zu wissen', 'Good to know'],
  points: [
    ['Bewerbungen sind das ganze Jahr über möglich', 'Applications are possible all year round'],
    [
      'Ein Praktikum von drei Tagen genügt zum Kennenlernen',
      'Three days of work experience are enough to get to know each other',
    ],
    ['Die Vergütung steht in jeder Anzeige', 'Pay is named in each ad'],
    ['Für Umzüge gibt es einen Zuschuss des Verbands', 'The federation helps with moving costs'],
  ],
}
