import type { JobFamily } from './family'

/** Press, marketing and sales. */
export const communication: JobFamily = {
  category: 'communication',
  houses: [
    'Stadttheater',
    'Mehrspartenhaus',
    'Opernhaus',
    'Schauspielhaus',
    'Landesbühne',
    'Sinfonieorchester',
    'Konzerthaus',
    'Festival',
    'Kammertheater',
    'Tanztheater',
    'Kinder- und Jugendtheater',
  ],
  contracts: ['nv-solo', 'tvoed', 'tv-l', 'house-agreement'],
  employments: ['full-time', 'full-or-part-time', 'part-time', 'fixed-term'],
  start: 'soon',
  situation: [
    [
      'Im Team für Kommunikation arbeiten fünf Menschen an Texten, Bildern und der Frage, wer noch nicht kommt und warum.',
      'Five people in the communications team work on texts, images and the question of who is not coming yet, and why.',
    ],
    [
      'Zur neuen Spielzeit bekommt das Haus ein neues Erscheinungsbild; Sie sind von Anfang an dabei.',
      'The house will have a new visual identity next season, and you will be part of it from the start.',
    ],
  ],
  tasks: [
    ['Betreuung von Premieren und Veranstaltungen am Abend', 'attending premieres and events in the evening'],
    ['Auswertung von Zahlen und Befragungen', 'evaluating figures and surveys'],
    [
      'Texte für Spielzeitheft, Website und Newsletter',
      'texts for the season brochure, website and newsletter',
    ],
  ],
  requirements: [
    [
      'ein einschlägiges Studium oder entsprechende Berufserfahrung',
      'a relevant degree or corresponding work experience',
    ],
    ['Begeisterung für Theater und Musik, die ansteckt', 'an infectious enthusiasm for theater and music'],
    ['sehr gutes Deutsch in Wort und Schrift', 'excellent spoken and written German'],
    ['Kenntnisse in barrierefreier Gestaltung', 'knowledge of accessible design'],
  ],
  apply: [
    [
      'Bitte senden Sie Lebenslauf und zwei Arbeitsproben, auf die Sie stolz sind.',
      'Please send your résumé and two samples of work that you are proud of.',
    ],
    [
      'Statt eines Anschreibens genügt ein Text von 1.000 Zeichen zu einem Stück aus unserem Spielplan.',
      'Instead of a cover letter, a text of 1,000 characters about a work from our program is enough.',
    ],
  ],
  posts: [
    {
      title: ['Pressesprecher*in', 'Press officer'],
      occupation: 'press-officer',
      specialization: 'press',
      grade: '11',
      fee: [3600, 4200],
      tasks: [
        [
          'Kontakt zu Redaktionen, Mitteilungen und Pressekonferenzen',
          'contact with editorial offices, releases and press conferences',
        ],
      ],
      requirements: [
        [
          'Erfahrung im Journalismus oder in einer Pressestelle',
          'experience in journalism or in a press office',
        ],
      ],
    },
    {
      title: ['Referent*in Marketing', 'Marketing manager'],
      occupation: 'marketing-manager',
      specialization: 'marketing',
      grade: '9b',
      fee: [3300, 3700],
      tasks: [['Kampagnen, Anzeigen und Kooperationen', 'campaigns, advertising and partnerships']],
      requirements: [
        [
          'Erfahrung mit Kampagnen in gedruckten und digitalen Medien',
          'experience with campaigns in print and digital media',
        ],
      ],
    },
    {
      title: ['Redakteur*in für soziale Medien', 'Social media editor'],
      occupation: 'online-editor',
      specialization: 'digital-media',
      grade: '9b',
      fee: [3250, 3600],
      tasks: [
        ['Kurzfilme, Fotos und Dialog auf unseren Kanälen', 'short films, photos and dialog on our channels'],
      ],
      requirements: [
        ['Sicherheit mit Kamera, Schnitt und Untertiteln', 'confidence with camera, editing and captions'],
      ],
    },
    {
      title: ['Grafikdesigner*in', 'Graphic designer'],
      occupation: 'graphic-designer',
      specialization: 'graphic-design',
      grade: '9a',
      fee: [3250, 3600],
      tasks: [['Plakate, Programmhefte und digitale Formate', 'posters, program books and digital formats']],
      requirements: [
        ['ein Studium in Grafik oder Kommunikationsdesign', 'a degree in graphic or communication design'],
      ],
    },
    {
      title: ['Mitarbeiter*in Theaterkasse', 'Box office clerk'],
      apply: [
        [
          'Eine kurze Bewerbung mit Lebenslauf genügt; wir melden uns innerhalb von zwei Wochen.',
          'A short application with your résumé is enough; we will reply within two weeks.',
        ],
      ],
      occupation: 'box-office-clerk',
      specialization: 'sales',
      grade: '5',
      contracts: ['tvoed', 'tv-l', 'house-agreement'],
      employments: ['part-time', 'full-or-part-time'],
      tasks: [
        [
          'Beratung und Verkauf am Schalter, am Telefon und per E-Mail',
          'advice and sales at the counter, by phone and e-mail',
        ],
        ['Abendkasse und Abrechnung', 'evening box office and accounts'],
        ['Betreuung der Abonnements', 'looking after subscriptions'],
      ],
      requirements: [
        ['Erfahrung im Verkauf oder in einem Ticketsystem', 'experience in sales or with a ticketing system'],
        [
          'Geduld und Freundlichkeit, auch in langen Schlangen',
          'patience and kindness, even when lines are long',
        ],
        ['Bereitschaft zu Diensten am Abend und am Wochenende', 'willingness to work evenings and weekends'],
      ],
    },
    {
      title: ['Leitung Vertrieb und Besucherservice', 'Head of sales and audience services'],
      occupation: 'sales-manager',
      specialization: 'sales',
      grade: '10',
      fee: [3700, 4300],
      tasks: [
        ['Abonnements, Gruppen und das Ticketsystem', 'subscriptions, groups and the ticketing system'],
      ],
      requirements: [
        [
          'Führungserfahrung im Vertrieb oder im Kulturbetrieb',
          'leadership experience in sales or in the arts',
        ],
      ],
    },
    {
      title: ['Mitarbeiter*in im Vorderhaus (Einlass und Garderobe)', 'Front-of-house attendant'],
      apply: [
        [
          'Eine kurze Bewerbung mit Lebenslauf genügt; wir melden uns innerhalb von zwei Wochen.',
          'A short application with your résumé is enough; we will reply within two weeks.',
        ],
      ],
      occupation: 'front-of-house',
      specialization: 'audience-services',
      contracts: ['house-agreement'],
      employments: ['casual'],
      paidBy: 'hour',
      tasks: [
        [
          'Einlass, Garderobe und Hilfe auf dem Weg zum Platz',
          'admission, cloakroom and help in finding seats',
        ],
        ['Auskünfte zum Haus und zum Abend', 'information about the house and the evening'],
        ['Sicherheit im Saal und bei der Räumung', 'safety in the hall and during evacuation'],
      ],
      requirements: [
        ['ein freundliches Auftreten und Zeit am Abend', 'a friendly manner and free evenings'],
        ['gutes Deutsch, gern weitere Sprachen', 'good German, ideally other languages too'],
        ['Verlässlichkeit', 'reliability'],
      ],
    },
    {
      title: ['Referent*in Fundraising', 'Fundraising officer'],
      occupation: 'fundraiser',
      specialization: 'fundraising',
      grade: '10',
      fee: [3500, 4000],
      houses: ['Konzerthaus', 'Festival', 'Sinfonieorchester', 'Opernhaus', 'Förderverein'],
      employments: ['part-time', 'full-or-part-time'],
      tasks: [
        [
          'Förderanträge, Stiftungen und Freundeskreis',
          'grant applications, foundations and the circle of friends',
        ],
      ],
      requirements: [['Erfahrung mit Stiftungen und Sponsoring', 'experience with foundations and sponsors']],
    },
  ],
}
