import type { JobFamily } from './family'

/** Those who lead houses, and plan what is played when. */
export const management: JobFamily = {
  category: 'management',
  houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus', 'Schauspielhaus', 'Landesbühne'],
  contracts: ['nv-solo', 'house-agreement'],
  employments: ['full-time', 'full-time', 'full-or-part-time'],
  start: 'season',
  situation: [
    [
      'Leitung verstehen wir als gemeinsame Aufgabe: Die Regeln der Zusammenarbeit haben wir mit allen Abteilungen verabredet.',
      'We see leadership as a shared task: the rules for working together were agreed with all departments.',
    ],
    [
      'Sie finden ein eingespieltes Team vor und eine Übergabe, für die acht Wochen eingeplant sind.',
      'You will find a well-practiced team and a handover for which eight weeks are set aside.',
    ],
  ],
  tasks: [
    [
      'Vertretung des Hauses in Gremien und Netzwerken',
      'representing the house on committees and in networks',
    ],
    [
      'Weiterentwicklung der Abläufe zwischen Kunst, Technik und Verwaltung',
      'improving processes between artistic, technical and administrative departments',
    ],
  ],
  requirements: [
    [
      'mehrjährige Erfahrung an einem Theater oder in einem Orchester',
      'several years of experience in a theater or orchestra',
    ],
    ['Verhandlungsgeschick und eine ruhige Hand', 'negotiating skills and a steady hand'],
    ['sehr gutes Deutsch und Englisch', 'excellent German and English'],
  ],
  apply: [
    [
      'Wir behandeln Ihre Bewerbung vertraulich. Bitte senden Sie Lebenslauf, Motivationsschreiben und Zeugnisse.',
      'Your application will be treated in confidence. Please send your résumé, a letter of motivation and references.',
    ],
    [
      'Eine Findungskommission aus Ensemble, Verwaltung und Träger führt die Gespräche.',
      'A search committee of ensemble, administration and funding bodies conducts the interviews.',
    ],
  ],
  posts: [
    {
      title: ['Intendant*in', 'Artistic director (Intendant)'],
      occupation: 'artistic-director',
      specialization: 'artistic-management',
      contracts: ['individual-contract'],
      employments: ['fixed-term'],
      tasks: [
        [
          'künstlerische und wirtschaftliche Leitung des Hauses',
          'artistic and financial leadership of the house',
        ],
        ['Spielplan, Ensemble und Leitungsteam', 'repertoire, ensemble and management team'],
        [
          'Öffnung des Hauses für Menschen, die bisher fehlen',
          'opening the house to people who have been missing so far',
        ],
      ],
      requirements: [
        [
          'Leitungserfahrung an einem Haus mit eigenem Ensemble',
          'leadership experience at a house with its own ensemble',
        ],
      ],
    },
    {
      title: ['Kaufmännische Geschäftsführung', 'Managing director'],
      occupation: 'managing-director',
      specialization: 'commercial-management',
      houses: ['Stadttheater', 'Mehrspartenhaus', 'Landesbühne', 'Sinfonieorchester', 'Festival'],
      contracts: ['individual-contract'],
      employments: ['full-time'],
      tasks: [
        ['Finanzen, Personal, Recht und Bau', 'finance, personnel, legal affairs and buildings'],
        [
          'Verhandlungen mit Stadt, Land und Tarifpartnern',
          'negotiations with the city, the state and the unions',
        ],
      ],
      requirements: [
        ['ein wirtschafts- oder rechtswissenschaftliches Studium', 'a degree in business or law'],
      ],
    },
    {
      title: ['Leitung des Künstlerischen Betriebsbüros', 'Head of artistic planning'],
      occupation: 'artistic-planner',
      specialization: 'artistic-planning',
      fee: [4200, 4900],
      houses: ['Opernhaus', 'Mehrspartenhaus', 'Stadttheater', 'Schauspielhaus'],
      tasks: [
        ['Disposition von Spielplan, Proben und Sälen', 'scheduling the repertoire, rehearsals and rooms'],
        ['Verträge mit Ensemble und Gästen', 'contracts with the ensemble and guests'],
        [
          'Einspringerinnen und Einspringer, auch am Sonntag um neun',
          'finding stand-ins, even at nine on a Sunday',
        ],
      ],
      requirements: [
        [
          'Sicherheit im NV Bühne und Repertoirekenntnis',
          'a sound knowledge of NV Bühne and of the repertoire',
        ],
      ],
    },
    {
      title: ['Mitarbeiter*in im Künstlerischen Betriebsbüro', 'Artistic planning officer'],
      occupation: 'artistic-planner',
      specialization: 'artistic-planning',
      tasks: [
        ['Tages- und Wochenpläne', 'daily and weekly schedules'],
        ['Reisen, Unterkünfte und Abrechnungen der Gäste', 'travel, housing and accounts of guests'],
      ],
      requirements: [['Freude an Plänen, die sich ändern', 'a love of schedules that change']],
    },
    {
      title: ['Referent*in der Intendanz', 'Assistant to the artistic director'],
      occupation: 'management-assistant',
      specialization: 'artistic-management',
      houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus', 'Schauspielhaus', 'Konzerthaus'],
      tasks: [
        [
          'Vorbereitung von Sitzungen, Reden und Entscheidungen',
          'preparing meetings, speeches and decisions',
        ],
        ['Steuerung von Projekten über Abteilungen hinweg', 'managing projects across departments'],
      ],
      requirements: [
        [
          'ein Studium im Kulturbereich und sicheres Formulieren',
          'a degree in the arts and confident writing',
        ],
      ],
    },
    {
      title: ['Orchesterdirektor*in', 'Orchestra director'],
      occupation: 'orchestra-manager',
      specialization: 'orchestra-operations',
      houses: ['Sinfonieorchester', 'Theaterorchester', 'Landesorchester', 'Kammerorchester'],
      contracts: ['individual-contract', 'nv-solo'],
      employments: ['full-time'],
      fee: [4800, 5600],
      tasks: [
        [
          'Leitung des Orchesterbetriebs und Dienstplanung nach TVK',
          'running the orchestra and scheduling under the TVK',
        ],
        [
          'Engagement von Dirigentinnen, Dirigenten, Solistinnen und Solisten',
          'engaging conductors and soloists',
        ],
      ],
      requirements: [['ein Musik- oder Kulturmanagementstudium', 'a degree in music or arts management']],
    },
    {
      title: ['Orchesterinspektor*in', 'Orchestra personnel manager'],
      occupation: 'orchestra-inspector',
      specialization: 'orchestra-operations',
      houses: ['Sinfonieorchester', 'Theaterorchester', 'Landesorchester', 'Opernhaus'],
      contracts: ['tvoed', 'tv-l', 'house-agreement'],
      start: 'soon',
      grade: '9b',
      tasks: [
        ['Diensteinteilung, Aushilfen und Probespiele', 'duty rosters, substitutes and auditions'],
        ['Betreuung von Proben, Konzerten und Reisen', 'looking after rehearsals, concerts and tours'],
      ],
      requirements: [
        [
          'Kenntnis des Orchesterrepertoires und seiner Besetzungen',
          'knowledge of the orchestral repertoire and its instrumentation',
        ],
      ],
    },
    {
      title: ['Notenbibliothekar*in', 'Music librarian'],
      occupation: 'music-librarian',
      specialization: 'music-library',
      houses: ['Sinfonieorchester', 'Theaterorchester', 'Landesorchester', 'Opernhaus', 'Konzerthaus'],
      contracts: ['tvoed', 'tv-l'],
      employments: ['part-time', 'full-or-part-time', 'full-time'],
      start: 'soon',
      grade: '9a',
      tasks: [
        [
          'Beschaffung, Einrichtung und Verleih von Notenmaterial',
          'acquiring, marking and lending sheet music',
        ],
        ['Eintragen von Strichen und Stricharten', 'entering cuts and bowings'],
      ],
      requirements: [
        [
          'ein Musikstudium oder eine bibliothekarische Ausbildung',
          'a degree in music or training as a librarian',
        ],
      ],
    },
    {
      title: ['Lektor*in für Bühnenwerke', 'Editor of stage works'],
      occupation: 'editor',
      specialization: 'publishing',
      houses: ['Bühnenverlag'],
      contracts: ['house-agreement'],
      employments: ['full-or-part-time', 'part-time'],
      start: 'soon',
      fee: [3400, 3900],
      tasks: [
        ['Prüfung und Betreuung neuer Stücke', 'reading and looking after new plays'],
        [
          'Kontakt zu Autorinnen, Autoren und Dramaturgien',
          'contact with authors and dramaturgy departments',
        ],
      ],
      requirements: [
        [
          'ein literatur- oder theaterwissenschaftliches Studium',
          'a degree in literature or theater studies',
        ],
      ],
    },
    {
      title: ['Geschäftsstellenleitung', 'Office manager'],
      occupation: 'head-of-administration',
      specialization: 'commercial-management',
      houses: ['Besucherorganisation', 'Förderverein', 'Chor', 'Akademie'],
      contracts: ['house-agreement'],
      employments: ['part-time'],
      start: 'soon',
      fee: [2900, 3400],
      tasks: [
        ['Betreuung von Mitgliedern und Vorstand', 'looking after members and the board'],
        ['Kartenkontingente, Reisen und Veranstaltungen', 'ticket allocations, trips and events'],
      ],
      requirements: [
        ['Erfahrung mit Vereinen und ehrenamtlicher Arbeit', 'experience with associations and volunteers'],
      ],
    },
  ],
}
