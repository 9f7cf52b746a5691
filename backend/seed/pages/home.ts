import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

export const home: SeedPage = {
  key: 'home',
  heroPicture: 'hero-curtain',
  heroLink: { de: '/de/ueber-uns/auftrag-und-ziele', en: '/en/about-us/mission' },
  de: {
    slug: '',
    title: 'Start',
    headline: 'Damit der Vorhang aufgeht',
    metaDescription:
      'Der VBO ist der Arbeitgeberverband der Theater und Orchester: Tarifverträge, Rechtsrat, Statistik und eine Stimme für 310 Häuser.',
    heroText: 'Wir verhandeln, beraten und rechnen. Damit 310 Häuser spielen können.',
    modules: [
      headline('Ein Verband für alle, die ein Haus verantworten', {
        preline: 'Verband der Bühnen und Orchester',
        subline: '145 Theater, 65 Orchester, 100 weitere Mitglieder',
        extra_class: 'red_left',
      }),
      text(
        paragraphs(
          'Jeden Abend treffen in unseren Häusern Kunst, Handwerk und Arbeitsrecht aufeinander. Wir sorgen dafür, dass sie sich vertragen: mit Tarifverträgen, die den Probenalltag kennen, mit Rechtsrat am selben Tag und mit Zahlen, die vor jedem Stadtrat bestehen.',
          'Der VBO spricht für Stadttheater und Staatsopern, für Landesbühnen, Privattheater, Konzertorchester und Festivals. Groß und klein haben bei uns <strong>eine Stimme am selben Tisch</strong>.',
        ),
      ),
      container(
        '33-33-33',
        [
          headline('18,4 Millionen', { headline_level: 3, preline: 'Besuche in der Spielzeit 2024/25' }),
          text(paragraphs('So viele Menschen saßen in den Häusern unserer Mitglieder.')),
          link('Zur Spielzeitstatistik', '/de/themen/statistik/spielzeitstatistik'),
        ],
        [
          headline('39.600', { headline_level: 3, preline: 'Beschäftigte' }),
          text(
            paragraphs(
              'Sie proben, schneidern, leuchten, rechnen und spielen. Ihre Verträge beginnen bei uns.',
            ),
          ),
          link('Zu den Tarifverträgen', '/de/themen/tarifvertraege'),
        ],
        [
          headline('52.700', { headline_level: 3, preline: 'Veranstaltungen' }),
          text(paragraphs('Im Schnitt hebt sich alle zehn Minuten irgendwo ein Vorhang.')),
          link('Zu unseren Mitgliedern', '/de/unsere-mitglieder'),
        ],
      ),
      container(
        '67-33',
        [
          headline('Woran wir gerade arbeiten', { preline: 'Themen' }),
          text(
            bullets(
              '<a href="/de/themen/tarifvertraege">Tarifverträge</a>: Arbeitszeit, die zu Proben passt, und eine Vergütung, von der man leben kann.',
              '<a href="/de/themen/kulturpolitik/finanzierung">Finanzierung</a>: Warum steigende Tarife in die Zuschüsse gehören.',
              '<a href="/de/themen/kulturpolitik/nachhaltigkeit">Nachhaltigkeit</a>: Bühnenbilder, die ein zweites Leben haben.',
              '<a href="/de/themen/kulturpolitik/arbeitsschutz-und-respekt">Arbeitsschutz und Respekt</a>: Gute Kunst braucht keine Angst.',
            ),
          ),
        ],
        [
          image('light-cones', {
            alias: 'portrait',
            description: 'Einleuchten am Vormittag: Hier wird entschieden, wohin wir sehen.',
          }),
        ],
      ),
      container('100', [
        headline('Arbeiten, wo andere klatschen', {
          preline: 'Jobbörse',
          subline: 'Offene Stellen in Kunst, Technik und Verwaltung',
          extra_class: 'red_centered',
        }),
        text(
          paragraphs(
            'Vom Solohorn bis zur Buchhaltung: In der Jobbörse schreiben unsere Häuser aus, was frei ist. Wer eine Stelle zu besetzen hat, veröffentlicht sie dort selbst.',
          ),
        ),
        link('Zur Jobbörse', '/de/jobboerse', { button: true }),
      ]),
    ],
  },
  en: {
    slug: '',
    title: 'Home',
    headline: 'So that the curtain rises',
    metaDescription:
      'The VBO is the employers’ association of theatres and orchestras: collective agreements, legal advice, statistics and one voice for 310 houses.',
    heroText: 'We negotiate, advise and do the sums. So that 310 houses can play.',
    modules: [
      headline('One association for everyone who runs a house', {
        preline: 'Association of Theatres and Orchestras',
        subline: '145 theatres, 65 orchestras, 100 other members',
        extra_class: 'red_left',
      }),
      text(
        paragraphs(
          'Every evening, art, craft and employment law meet in our houses. We see to it that they get on: with collective agreements that know what a rehearsal day is like, with legal advice on the same day and with figures that stand up before any city council.',
          'The VBO speaks for municipal theatres and state operas, for touring companies, private theatres, concert orchestras and festivals. Large and small have <strong>one voice at the same table</strong>.',
        ),
      ),
      container(
        '33-33-33',
        [
          headline('18.4 million', { headline_level: 3, preline: 'Visits in the 2024/25 season' }),
          text(paragraphs('That is how many people took a seat in our members’ houses.')),
          link('See the season statistics', '/en/topics/statistics/season-statistics'),
        ],
        [
          headline('39,600', { headline_level: 3, preline: 'Employees' }),
          text(paragraphs('They rehearse, sew, light, calculate and play. Their contracts begin with us.')),
          link('See the collective agreements', '/en/topics/collective-agreements'),
        ],
        [
          headline('52,700', { headline_level: 3, preline: 'Performances' }),
          text(paragraphs('On average a curtain rises somewhere every ten minutes.')),
          link('Meet our members', '/en/addresses'),
        ],
      ),
      container(
        '67-33',
        [
          headline('What we are working on', { preline: 'Topics' }),
          text(
            bullets(
              '<a href="/en/topics/collective-agreements">Collective agreements</a>: working hours that suit rehearsals, and pay one can live on.',
              '<a href="/en/topics/culture-policy/funding">Funding</a>: why rising pay belongs in the subsidy.',
              '<a href="/en/topics/culture-policy/sustainability">Sustainability</a>: stage sets with a second life.',
              '<a href="/en/topics/culture-policy/safety-and-respect">Safety and respect</a>: good art needs no fear.',
            ),
          ),
        ],
        [
          image('light-cones', {
            alias: 'portrait',
            description: 'Focusing in the morning: this is where it is decided what we look at.',
          }),
        ],
      ),
      container('100', [
        headline('Work where others applaud', {
          preline: 'Job board',
          subline: 'Vacancies on stage, backstage and in the office',
          extra_class: 'red_centered',
        }),
        text(
          paragraphs(
            'From principal horn to payroll: on the job board our houses advertise what is vacant. Anyone with a post to fill publishes it there directly.',
          ),
        ),
        link('Go to the job board', '/en/jobboerse', { button: true }),
      ]),
    ],
  },
}
