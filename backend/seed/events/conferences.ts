import { eventsOf } from './planned-event'

export const conferences = [
  ...eventsOf(
    'conference',
    [
      ['Jahrestagung: Wem gehört der Abend?', 'Annual conference: who owns the evening?'],
      [
        'Zwei Tage über Publikum, Zeit und Geld, mit Beiträgen aus vierzehn Häusern und einem Streitgespräch am Schluss.',
        'Two days on audiences, time and money, with talks from fourteen houses and a debate at the end.',
      ],
      { days: 47, weekday: 4 },
      { from: '10:00', hours: 31 },
      'house',
    ],
    [
      ['Fachtag Bühnentechnik', 'Stage technology day'],
      [
        'Obermaschinerie, Licht und Sicherheit: Was sich in den Normen ändert und was in der Werkstatt längst üblich ist.',
        'Flies, light and safety: what changes in the standards, and what workshops have long been doing.',
      ],
      { days: 19, weekday: 2 },
      { from: '09:30', hours: 7 },
      'house',
    ],
    [
      ['Klimakonferenz der Bühnen', 'Climate conference of the stages'],
      [
        'Bilanzen lesen, Wege planen, Bühnenbilder teilen. Anreise mit dem Zug empfohlen, das Programm beginnt nach Ankunft.',
        'Reading accounts, planning travel, sharing sets. Please come by train; the program begins after its arrival.',
      ],
      { days: 104, weekday: 3 },
      { wholeDays: 3 },
      'house',
    ],
    [
      [
        'Symposium: Künstliche Intelligenz und Ensemble',
        'Symposium: artificial intelligence and the ensemble',
      ],
      [
        'Stimmen, Rechte, Proben: Was wir Maschinen überlassen und was nicht. Mit Vorführung und Widerspruch.',
        'Voices, rights, rehearsals: what we leave to machines and what we do not. With a demonstration and objections.',
      ],
      { days: -38, weekday: 5 },
      { from: '11:00', hours: 6 },
      'house',
    ],
    [
      ['Orchestertag', 'Orchestra day'],
      [
        'Besetzung, Gesundheit, Nachwuchs: Ein Tag für alle, die Orchester leiten, verwalten oder in ihnen spielen.',
        'Staffing, health, young musicians: a day for all who lead, manage or play in orchestras.',
      ],
      { days: 158, weekday: 6 },
      { from: '10:30', hours: 7 },
      'house',
    ],
    [
      [
        'Zahlen lesen: Vorstellung der Spielzeitstatistik',
        'Reading figures: presentation of the season statistics',
      ],
      [
        'Die neuen Tabellen, erklärt von denen, die sie rechnen. Mit Zeit für Fragen, auch für unbequeme.',
        'The new tables, explained by those who compile them. With time for questions, awkward ones too.',
      ],
      { days: 12, weekday: 4 },
      { from: '14:00', hours: 2 },
      'online',
    ],
  ),
  ...eventsOf(
    'assembly',
    [
      ['Mitgliederversammlung', 'General assembly'],
      [
        'Berichte, Wahlen, Beschlüsse: zwei Tage im Haus eines Mitglieds, am Ende eine Vorstellung für alle.',
        'Reports, elections, decisions: two days at a member’s house, with a performance for all at the end.',
      ],
      { month: 6, day: 12 },
      { wholeDays: 2 },
      'house',
      { isForMembers: true },
    ],
    [
      ['Sitzung des Präsidiums', 'Meeting of the executive board'],
      [
        'Haushalt, Aufnahmen, Stellungnahmen. Das Protokoll steht Mitgliedern zwei Wochen danach offen.',
        'Budget, admissions, position papers. Members can read the minutes two weeks later.',
      ],
      { days: -54, weekday: 1 },
      { from: '11:00', hours: 5 },
      'office',
      { rrule: 'FREQ=MONTHLY;INTERVAL=2;COUNT=6', isForMembers: true },
    ],
    [
      ['Landesverband Nord: Versammlung', 'Regional association north: assembly'],
      [
        'Die Häuser zwischen Küste und Heide besprechen Gastspiele, Busse und den nächsten Haushalt.',
        'The houses between the coast and the heath discuss tours, buses and the next budget.',
      ],
      { days: 33, weekday: 2 },
      { from: '13:00', hours: 4 },
      'house',
      { isForMembers: true },
    ],
    [
      ['Tarifausschuss', 'Committee on agreements'],
      [
        'Vorbereitung der nächsten Runde. Unterlagen liegen im Mitgliederbereich.',
        'Preparing the next round. Papers are in the members’ area.',
      ],
      { days: 8, weekday: 1 },
      { from: '10:00', hours: 6 },
      'office',
      { isForMembers: true },
    ],
  ),
  ...eventsOf(
    'deadline',
    [
      ['Nichtverlängerung: letzter Tag der Mitteilung', 'Non-renewal: last day for notice'],
      [
        'Wer einen Vertrag nicht verlängern will, muss es bis zu diesem Tag mitgeteilt haben. Die Rechtsberatung ist bis 20 Uhr zu erreichen.',
        'Those who do not want to renew a contract must have said so by this day. Legal advice is available until 8 p.m.',
      ],
      { month: 10, day: 31 },
      { wholeDays: 1 },
      'office',
      { rrule: 'FREQ=YEARLY' },
    ],
    [
      ['Meldeschluss der Spielzeitstatistik', 'Season statistics: deadline for reports'],
      [
        'Bis zum Abend nehmen wir Ihre Zahlen entgegen. Fehlende Angaben schätzen wir nicht.',
        'We accept your figures until the evening. Missing numbers are not estimated.',
      ],
      { month: 12, day: 15 },
      { wholeDays: 1 },
      'online',
      { rrule: 'FREQ=YEARLY' },
    ],
    [
      ['Anträge zur Mitgliederversammlung', 'Motions for the general assembly'],
      [
        'Anträge müssen schriftlich in der Geschäftsstelle liegen. Für die Form gibt es ein Muster.',
        'Motions must be at the office in writing. There is a model for their form.',
      ],
      { month: 4, day: 17 },
      { wholeDays: 1 },
      'office',
      { isForMembers: true },
    ],
    [
      ['Einsendeschluss: Preis für junge Dramatik', 'Closing date: prize for new plays'],
      [
        'Gesucht werden Stücke für mehr als sechs Personen, noch nicht gespielt und auf Deutsch oder übersetzt.',
        'Plays for more than six characters are wanted, not yet performed, in German or in translation.',
      ],
      { days: 76 },
      { wholeDays: 1 },
      'online',
    ],
  ),
]
