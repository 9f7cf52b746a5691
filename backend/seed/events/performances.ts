import { eventsOf } from './planned-event'

export const performances = [
  ...eventsOf(
    'festival',
    [
      ['Woche der kleinen Bühnen', 'Week of small stages'],
      [
        'Acht Tage, zweiundzwanzig Stücke, kein Saal mit mehr als hundert Plätzen.',
        'Eight days, twenty-two plays, no hall with more than a hundred seats.',
      ],
      { days: 96, weekday: 6 },
      { wholeDays: 8 },
      'house',
    ],
    [
      ['Orchestertreffen', 'Meeting of orchestras'],
      [
        'Sechs Ensembles spielen dasselbe Werk. Danach wird gestritten, welches es war.',
        'Six ensembles play the same work. Then they argue about which one it was.',
      ],
      { days: 202, weekday: 4 },
      { wholeDays: 4 },
      'house',
    ],
    [
      ['Junges Theater unterwegs', 'Young theater on the road'],
      [
        'Ein Festival in Schulen, Scheunen und im Linienbus. Der Fahrplan ist das Programm.',
        'A festival in schools, barns and on a bus. The timetable is the program.',
      ],
      { days: -98, weekday: 3 },
      { wholeDays: 5 },
      'house',
    ],
    [
      ['Lange Nacht der Foyers', 'Long night of foyers'],
      [
        'Vom frühen Abend bis zum ersten Kaffee: Häuser öffnen die Räume, durch die man sonst nur geht.',
        'From early evening to the first coffee: houses open the rooms one usually only passes through.',
      ],
      { days: 54, weekday: 6 },
      { from: '18:00', hours: 9 },
      'house',
    ],
    [
      ['Sommertheater am Wasser', 'Summer theater by the water'],
      [
        'Drei Wochen im Freien, bei jedem Wetter außer Sturm.',
        'Three weeks in the open, in any weather except storms.',
      ],
      { days: 238, weekday: 5 },
      { wholeDays: 17 },
      'house',
    ],
  ),
  ...eventsOf(
    'premiere',
    [
      ['„Die Nachtbuslinie“', '“The Night Bus Line”'],
      [
        'Eine Komödie für elf Personen und eine Haltestelle, uraufgeführt bei {house}.',
        'A comedy for eleven people and a bus stop, first performed at {house}.',
      ],
      { days: 3, weekday: 6 },
      { from: '19:30', hours: 2 },
      'house',
    ],
    [
      ['„Herr Lampe geht“', '“Mr. Lampe Leaves”'],
      [
        'Ein Abend über einen Beleuchter, der im Dunkeln bleibt.',
        'An evening about a lighting technician who stays in the dark.',
      ],
      { days: 30, weekday: 5 },
      { from: '20:00', hours: 1.5 },
      'house',
    ],
    [
      ['Sinfonie für leere Stühle', 'Symphony for empty chairs'],
      [
        'Ein neues Werk in vier Sätzen, im zweiten schweigt das Orchester.',
        'A new work in four movements; in the second the orchestra is silent.',
      ],
      { days: 82, weekday: 7 },
      { from: '17:00', hours: 2 },
      'house',
    ],
    [
      ['„Das Gewicht der Wolken“', '“The Weight of Clouds”'],
      ['Tanz für sieben Körper und drei Tonnen Stoff.', 'Dance for seven bodies and three tons of fabric.'],
      { days: 115, weekday: 6 },
      { from: '19:30', hours: 1.5 },
      'house',
    ],
    [
      ['„Oma Lotte und der Mond“', '“Grandma Lotte and the Moon”'],
      [
        'Theater ab fünf Jahren, mit Leiter, Laterne und Livemusik.',
        'Theater for ages five and up, with a ladder, a lantern and live music.',
      ],
      { days: -31, weekday: 7 },
      { from: '15:00', hours: 1 },
      'house',
    ],
    [
      ['„Inventur“', '“Stocktaking”'],
      [
        'Oper in einem Akt und einem Lager. Wegen eines Wasserschadens entfällt die Premiere.',
        'An opera in one act and one warehouse. The premiere is canceled because of water damage.',
      ],
      { days: 37, weekday: 6 },
      { from: '19:00', hours: 2.5 },
      'house',
      { isCancelled: true },
    ],
    [
      ['„Zwei Koffer“', '“Two Suitcases”'],
      [
        'Ein Klassenzimmerstück über Ankommen, das am selben Tag in sieben Orten beginnt.',
        'A classroom play about arriving that begins in seven towns on the same day.',
      ],
      { days: 171, weekday: 1 },
      { from: '09:30', hours: 1 },
      'house',
    ],
    [
      ['„Der letzte Prospekt“', '“The Last Backdrop”'],
      ['Ein Stück über Malerei, Staub und eine Wette.', 'A play about painting, dust and a bet.'],
      { days: 249, weekday: 4 },
      { from: '19:30', hours: 2.5 },
      'house',
    ],
  ),
]
