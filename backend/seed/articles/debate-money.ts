import type { DebateTopic } from './topic'

/** What the public pays, and for what. */
export const subsidies: DebateTopic = {
  category: 'geld',
  tags: ['foerderung', 'politik', 'stadt'],
  pictures: ['law-columns', 'city-lights', 'auditorium-plan'],
  entries: [
    [
      ['Was kostet ein leerer Platz?', 'What does an empty seat cost?'],
      ['Eine Rechnung mit offenem Ausgang', 'A calculation with an open end'],
      [
        'Jede Karte wird mit 140 Euro bezuschusst, heißt es. Rechnen wir einmal anders: Was kostet eine Stadt, in der es keine Plätze gibt?',
        'Each ticket is subsidized by 140 euros, they say. Let us calculate differently: what is the cost of a city without seats?',
      ],
    ],
    [
      ['Sparen ist eine Inszenierung', 'Cutting is a performance'],
      ['Rollen, Texte, Abgänge', 'Parts, lines, exits'],
      [
        'Erst kommt die Kommission, dann das Gutachten, am Ende fehlt immer dieselbe Sparte. Ein Stück in drei Akten.',
        'First comes the commission, then the report, and in the end it is always the same genre that goes. A play in three acts.',
      ],
    ],
    [
      ['Gebt uns weniger Projekte', 'Give us fewer projects'],
      ['Förderung braucht einen langen Atem', 'Funding needs staying power'],
      [
        'Wir haben im vergangenen Jahr neunzehn Anträge geschrieben. In derselben Zeit hätten wir zwei Stücke proben können.',
        'We wrote nineteen applications last year. In the same time we could have rehearsed two plays.',
      ],
    ],
    [
      ['Der Stadtrat geht ins Theater', 'The town council goes to the theater'],
      ['Protokoll eines Umdenkens', 'Minutes of a change of mind'],
      [
        'Ich war dagegen. Dann saß ich neben meinem Zahnarzt, meiner Nachbarin und meinem politischen Gegner, und alle schwiegen.',
        'I was against it. Then I sat next to my dentist, my neighbor and my political opponent, and all were silent.',
      ],
    ],
    [
      ['Sponsoring ist kein Schimpfwort', 'Sponsorship is no dirty word'],
      ['Aber auch kein Haushalt', 'But it is no budget either'],
      [
        'Private Mittel können eine Produktion retten. Ein Ensemble retten sie nie. Über eine Verwechslung mit Folgen.',
        'Private money can save a production. It never saves an ensemble. On a confusion with consequences.',
      ],
    ],
  ],
  facts: [
    [
      'Der Zuschuss für unser Haus entspricht den Kosten von elf Kilometern Umgehungsstraße. Die Straße wird gebaut. Ich habe nichts gegen Straßen; sie führen zu uns.',
      'Our subsidy equals the cost of eleven kilometers of bypass. The road is being built. I have nothing against roads; they lead to us.',
    ],
    [
      'Wer öffentliches Geld nimmt, schuldet der Öffentlichkeit etwas: Offenheit, Maß und gelegentlich eine Zumutung.',
      'Those who take public money owe the public something: openness, moderation and now and then a challenge.',
    ],
    [
      'In Sitzungen fällt oft das Wort „freiwillige Leistung“. Es klingt, als hätte jemand dem Theater ein Getränk ausgegeben.',
      'In meetings one often hears the words “voluntary service.” It sounds as if somebody had bought the theater a drink.',
    ],
    [
      'Die Zahlen sprechen nicht für sich. Man muss sie erzählen, und zwar denen, die sie nicht hören wollen.',
      'The figures do not speak for themselves. They have to be told, and to those who do not want to hear them.',
    ],
    [
      'Man darf über Geld streiten. Nur sollte man dabei nicht so tun, als wäre die Alternative kostenlos.',
      'We may argue about money. But nobody should pretend that the alternative is free.',
    ],
    [
      'Ein Verein aus der Nachbarstadt hat ausgerechnet, was ein Jahr ohne Spielzeit gespart hätte. Das Ergebnis lag unter den Kosten der Rechnung.',
      'A society in the next town worked out what a year without a season would have saved. The result was less than the cost of the calculation.',
    ],
  ],
  quotes: [
    ['Kultur ist keine Ausgabe. Sie ist eine Adresse.', 'Culture is not an expense. It is an address.'],
    [
      'Man erkennt eine Stadt daran, was sie sich um zwanzig Uhr leistet.',
      'You know a city by what it affords at eight in the evening.',
    ],
    [
      'Ein Antrag ist die einzige Textsorte, in der niemand die Wahrheit vermutet.',
      'An application is the only kind of text in which nobody suspects the truth.',
    ],
  ],
  pointsTitle: ['Drei Sätze für den nächsten Haushalt', 'Three sentences for the next budget'],
  points: [
    ['Zuschüsse wachsen mit den Löhnen', 'Subsidies grow with wages'],
    ['Verträge gelten fünf Jahre', 'Contracts hold for five years'],
    ['Wer kürzt, nennt die Vorstellung, die entfällt', 'Those who cut name the performance that goes'],
    ['Rücklagen sind erlaubt', 'Reserves are allowed'],
  ],
}

/** Climate, buildings and things. */
export const climate: DebateTopic = {
  category: 'geld',
  tags: ['nachhaltigkeit', 'bau', 'politik'],
  pictures: ['gridiron', 'lamp-row', 'workshop-planks', 'cyclorama'],
  entries: [
    [
      ['Der Wald aus Sperrholz', 'The plywood forest'],
      ['Wie grün darf eine Bühne scheinen?', 'How green may a stage look?'],
      [
        'Wir spielen ein Stück über das Ende der Welt und werfen danach vier Tonnen Dekoration weg. Das fällt sogar den Kindern auf.',
        'We perform a play about the end of the world and then throw away four tons of scenery. Even the children notice.',
      ],
    ],
    [
      ['Sanieren oder loslassen', 'Renovate or let go'],
      ['Nicht jedes Haus muss ein Haus bleiben', 'Not every house must remain a house'],
      [
        'Für das Geld einer einzigen Drehbühne könnte man zehn Jahre lang in Turnhallen spielen. Ein unbequemer Vergleich.',
        'For the price of one revolving stage one could play in gyms for ten years. An uncomfortable comparison.',
      ],
    ],
    [
      ['Dunkel ist auch ein Licht', 'Dark is a light, too'],
      ['Aus der Beleuchtung', 'From the lighting desk'],
      [
        'Wir haben gelernt, mit weniger Lampen zu arbeiten. Seitdem sieht man wieder Gesichter.',
        'We have learned to work with fewer lamps. Since then faces can be seen again.',
      ],
    ],
    [
      ['Fliegen für die Kunst?', 'Flying for art?'],
      ['Ein Orchester bleibt zu Hause', 'An orchestra stays at home'],
      [
        'Wir haben eine Reise abgesagt und die Gastgeber eingeladen. Es wurde die teuerste und beste Woche der Spielzeit.',
        'We canceled a tour and invited the hosts. It became the most expensive and best week of the season.',
      ],
    ],
    [
      ['Ein Kostüm hat neun Leben', 'A costume has nine lives'],
      ['Über das Weitergeben', 'On passing things on'],
      [
        'In einem Rock fand ich die Namen von sieben Schauspielerinnen. Seitdem trenne ich keine Naht mehr auf, ohne nachzusehen.',
        'In a skirt I found the names of seven actresses. Since then I have not opened a seam without looking.',
      ],
    ],
  ],
  facts: [
    [
      'Ein Bühnenbild lebt im Mittel zwei Spielzeiten. Danach kommt der Container, und alle sehen weg, weil sie wissen, wer es gebaut hat.',
      'A set lives for two seasons on average. Then comes the dumpster, and all look away because they know who built it.',
    ],
    [
      'Die ehrlichste Klimabilanz eines Theaters ist sein Parkhaus.',
      'The most honest carbon account of a theater is its parking garage.',
    ],
    [
      'Wer Verzicht sagt, hat schon verloren. Beschränkung dagegen kennt jede Kunst; man nennt sie Form.',
      'Those who say sacrifice have lost already. Limits, on the other hand, are known to every art; they are called form.',
    ],
    [
      'Unser Haus steht unter Denkmalschutz, die Heizung leider auch, so kommt es einem vor.',
      'Our house is a listed building, and so, it seems, is its heating.',
    ],
    [
      'Ich glaube nicht, dass eine Bühne die Welt rettet. Aber sie kann zeigen, wie Menschen aussehen, die es versuchen.',
      'I do not believe that a stage saves the world. But it can show what people look like who try.',
    ],
    [
      'Am Ende half kein Konzept, sondern eine Kollegin, die sich vor den Container stellte und fragte: Wer hat diese Treppe schon einmal ausgeliehen?',
      'In the end it was no strategy that helped, but a colleague who stood in front of the dumpster and asked: has anybody ever lent out these stairs?',
    ],
  ],
  quotes: [
    [
      'Nachhaltig ist ein Stück, über das man nach zehn Jahren noch spricht.',
      'A sustainable play is one people still talk about after ten years.',
    ],
    ['Beton vergisst nichts. Planung leider schon.', 'Concrete forgets nothing. Planning does.'],
    [
      'Wir bauen Welten. Wir sollten wissen, wohin mit ihnen.',
      'We build worlds. We should know where to put them.',
    ],
  ],
  pointsTitle: ['Woran wir uns messen lassen', 'What we can be measured by'],
  points: [
    [
      'Jedes zweite Podest war schon einmal in einem anderen Stück',
      'Every second platform has been in another play',
    ],
    ['Kein Gastspiel unter drei Vorstellungen', 'No tour for fewer than three performances'],
    ['Die Bilanz hängt im Foyer', 'The accounts hang in the foyer'],
    ['Der Bus wartet, bis der Vorhang fällt', 'The bus waits until the curtain falls'],
  ],
}
