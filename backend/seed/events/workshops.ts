import { eventsOf } from './planned-event'

export const workshops = [
  ...eventsOf(
    'workshop',
    [
      ['Dienstpläne, die halten', 'Rotas that hold'],
      [
        'Wie man drei Wochen im Voraus plant, ohne sich zu belügen. Mit Beispielen aus großen und kleinen Häusern.',
        'How to plan three weeks ahead without lying to yourself. With examples from large and small houses.',
      ],
      { days: 5, weekday: 3 },
      { from: '10:00', hours: 6 },
      'office',
    ],
    [
      ['Barrierefreie Vorstellung: der erste Schritt', 'Accessible performances: the first step'],
      [
        'Audiodeskription, Übertitel, entspannte Vorstellung. Am Nachmittag gehen wir gemeinsam durch ein Haus.',
        'Audio description, surtitles, relaxed performances. In the afternoon we walk through a house together.',
      ],
      { days: 26, weekday: 4 },
      { from: '09:30', hours: 7 },
      'house',
    ],
    [
      ['Gastverträge ohne Fallstricke', 'Guest contracts without pitfalls'],
      [
        'Ein Vormittag Recht für alle, die engagieren: Fristen, Ausfall, Versicherung.',
        'A morning of law for all who hire: notice periods, cancellations, insurance.',
      ],
      { days: 14, weekday: 2 },
      { from: '09:00', hours: 3.5 },
      'online',
    ],
    [
      ['Klimabilanz in vier Stunden', 'Carbon accounts in four hours'],
      [
        'Bringen Sie zwölf Zahlen mit, Sie gehen mit einer Bilanz nach Hause.',
        'Bring twelve figures and go home with an account.',
      ],
      { days: 40, weekday: 5 },
      { from: '10:00', hours: 4 },
      'online',
    ],
    [
      ['Schwierige Gespräche führen', 'Leading difficult conversations'],
      [
        'Nichtverlängerung, Kritik, Konflikt: üben mit Menschen, die es nicht ernst meinen, bevor es ernst wird.',
        'Non-renewal, criticism, conflict: practicing with people who do not mean it before it gets serious.',
      ],
      { days: 61, weekday: 1 },
      { wholeDays: 2 },
      'office',
    ],
    [
      ['Gehörschutz im Orchester', 'Hearing protection in the orchestra'],
      [
        'Messen, anpassen, weiterspielen. Mit Anpassung vor Ort, bitte das Instrument mitbringen.',
        'Measure, fit, play on. With fitting on site; please bring your instrument.',
      ],
      { days: -24, weekday: 2 },
      { from: '11:00', hours: 5 },
      'house',
    ],
    [
      ['Intimität verabreden', 'Agreeing on intimacy'],
      [
        'Grundlagen für Regie und Ensemble: Sprache, Grenzen, Ablauf. Es wird nur gezeigt, was vereinbart ist.',
        'Basics for directors and ensembles: language, limits, procedure. Only what is agreed is shown.',
      ],
      { days: 131, weekday: 6 },
      { from: '10:00', hours: 7 },
      'house',
    ],
    [
      ['Brandschutz hinter der Bühne', 'Fire safety backstage'],
      [
        'Ein Tag mit der Feuerwehr, zwischen Prospekt und Schnürboden.',
        'A day with the fire service, between backdrop and flies.',
      ],
      { days: -67, weekday: 4 },
      { from: '08:30', hours: 6 },
      'house',
      { isCancelled: true },
    ],
  ),
  ...eventsOf(
    'meeting',
    [
      ['Jour fixe Recht', 'Legal hour'],
      [
        'Eine Stunde, in der jede Frage erlaubt ist. Die Antworten fassen wir ohne Namen zusammen.',
        'One hour in which every question is allowed. We sum up the answers without names.',
      ],
      { days: -120, weekday: 2 },
      { from: '17:00', hours: 1 },
      'online',
      { rrule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=26', without: [4, 11], isForMembers: true },
    ],
    [
      ['Stammtisch der Verwaltungsleitungen', 'Regulars’ table of managing directors'],
      [
        'Alle vier Wochen am Montag, ohne Tagesordnung, mit Getränk nach Wahl vor dem eigenen Bildschirm.',
        'On a Monday every four weeks, without an agenda, with a drink of your choice at your own screen.',
      ],
      { days: -176, weekday: 1 },
      { from: '19:30', hours: 1.5 },
      'online',
      { rrule: 'FREQ=WEEKLY;INTERVAL=4;COUNT=16' },
    ],
    [
      ['Netzwerk Theaterpädagogik', 'Network of theater educators'],
      [
        'Austausch über Formate, Förderung und Fahrpläne. Neue sind willkommen.',
        'An exchange on formats, funding and timetables. Newcomers are welcome.',
      ],
      { days: -45, weekday: 3 },
      { from: '16:00', hours: 2 },
      'online',
      { rrule: 'FREQ=WEEKLY;INTERVAL=6;COUNT=8' },
    ],
    [
      ['Frühstück mit der Geschäftsführung', 'Breakfast with the management'],
      [
        'Für neue Mitglieder: Kaffee, Fragen, ein Rundgang durch die Geschäftsstelle.',
        'For new members: coffee, questions, a tour of the office.',
      ],
      { days: 21, weekday: 5 },
      { from: '09:00', hours: 1.5 },
      'office',
      { isForMembers: true },
    ],
    [
      ['Redaktionsgespräch Debatte', 'Editorial meeting: debate'],
      [
        'Welche Texte fehlen? Offene Runde für alle, die schreiben oder widersprechen möchten.',
        'Which texts are missing? Open to all who want to write or object.',
      ],
      { days: 68, weekday: 2 },
      { from: '18:00', hours: 1.5 },
      'online',
    ],
  ),
]
