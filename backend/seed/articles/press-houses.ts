import type { PressTopic } from './topic'

/** Renovations and new buildings. */
export const buildings: PressTopic = {
  category: 'haeuser',
  contact: 'jonathan.akintola',
  pictures: ['gridiron', 'foyer-stairs', 'cyclorama', 'workshop-planks'],
  entries: [
    [
      ['{house} öffnet nach der Sanierung', '{house} reopens after renovation'],
      [
        'Neue Obermaschinerie, leise Lüftung, ein Foyer ohne Stufen: Das Haus in {city} spielt wieder am alten Ort.',
        'New flying equipment, quiet ventilation, a step-free foyer: the house in {city} plays at its old place again.',
      ],
    ],
    [
      [
        'Sanierungsstau: {small} Bühnentechniken sind älter als ihre Belegschaft',
        'Overdue repairs: {small} stages are older than their crews',
      ],
      [
        'Eine Erhebung des VBO beziffert den Bedarf auf {euros} Millionen Euro allein für die Sicherheit. Verschieben ist keine Lösung mehr.',
        'A survey by the VBO puts the need at {euros} million euros for safety alone. Postponing is no longer an answer.',
      ],
    ],
    [
      ['Spielen im Provisorium: Was Häuser daraus lernen', 'Playing in interim halls: what houses learn'],
      [
        'Ein Kaufhaus, eine Messehalle, ein Zelt: {small} Theater spielen derzeit anderswo. Manche wollen gar nicht zurück.',
        'A department store, an exhibition hall, a tent: {small} theaters are playing elsewhere. Some do not want to return.',
      ],
    ],
    [
      ['Grundstein in {city} gelegt', 'Foundation stone laid in {city}'],
      [
        '{house} bekommt eine Probebühne mit Tageslicht. Gebaut wird mit Holz aus der Region und einer Frist, an die alle glauben.',
        '{house} will have a rehearsal stage with daylight. It is built with local wood and to a deadline everybody believes in.',
      ],
    ],
    [
      [
        'Wettbewerb entschieden: Ein Theater, das man durchqueren kann',
        'Competition decided: a theater one can walk through',
      ],
      [
        'Der Entwurf für das neue Haus in {city} legt eine öffentliche Straße mitten durch das Foyer. Die Jury entschied einstimmig.',
        'The design for the new house in {city} runs a public street through the foyer. The jury was unanimous.',
      ],
    ],
    [
      [
        'Brandschutz mit Maß: Handreichung für alte Häuser',
        'Fire safety with a sense of proportion: a guide for old houses',
      ],
      [
        'Nicht jede Tür muss stählern sein. Ein Papier von Verband und Feuerwehren zeigt, was in denkmalgeschützten Räumen geht.',
        'Not every door has to be steel. A paper by the federation and fire services shows what is possible in listed buildings.',
      ],
    ],
    [
      ['Konzertsäle: Gute Akustik ist planbar', 'Concert halls: good acoustics can be planned'],
      [
        '{small} Säle wurden vermessen, vom Kammermusikraum bis zur Philharmonie. Die Daten stehen allen offen, die bauen wollen.',
        '{small} halls were measured, from chamber music rooms to philharmonic halls. The data are open to all who want to build.',
      ],
    ],
  ],
  facts: [
    [
      'Ein Drittel der Obermaschinerien ist älter als vierzig Jahre. Ersatzteile werden inzwischen in den eigenen Werkstätten gefräst.',
      'One third of flying systems are more than forty years old. Spare parts are now made in the theaters’ own workshops.',
    ],
    [
      'Der größte Teil der Kosten entfällt auf Technik, die niemand sieht: Lüftung, Leitungen, Brandmeldung. Der Zuschauerraum macht weniger als ein Fünftel aus.',
      'Most of the cost is for technology nobody sees: ventilation, wiring, fire alarms. The auditorium makes up less than a fifth.',
    ],
    [
      'Wer während des Baus weiterspielt, verliert im Mittel {percent} Prozent seines Publikums und gewinnt es binnen zweier Spielzeiten zurück.',
      'Those who go on playing during construction lose {percent} percent of their audience on average and win it back within two seasons.',
    ],
    [
      'Der Verband rät, Nutzerinnen und Nutzer vor der Architektur zu fragen: Requisite, Reinigung, Einlass. Sie kennen jeden Weg.',
      'The federation advises asking users before architects: props, cleaning, front of house. They know every path.',
    ],
    [
      'Geplant wurde mit {small} barrierefreien Plätzen in allen Preisgruppen. Auch die Bühne selbst ist ohne Stufen zu erreichen.',
      'The plan has {small} accessible seats in all price groups. The stage itself can be reached without steps as well.',
    ],
  ],
  quotes: [
    [
      'jonathan.akintola',
      [
        'Ein Theater saniert man für die nächsten vierzig Jahre. Es lohnt sich, vierzig Tage länger nachzudenken.',
        'A theater is renovated for the next forty years. It is worth thinking forty days longer.',
      ],
    ],
    [
      'tarik.wessendorf',
      [
        'Das beste Bauteil ist der Mensch, der früh genug Nein sagt.',
        'The best component is the person who says no early enough.',
      ],
    ],
    [
      'marlene.zieselhof',
      [
        'Sicherheit sieht man nicht. Man merkt nur, wenn sie fehlt.',
        'Safety is invisible. You notice only when it is missing.',
      ],
    ],
  ],
  pointsTitle: ['Zahlen zum Bau', 'The building in figures'],
  points: [
    [
      '{euros} Millionen Euro, je zur Hälfte von Stadt und Land',
      '{euros} million euros, half each from city and state',
    ],
    ['{small} Monate Bauzeit', '{small} months of construction'],
    ['Ein Viertel weniger Energie im Betrieb', 'A quarter less energy in use'],
    ['Alle Wege für das Publikum ohne Stufen', 'All paths for the audience step-free'],
    ['Zwei Probebühnen im Maßstab der großen', 'Two rehearsal stages of the size of the main one'],
  ],
}

/** Climate and energy. */
export const sustainability: PressTopic = {
  category: 'haeuser',
  contact: 'karim.uhlenbrock',
  pictures: ['lamp-row', 'costume-folds', 'cyclorama'],
  attachments: 'klimabilanz',
  entries: [
    [
      ['{small} Häuser legen ihre Klimabilanz offen', '{small} houses publish their carbon accounts'],
      [
        'Der größte Posten ist nicht das Licht, es ist der Weg des Publikums. Der VBO veröffentlicht die Bilanzen zum ersten Mal vergleichbar.',
        'The largest item is not the lighting; it is how the audience travels. The VBO publishes the accounts in comparable form for the first time.',
      ],
    ],
    [
      [
        'Kulissen im Kreislauf: Börse für Bühnenbilder eröffnet',
        'Scenery in circulation: an exchange for stage sets opens',
      ],
      [
        'Treppen, Podeste, ein Wald aus Sperrholz: Was abgespielt ist, steht künftig anderen Häusern zur Verfügung.',
        'Stairs, platforms, a plywood forest: what has had its last night is now available to other houses.',
      ],
    ],
    [
      ['LED bis in die Obermaschinerie', 'LEDs right up to the flies'],
      [
        'Die letzten Glühlampen gehen vom Netz. {share} Prozent der Mitglieder haben ihre Scheinwerfer umgerüstet, und das Licht ist wieder warm.',
        'The last filament lamps go off the grid. {share} percent of members have converted their lights, and the light is warm again.',
      ],
    ],
    [
      [
        'Mit der Karte im Zug: Kombitickets für {small} Häuser',
        'Ticket and train in one: combined tickets for {small} houses',
      ],
      [
        'Wer eine Vorstellung bucht, fährt im Nahverkehr ohne Aufpreis. Finanziert wird das aus Parkgebühren.',
        'Those who book a performance ride public transport free of charge. Parking fees pay for it.',
      ],
    ],
    [
      [
        '18 Grad auf der Probe: Was der Winter gelehrt hat',
        '18 degrees at rehearsal: what the winter taught us',
      ],
      [
        'Die Häuser haben {percent} Prozent weniger Gas verbraucht als im Vorjahr. Am meisten half, Türen zu schließen.',
        'The houses used {percent} percent less gas than the year before. Closing doors helped most.',
      ],
    ],
    [
      [
        'Grüne Tournee: Leitfaden für Orchester auf Reisen',
        'Green touring: a guide for orchestras on the road',
      ],
      [
        'Weniger Stationen, längere Aufenthalte, geliehene Pauken: So sinkt der Ausstoß einer Konzertreise um ein Drittel.',
        'Fewer stops, longer stays, borrowed timpani: this is how the emissions of a tour fall by a third.',
      ],
    ],
    [
      [
        'Stoffe ohne Gift: Kostümwerkstätten stellen um',
        'Fabrics without poison: costume workshops change over',
      ],
      [
        'Färbereien aus {small} Häusern haben Rezepte getauscht. Das Rot der Vorhänge bleibt, die Schwermetalle gehen.',
        'Dye works of {small} houses exchanged recipes. The red of the curtains stays, the heavy metals go.',
      ],
    ],
  ],
  facts: [
    [
      'Die Anreise der Gäste macht {share} Prozent des Ausstoßes aus, Heizung und Lüftung ein Viertel, das Bühnenlicht weniger als drei Prozent.',
      'Visitors’ travel makes up {share} percent of emissions, heating and ventilation a quarter, stage lighting less than three percent.',
    ],
    [
      'Grundlage ist ein Rechner, den der Verband kostenlos anbietet. Er kommt mit zwölf Angaben aus, die jede Haustechnik kennt.',
      'The basis is a calculator that the federation offers free of charge. It needs twelve figures known to every building manager.',
    ],
    [
      'Für ein mittleres Bühnenbild werden {small} Kubikmeter Holz verbaut. Zwei Drittel davon lassen sich wiederverwenden, wenn geschraubt statt geklebt wird.',
      'An average set takes {small} cubic meters of wood. Two thirds can be reused if it is screwed instead of glued.',
    ],
    [
      'In jedem zehnten Haus gibt es inzwischen eine Person, die für Nachhaltigkeit Zeit hat. Wo sie in der Produktion sitzt statt in der Verwaltung, wirkt sie am stärksten.',
      'One house in ten now has a person with time for sustainability. Those who sit in production instead of administration have the greatest effect.',
    ],
    [
      'Die Mitglieder haben sich verpflichtet, bis zum Ende des Jahrzehnts ein Drittel einzusparen. Über den Stand wird jährlich berichtet.',
      'Members have committed themselves to saving a third by the end of the decade. Progress is reported yearly.',
    ],
  ],
  quotes: [
    [
      'karim.uhlenbrock',
      [
        'Theater kann aus nichts etwas machen. Das ist die älteste Form von Kreislaufwirtschaft.',
        'Theater can make something out of nothing. It is the oldest form of circular economy.',
      ],
    ],
    [
      'jasper.lindequist',
      [
        'Wir sparen nicht an der Kunst. Wir sparen an der Heizung im leeren Saal.',
        'We do not save on art. We save on heating an empty hall.',
      ],
    ],
    [
      'karim.uhlenbrock',
      [
        'Eine ehrliche Zahl ist mehr wert als ein grünes Plakat.',
        'An honest figure is worth more than a green poster.',
      ],
    ],
  ],
  pointsTitle: ['Fünf Schritte, die sofort wirken', 'Five steps with immediate effect'],
  points: [
    ['Lüftung nach Belegung statt nach Uhr', 'Ventilation by occupancy instead of by the clock'],
    ['Bühnenbilder so bauen, dass man sie lösen kann', 'Build sets so that they come apart'],
    ['Nahverkehr in den Kartenpreis einrechnen', 'Include public transport in the ticket'],
    ['Gastspiele zu Reisen verbinden', 'Link guest performances into tours'],
    ['Die Bilanz neben den Spielplan hängen', 'Put the accounts up next to the program'],
  ],
}
