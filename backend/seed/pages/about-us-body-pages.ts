import { team } from '../blocks'
import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

export const generalAssembly: SeedPage = {
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
      headline('Anträge und Gäste'),
      text(
        paragraphs(
          'Anträge stellt jedes Mitglied bis zum 15. April; sie gehen allen Häusern mit einer Stellungnahme des zuständigen Ausschusses zu. Der zweite Tag ist öffentlich: Dann diskutieren wir mit Politik, Gewerkschaften und Publikum ein Thema, das größer ist als die Tagesordnung. Im Juni 2027 treffen wir uns in Kassel und fragen, wem die Bühne gehört.',
        ),
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
      headline('Motions and guests'),
      text(
        paragraphs(
          'Every member may table motions until April 15; they are sent to all houses with an opinion of the committee in charge. The second day is public: we discuss one subject larger than the agenda with politicians, unions and the audience. In June 2027 we meet in Kassel and ask to whom the stage belongs.',
        ),
      ),
      link('Dates in the calendar', '/en/calender'),
    ],
  },
}

export const executiveBoard: SeedPage = {
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
      headline('Die Spitze des Präsidiums'),
      team('two-column', 'henrike.olbersleben', 'tarik.wessendorf', 'leopold.anstaett'),
      headline('Arbeitsweise', { preline: 'Sechs Sitzungen im Jahr' }),
      text(
        bullets(
          'Es beschließt über Aufnahmen und über Stellungnahmen des Verbands.',
          'Es beruft die Verhandlungskommissionen und gibt ihnen ein Mandat.',
          'Es beaufsichtigt die Geschäftsführung.',
          'Seine Protokolle stehen Mitgliedern im Mitgliederbereich offen, spätestens nach zwei Wochen.',
        ),
      ),
      image('lamp-row', {
        description: 'Einen Raum leuchten viele Scheinwerfer aus. Im Präsidium ist es ähnlich.',
      }),
      headline('Wahl und Amtszeit'),
      text(
        paragraphs(
          'Gewählt wird geheim und einzeln. Die Amtszeit dauert vier Jahre, eine Wiederwahl ist zweimal möglich. Mindestens vier der neun Plätze gehen an Häuser mit weniger als 250 Beschäftigten, damit nicht nur die Großen entscheiden. Wer ein Amt übernimmt, legt die eigenen Sitze in Aufsichtsräten und Jurys offen.',
        ),
      ),
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
          '<strong>Dr Henrike Olbersleben</strong> has been president since 2023. Her deputies are <strong>Tarik Wessendorf</strong> for the theaters and <strong>Leopold Anstätt</strong> for the orchestras.',
        ),
      ),
      headline('At the head of the board'),
      team('two-column', 'henrike.olbersleben', 'tarik.wessendorf', 'leopold.anstaett'),
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
        description: 'It takes many lamps to light one room. The board is much the same.',
      }),
      headline('Election and term'),
      text(
        paragraphs(
          'Elections are secret and individual. A term lasts four years, and members may be re-elected twice. At least four of the nine seats go to houses with fewer than 250 employees, so that the large ones do not decide alone. Whoever takes office discloses the supervisory boards and juries they sit on.',
        ),
      ),
      link('Go to the office', '/en/about-us/office'),
    ],
  },
}

export const committees: SeedPage = {
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
      headline('So kommen Sie hinein'),
      text(
        paragraphs(
          'Die nächste Wahl ist im Juni 2027. Bis dahin nehmen die Ausschüsse Gäste auf, wenn ein Thema es verlangt: eine Tonmeisterin zum Gehörschutz, ein Schulleiter zum Kindertheater. Ein Ausschuss tagt viermal im Jahr, zweimal davon digital. Rechnen Sie mit acht Tagen Arbeit im Jahr und mit Kolleginnen und Kollegen, die Sie danach jederzeit anrufen können.',
        ),
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
      headline('How to join'),
      text(
        paragraphs(
          'The next election is in June 2027. Until then committees invite guests when a subject calls for it: a sound engineer on hearing, a head teacher on theater for children. A committee meets four times a year, twice of these online. Reckon with eight days of work a year, and with colleagues you can call at any time afterwards.',
        ),
      ),
      link('All governing bodies', '/en/about-us/bodies'),
    ],
  },
}
