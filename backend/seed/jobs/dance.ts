import type { JobFamily } from './family'

/** Dancers and those who work with them. */
export const dance: JobFamily = {
  category: 'dance',
  houses: ['Tanztheater', 'Mehrspartenhaus', 'Opernhaus', 'Stadttheater'],
  contracts: ['nv-tanz'],
  employments: ['full-time', 'full-time', 'fixed-term'],
  start: 'season',
  situation: [
    [
      'Unsere Compagnie besteht aus 14 Tänzerinnen und Tänzern aus neun Ländern und zeigt drei Premieren und zwei Wiederaufnahmen in der Spielzeit.',
      'Our company consists of 14 dancers from nine countries and presents three premieres and two revivals a season.',
    ],
    [
      'Wir arbeiten mit wechselnden Gastchoreografinnen und -choreografen; die Sprache im Saal ist Englisch.',
      'We work with changing guest choreographers; English is spoken in the studio.',
    ],
    [
      'Training, Physiotherapie und freie Wochenenden sind bei uns fest verabredet, ebenso die Beratung für den Beruf nach dem Tanz.',
      'Daily class, physiotherapy and free weekends are firmly agreed here, as is advice on a career after dancing.',
    ],
  ],
  tasks: [
    ['tägliches Training und Proben', 'daily class and rehearsals'],
    ['Vorstellungen am Haus und auf Gastspielen', 'performances at the house and on tour'],
    ['Mitarbeit an der Stückentwicklung', 'taking part in the creation of new works'],
    ['Workshops für Schulklassen zweimal im Jahr', 'workshops for school classes twice a year'],
  ],
  requirements: [
    ['eine abgeschlossene Tanzausbildung', 'completed dance training'],
    ['Freude am Improvisieren und am gemeinsamen Entwickeln', 'a love of improvising and creating together'],
    ['Bühnenerfahrung in einer Compagnie', 'stage experience in a company'],
    ['Partnering und Bodenarbeit auf hohem Niveau', 'partnering and floor work at a high level'],
  ],
  apply: [
    [
      'Senden Sie bitte Lebenslauf, zwei Fotos und Links zu zwei Videos von höchstens drei Minuten. Zur Audition laden wir 40 Personen ein; sie dauert einen Tag.',
      'Please send your résumé, two photos and links to two videos of no more than three minutes. We invite 40 people to the one-day audition.',
    ],
    [
      'Die Audition beginnt mit einem Training, danach lernen Sie Material aus unserem Repertoire. Wir melden uns bei allen, auch wenn wir absagen.',
      'The audition begins with a class, after which you learn material from our repertoire. We reply to everybody, even if we cannot offer a place.',
    ],
  ],
  posts: [
    {
      title: ['Tänzer*in (zeitgenössisch)', 'Dancer (contemporary)'],
      occupation: 'dancer',
      specialization: 'contemporary-dance',
      tasks: [],
      requirements: [['starke zeitgenössische Technik', 'strong contemporary technique']],
    },
    {
      title: ['Tänzer*in (klassisch und neoklassisch)', 'Dancer (classical and neoclassical)'],
      occupation: 'dancer',
      specialization: 'classical-dance',
      houses: ['Opernhaus', 'Mehrspartenhaus'],
      tasks: [
        [
          'Gruppe und kleinere Soli im klassischen Repertoire',
          'corps de ballet and smaller solos in the classical repertoire',
        ],
      ],
      requirements: [
        [
          'sehr gute klassische Technik, für Frauenpartien auch auf Spitze',
          'excellent classical technique, for women’s parts also en pointe',
        ],
      ],
    },
    {
      title: ['Solotänzer*in', 'Solo dancer'],
      occupation: 'dancer',
      specialization: 'classical-dance',
      houses: ['Opernhaus', 'Mehrspartenhaus'],
      contracts: ['nv-solo'],
      tasks: [['Solopartien in allen Premieren', 'solo roles in every premiere']],
      requirements: [['mehrjährige Erfahrung mit Solopartien', 'several years of experience in solo roles']],
    },
    {
      title: ['Tänzer*in für Tanztheater', 'Dancer for dance theater'],
      occupation: 'dancer',
      specialization: 'dance-theater',
      tasks: [['Arbeit mit Sprache, Stimme und Objekten', 'work with language, voice and objects']],
      requirements: [['darstellerische Kraft und Humor', 'expressive power and humor']],
    },
    {
      title: ['Tänzer*in als Gast für eine Opernproduktion', 'Guest dancer for an opera production'],
      occupation: 'dancer',
      specialization: 'contemporary-dance',
      houses: ['Opernhaus', 'Stadttheater'],
      contracts: ['guest'],
      employments: ['guest'],
      tasks: [['fünf Wochen Proben und zehn Vorstellungen', 'five weeks of rehearsals and ten performances']],
      requirements: [['akrobatische Grundlagen', 'basic acrobatic skills']],
    },
  ],
}
