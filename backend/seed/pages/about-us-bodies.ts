import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

const generalAssembly: SeedPage = {
  key: 'general-assembly',
  inMenu: true,
  de: {
    slug: 'mitgliederversammlung',
    title: 'Mitgliederversammlung',
    headline: 'Einmal im Jahr spielen alle mit',
    metaDescription: 'Aufgaben, Stimmrecht und Ablauf der Mitgliederversammlung des VBO.',
    modules: [
      text(
        paragraphs(
          'Die Mitgliederversammlung ist das oberste Organ des Verbands. Sie tagt jeden Juni zwei Tage lang, jedes Mal in einem anderen Mitgliedshaus, und endet mit einer Vorstellung.',
        ),
      ),
      container(
        '67-33',
        [
          headline('Was sie beschließt'),
          text(
            bullets(
              'Wahl des Präsidiums und der Ausschüsse für vier Jahre',
              'Haushalt, Beiträge und Entlastung',
              'Änderungen der <a href="/de/ueber-uns/satzung">Satzung</a> mit zwei Dritteln der Stimmen',
              'Leitlinien für die Tarifverhandlungen',
            ),
          ),
          headline('Wie abgestimmt wird'),
          text(
            paragraphs(
              'Jedes ordentliche Mitglied hat eine Grundstimme und je angefangene 200 Beschäftigte eine weitere, höchstens sechs. So kann kein Haus allein bestimmen, und keines wird überhört. Wer nicht reisen kann, stimmt digital ab.',
            ),
          ),
        ],
        [image('audience-silhouettes', { alias: 'portrait', description: 'Plenum im Parkett.' })],
      ),
      link('Termine im Kalender', '/de/kalender'),
    ],
  },
  en: {
    slug: 'general-assembly',
    title: 'General assembly',
    headline: 'Once a year, everyone plays',
    metaDescription: 'Tasks, voting rights and proceedings of the VBO’s general assembly.',
    modules: [
      text(
        paragraphs(
          'The general assembly is the association’s highest body. It meets for two days each June, every time in a different member’s house, and ends with a performance.',
        ),
      ),
      container(
        '67-33',
        [
          headline('What it decides'),
          text(
            bullets(
              'Election of the executive board and the committees for four years',
              'Budget, fees and discharge of the board',
              'Amendments to the <a href="/en/about-us/statutes">statutes</a>, by two thirds of the votes',
              'Guidelines for collective bargaining',
            ),
          ),
          headline('How it votes'),
          text(
            paragraphs(
              'Each full member has one basic vote and one more for every 200 employees or part thereof, up to six. So no house decides alone, and none goes unheard. Those who cannot travel vote online.',
            ),
          ),
        ],
        [image('audience-silhouettes', { alias: 'portrait', description: 'The plenary, in the stalls.' })],
      ),
      link('Dates in the calendar', '/en/calender'),
    ],
  },
}

const executiveBoard: SeedPage = {
  key: 'executive-board',
  inMenu: true,
  de: {
    slug: 'praesidium',
    title: 'Präsidium',
    headline: 'Neun Menschen, neun Häuser',
    metaDescription: 'Das Präsidium des VBO: Zusammensetzung, Wahl und Aufgaben.',
    modules: [
      text(
        paragraphs(
          'Das Präsidium leitet den Verband zwischen den Mitgliederversammlungen. Ihm gehören neun gewählte Mitglieder an: die Präsidentin, zwei Personen als Stellvertretung, eine Schatzmeisterin und fünf weitere aus allen Sparten und Größen.',
          'Präsidentin ist seit 2023 <strong>Dr. Henrike Olbersleben</strong>. Stellvertreter sind <strong>Tarik Wessendorf</strong> für die Theater und <strong>Leopold Anstätt</strong> für die Orchester.',
        ),
      ),
      headline('Arbeitsweise', { preline: 'Sechs Sitzungen im Jahr' }),
      text(
        bullets(
          'Es beschließt über Aufnahmen und über Stellungnahmen des Verbands.',
          'Es beruft die Verhandlungskommissionen und gibt ihnen ein Mandat.',
          'Es beaufsichtigt die Geschäftsführung.',
          'Seine Protokolle stehen Mitgliedern im Mitgliederbereich offen, spätestens nach zwei Wochen.',
        ),
      ),
      image('lamp-row', { description: 'Garderobenlicht. Hier tagt das Präsidium nie, es passt trotzdem.' }),
      link('Zur Geschäftsstelle', '/de/ueber-uns/geschaeftsstelle'),
    ],
  },
  en: {
    slug: 'executive-board',
    title: 'Executive board',
    headline: 'Nine people, nine houses',
    metaDescription: 'The VBO’s executive board: composition, election and tasks.',
    modules: [
      text(
        paragraphs(
          'The executive board leads the association between general assemblies. It has nine elected members: the president, two deputies, a treasurer and five others from every discipline and size.',
          '<strong>Dr Henrike Olbersleben</strong> has been president since 2023. Her deputies are <strong>Tarik Wessendorf</strong> for the theatres and <strong>Leopold Anstätt</strong> for the orchestras.',
        ),
      ),
      headline('How it works', { preline: 'Six meetings a year' }),
      text(
        bullets(
          'It decides on admissions and on the association’s position papers.',
          'It appoints the bargaining commissions and gives them a mandate.',
          'It supervises the management.',
          'Its minutes are open to members in the members’ area, within two weeks at the latest.',
        ),
      ),
      image('lamp-row', {
        description: 'Dressing-room lights. The board never meets here, but it would suit.',
      }),
      link('Go to the office', '/en/about-us/office'),
    ],
  },
}

const committees: SeedPage = {
  key: 'committees',
  inMenu: true,
  de: {
    slug: 'ausschuesse',
    title: 'Ausschüsse',
    headline: 'Wo die Arbeit beginnt',
    metaDescription: 'Die fünf ständigen Ausschüsse des VBO und ihre Aufgaben.',
    modules: [
      text(
        paragraphs(
          'Kein Beschluss fällt, ohne dass ein Ausschuss ihn vorbereitet hat. Mitarbeiten kann jede Person, die in einem Mitgliedshaus Leitungsaufgaben hat; gewählt wird in der Mitgliederversammlung.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Tarifausschuss', { headline_level: 2 }),
          text(
            paragraphs(
              'Er bereitet die Verhandlungen vor und bewertet jeden Abschluss, bevor er unterschrieben wird.',
            ),
          ),
          headline('Orchesterausschuss', { headline_level: 2 }),
          text(
            paragraphs(
              'Er kümmert sich um Dienstzeiten, Probespiele, Instrumente und um das Gehör derer, die sie spielen.',
            ),
          ),
          headline('Rechtsausschuss', { headline_level: 2 }),
          text(paragraphs('Er verfolgt Gesetze und Urteile und schreibt unsere Muster fort.')),
        ],
        [
          headline('Ausschuss für Technik und Sicherheit', { headline_level: 2 }),
          text(paragraphs('Er weiß, was über unseren Köpfen hängt, und sorgt dafür, dass es dort bleibt.')),
          headline('Ausschuss für Kommunikation', { headline_level: 2 }),
          text(paragraphs('Er verbindet die Pressestellen der Häuser und trägt die gemeinsamen Kampagnen.')),
        ],
      ),
      link('Alle Organe im Überblick', '/de/ueber-uns/organe'),
    ],
  },
  en: {
    slug: 'committees',
    title: 'Committees',
    headline: 'Where the work begins',
    metaDescription: 'The VBO’s five standing committees and their tasks.',
    modules: [
      text(
        paragraphs(
          'No decision is taken before a committee has prepared it. Anyone with leadership duties in a member house can take part; members are elected by the general assembly.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Bargaining committee', { headline_level: 2 }),
          text(paragraphs('It prepares negotiations and assesses every settlement before it is signed.')),
          headline('Orchestra committee', { headline_level: 2 }),
          text(
            paragraphs(
              'It looks after duty hours, auditions, instruments and the hearing of those who play them.',
            ),
          ),
          headline('Legal committee', { headline_level: 2 }),
          text(paragraphs('It follows laws and rulings and keeps our model documents up to date.')),
        ],
        [
          headline('Committee on technology and safety', { headline_level: 2 }),
          text(paragraphs('It knows what hangs above our heads and sees to it that it stays there.')),
          headline('Committee on communications', { headline_level: 2 }),
          text(paragraphs('It connects the houses’ press offices and carries our joint campaigns.')),
        ],
      ),
      link('All governing bodies', '/en/about-us/bodies'),
    ],
  },
}

export const bodies: SeedPage = {
  key: 'bodies',
  inMenu: true,
  heroPicture: 'seat-arcs',
  de: {
    slug: 'organe',
    title: 'Organe',
    headline: 'Wer bei uns entscheidet',
    metaDescription: 'Mitgliederversammlung, Präsidium, Ausschüsse und Landesverbände des VBO.',
    modules: [
      text(
        paragraphs(
          'Der VBO gehört seinen Mitgliedern. Was er tut, beschließen Menschen, die selbst ein Haus leiten oder tragen, ehrenamtlich und auf Zeit gewählt.',
        ),
      ),
      container(
        '33-33-33',
        [
          headline('Mitgliederversammlung', { preline: 'wählt' }),
          text(paragraphs('Alle 310 Mitglieder, einmal im Jahr, an wechselnden Orten.')),
          link('Mehr zur Mitgliederversammlung', '/de/ueber-uns/organe/mitgliederversammlung'),
        ],
        [
          headline('Präsidium', { preline: 'leitet' }),
          text(paragraphs('Neun Personen, für vier Jahre gewählt, sechs Sitzungen im Jahr.')),
          link('Mehr zum Präsidium', '/de/ueber-uns/organe/praesidium'),
        ],
        [
          headline('Ausschüsse', { preline: 'bereiten vor' }),
          text(paragraphs('Fünf Fachgremien mit 74 Mitgliedern aus 61 Häusern.')),
          link('Mehr zu den Ausschüssen', '/de/ueber-uns/organe/ausschuesse'),
        ],
      ),
      headline('Landesverbände und Gruppen'),
      text(
        paragraphs(
          'In zehn Landesverbänden sprechen die Häuser mit ihren Ministerien. Vier Gruppen (Staatstheater, Stadttheater, Privattheater, Konzertorchester) bündeln, was ähnliche Häuser bewegt. Wer mitarbeitet, findet Termine und Unterlagen nach der Anmeldung im <a href="/de/account/login">Mitgliederbereich</a>.',
        ),
      ),
    ],
  },
  en: {
    slug: 'bodies',
    title: 'Governing bodies',
    headline: 'Who decides',
    metaDescription: 'General assembly, executive board, committees and regional groups of the VBO.',
    modules: [
      text(
        paragraphs(
          'The VBO belongs to its members. What it does is decided by people who run or maintain a house themselves, unpaid and elected for a term.',
        ),
      ),
      container(
        '33-33-33',
        [
          headline('General assembly', { preline: 'elects' }),
          text(paragraphs('All 310 members, once a year, in changing places.')),
          link('More on the general assembly', '/en/about-us/bodies/general-assembly'),
        ],
        [
          headline('Executive board', { preline: 'leads' }),
          text(paragraphs('Nine people, elected for four years, six meetings a year.')),
          link('More on the executive board', '/en/about-us/bodies/executive-board'),
        ],
        [
          headline('Committees', { preline: 'prepare' }),
          text(paragraphs('Five expert bodies with 74 members from 61 houses.')),
          link('More on the committees', '/en/about-us/bodies/committees'),
        ],
      ),
      headline('Regional associations and groups'),
      text(
        paragraphs(
          'In ten regional associations, houses talk to their ministries. Four groups (state theatres, municipal theatres, private theatres, concert orchestras) bring together what concerns similar houses. Those who take part find dates and papers in the <a href="/en/account/login">members’ area</a> after logging in.',
        ),
      ),
    ],
  },
  children: [generalAssembly, executiveBoard, committees],
}
