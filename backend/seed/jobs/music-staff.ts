import type { JobFamily } from './family'

/** Conductors, répétiteurs and chorus directors. */
export const musicStaff: JobFamily = {
  category: 'music-direction',
  houses: ['Opernhaus', 'Mehrspartenhaus', 'Stadttheater'],
  contracts: ['nv-solo'],
  employments: ['full-time'],
  start: 'season',
  situation: [
    [
      'Die musikalische Abteilung besteht aus acht Menschen, die einander zuhören und vertreten.',
      'The music staff consists of eight people who listen to each other and stand in for one another.',
    ],
    [
      'Sie arbeiten in einem Haus mit eigenem Ensemble, Chor und Orchester und sechs Neuproduktionen im Musiktheater.',
      'You will work in a house with its own ensemble, chorus and orchestra and six new music theater productions.',
    ],
  ],
  tasks: [
    ['Mitwirkung in Familienkonzerten und Einführungen', 'family concerts and introductory talks'],
    ['Bühnendienste und Dirigate hinter der Szene', 'backstage conducting'],
    ['Einspringen am Klavier und im Orchester', 'standing in at the piano and in the orchestra'],
  ],
  requirements: [
    ['ein abgeschlossenes Musikstudium', 'a completed degree in music'],
    [
      'sehr gute Kenntnisse der gängigen Opernsprachen',
      'very good knowledge of the usual operatic languages',
    ],
    [
      'Geduld, Genauigkeit und Freude an der Zusammenarbeit',
      'patience, precision and a love of working together',
    ],
  ],
  apply: [
    [
      'Bitte senden Sie Lebenslauf, Repertoireliste und einen Link zu einer Aufnahme, auf der wir Sie bei der Arbeit sehen.',
      'Please send your résumé, a repertoire list and a link to a recording that shows you at work.',
    ],
    [
      'Nach einem Gespräch laden wir drei Personen zu einer Probe mit dem Ensemble ein; dieser Tag wird vergütet.',
      'After an interview we invite three people to a rehearsal with the ensemble; that day is paid.',
    ],
  ],
  posts: [
    {
      title: ['Solorepetitor*in mit Dirigierverpflichtung', 'Répétiteur with conducting duties'],
      occupation: 'repetiteur',
      specialization: 'opera',
      tasks: [
        ['Einstudierung der Partien mit dem Ensemble', 'coaching the ensemble in their roles'],
        ['Begleitung szenischer Proben und der Vorsingen', 'accompanying stage rehearsals and auditions'],
        ['Nachdirigate im Musical und in der Operette', 'taking over performances of musicals and operettas'],
      ],
      requirements: [
        [
          'ein sehr gutes Blattspiel, auch aus der Partitur',
          'excellent sight-reading, from the full score too',
        ],
      ],
    },
    {
      title: ['Repetitor*in für den Tanz', 'Ballet pianist'],
      occupation: 'repetiteur',
      specialization: 'contemporary-dance',
      houses: ['Tanztheater', 'Opernhaus', 'Mehrspartenhaus'],
      employments: ['part-time', 'full-or-part-time'],
      tasks: [
        ['Begleitung des täglichen Trainings und der Proben', 'accompanying daily class and rehearsals'],
      ],
      requirements: [['sicheres Improvisieren in allen Taktarten', 'confident improvisation in all meters']],
    },
    {
      title: ['2. Kapellmeister*in', 'Second Kapellmeister'],
      occupation: 'conductor',
      specialization: 'opera',
      tasks: [
        ['eigene Premieren und Übernahmen', 'premieres of your own and revivals'],
        ['Leitung von Sinfonie- und Schulkonzerten', 'conducting symphony and school concerts'],
        ['musikalische Assistenz der Generalmusikdirektion', 'assisting the general music director'],
      ],
      requirements: [
        ['Opernerfahrung am Pult und am Klavier', 'opera experience on the podium and at the piano'],
        ['ein Probedirigat nach Einladung', 'a trial rehearsal upon invitation'],
      ],
    },
    {
      title: ['Generalmusikdirektor*in', 'General music director'],
      occupation: 'conductor',
      specialization: 'opera',
      houses: ['Opernhaus', 'Mehrspartenhaus'],
      contracts: ['individual-contract'],
      tasks: [
        [
          'drei Neuproduktionen und sechs Sinfoniekonzerte in der Spielzeit',
          'three new productions and six symphony concerts a season',
        ],
        [
          'Verantwortung für Spielplan und Besetzung im Musiktheater',
          'responsibility for repertoire and casting in music theater',
        ],
        [
          'Vertretung des Orchesters in der Stadt und in der Politik',
          'representing the orchestra in the city and in politics',
        ],
      ],
      requirements: [
        ['langjährige Erfahrung in leitender Stellung', 'many years of experience in a leading position'],
      ],
    },
    {
      title: ['Chefdirigent*in', 'Chief conductor'],
      situation: [
        [
          'Das Orchester hat sich einstimmig für eine Findung entschieden, an der alle beteiligt sind; vier Probedirigate sind angesetzt.',
          'The orchestra has decided unanimously on a search that involves everybody; four trial concerts are scheduled.',
        ],
      ],
      occupation: 'conductor',
      specialization: 'concert',
      houses: ['Sinfonieorchester', 'Landesorchester', 'Theaterorchester'],
      contracts: ['individual-contract'],
      employments: ['fixed-term'],
      tasks: [
        ['zwölf Programme in der Saison', 'twelve programs a season'],
        ['Konzerte für junge Menschen und Gastspiele', 'concerts for young people and guest performances'],
        [
          'Entwicklung des künstlerischen Profils gemeinsam mit dem Orchestervorstand',
          'developing the artistic profile together with the orchestra’s board',
        ],
      ],
      requirements: [
        [
          'ein breites Repertoire von der Klassik bis zur Gegenwart',
          'a broad repertoire from the classical period to the present',
        ],
      ],
    },
    {
      title: ['Chordirektor*in', 'Chorus director'],
      occupation: 'chorus-director',
      specialization: 'opera',
      tasks: [
        [
          'Einstudierung des Opernchors und des Extrachors',
          'preparing the opera chorus and the supplementary chorus',
        ],
        ['Leitung eigener Chorkonzerte', 'conducting choral concerts of your own'],
        ['Dienstplanung und Durchführung der Vorsingen', 'scheduling and running auditions'],
      ],
      requirements: [['Erfahrung mit einem professionellen Chor', 'experience with a professional chorus']],
    },
    {
      title: ['Leitung des Kinderchors', 'Director of the children’s choir'],
      occupation: 'chorus-director',
      specialization: 'music-education',
      employments: ['part-time'],
      tasks: [
        ['zwei Proben in der Woche mit 45 Kindern', 'two rehearsals a week with 45 children'],
        [
          'Begleitung der Kinder in Proben und Vorstellungen',
          'looking after the children in rehearsals and performances',
        ],
      ],
      requirements: [
        [
          'ein Studium in Chorleitung, Schulmusik oder Gesangspädagogik',
          'a degree in choral conducting, music education or vocal pedagogy',
        ],
      ],
    },
  ],
}
