import type { JobFamily } from './family'

/** Directing, dramaturgy and those who run rehearsals and performances. */
export const directing: JobFamily = {
  category: 'directing-dramaturgy',
  houses: ['Stadttheater', 'Mehrspartenhaus', 'Schauspielhaus', 'Landesbühne', 'Opernhaus'],
  contracts: ['nv-solo'],
  employments: ['full-time', 'full-time', 'fixed-term'],
  start: 'season',
  situation: [
    [
      'Sie kommen in ein kleines Team mit kurzen Wegen, das Spielpläne gemeinsam denkt und streitbar bleibt.',
      'You will join a small team with short lines of communication that plans repertoires together and is not afraid of debate.',
    ],
    [
      'In der Spielzeit bringen wir 18 Premieren heraus und halten 30 Produktionen im Repertoire.',
      'We present 18 premieres a season and keep 30 productions in the repertoire.',
    ],
    [
      'Die Proben enden bei uns spätestens um 22 Uhr, und der Plan für die Woche steht am Donnerstag davor fest.',
      'Our rehearsals end by 10 p.m., and each week’s schedule is fixed on the Thursday before.',
    ],
  ],
  tasks: [
    [
      'Mitarbeit bei Matineen, Festen und Sonderformaten',
      'helping with matinees, celebrations and special events',
    ],
    [
      'Abstimmung mit Technik, Werkstätten und Künstlerischem Betriebsbüro',
      'coordination with the technical departments, workshops and artistic planning office',
    ],
    ['Betreuung von Wiederaufnahmen und Umbesetzungen', 'looking after revivals and cast changes'],
  ],
  requirements: [
    ['ein einschlägiges Studium oder Praxis am Theater', 'a relevant degree or practical theater experience'],
    ['Ruhe, wenn es eng wird, und Freude an Menschen', 'calm when things get tight, and a love of people'],
    ['Bereitschaft zu Diensten am Abend und am Wochenende', 'willingness to work evenings and weekends'],
    ['sehr gutes Deutsch und gutes Englisch', 'excellent German and good English'],
  ],
  apply: [
    [
      'Bitte schicken Sie ein Anschreiben von höchstens einer Seite und Ihren Lebenslauf.',
      'Please send a cover letter of no more than one page and your résumé.',
    ],
    [
      'Schreiben Sie uns, welche Inszenierung Sie zuletzt beschäftigt hat und warum; mehr als zwei Seiten brauchen wir nicht.',
      'Tell us which production has stayed with you lately, and why; we do not need more than two pages.',
    ],
  ],
  posts: [
    {
      title: [
        'Regieassistent*in Schauspiel mit Inspizienz',
        'Assistant director (drama) with stage management',
      ],
      occupation: 'assistant-director',
      specialization: 'drama',
      houses: ['Schauspielhaus', 'Stadttheater', 'Mehrspartenhaus', 'Landesbühne', 'Kammertheater'],
      tasks: [
        [
          'Organisation und Begleitung der Proben, Führung des Regiebuchs',
          'organizing and attending rehearsals, keeping the prompt book',
        ],
        [
          'Abendspielleitung der betreuten Produktionen',
          'running performances of the productions you have assisted',
        ],
        [
          'eine eigene Regie auf der Studiobühne in der zweiten Spielzeit',
          'directing a production of your own on the studio stage in the second season',
        ],
      ],
      requirements: [['Hospitanzen oder Assistenzen am Theater', 'internships or assistantships in theater']],
    },
    {
      title: [
        'Regieassistent*in und Abendspielleitung Musiktheater',
        'Assistant director and revival director (opera)',
      ],
      occupation: 'assistant-director',
      specialization: 'opera',
      houses: ['Opernhaus', 'Mehrspartenhaus', 'Stadttheater'],
      tasks: [
        ['Begleitung von vier Neuproduktionen', 'assisting on four new productions'],
        ['szenische Leitung der Wiederaufnahmen', 'directing revivals'],
      ],
      requirements: [
        ['sicheres Lesen von Klavierauszug und Partitur', 'confident reading of vocal and full scores'],
      ],
    },
    {
      title: ['Hausregisseur*in', 'Resident director'],
      occupation: 'director',
      specialization: 'drama',
      houses: ['Stadttheater', 'Landesbühne', 'Schauspielhaus', 'Kinder- und Jugendtheater'],
      tasks: [
        ['drei Inszenierungen in der Spielzeit', 'three productions a season'],
        [
          'Mitarbeit an Spielplan und Ensembleentwicklung',
          'contributing to the repertoire and the development of the ensemble',
        ],
      ],
      requirements: [
        [
          'eigene Inszenierungen an öffentlich getragenen Häusern',
          'productions of your own at publicly funded theaters',
        ],
      ],
    },
    {
      title: ['Regisseur*in für das Familienstück', 'Director for the family show'],
      occupation: 'director',
      specialization: 'young-audiences',
      houses: ['Stadttheater', 'Kinder- und Jugendtheater', 'Puppentheater', 'Freilichtbühne'],
      contracts: ['guest'],
      employments: ['guest'],
      fee: [9000, 14000],
      paidBy: 'production',
      tasks: [
        [
          'Inszenierung mit sieben Menschen auf der Bühne und sechs Wochen Probenzeit',
          'a production with a cast of seven and six weeks of rehearsals',
        ],
      ],
      requirements: [
        [
          'Inszenierungen für Kinder, die wir uns ansehen können',
          'productions for children that we can come and see',
        ],
      ],
    },
    {
      title: ['Dramaturg*in Schauspiel', 'Dramaturg (drama)'],
      occupation: 'dramaturg',
      specialization: 'dramaturgy',
      houses: ['Schauspielhaus', 'Stadttheater', 'Mehrspartenhaus', 'Landesbühne'],
      tasks: [
        [
          'Produktionsdramaturgie, Strichfassungen und Programmhefte',
          'production dramaturgy, cut versions of scripts and program books',
        ],
        [
          'Mitarbeit am Spielplan und Suche nach neuen Stücken',
          'helping to plan the repertoire and finding new plays',
        ],
        [
          'Einführungen, Nachgespräche und Reihen zur Stadtgesellschaft',
          'introductions, post-show talks and series on urban society',
        ],
      ],
      requirements: [['Kenntnis der Gegenwartsdramatik', 'knowledge of contemporary drama']],
    },
    {
      title: ['Dramaturg*in Musiktheater und Konzert', 'Dramaturg (opera and concerts)'],
      occupation: 'dramaturg',
      specialization: 'dramaturgy',
      houses: ['Opernhaus', 'Mehrspartenhaus', 'Stadttheater'],
      tasks: [
        [
          'Betreuung von sechs Produktionen und den Sinfoniekonzerten',
          'looking after six productions and the symphony concerts',
        ],
        ['Übertitel und Texte für Programmhefte', 'surtitles and program notes'],
      ],
      requirements: [
        ['ein Studium der Musik- oder Theaterwissenschaft', 'a degree in musicology or theater studies'],
      ],
    },
    {
      title: ['Konzertdramaturg*in', 'Concert programmer and dramaturg'],
      situation: [
        [
          'Unsere Programme entstehen im Gespräch: mit dem Orchester, mit der Stadt und mit Menschen, die selten ins Konzert gehen.',
          'Our programs grow out of conversation: with the orchestra, with the city and with people who rarely go to concerts.',
        ],
      ],
      occupation: 'dramaturg',
      specialization: 'concert',
      houses: ['Sinfonieorchester', 'Konzerthaus', 'Landesorchester'],
      contracts: ['tvoed', 'tv-l'],
      grade: '11',
      tasks: [
        [
          'Planung der Programme mit der künstlerischen Leitung',
          'planning programs with the artistic director',
        ],
        ['Programmhefte, Einführungen und Podcasts', 'program books, introductions and podcasts'],
        [
          'Zusammenarbeit mit Gästen, Verlagen und Bibliothek',
          'working with guests, publishers and the library',
        ],
      ],
      requirements: [
        [
          'breite Repertoirekenntnis und eine leichte Feder',
          'broad knowledge of the repertoire and an engaging writing style',
        ],
      ],
    },
    {
      title: ['Inspizient*in', 'Stage manager'],
      occupation: 'stage-manager',
      specialization: 'performance-management',
      houses: ['Opernhaus', 'Mehrspartenhaus', 'Stadttheater', 'Schauspielhaus'],
      tasks: [
        [
          'Leitung der Abläufe in Proben und Vorstellungen vom Pult aus',
          'calling rehearsals and performances from the desk',
        ],
        [
          'Einrichten der Zeichen für Licht, Ton, Maschinerie und Auftritte',
          'setting the cues for lighting, sound, machinery and entrances',
        ],
      ],
      requirements: [
        ['Sicherheit im Notenlesen', 'confident reading of music'],
        ['eine klare Stimme und starke Nerven', 'a clear voice and strong nerves'],
      ],
    },
    {
      title: ['Souffleur*in', 'Prompter'],
      occupation: 'prompter',
      specialization: 'performance-management',
      houses: ['Opernhaus', 'Mehrspartenhaus', 'Stadttheater', 'Schauspielhaus'],
      employments: ['full-time', 'part-time'],
      tasks: [
        [
          'Begleitung von Proben und Vorstellungen vom ersten Tag an',
          'attending rehearsals and performances from the first day',
        ],
        ['Pflege der gültigen Textfassung', 'keeping the valid version of the text'],
      ],
      requirements: [
        [
          'volle Aufmerksamkeit über drei Stunden und eine deutliche Aussprache',
          'full concentration for three hours and clear diction',
        ],
      ],
    },
    {
      title: ['Produktionsleitung für freie Projekte', 'Production manager for independent projects'],
      occupation: 'production-manager',
      specialization: 'production',
      houses: ['Freie Spielstätte', 'Festival', 'Tanztheater'],
      contracts: ['freelance', 'house-agreement'],
      employments: ['part-time', 'fixed-term'],
      start: 'soon',
      tasks: [
        ['Anträge, Verträge und Abrechnungen', 'applications, contracts and accounts'],
        [
          'Termine, Reisen und Betreuung der Künstlerinnen und Künstler',
          'schedules, travel and looking after the artists',
        ],
      ],
      requirements: [['Erfahrung mit öffentlicher Förderung', 'experience with public funding']],
    },
    {
      title: [
        'Trainingsleitung und Choreografische Assistenz',
        'Rehearsal director and assistant to the choreographer',
      ],
      category: 'dance',
      houses: ['Tanztheater', 'Mehrspartenhaus', 'Opernhaus', 'Stadttheater'],
      occupation: 'rehearsal-director',
      specialization: 'contemporary-dance',
      contracts: ['nv-solo'],
      employments: ['full-time'],
      tasks: [
        ['Leitung des täglichen Trainings', 'teaching the daily class'],
        ['Einstudierung und Pflege des Repertoires', 'rehearsing and maintaining the repertoire'],
        [
          'Disposition der Proben mit dem Künstlerischen Betriebsbüro',
          'scheduling rehearsals with the artistic planning office',
        ],
      ],
      requirements: [
        ['eigene Bühnenlaufbahn im Tanz', 'a stage career of your own in dance'],
        ['Erfahrung im Unterrichten von Profis', 'experience in teaching professionals'],
      ],
    },
  ],
}
