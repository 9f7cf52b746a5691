import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

export const solo: SeedPage = {
  key: 'agreement-solo',
  inMenu: true,
  hasTabNavigation: true,
  de: {
    slug: 'solo',
    title: 'Solo',
    headline: 'Solo: ein Name auf dem Zettel, ein Vertrag dahinter',
    metaDescription:
      'Was der TV Bühne für Schauspiel, Gesang und künstlerische Vorstände im Solobereich regelt.',
    modules: [
      text(
        paragraphs(
          'Zum Solobereich gehören Schauspiel und Sologesang, Dramaturgie, Regieassistenz, Repetition, Theaterpädagogik und alle, deren Arbeit überwiegend künstlerisch und im Einzelnen verabredet ist.',
        ),
      ),
      container(
        '33-67',
        [image('spot-single', { alias: 'vertical', description: 'Ein Licht, ein Platz.' })],
        [
          headline('Vergütung'),
          text(
            paragraphs(
              'Die Gage wird frei vereinbart, aber nie unter der Mindestgage. Nach vier Spielzeiten am selben Haus steigt die Untergrenze, nach acht noch einmal.',
            ),
          ),
          headline('Arbeitszeit und Ruhe'),
          text(
            bullets(
              'Die Nachtruhe dauert elf Stunden, nach einer späten Vorstellung ebenso.',
              'Anderthalb Tage in der Woche sind frei, acht davon im Jahr an Samstagen.',
              'Der Probenplan des nächsten Tages steht bis 14 Uhr fest.',
            ),
          ),
          headline('Nichtverlängerung', { anchor: 'nichtverlaengerung' }),
          text(
            paragraphs(
              'Will ein Haus den Vertrag nicht verlängern, lädt es spätestens zwei Wochen vor dem 31. Oktober zu einem Gespräch ein und nennt seine Gründe. Nach fünfzehn Jahren ist das nur noch ausnahmsweise möglich. Schwangere und Beschäftigte in Elternzeit sind geschützt.',
            ),
          ),
        ],
      ),
      headline('Gäste'),
      text(
        paragraphs(
          'Für Gastverträge gilt ein eigener Abschnitt: mindestens 310 Euro je Vorstellung, bezahlte Proben, Reisekosten und eine Absagefrist von vier Wochen. Wer öfter als 72 Mal in einer Spielzeit auftritt, gehört in aller Regel zum Ensemble.',
        ),
      ),
      link('Mindestgagen nachsehen', '/de/themen/tarifvertraege/verguetungstabellen#solo'),
    ],
  },
  en: {
    slug: 'solo-artists',
    title: 'Soloists',
    headline: 'Soloists: a name on the bill, a contract behind it',
    metaDescription:
      'What the stage agreement says for actors, singers and artistic staff engaged individually.',
    modules: [
      text(
        paragraphs(
          'Soloists are actors and solo singers, dramaturgs, assistant directors, répétiteurs, theater educators and everyone whose work is mainly artistic and individually agreed.',
        ),
      ),
      container(
        '33-67',
        [image('spot-single', { alias: 'vertical', description: 'One light, one place.' })],
        [
          headline('Pay'),
          text(
            paragraphs(
              'Fees are freely agreed, but never below the minimum fee. After four seasons at the same house the floor rises, and after eight once more.',
            ),
          ),
          headline('Working time and rest'),
          text(
            bullets(
              'A night’s rest lasts eleven hours, after a late performance as well.',
              'One and a half days a week are free, eight of them on Saturdays each year.',
              'The next day’s rehearsal schedule is fixed by 14:00.',
            ),
          ),
          headline('Non-renewal', { anchor: 'non-renewal' }),
          text(
            paragraphs(
              'If a house does not want to renew a contract, it invites the artist to a talk at least two weeks before October 31 and states its reasons. After fifteen years this is possible only in exceptional cases. Pregnant employees and those on parental leave are protected.',
            ),
          ),
        ],
      ),
      headline('Guests'),
      text(
        paragraphs(
          'A section of its own applies to guest contracts: at least 310 euros per performance, paid rehearsals, travel expenses and four weeks’ notice of cancellation. Whoever performs more than 72 times in a season as a rule belongs to the ensemble.',
        ),
      ),
      link('Look up minimum fees', '/en/topics/collective-agreements/pay-tables#solo'),
    ],
  },
}

export const chorusAndDance: SeedPage = {
  key: 'agreement-chorus-dance',
  inMenu: true,
  hasTabNavigation: true,
  de: {
    slug: 'chor-und-tanz',
    title: 'Chor und Tanz',
    headline: 'Chor und Tanz: gemeinsam atmen, gemeinsam ruhen',
    metaDescription:
      'Vergütung, Proben, Sonderleistungen und Übergang in einen zweiten Beruf für Chor und Tanz.',
    modules: [
      text(
        paragraphs(
          'Chöre und Tanzensembles arbeiten als Gruppe. Deshalb gelten für sie feste Gagenklassen, gewählte Vorstände und Probenzeiten, die der Körper aushält. Die Klasse eines Hauses richtet sich nach der Größe des Ensembles und der Bühne.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Chor', { extra_class: 'red_left' }),
          text(
            bullets(
              'Eine Gesangsprobe dauert höchstens drei Stunden, mit Pause.',
              'Vor einer Premiere gibt es einen freien Vormittag.',
              'Kleine solistische Aufgaben werden als Sonderleistung vergütet.',
            ),
          ),
        ],
        [
          headline('Tanz', { extra_class: 'red_left' }),
          text(
            bullets(
              'Das tägliche Training ist Arbeitszeit.',
              'Böden müssen schwingen; fehlt ein Schwingboden, entfällt die Probe.',
              'Bei Verletzungen trägt das Haus die Rehabilitation mit.',
            ),
          ),
        ],
      ),
      image('stage-floor', { alias: 'horizontal', description: 'Schwingboden, gefegt und bereit.' }),
      headline('Der zweite Beruf', { subline: 'Wer mit 35 aufhört, fängt neu an', anchor: 'transition' }),
      text(
        paragraphs(
          'Tanzkarrieren enden früh. Seit 2021 zahlen Häuser und Ensemblemitglieder gemeinsam in einen Fonds, aus dem Umschulung und Studium gefördert werden. Bisher haben 186 Tänzerinnen und Tänzer damit einen neuen Beruf gelernt, vom Ergotherapeuten bis zur Zimmerin.',
        ),
      ),
      link('Gagenklassen ansehen', '/de/themen/tarifvertraege/verguetungstabellen#chor-und-tanz'),
    ],
  },
  en: {
    slug: 'chorus-and-dance',
    title: 'Chorus and dance',
    headline: 'Chorus and dance: breathe together, rest together',
    metaDescription:
      'Pay, rehearsals, special duties and transition to a second career for chorus and dance.',
    modules: [
      text(
        paragraphs(
          'Choruses and dance companies work as a group. That is why fixed pay classes, elected representatives and rehearsal hours that bodies can bear apply to them. A house’s class depends on the size of its ensemble and its stage.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Chorus', { extra_class: 'red_left' }),
          text(
            bullets(
              'A music rehearsal lasts three hours at most, with a break.',
              'There is a free morning before every first night.',
              'Small solo parts are paid as special duties.',
            ),
          ),
        ],
        [
          headline('Dance', { extra_class: 'red_left' }),
          text(
            bullets(
              'Daily class is working time.',
              'Floors must be sprung; without a sprung floor there is no rehearsal.',
              'After an injury, the house shares the cost of rehabilitation.',
            ),
          ),
        ],
      ),
      image('stage-floor', { alias: 'horizontal', description: 'A sprung floor, swept and ready.' }),
      headline('The second career', { subline: 'Those who stop at 35 start afresh', anchor: 'transition' }),
      text(
        paragraphs(
          'Dancers’ careers end early. Since 2021 houses and company members have paid jointly into a fund that supports retraining and study. So far 186 dancers have used it to learn a new profession, from occupational therapist to carpenter.',
        ),
      ),
      link('See the pay classes', '/en/topics/collective-agreements/pay-tables#chorus-and-dance'),
    ],
  },
}
