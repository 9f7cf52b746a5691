import type { JobFamily } from './family'

/** Finance, people, buildings and law. */
export const administration: JobFamily = {
  category: 'administration',
  houses: [
    'Stadttheater',
    'Mehrspartenhaus',
    'Opernhaus',
    'Schauspielhaus',
    'Landesbühne',
    'Sinfonieorchester',
    'Konzerthaus',
    'Festival',
  ],
  contracts: ['tvoed', 'tvoed', 'tv-l', 'house-agreement'],
  employments: ['full-time', 'full-or-part-time', 'part-time', 'fixed-term'],
  start: 'soon',
  situation: [
    [
      'In der Verwaltung sorgen wir dafür, dass Kunst stattfinden kann: genau, freundlich und mit offenen Türen.',
      'In administration we make sure that art can happen: precisely, kindly and with open doors.',
    ],
    [
      'Wir stellen gerade auf digitale Akten um; wo es die Aufgabe zulässt, ist mobiles Arbeiten möglich.',
      'We are currently changing over to digital files; remote work is possible where the task allows it.',
    ],
    [
      'Die Stelle ist neu geschaffen, Sie richten sie mit ein.',
      'The position is new, and you will help to define it.',
    ],
  ],
  tasks: [
    ['Mitarbeit an der Einführung digitaler Abläufe', 'helping to introduce digital processes'],
    ['Beratung der Abteilungen', 'advising the departments'],
    ['Berichte für Geschäftsführung und Träger', 'reports for the management and the funding bodies'],
  ],
  requirements: [
    ['sicherer Umgang mit den üblichen Büroprogrammen', 'confident use of standard office software'],
    [
      'Verständnis für den Rhythmus des Kulturbetriebs',
      'an understanding of the rhythm of the performing arts',
    ],
    ['eine klare, freundliche Sprache', 'clear and friendly language'],
    ['Sorgfalt und Verschwiegenheit', 'care and discretion'],
  ],
  apply: [
    [
      'Bitte bewerben Sie sich mit Anschreiben, Lebenslauf und Zeugnissen in einer Datei.',
      'Please apply with a cover letter, résumé and certificates in one file.',
    ],
    [
      'Auf ein Foto, Geburtsdatum und Angaben zum Familienstand verzichten wir gern.',
      'Please leave out photo, date of birth and marital status.',
    ],
  ],
  posts: [
    {
      title: ['Sachbearbeitung Personal und Gehaltsabrechnung', 'Human resources and payroll officer'],
      occupation: 'hr-officer',
      specialization: 'human-resources',
      grade: '9a',
      tasks: [
        ['Abrechnung nach NV Bühne, TVK und TVöD', 'payroll under NV Bühne, TVK and TVöD'],
        ['Verträge mit Gästen, auch aus dem Ausland', 'contracts with guests, including those from abroad'],
      ],
      requirements: [
        [
          'eine kaufmännische Ausbildung und Erfahrung in der Entgeltabrechnung',
          'commercial training and payroll experience',
        ],
      ],
    },
    {
      title: ['Personalleitung', 'Head of human resources'],
      occupation: 'hr-officer',
      specialization: 'human-resources',
      houses: ['Opernhaus', 'Mehrspartenhaus', 'Stadttheater'],
      grade: '13',
      tasks: [
        [
          'Leitung des Personalreferats mit sechs Beschäftigten',
          'leading the human resources office with six employees',
        ],
        [
          'Zusammenarbeit mit Personalrat und Vertretungen der Ensembles',
          'working with the staff council and the ensembles’ representatives',
        ],
      ],
      requirements: [
        [
          'vertiefte Kenntnisse im Arbeits- und Tarifrecht der Bühnen',
          'in-depth knowledge of labor law and collective agreements in theater',
        ],
      ],
    },
    {
      title: ['Finanzbuchhalter*in', 'Accountant'],
      occupation: 'accountant',
      specialization: 'finance',
      grade: '8',
      tasks: [
        [
          'Kontierung, Zahlungsverkehr und Jahresabschluss',
          'account assignment, payments and annual accounts',
        ],
        ['Umsatzsteuer und Künstlersozialabgabe', 'VAT and artists’ social insurance contributions'],
      ],
      requirements: [
        [
          'eine kaufmännische Ausbildung, gern mit Bilanzbuchhaltung',
          'commercial training, ideally with an accounting qualification',
        ],
      ],
    },
    {
      title: ['Controller*in', 'Controller'],
      occupation: 'controller',
      specialization: 'finance',
      grade: '11',
      tasks: [
        [
          'Wirtschaftsplan, Produktionsbudgets und Prognosen',
          'annual budget, production budgets and forecasts',
        ],
      ],
      requirements: [['ein wirtschaftswissenschaftliches Studium', 'a degree in business or economics']],
    },
    {
      title: ['Verwaltungsleitung', 'Head of administration'],
      occupation: 'head-of-administration',
      specialization: 'finance',
      houses: [
        'Landesbühne',
        'Kammertheater',
        'Puppentheater',
        'Kammerorchester',
        'Freie Spielstätte',
        'Akademie',
      ],
      grade: '12',
      tasks: [
        ['Haushalt, Personal und Verträge', 'budget, personnel and contracts'],
        ['Förderanträge und Verwendungsnachweise', 'funding applications and reports on the use of funds'],
      ],
      requirements: [
        [
          'Erfahrung in einer öffentlich geförderten Einrichtung',
          'experience in a publicly funded institution',
        ],
      ],
    },
    {
      title: ['Systemadministrator*in', 'Systems administrator'],
      occupation: 'it-specialist',
      specialization: 'it',
      grade: '10',
      tasks: [
        [
          'Betreuung von 180 Arbeitsplätzen und der Netze von Ton, Licht und Kasse',
          'looking after 180 workstations and the networks of sound, lighting and box office',
        ],
      ],
      requirements: [
        ['eine IT-Ausbildung oder ein Informatikstudium', 'IT training or a degree in computer science'],
      ],
    },
    {
      title: ['Justiziar*in', 'Legal counsel'],
      occupation: 'lawyer',
      specialization: 'law',
      houses: ['Opernhaus', 'Mehrspartenhaus', 'Bühnenverlag', 'Festival'],
      grade: '13',
      tasks: [['Verträge, Urheberrecht und Vergabe', 'contracts, copyright and procurement']],
      requirements: [['die Befähigung zum Richteramt', 'full qualification as a lawyer in Germany']],
    },
    {
      title: ['Haustechniker*in', 'Building technician'],
      occupation: 'facility-technician',
      specialization: 'building-services',
      grade: '6',
      employments: ['full-time'],
      tasks: [
        ['Wartung von Heizung, Lüftung und Sanitäranlagen', 'maintaining heating, ventilation and plumbing'],
        ['kleine Reparaturen und Betreuung von Fachfirmen', 'small repairs and supervising contractors'],
        ['Bereitschaft während der Vorstellungen', 'being on call during performances'],
      ],
      requirements: [
        [
          'eine Ausbildung in der Gebäude- oder Elektrotechnik',
          'training in building services or electrical engineering',
        ],
      ],
    },
    {
      title: ['Pförtner*in', 'Stage door keeper'],
      occupation: 'facility-technician',
      specialization: 'building-services',
      grade: '3',
      houses: ['Opernhaus', 'Mehrspartenhaus', 'Stadttheater', 'Schauspielhaus'],
      employments: ['part-time'],
      tasks: [
        ['Empfang, Schlüssel und Telefon an der Bühnenpforte', 'reception, keys and phone at the stage door'],
        ['Kontrolle der Gefahrenmeldeanlagen', 'monitoring the alarm systems'],
        ['Annahme von Post und Lieferungen', 'taking in mail and deliveries'],
      ],
      requirements: [['Bereitschaft zu Wechselschicht', 'willingness to work alternating shifts']],
    },
  ],
}
