import type { JobFamily, JobPost } from './family'

const audition: JobPost['requirements'] = [
  [
    'drei Arien unterschiedlicher Stilistik für das Vorsingen, eine davon in deutscher Sprache',
    'three arias of different styles for the audition, one of them in German',
  ],
]

const soloist = (
  de: string,
  en: string,
  specialization: JobPost['specialization'],
  parts: JobPost['tasks'],
): JobPost => ({
  title: [de, en],
  occupation: 'solo-singer',
  specialization,
  tasks: parts,
  requirements: audition,
})

/** Solo singers of opera houses. */
export const soloSinging: JobFamily = {
  category: 'music-theater',
  houses: ['Opernhaus', 'Mehrspartenhaus', 'Stadttheater'],
  contracts: ['nv-solo', 'nv-solo', 'nv-solo', 'guest'],
  employments: ['full-time', 'full-time', 'fixed-term'],
  start: 'season',
  situation: [
    [
      'Unser Ensemble besteht aus elf Sängerinnen und Sängern; wir besetzen die meisten Partien aus dem Haus und planen Debüts langfristig.',
      'Our ensemble consists of eleven singers; we cast most roles from within the house and plan debuts well in advance.',
    ],
    [
      'Das Repertoire reicht vom Barock bis zur Uraufführung, mit acht Premieren im Musiktheater in der Spielzeit.',
      'The repertoire ranges from the baroque to world premieres, with eight new music theater productions a season.',
    ],
    [
      'Wir arbeiten mit festen Partnerinnen und Partnern am Klavier, einem Sprachcoaching und Regieteams, die Zeit zum Probieren haben.',
      'We work with our own pianists, a language coach and directing teams who have time to rehearse.',
    ],
  ],
  tasks: [
    [
      'Konzerte und Liederabende im Foyer, wenn Sie das mögen',
      'concerts and recitals in the foyer, if you enjoy them',
    ],
    [
      'Mitwirkung in Familienkonzerten und im Weihnachtsprogramm',
      'family concerts and the Christmas program',
    ],
    [
      'Mitwirkung in allen Gattungen: Oper, Operette, Musical und Konzert',
      'performing in all genres: opera, operetta, musical and concert',
    ],
    [
      'Arbeit an neuen Werken gemeinsam mit Komponistinnen und Komponisten',
      'developing new works together with composers',
    ],
  ],
  requirements: [
    [
      'ein abgeschlossenes Gesangsstudium oder eine vergleichbare Ausbildung',
      'a degree in voice or comparable training',
    ],
    ['erste Erfahrung auf der Bühne eines Opernhauses', 'initial experience on the stage of an opera house'],
    [
      'sichere deutsche Aussprache, auch in gesprochenen Dialogen',
      'confident German diction, in spoken dialogue too',
    ],
    [
      'Spielfreude und Neugier auf unterschiedliche Regiehandschriften',
      'a love of acting and curiosity about different styles of directing',
    ],
  ],
  apply: [
    [
      'Bitte senden Sie Lebenslauf, Repertoireliste und zwei Links zu Aufnahmen, die nicht älter als zwei Jahre sind. Zum Vorsingen laden wir schriftlich ein; eine Klavierbegleitung stellen wir.',
      'Please send your résumé, a repertoire list and two links to recordings that are no more than two years old. Invitations to auditions are sent in writing; we provide a pianist.',
    ],
    [
      'Wir hören in drei Runden: zwei auf der Probebühne, die letzte mit Orchester. Aus Ihrer Bewerbung sollten Ihre Partien hervorgehen, gesungene und studierte getrennt.',
      'We hear singers in three rounds: two on the rehearsal stage, the last with the orchestra. Your application should list your roles, those performed apart from those studied.',
    ],
  ],
  posts: [
    soloist('Lyrischer Sopran', 'Lyric soprano', 'soprano', [
      ['Partien wie Pamina, Micaëla und Mimì', 'roles such as Pamina, Micaëla and Mimì'],
      ['ein Rollendebüt in jeder Spielzeit', 'a role debut each season'],
    ]),
    soloist('Koloratursopran', 'Coloratura soprano', 'soprano', [
      [
        'Partien wie Königin der Nacht, Zerbinetta und Olympia',
        'roles such as the Queen of the Night, Zerbinetta and Olympia',
      ],
      ['Sopransoli in den Konzerten des Hauses', 'soprano solos in the house’s concerts'],
    ]),
    soloist('Mezzosopran', 'Mezzo-soprano', 'mezzo-soprano', [
      ['Partien wie Cherubino, Rosina und Octavian', 'roles such as Cherubino, Rosina and Octavian'],
      ['Hosenrollen und zeitgenössische Partien', 'trouser roles and contemporary parts'],
    ]),
    soloist('Alt', 'Contralto', 'alto', [
      ['Partien wie Erda, Ulrica und Frau Reich', 'roles such as Erda, Ulrica and Mistress Page'],
      ['Altsoli in Oratorien der Reihe „Chor & Orchester“', 'contralto solos in our oratorio series'],
    ]),
    soloist('Countertenor', 'Countertenor', 'countertenor', [
      [
        'Partien in unserem Händel-Zyklus, zuerst die Titelpartie in „Giulio Cesare“',
        'roles in our Handel cycle, beginning with the title role in “Giulio Cesare”',
      ],
      ['eine Uraufführung, die für Ihre Stimme geschrieben wird', 'a world premiere written for your voice'],
    ]),
    soloist('Lyrischer Tenor', 'Lyric tenor', 'tenor', [
      ['Partien wie Tamino, Nemorino und Alfredo', 'roles such as Tamino, Nemorino and Alfredo'],
      ['eine Operettenpartie in jeder Spielzeit', 'an operetta role each season'],
    ]),
    soloist('Spieltenor', 'Character tenor', 'tenor', [
      ['Partien wie Monostatos, Pedrillo und Wenzel', 'roles such as Monostatos, Pedrillo and Vašek'],
      ['Dialogrollen in Operette und Musical', 'speaking parts in operetta and musical'],
    ]),
    soloist('Bariton', 'Baritone', 'baritone', [
      [
        'Partien wie Papageno, Marcello und Eugen Onegin',
        'roles such as Papageno, Marcello and Eugene Onegin',
      ],
      ['Solopartien in Passionen und Kantaten', 'solos in passions and cantatas'],
    ]),
    soloist('Bass', 'Bass', 'bass', [
      ['Partien wie Sarastro, Colline und Sparafucile', 'roles such as Sarastro, Colline and Sparafucile'],
      [
        'kleinere und mittlere Partien im laufenden Repertoire',
        'smaller and medium-sized roles in the current repertoire',
      ],
    ]),
    {
      title: ['Mitglied des Opernstudios', 'Member of the opera studio'],
      occupation: 'solo-singer',
      contracts: ['nv-solo'],
      employments: ['fixed-term'],
      fee: [3180, 3250],
      tasks: [
        [
          'kleine und mittlere Partien auf der großen Bühne',
          'small and medium-sized roles on the main stage',
        ],
        [
          'eine eigene Produktion des Studios in jeder Spielzeit',
          'a production of the studio’s own each season',
        ],
        [
          'Unterricht in Rolle, Sprache, Bewegung und Selbstmanagement',
          'coaching in roles, languages, movement and career skills',
        ],
      ],
      requirements: [
        [
          'ein abgeschlossenes Bachelorstudium Gesang bis zum Dienstantritt',
          'a bachelor’s degree in voice by the start of the engagement',
        ],
        [
          'fünf Arien in mindestens drei Sprachen für das Vorsingen',
          'five arias in at least three languages for the audition',
        ],
      ],
    },
  ],
}
