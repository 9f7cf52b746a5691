import type { JobFamily } from './family'

/** Apprenticeships, internships and other ways to begin. */
export const training: JobFamily = {
  category: 'technical',
  houses: ['Stadttheater', 'Mehrspartenhaus', 'Opernhaus', 'Schauspielhaus'],
  contracts: ['tvaoed'],
  employments: ['training'],
  start: 'summer',
  situation: [
    [
      'Wir bilden in sechs Berufen aus und übernehmen gern: Vier von fünf bleiben nach der Prüfung bei uns.',
      'We train people in six occupations and like to keep them: four out of five stay with us after their examination.',
    ],
    [
      'Sie lernen alle Abteilungen kennen und haben vom ersten Tag an jemanden, den Sie alles fragen können.',
      'You will get to know every department and will have somebody to ask about everything from the first day.',
    ],
  ],
  tasks: [
    ['eine Woche in jeder anderen Abteilung', 'a week in each of the other departments'],
    ['freier Eintritt in unsere Vorstellungen', 'free admission to our performances'],
  ],
  requirements: [
    ['Neugier und Zuverlässigkeit', 'curiosity and reliability'],
    [
      'Lust auf die Arbeit mit vielen unterschiedlichen Menschen',
      'the desire to work with many different people',
    ],
    ['keine Vorkenntnisse, aber Fragen', 'no previous knowledge, but questions'],
  ],
  apply: [
    [
      'Schreiben Sie uns, warum Sie ans Theater möchten, und legen Sie das letzte Zeugnis bei. Vorher ein paar Tage zuzuschauen ist möglich.',
      'Tell us why you would like to work in theater and enclose your latest school report. You are welcome to watch for a few days first.',
    ],
    [
      'Für Fragen von Eltern und Schulen haben wir eine Sprechstunde, jeden ersten Dienstag im Monat um 17 Uhr.',
      'There is an open hour for parents and schools on the first Tuesday of every month at 5 p.m.',
    ],
  ],
  posts: [
    {
      title: ['Ausbildung zur Fachkraft für Veranstaltungstechnik', 'Apprenticeship in event technology'],
      occupation: 'event-technician',
      specialization: 'stage-technology',
      tasks: [
        [
          'drei Jahre Praxis in Bühne, Licht und Ton',
          'three years of practice in staging, lighting and sound',
        ],
      ],
      requirements: [['ein mittlerer Schulabschluss', 'an intermediate school certificate']],
    },
    {
      title: ['Ausbildung in der Maßschneiderei', 'Apprenticeship in bespoke tailoring'],
      category: 'workshops',
      occupation: 'tailor',
      specialization: 'tailoring-women',
      tasks: [['Nähen, Zuschneiden und Anproben', 'sewing, cutting and fittings']],
      requirements: [['Geschick mit Nadel und Faden', 'skill with needle and thread']],
    },
    {
      title: ['Ausbildung in der Tischlerei', 'Apprenticeship in carpentry'],
      category: 'workshops',
      occupation: 'carpenter',
      specialization: 'carpentry',
      tasks: [['Bau von Dekorationen unter Anleitung', 'building sets under guidance']],
      requirements: [['räumliches Vorstellungsvermögen', 'spatial imagination']],
    },
    {
      title: ['Ausbildung in der Maskenbildnerei', 'Apprenticeship in make-up and wigmaking'],
      category: 'stage-costume',
      occupation: 'makeup-artist',
      specialization: 'makeup',
      tasks: [['Frisieren, Schminken und Knüpfen', 'hairdressing, make-up and wigmaking']],
      requirements: [['eine Mappe oder Fotos eigener Arbeiten', 'a portfolio or photos of your own work']],
    },
    {
      title: [
        'Ausbildung in Bühnenmalerei und Bühnenplastik',
        'Apprenticeship in scenic painting and sculpture',
      ],
      category: 'workshops',
      occupation: 'scenic-painter',
      specialization: 'scenic-art',
      tasks: [['Malerei, Schrift und Perspektive', 'painting, lettering and perspective']],
      requirements: [['zeichnerische Begabung', 'a talent for drawing']],
    },
    {
      title: ['Praktikum Dramaturgie', 'Internship in dramaturgy'],
      category: 'directing-dramaturgy',
      occupation: 'dramaturg',
      specialization: 'dramaturgy',
      contracts: ['internship-contract'],
      start: 'soon',
      employments: ['internship'],
      fee: [450, 650],
      tasks: [['Recherche, Textarbeit und Programmhefte', 'research, work on texts and program books']],
      requirements: [
        [
          'ein laufendes Studium, in dem das Praktikum vorgesehen ist',
          'current studies that include an internship',
        ],
      ],
    },
    {
      title: ['Hospitanz Regie', 'Directing internship'],
      category: 'directing-dramaturgy',
      occupation: 'assistant-director',
      specialization: 'drama',
      contracts: ['internship-contract'],
      start: 'soon',
      employments: ['internship'],
      fee: [400, 550],
      tasks: [
        [
          'Begleitung einer Produktion von der Konzeptionsprobe bis zur Premiere',
          'accompanying a production from the first rehearsal to the premiere',
        ],
      ],
      requirements: [
        ['acht Wochen Zeit und Interesse an Proben', 'eight weeks of time and an interest in rehearsals'],
      ],
    },
    {
      title: ['Praktikum Orchesterbüro', 'Internship in the orchestra office'],
      category: 'management',
      occupation: 'orchestra-manager',
      specialization: 'orchestra-operations',
      houses: ['Sinfonieorchester', 'Landesorchester', 'Kammerorchester', 'Konzerthaus'],
      contracts: ['internship-contract'],
      start: 'soon',
      employments: ['internship'],
      fee: [450, 650],
      tasks: [
        [
          'Mitarbeit an Plänen, Reisen und Konzertabenden',
          'helping with schedules, tours and concert evenings',
        ],
      ],
      requirements: [
        ['ein Studium im Bereich Musik oder Kulturmanagement', 'studies in music or arts management'],
      ],
    },
    {
      title: ['Freiwilliges Soziales Jahr Kultur in der Vermittlung', 'Voluntary year in arts education'],
      category: 'education',
      occupation: 'theater-educator',
      specialization: 'theater-education',
      houses: ['Kinder- und Jugendtheater', 'Puppentheater', 'Stadttheater', 'Konzerthaus', 'Landesbühne'],
      contracts: ['voluntary-agreement'],
      employments: ['voluntary'],
      fee: [400, 480],
      tasks: [
        ['Betreuung von Schulklassen und Spielclubs', 'looking after school classes and drama clubs'],
        ['ein eigenes Projekt', 'a project of your own'],
      ],
      requirements: [['Alter zwischen 16 und 26 Jahren', 'age between 16 and 26']],
    },
    {
      title: ['Volontariat Presse und Marketing', 'Traineeship in press and marketing'],
      category: 'communication',
      occupation: 'marketing-manager',
      specialization: 'marketing',
      contracts: ['house-agreement'],
      employments: ['traineeship'],
      start: 'soon',
      fee: [2150, 2350],
      tasks: [
        [
          'zwei Jahre in Presse, Marketing, Vertrieb und digitaler Redaktion',
          'two years in press, marketing, sales and digital editing',
        ],
      ],
      requirements: [['ein abgeschlossenes Studium', 'a completed degree']],
    },
  ],
}
