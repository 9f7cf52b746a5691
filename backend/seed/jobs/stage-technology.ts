import type { JobFamily } from './family'

const everyStage = [
  'Stadttheater',
  'Mehrspartenhaus',
  'Opernhaus',
  'Schauspielhaus',
  'Landesbühne',
  'Kammertheater',
  'Tanztheater',
  'Konzerthaus',
  'Freie Spielstätte',
]

/** Those who move sets and keep the stage safe. */
export const stageTechnology: JobFamily = {
  category: 'technical',
  houses: everyStage,
  contracts: ['tvoed', 'tvoed', 'tv-l', 'house-agreement'],
  employments: ['full-time', 'full-time', 'full-or-part-time'],
  start: 'soon',
  situation: [
    [
      'Unsere Technik arbeitet in zwei Schichten und mit einem Dienstplan, der drei Wochen im Voraus gilt.',
      'Our technical team works in two shifts on a schedule that is fixed three weeks in advance.',
    ],
    [
      'Die Technik im Haus wurde vor zwei Jahren erneuert; wer neu dazukommt, lernt sie in Ruhe kennen.',
      'The technology in the house was renewed two years ago; newcomers are given time to get to know it.',
    ],
    [
      'In der Abteilung arbeiten Menschen aus neun Handwerksberufen; Einarbeitung geht bei uns vor Tempo.',
      'People from nine trades work in the department; here, thorough training comes before speed.',
    ],
  ],
  tasks: [
    [
      'Auf-, Um- und Abbau bei Proben und Vorstellungen',
      'setting up, changing and striking sets for rehearsals and performances',
    ],
    ['Transport und Lagerung der Dekorationen', 'transporting and storing sets'],
    ['Betreuung von Gastspielen und Vermietungen', 'looking after guest performances and rentals'],
    ['Mitarbeit an einem sparsamen Umgang mit Material und Energie', 'helping to save materials and energy'],
  ],
  requirements: [
    [
      'Bereitschaft zu Schichtdienst am Abend, an Wochenenden und Feiertagen',
      'willingness to work shifts in the evening, on weekends and on holidays',
    ],
    [
      'Teamgeist, auch wenn es kurz vor Beginn laut wird',
      'team spirit, even when things get loud just before the start',
    ],
    ['Verantwortungsgefühl und Sinn für Sicherheit', 'a sense of responsibility and of safety'],
    ['Führerschein Klasse B, gern auch C1', 'a driver’s license (class B, ideally C1)'],
  ],
  apply: [
    [
      'Eine kurze Bewerbung mit Lebenslauf und Zeugnissen genügt. Gern zeigen wir Ihnen vorher das Haus und einen Umbau.',
      'A short application with your résumé and certificates is enough. We would be glad to show you the house and a scene change beforehand.',
    ],
    [
      'Bewerben Sie sich gern auch, wenn Sie vom Bau oder aus der Industrie kommen und neu am Theater sind.',
      'Do apply if you come from construction or industry and are new to theater.',
    ],
  ],
  posts: [
    {
      title: ['Bühnentechniker*in', 'Stage technician'],
      occupation: 'stage-technician',
      specialization: 'stage-technology',
      grade: '5',
      tasks: [
        ['Bedienung der Ober- und Untermaschinerie', 'operating the machinery above and below the stage'],
      ],
      requirements: [
        [
          'eine abgeschlossene handwerkliche oder technische Ausbildung',
          'completed training in a trade or technical occupation',
        ],
      ],
    },
    {
      title: ['Fachkraft für Veranstaltungstechnik', 'Event technician'],
      occupation: 'event-technician',
      specialization: 'stage-technology',
      grade: '7',
      tasks: [
        [
          'Betreuung von Veranstaltungen in Bühne, Licht und Ton',
          'looking after staging, lighting and sound at events',
        ],
      ],
      requirements: [
        [
          'eine abgeschlossene Ausbildung als Fachkraft für Veranstaltungstechnik',
          'completed training as an event technician',
        ],
      ],
    },
    {
      title: ['Bühnenmeister*in', 'Stage master'],
      occupation: 'stage-master',
      specialization: 'stage-technology',
      contracts: ['nv-buehnentechnik', 'tvoed'],
      houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus', 'Schauspielhaus', 'Landesbühne'],
      grade: '9a',
      fee: [3900, 4400],
      tasks: [
        [
          'technische Leitung von Proben und Vorstellungen',
          'technical direction of rehearsals and performances',
        ],
        ['Unterweisungen und Gefährdungsbeurteilungen', 'safety instruction and risk assessments'],
      ],
      requirements: [
        [
          'die Meisterprüfung für Veranstaltungstechnik, Fachrichtung Bühne',
          'the master’s examination in event technology, stage',
        ],
      ],
    },
    {
      title: ['Bühnenmaschinist*in', 'Stage machinery operator'],
      occupation: 'stage-machinist',
      specialization: 'stage-machinery',
      houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus', 'Schauspielhaus'],
      grade: '8',
      tasks: [
        [
          'Programmieren und Fahren der maschinellen Verwandlungen',
          'programming and running mechanical scene changes',
        ],
        ['Wartung der Antriebe und Seile', 'maintaining drives and ropes'],
      ],
      requirements: [
        [
          'eine Ausbildung in Mechatronik oder Elektrotechnik',
          'training in mechatronics or electrical engineering',
        ],
      ],
    },
    {
      title: ['Produktionsleiter*in Technik', 'Technical production manager'],
      occupation: 'production-manager',
      specialization: 'technical-management',
      houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus', 'Schauspielhaus', 'Festival'],
      contracts: ['nv-buehnentechnik'],
      fee: [3900, 4500],
      tasks: [
        [
          'Betreuung der Produktionen vom Modell bis zur Premiere',
          'looking after productions from model to premiere',
        ],
        ['Zeichnungen, Zeitpläne und Kalkulation', 'drawings, schedules and costing'],
      ],
      requirements: [
        [
          'sicheres Zeichnen in CAD, zwei- und dreidimensional',
          'confident CAD drawing in two and three dimensions',
        ],
      ],
    },
    {
      title: ['Requisiteur*in', 'Props technician'],
      occupation: 'props-master',
      specialization: 'props',
      contracts: ['tvoed', 'tv-l', 'nv-buehnentechnik'],
      houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus', 'Schauspielhaus', 'Landesbühne'],
      grade: '6',
      fee: [3250, 3600],
      tasks: [
        ['Beschaffen, Bauen und Einrichten von Requisiten', 'finding, making and setting props'],
        [
          'Betreuung von Pyrotechnik und Lebensmitteln auf der Bühne',
          'handling pyrotechnics and food on stage',
        ],
      ],
      requirements: [
        ['handwerkliches Geschick in vielen Materialien', 'skill with many materials'],
        [
          'der Befähigungsschein für Bühnenpyrotechnik oder die Bereitschaft, ihn zu erwerben',
          'a license for stage pyrotechnics, or willingness to obtain one',
        ],
      ],
    },
    {
      title: ['Rüstmeister*in', 'Armorer'],
      occupation: 'armorer',
      specialization: 'props',
      houses: ['Opernhaus', 'Mehrspartenhaus'],
      grade: '8',
      tasks: [
        [
          'Herstellung und Wartung von Waffen und Metallrequisiten',
          'making and maintaining weapons and metal props',
        ],
        ['Unterweisung der Darstellerinnen und Darsteller', 'instructing performers'],
      ],
      requirements: [
        [
          'eine Ausbildung im Metallbau und Waffensachkunde',
          'training in metalwork and certified knowledge of weapons',
        ],
      ],
    },
    {
      title: ['Orchesterwart*in', 'Orchestra technician'],
      occupation: 'orchestra-technician',
      specialization: 'orchestra-operations',
      houses: ['Sinfonieorchester', 'Theaterorchester', 'Landesorchester', 'Konzerthaus'],
      grade: '5',
      tasks: [
        [
          'Auf- und Umbau des Podiums bei Proben und Konzerten',
          'setting up and changing the platform for rehearsals and concerts',
        ],
        ['Transport und Pflege der Instrumente', 'transporting and caring for instruments'],
        ['Fahrten mit dem Instrumentenwagen bei Gastspielen', 'driving the instrument truck on tour'],
      ],
      requirements: [
        ['Kenntnis von Instrumenten und Sitzordnungen', 'knowledge of instruments and seating plans'],
        [
          'Führerschein Klasse C1 oder die Bereitschaft, ihn zu erwerben',
          'a driver’s license (class C1) or willingness to obtain one',
        ],
      ],
    },
    {
      title: ['Aushilfen für die Bühnentechnik', 'Casual stagehands'],
      occupation: 'stage-technician',
      specialization: 'stage-technology',
      employments: ['casual'],
      contracts: ['house-agreement'],
      paidBy: 'hour',
      tasks: [
        [
          'Auf- und Abbau nach Absprache, meist vier bis acht Stunden',
          'setting up and striking by arrangement, mostly four to eight hours',
        ],
      ],
      requirements: [
        [
          'Volljährigkeit und die Kraft, schwer zu heben',
          'at least 18 years of age and able to lift heavy loads',
        ],
      ],
    },
  ],
}
