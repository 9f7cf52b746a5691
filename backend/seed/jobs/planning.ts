import type { JobFamily } from './family'

/** Those who see to it that plans come true. */
export const planning: JobFamily = {
  category: 'management',
  houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus', 'Schauspielhaus', 'Landesbühne'],
  contracts: ['nv-solo', 'house-agreement'],
  employments: ['full-time', 'full-time', 'full-or-part-time'],
  start: 'season',
  situation: [
    [
      'Sie finden ein eingespieltes Team vor und eine Übergabe, für die vier Wochen eingeplant sind.',
      'You will find a well-practiced team and a handover for which four weeks are set aside.',
    ],
    [
      'Bei uns laufen viele Fäden zusammen; wer sie hält, darf auch mitreden.',
      'Many threads come together here, and those who hold them have a say.',
    ],
  ],
  tasks: [
    ['Schriftverkehr, Ablage und Statistik', 'correspondence, filing and statistics'],
    ['Auskünfte nach innen und außen', 'answering questions from inside and outside the house'],
    ['Pflege der gemeinsamen Datenbank', 'maintaining the shared database'],
  ],
  requirements: [
    ['Organisationstalent und Gelassenheit', 'organizational talent and composure'],
    ['sehr gutes Deutsch und gutes Englisch', 'excellent German and good English'],
    ['Freude an der Zusammenarbeit mit Künstlerinnen und Künstlern', 'a love of working with artists'],
  ],
  apply: [
    [
      'Bitte bewerben Sie sich mit Anschreiben, Lebenslauf und Zeugnissen in einer Datei.',
      'Please apply with a cover letter, résumé and references in one file.',
    ],
    [
      'Schreiben Sie uns auf einer Seite, was Sie an dieser Aufgabe reizt, und legen Sie Ihren Lebenslauf bei.',
      'Tell us on one page what attracts you to this position, and enclose your résumé.',
    ],
  ],
  posts: [
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
