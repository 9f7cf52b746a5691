import type { JobFamily, JobPost } from './family'

const chorister = (
  de: string,
  en: string,
  specialization: JobPost['specialization'],
  requirement: JobPost['requirements'][number],
): JobPost => ({
  title: [de, en],
  occupation: 'chorus-singer',
  specialization,
  tasks: [],
  requirements: [requirement],
})

/** Singers of opera choruses. */
export const chorus: JobFamily = {
  category: 'chorus',
  houses: ['Opernhaus', 'Mehrspartenhaus', 'Stadttheater'],
  contracts: ['nv-chor'],
  employments: ['full-time', 'full-time', 'full-time', 'part-time'],
  start: 'season',
  situation: [
    [
      'Unser Opernchor hat 32 Planstellen und steht in neun Neuproduktionen der Spielzeit auf der Bühne.',
      'Our opera chorus has 32 positions and appears in nine new productions each season.',
    ],
    [
      'Der Chor singt hier nicht nur im Hintergrund: Kleine Solopartien besetzen wir zuerst aus den eigenen Reihen.',
      'Here the chorus is more than background: we cast small solo roles from its ranks first.',
    ],
    [
      'Der Chor arbeitet unter der Leitung einer Chordirektorin, die auf einen weichen, verschmelzenden Klang achtet.',
      'The chorus works under a chorus director who values a soft, blended sound.',
    ],
  ],
  tasks: [
    [
      'Proben und Vorstellungen in Oper, Operette und Musical',
      'rehearsals and performances of opera, operetta and musicals',
    ],
    ['szenische Arbeit mit wechselnden Regieteams', 'stage work with changing directing teams'],
    ['Chorkonzerte und Gastspiele in der Region', 'choral concerts and guest performances in the region'],
    ['Übernahme kleiner Solopartien gegen Sondervergütung', 'small solo roles for additional pay'],
    ['Mitwirkung an den Familien- und Schulkonzerten', 'family and school concerts'],
  ],
  requirements: [
    ['ein Gesangsstudium oder eine gleichwertige Ausbildung', 'a degree in voice or equivalent training'],
    ['sicheres Vom-Blatt-Singen', 'confident sight-singing'],
    ['Freude am Spiel und an der Arbeit in einer Gruppe', 'a love of acting and of working in a group'],
    ['eine klangschöne, bewegliche Stimme, die sich mischt', 'a beautiful, flexible voice that blends'],
  ],
  apply: [
    [
      'Das Vorsingen findet auf der Hauptbühne statt. Vorzubereiten sind zwei Arien und die Chorstellen, die wir mit der Einladung senden.',
      'Auditions take place on the main stage. Please prepare two arias and the chorus excerpts that we send with the invitation.',
    ],
    [
      'Fahrtkosten zum Vorsingen erstatten wir bis zur Höhe einer Bahnfahrt zweiter Klasse. Über die Besetzung entscheidet der Chorvorstand mit.',
      'We reimburse travel to the audition up to the cost of a second-class train ticket. The chorus committee takes part in the decision.',
    ],
  ],
  posts: [
    chorister('1. Sopran im Opernchor', 'First soprano in the opera chorus', 'chorus-soprano-1', [
      'eine sichere Höhe bis c³',
      'a secure top up to high C',
    ]),
    chorister('2. Sopran im Opernchor', 'Second soprano in the opera chorus', 'chorus-soprano-2', [
      'eine tragfähige Mittellage',
      'a resonant middle register',
    ]),
    chorister('1. Alt im Opernchor', 'First alto in the opera chorus', 'chorus-alto-1', [
      'Leichtigkeit im Übergang zur Höhe',
      'ease in the transition to the upper register',
    ]),
    chorister('2. Alt im Opernchor', 'Second alto in the opera chorus', 'chorus-alto-2', [
      'eine klangvolle Tiefe bis f',
      'a sonorous low register down to F3',
    ]),
    chorister('1. Tenor im Opernchor', 'First tenor in the opera chorus', 'chorus-tenor-1', [
      'eine sichere Höhe bis c²',
      'a secure top up to high C',
    ]),
    chorister('2. Tenor im Opernchor', 'Second tenor in the opera chorus', 'chorus-tenor-2', [
      'eine kräftige Mittellage',
      'a strong middle register',
    ]),
    chorister('1. Bass im Opernchor', 'First bass in the opera chorus', 'chorus-bass-1', [
      'eine baritonale Höhe bis g¹',
      'a baritone top up to G4',
    ]),
    chorister('2. Bass im Opernchor', 'Second bass in the opera chorus', 'chorus-bass-2', [
      'eine tragende Tiefe bis D',
      'a carrying low register down to D2',
    ]),
    {
      title: ['Alt für projektweise Verstärkung des Kammerchors', 'Alto for projects of the chamber choir'],
      situation: [
        [
          'Wir singen zu zwölft bis zu vierundzwanzigst und proben projektweise, dann aber intensiv.',
          'We sing with twelve to twenty-four voices and rehearse project by project, but intensively.',
        ],
      ],
      apply: [
        [
          'Bitte senden Sie Lebenslauf und zwei Aufnahmen, eine davon im Ensemble. Zum Vorsingen bringen Sie eine Bach-Arie mit.',
          'Please send your résumé and two recordings, one of them with an ensemble. Bring a Bach aria to the audition.',
        ],
      ],
      occupation: 'chorus-singer',
      specialization: 'chorus-alto-1',
      houses: ['Chor'],
      contracts: ['freelance'],
      employments: ['freelance'],
      fee: [180, 240],
      tasks: [
        [
          'sechs Programme im Jahr, jeweils vier Probentage und zwei Konzerte',
          'six programs a year, each with four rehearsal days and two concerts',
        ],
      ],
      requirements: [
        [
          'Erfahrung in einem solistisch besetzten Ensemble',
          'experience in an ensemble with one voice per part',
        ],
      ],
    },
    {
      title: [
        'Tenor für projektweise Verstärkung des Vokalensembles',
        'Tenor for projects of the vocal ensemble',
      ],
      situation: [
        [
          'Wir singen zu zwölft bis zu vierundzwanzigst und proben projektweise, dann aber intensiv.',
          'We sing with twelve to twenty-four voices and rehearse project by project, but intensively.',
        ],
      ],
      apply: [
        [
          'Bitte senden Sie Lebenslauf und zwei Aufnahmen, eine davon im Ensemble. Zum Vorsingen bringen Sie eine Bach-Arie mit.',
          'Please send your résumé and two recordings, one of them with an ensemble. Bring a Bach aria to the audition.',
        ],
      ],
      occupation: 'chorus-singer',
      specialization: 'chorus-tenor-1',
      houses: ['Chor'],
      contracts: ['freelance'],
      employments: ['freelance'],
      fee: [180, 240],
      tasks: [
        [
          'Konzerte und Aufnahmen mit Musik von Josquin bis heute',
          'concerts and recordings of music from Josquin to the present day',
        ],
      ],
      requirements: [
        [
          'ein vibratoarmes, helles Timbre und sehr gute Intonation',
          'a bright timbre with little vibrato, and excellent intonation',
        ],
      ],
    },
  ],
}
