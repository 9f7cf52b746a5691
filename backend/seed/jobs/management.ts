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
      title: ['Leitung der Tanzsparte', 'Artistic director of dance'],
      category: 'dance',
      occupation: 'choreographer',
      specialization: 'choreography',
      houses: ['Mehrspartenhaus', 'Stadttheater', 'Opernhaus'],
      contracts: ['nv-solo'],
      employments: ['full-time'],
      fee: [5600, 6400],
      tasks: [
        ['zwei eigene Choreografien in der Spielzeit', 'two choreographies of your own each season'],
        [
          'Zusammenstellung der Compagnie und Verantwortung für deren Etat',
          'putting together the company and responsibility for its budget',
        ],
        ['Einladung von Gästen und Aufbau von Kooperationen', 'inviting guests and building partnerships'],
      ],
      requirements: [
        ['ein erkennbares choreografisches Werk', 'a recognizable body of choreographic work'],
        ['Erfahrung in der Führung eines Ensembles', 'experience in leading an ensemble'],
      ],
    },
    {
      title: ['Technische*r Direktor*in', 'Technical director'],
      category: 'technical',
      start: 'soon',
      occupation: 'technical-director',
      specialization: 'technical-management',
      houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus'],
      contracts: ['nv-buehnentechnik', 'individual-contract'],
      employments: ['full-time'],
      fee: [6200, 7400],
      tasks: [
        [
          'Leitung aller technischen Abteilungen mit 90 Beschäftigten',
          'leading all technical departments with 90 employees',
        ],
        [
          'Verantwortung für Betriebssicherheit, Etat und Investitionen',
          'responsibility for operational safety, budget and investment',
        ],
        [
          'Planung der Sanierung gemeinsam mit der Stadt',
          'planning the refurbishment together with the city',
        ],
      ],
      requirements: [
        [
          'ein Studium der Theater- oder Veranstaltungstechnik und Leitungserfahrung',
          'a degree in theater or event technology and leadership experience',
        ],
      ],
    },
    {
      title: ['Leitung der Werkstätten', 'Head of workshops'],
      category: 'workshops',
      start: 'soon',
      occupation: 'head-of-workshops',
      specialization: 'technical-management',
      houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus'],
      contracts: ['nv-buehnentechnik'],
      employments: ['full-time'],
      fee: [4600, 5400],
      tasks: [
        ['Kalkulation, Konstruktion und Terminplanung', 'costing, construction and scheduling'],
        ['Führung der sieben Gewerke', 'leading the seven trades'],
      ],
      requirements: [
        [
          'ein Meisterbrief oder ein technisches Studium',
          'a master craftsperson’s certificate or a technical degree',
        ],
      ],
    },
  ],
}
