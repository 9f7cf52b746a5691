import type { JobFamily } from './family'

/** Actors, musical performers and puppeteers. */
export const acting: JobFamily = {
  category: 'acting',
  houses: ['Schauspielhaus', 'Stadttheater', 'Mehrspartenhaus', 'Landesbühne', 'Kammertheater'],
  contracts: ['nv-solo', 'nv-solo', 'nv-solo', 'guest'],
  employments: ['full-time', 'full-time', 'fixed-term'],
  start: 'season',
  situation: [
    [
      'Unser Schauspielensemble zählt 16 Menschen zwischen 24 und 67 Jahren; es probt vier Stücke gleichzeitig und spielt 22 im Repertoire.',
      'Our acting ensemble is made up of 16 people aged 24 to 67; it rehearses four plays at a time and performs 22 in repertory.',
    ],
    [
      'Wir besetzen ohne Ansehen von Herkunft, Alter und Körper und suchen Menschen, deren Geschichten auf unserer Bühne noch fehlen.',
      'We cast regardless of background, age and body, and are looking for people whose stories are still missing from our stage.',
    ],
    [
      'Etwa die Hälfte unserer Vorstellungen spielen wir unterwegs: in Stadthallen, Schulen und Kirchen der Region.',
      'About half of our performances take place on the road: in civic halls, schools and churches across the region.',
    ],
  ],
  tasks: [
    [
      'Lesungen, Liederabende und kleine Formate nach eigenen Ideen',
      'readings, song recitals and small formats based on your own ideas',
    ],
    [
      'Publikumsgespräche und Begegnungen mit Schulklassen',
      'audience talks and meetings with school classes',
    ],
    ['Mitarbeit an Stückentwicklungen', 'devising new plays'],
    ['Gastspiele in der Region', 'guest performances in the region'],
  ],
  requirements: [
    [
      'eine abgeschlossene Ausbildung an einer Hochschule oder staatlich anerkannten Schule',
      'training at a university or a state-recognized school',
    ],
    ['Lust auf die Arbeit in einem festen Ensemble', 'the desire to work in a permanent ensemble'],
    ['sprachliche Genauigkeit und körperliche Präsenz', 'precise diction and physical presence'],
    [
      'Offenheit für Klassiker, neue Texte und Stückentwicklungen',
      'openness to classics, new writing and devised work',
    ],
  ],
  apply: [
    [
      'Bitte senden Sie uns Lebenslauf, Fotos und einen Link zu Ihrem Demovideo. Für das Vorsprechen bereiten Sie zwei kontrastierende Rollen und ein Lied vor.',
      'Please send us your résumé, photos and a link to your showreel. For the audition, prepare two contrasting roles and a song.',
    ],
    [
      'Wir laden zu einem Arbeitstag ein: vormittags zwei Monologe Ihrer Wahl, nachmittags eine Szene mit Mitgliedern unseres Ensembles.',
      'We invite you to a working day: two monologues of your choice in the morning, a scene with members of our ensemble in the afternoon.',
    ],
  ],
  posts: [
    {
      title: ['Schauspieler*in im Erstengagement', 'Actor for a first engagement'],
      occupation: 'actor',
      specialization: 'drama',
      tasks: [
        [
          'vier bis fünf Rollen in der Spielzeit, große und kleine',
          'four to five roles a season, large and small',
        ],
      ],
      requirements: [
        ['ein Abschluss in diesem oder im vergangenen Jahr', 'a degree completed this year or last'],
      ],
      contracts: ['nv-solo'],
    },
    {
      title: ['Schauspieler*in mit Spielalter 40 bis 55', 'Actor, playing age 40 to 55'],
      occupation: 'actor',
      specialization: 'drama',
      tasks: [['tragende Rollen im Abendspielplan', 'leading roles in the evening repertoire']],
      requirements: [
        [
          'mehrjährige Erfahrung in einem festen Ensemble',
          'several years of experience in a permanent ensemble',
        ],
      ],
    },
    {
      title: ['Schauspieler*in mit musikalischem Schwerpunkt', 'Actor with musical skills'],
      occupation: 'actor',
      specialization: 'drama',
      tasks: [['Rollen in Schauspiel und musikalischen Abenden', 'roles in plays and musical evenings']],
      requirements: [
        ['eine ausgebildete Singstimme', 'a trained singing voice'],
        [
          'mindestens ein Instrument, das Sie auf der Bühne spielen',
          'at least one instrument that you play on stage',
        ],
      ],
    },
    {
      title: ['Schauspieler*in für das junge Ensemble', 'Actor for the young audiences ensemble'],
      occupation: 'actor',
      specialization: 'young-audiences',
      houses: ['Kinder- und Jugendtheater', 'Landesbühne', 'Mehrspartenhaus', 'Stadttheater'],
      contracts: ['nv-solo'],
      tasks: [
        [
          'Vorstellungen am Vormittag für Kinder ab vier Jahren',
          'morning performances for children aged four and up',
        ],
        [
          'mobile Produktionen in Klassenzimmern und Turnhallen',
          'touring productions in classrooms and gyms',
        ],
      ],
      requirements: [
        [
          'Respekt vor einem Publikum, das sofort sagt, was es denkt',
          'respect for an audience that says at once what it thinks',
        ],
        ['Führerschein Klasse B', 'a driver’s license (class B)'],
      ],
    },
    {
      title: ['Schauspieler*in für das Sommerstück', 'Actor for the summer production'],
      situation: [
        [
          'Unser Sommer gehört einem großen Stück: Vierzehn Menschen spielen es an 28 Abenden, dazu ein Chor aus der Nachbarschaft.',
          'Our summer belongs to one big play: fourteen people perform it on 28 evenings, joined by a chorus from the neighborhood.',
        ],
      ],
      occupation: 'actor',
      specialization: 'drama',
      houses: ['Freilichtbühne', 'Festival'],
      contracts: ['guest'],
      employments: ['guest'],
      tasks: [
        [
          'sechs Wochen Proben und 28 Vorstellungen unter freiem Himmel',
          'six weeks of rehearsals and 28 performances in the open air',
        ],
      ],
      requirements: [
        ['eine Stimme, die auch ohne Verstärkung trägt', 'a voice that carries without amplification'],
      ],
    },
    {
      title: ['Musicaldarsteller*in', 'Musical performer'],
      situation: [
        [
          'Die Produktion läuft an Wochenenden und im Block; geprobt wird sieben Wochen mit eigener Band.',
          'The production runs on weekends and in blocks; there are seven weeks of rehearsals with its own band.',
        ],
      ],
      apply: [
        [
          'Bitte senden Sie Lebenslauf, Fotos und Links zu Gesang, Tanz und Spiel. Zur Audition bereiten Sie zwei Songs und einen kurzen Monolog vor.',
          'Please send your résumé, photos and links to your singing, dancing and acting. For the audition, prepare two songs and a short monologue.',
        ],
      ],
      occupation: 'musical-performer',
      specialization: 'musical',
      houses: ['Mehrspartenhaus', 'Stadttheater', 'Freilichtbühne', 'Opernhaus'],
      contracts: ['guest', 'nv-solo'],
      employments: ['guest', 'fixed-term'],
      tasks: [
        [
          'eine Hauptrolle und Ensemble in unserer Musicalproduktion',
          'a leading role and ensemble parts in our musical production',
        ],
        ['eine Zweitbesetzung', 'one understudy part'],
      ],
      requirements: [
        [
          'eine abgeschlossene Ausbildung in Gesang, Tanz und Schauspiel',
          'full training in singing, dancing and acting',
        ],
        [
          'sichere Technik im Pop- und im klassischen Musicalgesang',
          'secure technique in pop and in classical musical singing',
        ],
      ],
    },
    {
      title: ['Dance Captain und Swing', 'Dance captain and swing'],
      situation: [
        [
          'Die Produktion läuft an Wochenenden und im Block; geprobt wird sieben Wochen mit eigener Band.',
          'The production runs on weekends and in blocks; there are seven weeks of rehearsals with its own band.',
        ],
      ],
      apply: [
        [
          'Bitte senden Sie Lebenslauf, Fotos und Links zu Gesang, Tanz und Spiel. Zur Audition bereiten Sie zwei Songs und einen kurzen Monolog vor.',
          'Please send your résumé, photos and links to your singing, dancing and acting. For the audition, prepare two songs and a short monologue.',
        ],
      ],
      occupation: 'musical-performer',
      specialization: 'musical',
      houses: ['Mehrspartenhaus', 'Stadttheater', 'Freilichtbühne'],
      contracts: ['guest'],
      employments: ['guest'],
      tasks: [
        ['Einstudierung und Pflege der Choreografie', 'teaching and maintaining the choreography'],
        ['Einspringen in sechs Ensembletracks', 'covering six ensemble tracks'],
      ],
      requirements: [['sehr gute Technik in Jazz und Stepp', 'excellent jazz and tap technique']],
    },
    {
      title: ['Puppenspieler*in', 'Puppeteer'],
      situation: [
        [
          'Unser Ensemble besteht aus sechs Menschen, die spielen, bauen und erfinden.',
          'Our ensemble consists of six people who perform, build and invent.',
        ],
      ],
      occupation: 'puppeteer',
      specialization: 'puppetry',
      houses: ['Puppentheater', 'Kinder- und Jugendtheater'],
      contracts: ['nv-solo'],
      employments: ['full-time'],
      tasks: [
        [
          'Spiel mit Hand-, Tisch- und Großfiguren, offen und verdeckt',
          'performing with hand, table and large puppets, in view and hidden',
        ],
        ['Mitarbeit am Bau und an der Pflege der Figuren', 'helping to build and care for the puppets'],
      ],
      requirements: [
        [
          'ein Studium der zeitgenössischen Puppenspielkunst oder vergleichbare Praxis',
          'a degree in contemporary puppetry or comparable experience',
        ],
      ],
    },
    {
      title: ['Figurenspieler*in mit Schwerpunkt Objekttheater', 'Puppeteer specializing in object theater'],
      situation: [
        [
          'Unser Ensemble besteht aus sechs Menschen, die spielen, bauen und erfinden.',
          'Our ensemble consists of six people who perform, build and invent.',
        ],
      ],
      occupation: 'puppeteer',
      specialization: 'puppetry',
      houses: ['Puppentheater'],
      contracts: ['nv-solo', 'guest'],
      employments: ['full-time', 'fixed-term'],
      tasks: [
        [
          'ein eigenes Solo für Kinder ab drei Jahren',
          'a solo show of your own for children aged three and up',
        ],
      ],
      requirements: [
        ['Erfahrung mit Material, Maske und Schatten', 'experience with materials, masks and shadows'],
      ],
    },
    {
      title: ['Sprecher*in für Konzerteinführungen', 'Narrator for concert introductions'],
      situation: [
        [
          'Vor jedem Konzert erzählen wir, was es zu hören gibt: kurz, anschaulich und ohne Vorkenntnisse.',
          'Before each concert we tell the audience what there is to hear: briefly, vividly and without assuming any knowledge.',
        ],
      ],
      apply: [
        [
          'Bitte senden Sie Lebenslauf und eine Hörprobe von höchstens drei Minuten.',
          'Please send your résumé and a voice sample of no more than three minutes.',
        ],
      ],
      occupation: 'actor',
      specialization: 'concert',
      houses: ['Konzerthaus', 'Sinfonieorchester', 'Landesorchester'],
      contracts: ['freelance'],
      employments: ['freelance'],
      fee: [350, 450],
      tasks: [
        [
          'zwölf Termine in der Saison, jeweils 25 Minuten vor dem Konzert',
          'twelve dates a season, 25 minutes before each concert',
        ],
      ],
      requirements: [
        ['eine geschulte Stimme und Interesse an Musik', 'a trained voice and an interest in music'],
      ],
    },
  ],
}
