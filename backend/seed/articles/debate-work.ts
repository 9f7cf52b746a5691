import type { DebateTopic } from './topic'

/** How people work in theaters. */
export const leadership: DebateTopic = {
  category: 'arbeit',
  tags: ['leitung', 'ensemble', 'generationen'],
  pictures: ['negotiation-table', 'empty-stage-cold', 'seat-arcs'],
  entries: [
    [
      ['Wer leitet, muss nicht recht haben', 'Those in charge need not be right'],
      ['Ein Plädoyer für geteilte Intendanzen', 'A case for shared leadership'],
      [
        'Drei Menschen an der Spitze entscheiden langsamer als einer. Dafür müssen sie einander erklären, warum. Das ist kein Nachteil.',
        'Three people at the top decide more slowly than one. But they have to explain to each other why. That is no drawback.',
      ],
    ],
    [
      ['Die erste Reihe im Probenraum', 'The front row of the rehearsal room'],
      ['Über Macht, die man nicht sieht', 'On power that cannot be seen'],
      [
        'Es gibt Regeln für Dienstpläne und Fluchtwege. Für den Satz „Noch einmal, und diesmal richtig“ gibt es keine.',
        'There are rules for rotas and escape routes. For the sentence “Again, and properly this time” there are none.',
      ],
    ],
    [
      ['Fünf Jahre sind zu kurz', 'Five years are too short'],
      ['Warum Wechsel Häuser müde macht', 'Why change makes houses tired'],
      [
        'Mit jeder neuen Leitung gehen Menschen, die nichts falsch gemacht haben. Ein Zwischenruf zur Nichtverlängerung.',
        'With each new director people leave who did nothing wrong. A note on non-renewal.',
      ],
    ],
    [
      ['Lob der Verwaltung', 'In praise of administration'],
      ['Kunst entsteht auch in Tabellen', 'Art is made in spreadsheets, too'],
      [
        'Niemand applaudiert einem Wirtschaftsplan. Dabei ist er der einzige Text, den am Theater wirklich alle lesen sollten.',
        'Nobody applauds a business plan. Yet it is the one text everybody in a theater should read.',
      ],
    ],
    [
      ['Wer räumt eigentlich auf?', 'Who tidies up?'],
      ['Gedanken nach dem Abbau', 'Thoughts after the set is struck'],
      [
        'Um Mitternacht ist die Bühne leer. Wer sie geleert hat, steht in keinem Programmheft. Ein Rundgang mit Taschenlampe.',
        'At midnight the stage is empty. Those who emptied it stand in no program. A tour with a flashlight.',
      ],
    ],
    [
      ['Mit siebzig an die Rampe', 'To the footlights at seventy'],
      ['Alter ist keine Besetzungsfrage', 'Age is no question of casting'],
      [
        'Auf deutschen Bühnen verschwinden Frauen mit fünfzig und tauchen mit achtzig als Großmutter wieder auf. Wo waren sie dazwischen?',
        'On German stages women disappear at fifty and return at eighty as grandmothers. Where were they in between?',
      ],
    ],
  ],
  facts: [
    [
      'In meinem ersten Jahr habe ich gezählt, wie oft in Sitzungen jemand sagte: Das war schon immer so. Bei dreiundvierzig habe ich aufgehört.',
      'In my first year I counted how often somebody said in meetings: it has always been like that. I stopped at forty-three.',
    ],
    [
      'Ein Theater ist ein Betrieb mit drei Schichten und einer Premiere als Stichtag. Wer das romantisch findet, war noch nie bei einer Endprobe.',
      'A theater is an enterprise with three shifts and a premiere for a deadline. Those who find it romantic have never been to a final rehearsal.',
    ],
    [
      'Widerspruch braucht Zeit, und Zeit ist das, was vor der Premiere fehlt. Also muss er früher kommen: im Vertrag, im Kalender, in der ersten Woche.',
      'Disagreement takes time, and time is what is missing before a premiere. So it has to come earlier: in the contract, in the calendar, in the first week.',
    ],
    [
      'Man wird einwenden, dass Kunst keine Abstimmung sei. Das stimmt. Aber auch keine Anordnung.',
      'Some will object that art is not a vote. True. But neither is it an order.',
    ],
    [
      'Die besten Leitungen, die ich erlebt habe, kannten die Namen der Reinigungskräfte und die Grenzen ihres eigenen Geschmacks.',
      'The best directors I have known knew the names of the cleaners and the limits of their own taste.',
    ],
    [
      'Natürlich gibt es Häuser, die unter einer einzigen starken Hand geblüht haben. Es gibt auch Gärten, die nach der Dürre verwildert sind.',
      'Of course there are houses that blossomed under one strong hand. There are also gardens that ran wild after the drought.',
    ],
  ],
  quotes: [
    ['Verantwortung lässt sich teilen. Schuld übrigens auch.', 'Responsibility can be shared. So can blame.'],
    [
      'Wer immer bleibt, sieht nichts mehr. Wer immer geht, hat nie etwas gesehen.',
      'Those who always stay no longer see. Those who always leave never saw.',
    ],
    [
      'Ein Ensemble ist eine Verabredung auf Zeit, die man jeden Abend erneuert.',
      'An ensemble is a temporary agreement that is renewed every evening.',
    ],
  ],
  pointsTitle: ['Drei Vorschläge', 'Three proposals'],
  points: [
    [
      'Leitungen im Team ausschreiben und auch so bezahlen',
      'Advertise leadership as a team, and pay it as one',
    ],
    ['Vor jeder Produktion verabreden, wie man streitet', 'Agree before each production on how to argue'],
    ['Übergaben planen wie eine Premiere', 'Plan handovers like a premiere'],
    ['Einmal im Jahr die Rollen tauschen', 'Swap roles once a year'],
  ],
}

/** Pay, time and what art costs those who make it. */
export const livelihood: DebateTopic = {
  category: 'arbeit',
  tags: ['gage', 'freie-szene', 'ensemble'],
  pictures: ['spot-single', 'rehearsal-light', 'workshop-planks'],
  entries: [
    [
      ['Leidenschaft ist kein Zahlungsmittel', 'Passion is no currency'],
      ['Was wir sagen, wenn wir über Gagen schweigen', 'What we say when we are silent about pay'],
      [
        'Am Theater spricht man über alles: Tod, Liebe, Verrat. Nur nicht darüber, was die Kollegin verdient.',
        'In theaters people talk about everything: death, love, betrayal. Just not about what a colleague earns.',
      ],
    ],
    [
      ['Sonntag ist auch ein Tag', 'Sunday is a day, too'],
      ['Eine Inspizienz über Zeit', 'A stage manager on time'],
      [
        'Seit zwölf Jahren plane ich die Abende anderer Leute. Diese Woche plane ich zum ersten Mal meinen eigenen.',
        'For twelve years I have planned other people’s evenings. This week I plan my own for the first time.',
      ],
    ],
    [
      ['Frei heißt nicht umsonst', 'Independent does not mean unpaid'],
      [
        'Stadttheater und freie Gruppen brauchen einander',
        'Municipal theaters and independent companies need each other',
      ],
      [
        'Koproduktion klingt nach Augenhöhe. Solange eine Seite einen Tarif hat und die andere einen Antrag, bleibt es ein schönes Wort.',
        'Co-production sounds like a meeting of equals. As long as one side has an agreement and the other an application, it is just a nice word.',
      ],
    ],
    [
      ['Teilzeit in Hauptrollen', 'Leading roles, part-time'],
      ['Ein Versuch und was er gekostet hat', 'An experiment and what it cost'],
      [
        'Zwei Menschen teilen sich eine Julia. Das Publikum hat es gemerkt und kam deshalb zweimal.',
        'Two people share one Juliet. The audience noticed and came twice for it.',
      ],
    ],
    [
      ['Mein Beruf steht nicht auf dem Plakat', 'My profession is not on the poster'],
      ['Aus der Schlosserei', 'From the metal shop'],
      [
        'Alles, was auf der Bühne leicht aussieht, wiegt bei uns hundertachtzig Kilo. Warum wir trotzdem bleiben.',
        'Everything that looks light on stage weighs a hundred and eighty kilos with us. Why we stay all the same.',
      ],
    ],
  ],
  facts: [
    [
      'Ich habe meine letzten zehn Verträge nebeneinandergelegt. In sieben fehlte die Probenzeit, in drei fehlte mein zweiter Vorname. Nur das Zweite ist jemandem aufgefallen.',
      'I put my last ten contracts side by side. Rehearsal time was missing in seven, my middle name in three. Only the latter was noticed.',
    ],
    [
      'Es heißt, wer nur des Geldes wegen arbeite, sei am Theater falsch. Wer so spricht, hat meistens welches.',
      'They say those who work only for money are wrong in the theater. People who say so usually have some.',
    ],
    [
      'Ein freier Abend in der Woche klingt bescheiden. Für jemanden mit zwei Kindern ist er der Unterschied zwischen einem Beruf und einer Belastungsprobe.',
      'One free evening a week sounds modest. For somebody with two children it is the difference between a profession and an endurance test.',
    ],
    [
      'Der Einwand lautet immer: Dafür ist kein Geld da. Er stimmt fast nie. Es ist nur schon für etwas anderes verplant.',
      'The objection is always: there is no money for that. It is hardly ever true. It is only set aside for something else.',
    ],
    [
      'Wir haben angefangen, Proben um sechzehn Uhr zu beenden. Die Premieren sind nicht schlechter geworden. Ein paar wurden sogar kürzer.',
      'We began to end rehearsals at four. The premieres did not get worse. Some even got shorter.',
    ],
    [
      'Fragt man junge Menschen, warum sie gehen, nennen sie selten die Kunst. Sie nennen den Dienstplan.',
      'Ask young people why they leave, and they seldom name the art. They name the rota.',
    ],
  ],
  quotes: [
    [
      'Ausbeutung wird nicht schöner, wenn man sie Familie nennt.',
      'Exploitation does not become nicer when it is called family.',
    ],
    [
      'Ein freier Tag, an dem das Telefon klingeln darf, ist eine Bereitschaft.',
      'A day off on which the phone may ring is a standby.',
    ],
    [
      'Man kann von Applaus nicht leben, aber man kann von ihm müde werden.',
      'You cannot live on applause, but you can grow tired of it.',
    ],
  ],
  pointsTitle: ['Was zu tun wäre', 'What could be done'],
  points: [
    ['Gagen innerhalb des Hauses offenlegen', 'Publish pay within the house'],
    ['Probenzeit in jeden Vertrag schreiben', 'Write rehearsal time into each contract'],
    ['Kinderbetreuung planen, bevor man besetzt', 'Plan child care before casting'],
    ['Honorare nennen, ehe jemand zusagt', 'Name fees before anybody agrees'],
  ],
}
