import { logoList, section } from '../blocks'
import { headline, link, type SeedPage, sharedContainer, text } from '../content'
import { paragraphs } from '../html'

const theaters: SeedPage = {
  key: 'members-theatres',
  inMenu: true,
  de: {
    slug: 'theater',
    title: 'Theater',
    headline: '145 Theater',
    metaDescription: 'Die Theater unter den Mitgliedern des VBO, nach Orten geordnet.',
    modules: [
      text(
        paragraphs(
          'Staatstheater, Stadttheater, Landesbühnen und Privattheater: 145 Häuser mit mehr als sechshundert Spielstätten, vom Opernhaus bis zur umgebauten Feuerwache. Sie spielen Schauspiel, Oper, Operette, Musical, Tanz, Puppen- und Kindertheater. Nach Orten geordnet finden Sie das nächste.',
        ),
      ),
      sharedContainer('member-benefits'),
    ],
  },
  en: {
    slug: 'theatre',
    title: 'Theaters',
    headline: '145 theaters',
    metaDescription: 'The theaters among the VBO’s members, arranged by place.',
    modules: [
      text(
        paragraphs(
          'State theaters, municipal theaters, touring companies and private theaters: 145 houses with more than six hundred stages, from the opera house to the converted fire station. They present drama, opera, operetta, musicals, dance, puppetry and theater for children. Arranged by place, the nearest one is easy to find.',
        ),
      ),
      sharedContainer('member-benefits'),
    ],
  },
}

const orchestras: SeedPage = {
  key: 'members-orchestras',
  inMenu: true,
  de: {
    slug: 'orchester',
    title: 'Orchester',
    headline: '65 Orchester',
    metaDescription: 'Die Orchester unter den Mitgliedern des VBO, nach Orten geordnet.',
    modules: [
      text(
        paragraphs(
          'Konzertorchester, Kammerorchester und Klangkörper, die in Städten ohne eigenes Haus zu Gast sind: 65 Orchester gehören dem Verband an. Zusammen spielen sie im Jahr mehr als neuntausend Konzerte, jedes dritte davon für Kinder und Schulen. Theaterorchester finden Sie bei ihren <a href="/de/unsere-mitglieder/theater">Theatern</a>.',
        ),
      ),
      sharedContainer('member-benefits'),
    ],
  },
  en: {
    slug: 'orchestra',
    title: 'Orchestras',
    headline: '65 orchestras',
    metaDescription: 'The orchestras among the VBO’s members, arranged by place.',
    modules: [
      text(
        paragraphs(
          'Concert orchestras, chamber orchestras and ensembles that visit cities without a house of their own: 65 orchestras belong to the association. Together they play more than nine thousand concerts a year, every third one for children and schools. Theater orchestras are listed with their <a href="/en/addresses/theatre">theaters</a>.',
        ),
      ),
      sharedContainer('member-benefits'),
    ],
  },
}

const otherMembers: SeedPage = {
  key: 'members-others',
  inMenu: true,
  de: {
    slug: 'weitere-mitglieder',
    title: 'Weitere Mitglieder',
    headline: '100 weitere Mitglieder',
    metaDescription: 'Festivals, Hochschulen, Trägervereine und Verbände unter den Mitgliedern des VBO.',
    modules: [
      text(
        paragraphs(
          'Nicht jedes Mitglied hebt selbst einen Vorhang. Festivals, Hochschulen, Gastspielhäuser, Rundfunkklangkörper, Trägervereine und befreundete Verbände beraten mit, bilden aus, laden ein und finanzieren. Sie haben in der <a href="/de/ueber-uns/organe/mitgliederversammlung">Mitgliederversammlung</a> eine beratende Stimme.',
        ),
      ),
      sharedContainer('member-benefits'),
    ],
  },
  en: {
    slug: 'other-addresses',
    title: 'Other members',
    headline: '100 other members',
    metaDescription:
      'Festivals, universities, supporting societies and associations among the VBO’s members.',
    modules: [
      text(
        paragraphs(
          'Not every member raises a curtain itself. Festivals, universities, receiving houses, broadcasting ensembles, supporting societies and kindred associations advise, train, invite and fund. They have an advisory vote in the <a href="/en/about-us/bodies/general-assembly">general assembly</a>.',
        ),
      ),
      sharedContainer('member-benefits'),
    ],
  },
}

export const members: SeedPage = {
  key: 'members',
  inMenu: true,
  isHighlight: true,
  heroPicture: 'city-lights',
  menuPicture: 'city-lights',
  de: {
    slug: 'unsere-mitglieder',
    title: 'Unsere Mitglieder',
    headline: '310 Häuser, ein Verzeichnis',
    metaDescription:
      'Das Verzeichnis der Mitglieder des VBO: Theater, Orchester und weitere Häuser nach Orten.',
    heroText: 'Von der Küste bis zu den Alpen.',
    modules: [
      text(
        paragraphs(
          'Irgendwo in Ihrer Nähe geht heute Abend das Licht aus. Das Verzeichnis nennt zu jedem Haus Anschrift, Leitung, Spielstätten und Website und sagt, seit wann es zum Verband gehört.',
          'Angaben zu Ihrem Haus stimmen nicht mehr? Schreiben Sie an <a href="mailto:verzeichnis@vbo.example.org">verzeichnis@vbo.example.org</a>.',
        ),
      ),
      headline('Zuletzt beigetreten'),
      logoList(
        ['logo-tutti', 'Tutti Nord, Konzertorchester', '/de/unsere-mitglieder/orchester'],
        ['logo-rampe', 'Rampe, freies Theater im Hafen', '/de/unsere-mitglieder/theater'],
        ['logo-alte-weberei', 'Alte Weberei, Gastspielhaus', '/de/unsere-mitglieder/weitere-mitglieder'],
        ['logo-kammer', 'Kammer Elf, Kammerorchester', '/de/unsere-mitglieder/orchester'],
        ['logo-foyer', 'Foyer, Festival für neue Stücke', '/de/unsere-mitglieder/weitere-mitglieder'],
        ['logo-lichtspur', 'Lichtspur, Figurentheater', '/de/unsere-mitglieder/theater'],
      ),
      section(
        'green',
        undefined,
        [
          headline('Sie suchen ein Haus?', { headline_level: 3 }),
          text(
            paragraphs(
              'Theater, Orchester und weitere Mitglieder haben je ein eigenes Verzeichnis, nach Orten geordnet.',
            ),
          ),
          link('Zu den Theatern', '/de/unsere-mitglieder/theater'),
        ],
        [
          headline('Sie leiten ein Haus?', { headline_level: 3 }),
          text(paragraphs('Was die Mitgliedschaft bringt und was sie kostet, sagen wir Ihnen vorher.')),
          link('Mitglied werden', '/de/ueber-uns/mitglied-werden'),
        ],
      ),
    ],
  },
  en: {
    slug: 'addresses',
    title: 'Our members',
    headline: '310 houses, one directory',
    metaDescription: 'The directory of the VBO’s members: theaters, orchestras and other houses by place.',
    heroText: 'From the coast to the Alps.',
    modules: [
      text(
        paragraphs(
          'Somewhere near you the lights will go down tonight. For each house the directory gives address, directors, stages and website, and says since when it has belonged to the association.',
          'Is the entry on your house out of date? Write to <a href="mailto:verzeichnis@vbo.example.org">verzeichnis@vbo.example.org</a>.',
        ),
      ),
      headline('Our newest members'),
      logoList(
        ['logo-tutti', 'Tutti Nord, concert orchestra', '/en/addresses/orchestra'],
        ['logo-rampe', 'Rampe, independent theater in the docks', '/en/addresses/theatre'],
        ['logo-alte-weberei', 'Alte Weberei, receiving house', '/en/addresses/other-addresses'],
        ['logo-kammer', 'Kammer Elf, chamber orchestra', '/en/addresses/orchestra'],
        ['logo-foyer', 'Foyer, festival of new plays', '/en/addresses/other-addresses'],
        ['logo-lichtspur', 'Lichtspur, puppet theater', '/en/addresses/theatre'],
      ),
      section(
        'green',
        undefined,
        [
          headline('Looking for a house?', { headline_level: 3 }),
          text(
            paragraphs('Theaters, orchestras and other members have a directory each, arranged by place.'),
          ),
          link('Go to the theaters', '/en/addresses/theatre'),
        ],
        [
          headline('Running a house?', { headline_level: 3 }),
          text(paragraphs('What membership brings and what it costs, we tell you beforehand.')),
          link('Become a member', '/en/about-us/join'),
        ],
      ),
    ],
  },
  children: [theaters, orchestras, otherMembers],
}
