import type { JobFamily } from './family'

/** Design of stage and costumes, make-up. */
export const design: JobFamily = {
  category: 'stage-costume',
  houses: ['Stadttheater', 'Mehrspartenhaus', 'Schauspielhaus', 'Opernhaus', 'Landesbühne'],
  contracts: ['nv-solo'],
  employments: ['full-time', 'fixed-term'],
  start: 'season',
  situation: [
    [
      'Fast alles, was auf unserer Bühne steht, hängt und getragen wird, entsteht in den eigenen Werkstätten.',
      'Almost everything that stands, hangs or is worn on our stage is made in our own workshops.',
    ],
    [
      'Wir bauen materialbewusst: Jede zweite Ausstattung nutzt Teile aus dem Fundus, und dafür gibt es eigene Zeit und ein eigenes Lager.',
      'We build with materials in mind: every second set reuses parts from stock, with time and a store set aside for it.',
    ],
  ],
  tasks: [
    [
      'Zusammenarbeit mit Regie, Dramaturgie und Werkstätten',
      'working with directors, dramaturgs and the workshops',
    ],
    ['Betreuung der Endproben und der Premieren', 'looking after final rehearsals and premieres'],
    ['Pflege und Aufbau des Fundus', 'maintaining and building up the stock'],
  ],
  requirements: [
    [
      'ein einschlägiges Studium oder eine abgeschlossene Ausbildung',
      'a relevant degree or completed training',
    ],
    ['Kenntnis von Stoffen, Farben und Materialien', 'knowledge of fabrics, colors and materials'],
    ['Organisationstalent und Freude am Team', 'organizational talent and a love of teamwork'],
  ],
  apply: [
    [
      'Bitte senden Sie uns Lebenslauf und Mappe als eine Datei von höchstens 10 MB oder als Link.',
      'Please send us your résumé and portfolio as one file of no more than 10 MB or as a link.',
    ],
    [
      'Wir freuen uns über Arbeitsproben: Skizzen, Modelle und Fotos von Fertigem.',
      'We would be happy to see samples of your work: sketches, models and photos of finished pieces.',
    ],
  ],
  posts: [
    {
      title: ['Ausstattungsleitung', 'Head of design'],
      occupation: 'stage-designer',
      specialization: 'stage-design',
      fee: [4600, 5300],
      tasks: [
        [
          'eigene Bühnenbilder und Leitung der Ausstattungsabteilung',
          'sets of your own and leading the design department',
        ],
        ['Steuerung des Ausstattungsetats', 'managing the design budget'],
      ],
      requirements: [
        [
          'mehrjährige Erfahrung als Bühnenbildnerin oder Bühnenbildner',
          'several years of experience as a set designer',
        ],
      ],
    },
    {
      title: ['Bühnenbildassistent*in', 'Assistant set designer'],
      occupation: 'design-assistant',
      specialization: 'stage-design',
      tasks: [
        ['Modelle, Pläne und Bauproben', 'models, plans and mock-ups on stage'],
        ['ein eigenes Bühnenbild auf der Studiobühne', 'a set of your own on the studio stage'],
      ],
      requirements: [['sicherer Umgang mit einem CAD-Programm', 'confident use of a CAD program']],
    },
    {
      title: ['Kostümbildassistent*in', 'Assistant costume designer'],
      occupation: 'design-assistant',
      specialization: 'costume-design',
      tasks: [
        ['Recherche, Einkauf und Anproben', 'research, purchasing and fittings'],
        ['Betreuung der Kostüme bis zur Premiere', 'looking after the costumes up to the premiere'],
      ],
      requirements: [['Grundkenntnisse im Schneidern', 'basic tailoring skills']],
    },
    {
      title: ['Kostümbildner*in', 'Costume designer'],
      occupation: 'costume-designer',
      specialization: 'costume-design',
      contracts: ['nv-solo', 'guest'],
      tasks: [
        ['sechs Kostümbilder in Oper, Schauspiel und Tanz', 'six costume designs for opera, drama and dance'],
      ],
      requirements: [
        [
          'eine Mappe mit verwirklichten Kostümbildern',
          'a portfolio of costume designs that have been on stage',
        ],
      ],
    },
    {
      title: ['Video- und Mediengestalter*in', 'Video and media designer'],
      occupation: 'video-designer',
      specialization: 'video',
      houses: ['Mehrspartenhaus', 'Schauspielhaus', 'Opernhaus'],
      tasks: [
        ['Entwurf und Programmierung von Videobildern', 'designing and programming video'],
        [
          'Einrichtung von Kameras und Projektion auf den Proben',
          'setting up cameras and projection in rehearsals',
        ],
      ],
      requirements: [
        ['Erfahrung mit Medienservern und Live-Kamera', 'experience with media servers and live cameras'],
      ],
    },
    {
      title: ['Maskenbildner*in', 'Make-up artist and wigmaker'],
      occupation: 'makeup-artist',
      specialization: 'makeup',
      contracts: ['nv-buehnentechnik'],
      employments: ['full-time', 'part-time', 'full-or-part-time'],
      start: 'soon',
      tasks: [
        ['Schminken und Frisieren in den Vorstellungen', 'make-up and hair for performances'],
        ['Knüpfen von Perücken und Bärten', 'making wigs and beards'],
        [
          'Herstellung plastischer Teile aus Silikon und Gelatine',
          'making prosthetics from silicone and gelatin',
        ],
      ],
      requirements: [
        ['eine abgeschlossene Ausbildung in der Maskenbildnerei', 'completed training as a make-up artist'],
      ],
    },
    {
      title: ['Leitung der Maskenabteilung', 'Head of make-up'],
      occupation: 'head-of-makeup',
      specialization: 'makeup',
      houses: ['Opernhaus', 'Mehrspartenhaus', 'Stadttheater'],
      contracts: ['nv-buehnentechnik'],
      employments: ['full-time'],
      fee: [4100, 4700],
      tasks: [
        [
          'Führung von neun Kolleginnen und Kollegen und zwei Auszubildenden',
          'leading nine colleagues and two apprentices',
        ],
        ['Entwurf der Masken mit den Kostümbildteams', 'designing make-up with the costume teams'],
        ['Dienstpläne, Material und Etat', 'schedules, materials and budget'],
      ],
      requirements: [
        [
          'Erfahrung in der Leitung oder Stellvertretung',
          'experience as head or deputy head of a department',
        ],
      ],
    },
  ],
}
