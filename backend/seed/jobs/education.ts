import type { JobFamily } from './family'

/** Theater and music education. */
export const education: JobFamily = {
  category: 'education',
  houses: ['Stadttheater', 'Mehrspartenhaus', 'Schauspielhaus', 'Kinder- und Jugendtheater', 'Landesbühne'],
  contracts: ['nv-solo'],
  employments: ['full-time', 'full-or-part-time', 'part-time'],
  start: 'season',
  situation: [
    [
      'Unsere Abteilung Vermittlung arbeitet mit 40 Schulen, mehreren Clubs und einem Beirat junger Menschen.',
      'Our education department works with 40 schools, several clubs and an advisory board of young people.',
    ],
    [
      'Vermittlung ist bei uns Teil des Programms und von der ersten Besprechung an dabei.',
      'Here, education is part of the program and is involved from the first meeting.',
    ],
  ],
  tasks: [
    ['Begleitung von Vorstellungen mit Vor- und Nachbereitung', 'preparing and following up on performances'],
    [
      'Kooperationen mit Schulen, Kitas und sozialen Einrichtungen',
      'partnerships with schools, preschools and social institutions',
    ],
    ['Anträge, Abrechnung und Dokumentation', 'applications, accounts and documentation'],
    ['Fortbildungen für Lehrkräfte', 'training for teachers'],
  ],
  requirements: [
    [
      'Erfahrung in der Arbeit mit Gruppen unterschiedlichen Alters',
      'experience in working with groups of different ages',
    ],
    ['diskriminierungskritisches Denken und Handeln', 'an awareness of discrimination in thought and action'],
    [
      'Arbeit auch am Nachmittag, am Abend und am Wochenende',
      'willingness to work afternoons, evenings and weekends',
    ],
    [
      'ein erweitertes Führungszeugnis bei Dienstantritt',
      'an extended certificate of good conduct when you start',
    ],
  ],
  apply: [
    [
      'Bitte senden Sie Lebenslauf und die Skizze eines Projekts, das Sie bei uns verwirklichen möchten, auf höchstens einer Seite.',
      'Please send your résumé and, on no more than one page, the outline of a project you would like to realize with us.',
    ],
    [
      'Am zweiten Gespräch nehmen junge Menschen aus unserem Beirat teil.',
      'Young people from our advisory board will join us for the second interview.',
    ],
  ],
  posts: [
    {
      title: ['Theaterpädagog*in', 'Theater educator'],
      occupation: 'theater-educator',
      specialization: 'theater-education',
      tasks: [
        ['Leitung von zwei Spielclubs mit Aufführung', 'leading two drama clubs through to performance'],
      ],
      requirements: [
        [
          'ein Studium der Theaterpädagogik oder eine BuT-Ausbildung',
          'a degree in theater education or certified training',
        ],
      ],
    },
    {
      title: ['Leitung Vermittlung und Teilhabe', 'Head of education and participation'],
      occupation: 'theater-educator',
      specialization: 'theater-education',
      employments: ['full-time'],
      fee: [3800, 4400],
      houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus'],
      tasks: [['Konzept, Team und Etat für alle Sparten', 'concept, team and budget for all divisions']],
      requirements: [
        ['Leitungserfahrung in der Kulturvermittlung', 'leadership experience in arts education'],
      ],
    },
    {
      title: ['Musikvermittler*in', 'Music educator'],
      occupation: 'music-educator',
      specialization: 'music-education',
      houses: ['Sinfonieorchester', 'Theaterorchester', 'Landesorchester', 'Konzerthaus', 'Opernhaus'],
      contracts: ['tvoed', 'tv-l', 'nv-solo'],
      grade: '10',
      tasks: [['Konzerte für Babys, Kinder und Jugendliche', 'concerts for babies, children and teenagers']],
      requirements: [
        ['ein Studium der Musikvermittlung, Musikpädagogik oder Schulmusik', 'a degree in music education'],
      ],
    },
    {
      title: ['Koordination Schulkooperationen', 'School partnerships coordinator'],
      occupation: 'theater-educator',
      specialization: 'theater-education',
      contracts: ['tvoed', 'house-agreement'],
      employments: ['part-time', 'fixed-term'],
      start: 'soon',
      grade: '9b',
      houses: ['Kinder- und Jugendtheater', 'Puppentheater', 'Akademie', 'Konzerthaus'],
      tasks: [
        ['Ansprechperson für 60 Schulen und 300 Lehrkräfte', 'contact for 60 schools and 300 teachers'],
      ],
      requirements: [
        [
          'Organisationstalent und gute Kenntnis des Schulalltags',
          'organizational talent and a good knowledge of everyday school life',
        ],
      ],
    },
    {
      title: ['Referent*in für Barrierefreiheit und Inklusion', 'Accessibility and inclusion officer'],
      occupation: 'accessibility-officer',
      specialization: 'accessibility',
      contracts: ['tvoed', 'tv-l', 'house-agreement'],
      start: 'soon',
      grade: '11',
      houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus', 'Konzerthaus', 'Festival'],
      tasks: [
        [
          'Vorstellungen mit Audiodeskription und Gebärdensprache',
          'audio-described and sign-interpreted performances',
        ],
        ['Beratung aller Abteilungen', 'advising all departments'],
      ],
      requirements: [
        [
          'Fachwissen oder eigene Erfahrung mit Barrieren',
          'expertise in, or personal experience of, barriers to access',
        ],
      ],
    },
    {
      title: ['Dozent*in für Bühnensprechen', 'Lecturer in voice and speech'],
      situation: [
        [
          'Wir unterrichten in kleinen Gruppen und mit viel Zeit für die einzelne Stimme.',
          'We teach in small groups, with plenty of time for each voice.',
        ],
      ],
      apply: [
        [
          'Bitte senden Sie Lebenslauf und ein Unterrichtskonzept von höchstens zwei Seiten. Wir laden zu einer Lehrprobe ein.',
          'Please send your résumé and a teaching concept of no more than two pages. We will invite you to give a trial lesson.',
        ],
      ],
      occupation: 'lecturer',
      specialization: 'teaching',
      contracts: ['freelance', 'tv-l'],
      employments: ['part-time', 'freelance'],
      grade: '13',
      fee: [280, 340],
      houses: ['Akademie'],
      tasks: [
        [
          'Einzel- und Gruppenunterricht, 12 Stunden in der Woche',
          'individual and group lessons, 12 hours a week',
        ],
      ],
      requirements: [['ein Studium der Sprecherziehung', 'a degree in voice and speech training']],
    },
    {
      title: ['Tanzvermittler*in', 'Dance educator'],
      occupation: 'dance-educator',
      specialization: 'dance-education',
      houses: ['Tanztheater', 'Mehrspartenhaus'],
      contracts: ['nv-solo'],
      employments: ['part-time', 'full-or-part-time'],
      tasks: [
        [
          'Tanzclubs für Kinder, Jugendliche und Menschen über 60',
          'dance clubs for children, teenagers and people over 60',
        ],
        ['Einführungen und offene Trainings', 'introductions and open classes'],
      ],
      requirements: [
        [
          'ein Studium in Tanz, Tanzpädagogik oder einem verwandten Fach',
          'a degree in dance, dance education or a related field',
        ],
      ],
    },
  ],
}
