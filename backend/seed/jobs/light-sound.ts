import type { JobFamily } from './family'

/** Lighting, sound and video. */
export const lightAndSound: JobFamily = {
  category: 'technical',
  houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus', 'Schauspielhaus', 'Konzerthaus'],
  contracts: ['tvoed', 'tvoed', 'tv-l', 'nv-buehnentechnik'],
  employments: ['full-time', 'full-time', 'full-or-part-time'],
  start: 'soon',
  situation: [
    [
      'Die Abteilung betreut drei Spielstätten und zwei bis drei Premieren im Monat.',
      'The department looks after three venues and two to three premieres a month.',
    ],
    [
      'In diesem Jahr stellen wir die Anlage um: LED statt Glühwendel, Netzwerk statt Kupfer. Sie gestalten das mit.',
      'This year we are converting our system: LED instead of tungsten, network instead of copper. You will help to shape it.',
    ],
  ],
  tasks: [
    [
      'Einrichten und Fahren von Proben und Vorstellungen',
      'setting up and running rehearsals and performances',
    ],
    ['Wartung und Prüfung der Geräte', 'maintaining and testing equipment'],
    ['Dokumentation für Repertoire und Gastspiele', 'documentation for repertoire and touring'],
    ['Betreuung von Konzerten, Lesungen und Festen', 'looking after concerts, readings and celebrations'],
  ],
  requirements: [
    ['Bereitschaft zu Diensten am Abend und am Wochenende', 'willingness to work evenings and weekends'],
    ['gutes Zusammenspiel mit Regie und Bühnenbild', 'good collaboration with directors and designers'],
    ['Ruhe und Genauigkeit, wenn die Zeit drängt', 'calm and precision when time is short'],
    ['Schwindelfreiheit', 'a head for heights'],
  ],
  apply: [
    [
      'Schicken Sie uns Lebenslauf, Zeugnisse und, wenn es sie gibt, zwei Beispiele Ihrer Arbeit.',
      'Send us your résumé, certificates and, if you have them, two examples of your work.',
    ],
    [
      'Fragen beantwortet die Abteilung gern am Telefon; auch ein Besuch bei einer Beleuchtungs- oder Tonprobe ist möglich.',
      'The department will gladly answer questions by phone; you may also visit a lighting or sound rehearsal.',
    ],
  ],
  posts: [
    {
      title: ['Beleuchter*in', 'Lighting technician'],
      occupation: 'lighting-technician',
      specialization: 'lighting',
      grade: '6',
      fee: [3250, 3500],
      tasks: [['Einleuchten, Verfolger und Stellwerk', 'focusing, followspots and lighting desk']],
      requirements: [
        [
          'eine elektrotechnische Ausbildung oder eine in der Veranstaltungstechnik',
          'training in electrical or event technology',
        ],
      ],
    },
    {
      title: ['Beleuchtungsmeister*in', 'Lighting master'],
      houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus'],
      occupation: 'lighting-master',
      specialization: 'lighting',
      grade: '9b',
      fee: [3900, 4400],
      tasks: [
        [
          'Lichtgestaltung und technische Leitung von Vorstellungen',
          'lighting design and technical direction of performances',
        ],
      ],
      requirements: [
        [
          'die Meisterprüfung für Veranstaltungstechnik, Fachrichtung Beleuchtung',
          'the master’s examination in event technology, lighting',
        ],
      ],
    },
    {
      title: ['Leitung der Beleuchtungsabteilung', 'Head of lighting'],
      houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus'],
      occupation: 'head-of-lighting',
      specialization: 'lighting',
      contracts: ['nv-buehnentechnik'],
      employments: ['full-time'],
      fee: [4600, 5300],
      tasks: [
        ['Führung von 18 Beschäftigten', 'leading 18 employees'],
        ['Lichtgestaltung großer Produktionen', 'lighting design for major productions'],
        ['Planung von Investitionen und Diensten', 'planning investment and schedules'],
      ],
      requirements: [
        [
          'Erfahrung im Repertoirebetrieb und in der Führung',
          'experience in repertory theater and in leadership',
        ],
      ],
    },
    {
      title: ['Tontechniker*in', 'Sound technician'],
      occupation: 'sound-technician',
      specialization: 'sound',
      grade: '8',
      fee: [3300, 3700],
      tasks: [
        [
          'Beschallung, Mikroportanlagen und Mitschnitte',
          'sound reinforcement, wireless microphones and recordings',
        ],
        ['Einspielungen in Proben und Vorstellungen', 'running sound cues in rehearsals and performances'],
      ],
      requirements: [
        [
          'eine Ausbildung oder ein Studium in Ton- oder Medientechnik',
          'training or a degree in audio or media technology',
        ],
      ],
    },
    {
      title: ['Leitung der Tonabteilung', 'Head of sound'],
      houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus'],
      occupation: 'head-of-sound',
      specialization: 'sound',
      contracts: ['nv-buehnentechnik'],
      employments: ['full-time'],
      fee: [4500, 5200],
      tasks: [
        [
          'Führung der Ton- und Videotechnik mit acht Beschäftigten',
          'leading sound and video with eight employees',
        ],
        ['Tongestaltung für Schauspiel und Musical', 'sound design for drama and musicals'],
        ['Konzeption der neuen Saalbeschallung', 'planning the new house sound system'],
      ],
      requirements: [
        [
          'ein abgeschlossenes Studium als Tonmeisterin, Tonmeister oder vergleichbar',
          'a Tonmeister degree or equivalent',
        ],
      ],
    },
    {
      title: ['Tonmeister*in', 'Sound engineer (Tonmeister)'],
      occupation: 'sound-engineer',
      specialization: 'sound',
      houses: ['Opernhaus', 'Konzerthaus', 'Mehrspartenhaus'],
      grade: '10',
      fee: [3900, 4500],
      tasks: [
        [
          'Aufnahmen und Übertragungen von Konzerten und Premieren',
          'recordings and broadcasts of concerts and premieres',
        ],
      ],
      requirements: [
        [
          'ein Studium als Tonmeisterin oder Tonmeister und sehr gutes Partiturlesen',
          'a Tonmeister degree and excellent score reading',
        ],
      ],
    },
    {
      title: ['Videotechniker*in', 'Video technician'],
      occupation: 'video-technician',
      specialization: 'video',
      houses: ['Mehrspartenhaus', 'Schauspielhaus', 'Opernhaus', 'Tanztheater'],
      grade: '8',
      fee: [3300, 3700],
      tasks: [
        ['Projektion, Kameras und Medienserver', 'projection, cameras and media servers'],
        ['Streams und Aufzeichnungen', 'streams and recordings'],
      ],
      requirements: [
        ['Erfahrung mit Netzwerken und Videosignalen', 'experience with networks and video signals'],
      ],
    },
    {
      title: ['Ton- und Lichttechniker*in auf Gastspielen', 'Sound and lighting technician on tour'],
      occupation: 'event-technician',
      specialization: 'sound',
      houses: ['Landesbühne', 'Puppentheater', 'Kinder- und Jugendtheater'],
      contracts: ['house-agreement', 'tvoed'],
      grade: '7',
      tasks: [
        [
          'Einrichten und Fahren von Vorstellungen in 60 Orten',
          'setting up and running performances in 60 towns',
        ],
      ],
      requirements: [
        [
          'Führerschein Klasse B und Freude am Unterwegssein',
          'a driver’s license (class B) and a love of being on the road',
        ],
      ],
    },
    {
      title: ['Veranstaltungstechniker*in für das Festival', 'Festival event technician'],
      situation: [
        [
          'Drei Wochen lang ist überall Bühne; davor bauen wir sechs Wochen auf.',
          'For three weeks everything is a stage; before that we spend six weeks building.',
        ],
      ],
      occupation: 'event-technician',
      specialization: 'lighting',
      houses: ['Festival', 'Freilichtbühne'],
      contracts: ['freelance', 'house-agreement'],
      employments: ['fixed-term'],
      fee: [320, 380],
      tasks: [
        [
          'Einrichtung und Betreuung von drei Spielorten im Freien',
          'setting up and looking after three outdoor venues',
        ],
      ],
      requirements: [['Erfahrung mit Open-Air-Produktionen', 'experience with open-air productions']],
    },
  ],
}
