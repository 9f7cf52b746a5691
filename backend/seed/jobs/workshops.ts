import type { JobFamily } from './family'

/** Those who build sets and make costumes. */
export const workshops: JobFamily = {
  category: 'workshops',
  houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus', 'Schauspielhaus', 'Landesbühne'],
  contracts: ['tvoed', 'tvoed', 'tv-l', 'house-agreement'],
  employments: ['full-time', 'full-or-part-time', 'full-time', 'part-time'],
  start: 'soon',
  situation: [
    [
      'In unseren Werkstätten arbeiten 34 Menschen in sieben Gewerken unter einem Dach, zehn Gehminuten vom Theater.',
      '34 people in seven trades work under one roof in our workshops, ten minutes’ walk from the theater.',
    ],
    [
      'Kein Stück gleicht dem anderen: Was Sie bauen oder nähen, steht sechs Wochen später im Licht.',
      'No two pieces are alike: what you build or sew will be in the limelight six weeks later.',
    ],
    [
      'Wir arbeiten werktags von 7 bis 15.30 Uhr; Dienste am Abend gibt es nur rund um Premieren.',
      'We work on weekdays from 7 a.m. to 3:30 p.m.; evening shifts occur only around premieres.',
    ],
  ],
  tasks: [
    ['Aufbau und Anpassung auf der Bühne', 'assembly and adjustment on stage'],
    ['Reparaturen für das laufende Repertoire', 'repairs for the current repertoire'],
    ['Wiederverwendung von Material aus dem Fundus', 'reusing materials from stock'],
  ],
  requirements: [
    [
      'Freude daran, für jede Aufgabe einen neuen Weg zu finden',
      'the pleasure of finding a new way for every task',
    ],
    [
      'sorgfältiges Arbeiten nach Zeichnung und nach Gespräch',
      'careful work from drawings and from conversation',
    ],
    [
      'Interesse am Theater; Erfahrung ist nicht nötig',
      'an interest in theater; experience is not necessary',
    ],
  ],
  apply: [
    [
      'Bitte bewerben Sie sich mit Lebenslauf, Zeugnissen und einigen Fotos Ihrer Arbeiten.',
      'Please apply with your résumé, certificates and some photos of your work.',
    ],
    [
      'Vor der Entscheidung bieten wir einen bezahlten Probetag an.',
      'Before deciding we offer a paid trial day.',
    ],
  ],
  posts: [
    {
      title: ['Tischler*in', 'Carpenter'],
      occupation: 'carpenter',
      specialization: 'carpentry',
      grade: '6',
      tasks: [['Bau von Dekorationen, Möbeln und Tribünen', 'building sets, furniture and seating']],
      requirements: [['eine abgeschlossene Ausbildung in der Tischlerei', 'completed training in carpentry']],
    },
    {
      title: ['Schlosser*in (Metallbau)', 'Metalworker'],
      occupation: 'metalworker',
      specialization: 'metalwork',
      grade: '6',
      tasks: [['Schweißen von Stahl- und Aluminiumkonstruktionen', 'welding steel and aluminum structures']],
      requirements: [
        [
          'eine Ausbildung im Metallbau und gültige Schweißprüfungen',
          'training in metalwork and valid welding certificates',
        ],
      ],
    },
    {
      title: ['Bühnenmaler*in', 'Scenic painter'],
      occupation: 'scenic-painter',
      specialization: 'scenic-art',
      grade: '7',
      tasks: [['Prospekte, Oberflächen und Imitationen', 'backdrops, surfaces and faux finishes']],
      requirements: [
        [
          'eine Ausbildung in Bühnenmalerei oder ein verwandtes Studium',
          'training in scenic painting or a related degree',
        ],
      ],
    },
    {
      title: ['Bühnenplastiker*in', 'Scenic sculptor'],
      occupation: 'scenic-sculptor',
      specialization: 'scenic-art',
      grade: '7',
      tasks: [['Plastiken aus Schaum, Gips und Kunstharz', 'sculptures in foam, plaster and resin']],
      requirements: [
        ['eine Ausbildung in Bühnenplastik oder Bildhauerei', 'training in scenic sculpture or sculpture'],
      ],
    },
    {
      title: ['Dekorateur*in (Polsterei und Raumausstattung)', 'Upholsterer and draper'],
      occupation: 'upholsterer',
      specialization: 'decoration',
      grade: '6',
      tasks: [['Vorhänge, Polster und Teppiche', 'drapes, upholstery and carpets']],
      requirements: [['eine Ausbildung in der Raumausstattung', 'training as an interior decorator']],
    },
    {
      title: ['Damenschneider*in', 'Dressmaker (women’s wear)'],
      occupation: 'tailor',
      specialization: 'tailoring-women',
      grade: '6',
      tasks: [
        [
          'Anfertigung und Änderung von Kostümen aller Epochen',
          'making and altering costumes of every period',
        ],
      ],
      requirements: [
        ['eine abgeschlossene Ausbildung in der Maßschneiderei', 'completed training in bespoke tailoring'],
      ],
    },
    {
      title: ['Herrenschneider*in', 'Tailor (men’s wear)'],
      occupation: 'tailor',
      specialization: 'tailoring-men',
      grade: '6',
      tasks: [['Anzüge, Mäntel und Uniformen nach Maß', 'made-to-measure suits, coats and uniforms']],
      requirements: [
        [
          'eine abgeschlossene Ausbildung in der Maßschneiderei, Schwerpunkt Herren',
          'completed training in bespoke tailoring for men',
        ],
      ],
    },
    {
      title: ['Gewandmeister*in', 'Cutter and head of tailoring'],
      occupation: 'cutter',
      specialization: 'tailoring-women',
      contracts: ['nv-buehnentechnik', 'tvoed'],
      grade: '9a',
      fee: [3700, 4200],
      houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus'],
      tasks: [
        [
          'Schnitte nach historischen und heutigen Vorlagen',
          'patterns from historical and contemporary models',
        ],
        ['Anproben und Leitung der Damenschneiderei', 'fittings and leading the women’s tailoring workshop'],
      ],
      requirements: [
        [
          'die Weiterbildung zur Gewandmeisterin oder zum Gewandmeister',
          'further training as a theatrical cutter',
        ],
      ],
    },
    {
      title: ['Ankleider*in', 'Dresser'],
      occupation: 'dresser',
      specialization: 'wardrobe',
      grade: '4',
      employments: ['part-time', 'full-or-part-time', 'casual'],
      tasks: [
        [
          'An- und Umkleiden in Proben und Vorstellungen',
          'dressing and quick changes in rehearsals and performances',
        ],
        ['Waschen, Bügeln und kleine Reparaturen', 'washing, ironing and small repairs'],
      ],
      requirements: [
        [
          'Takt und Ruhe im Umgang mit Menschen vor dem Auftritt',
          'tact and calm with people about to go on stage',
        ],
        ['Bereitschaft zu Diensten am Abend', 'willingness to work evenings'],
      ],
    },
    {
      title: ['Leitung des Kostümfundus', 'Head of the costume stock'],
      occupation: 'costume-stock-manager',
      specialization: 'wardrobe',
      houses: ['Opernhaus', 'Mehrspartenhaus', 'Stadttheater'],
      grade: '8',
      tasks: [
        [
          'Ordnung, Verleih und digitale Erfassung von 40.000 Teilen',
          'keeping, lending and digitally cataloging 40,000 pieces',
        ],
      ],
      requirements: [['Kenntnis der Kostümgeschichte', 'knowledge of costume history']],
    },
    {
      title: ['Modist*in', 'Milliner'],
      occupation: 'milliner',
      specialization: 'wardrobe',
      houses: ['Opernhaus', 'Mehrspartenhaus'],
      grade: '6',
      tasks: [['Hüte, Kopfputz und Kronen', 'hats, headdresses and crowns']],
      requirements: [
        ['eine abgeschlossene Ausbildung als Modistin oder Modist', 'completed training as a milliner'],
      ],
    },
    {
      title: ['Schuhmacher*in', 'Shoemaker'],
      occupation: 'shoemaker',
      specialization: 'wardrobe',
      houses: ['Opernhaus', 'Mehrspartenhaus'],
      grade: '6',
      tasks: [
        [
          'Maßschuhe, Umbauten und Pflege der Tanzschuhe',
          'made-to-measure shoes, conversions and care of dance shoes',
        ],
      ],
      requirements: [
        ['eine abgeschlossene Ausbildung in der Schuhmacherei', 'completed training as a shoemaker'],
      ],
    },
  ],
}
