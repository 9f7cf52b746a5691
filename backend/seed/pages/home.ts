import { fullTeaser, recordList, section, teaser, teaserList } from '../blocks'
import { container, headline, link, type SeedPage, text } from '../content'
import { paragraphs } from '../html'

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
      fullTeaser(
        'Eine Spielzeit, 52.700 Abende',
        'Wer kam, was gespielt wurde, was es gekostet hat: Die Spielzeitstatistik zählt seit 1964, was in unseren Häusern geschieht. In diesem Jahr zum dritten Mal nacheinander mit mehr Publikum.',
        {
          picture: 'seat-arcs',
          preline: 'Neu erschienen',
          link: '/de/themen/statistik/spielzeitstatistik',
          link_text: 'Zahlen ansehen',
        },
      ),
      headline('Woran wir gerade arbeiten', { preline: 'Themen' }),
      teaserList('slide', [
        teaser('Tarifverträge', {
          picture: 'negotiation-table',
          preline: 'Verhandeln',
          text: 'Arbeitszeit, die zu Proben passt, und eine Vergütung, von der man leben kann.',
          link: '/de/themen/tarifvertraege',
          link_text: 'Zu den Tarifverträgen',
        }),
        teaser('Finanzierung', {
          picture: 'law-columns',
          preline: 'Rechnen',
          text: 'Warum steigende Tarife in die Zuschüsse gehören.',
          link: '/de/themen/kulturpolitik/finanzierung',
          link_text: 'Unsere Rechnung lesen',
        }),
        teaser('Nachhaltigkeit', {
          picture: 'workshop-planks',
          preline: 'Wiederverwenden',
          text: 'Bühnenbilder, die ein zweites Leben haben.',
          link: '/de/themen/kulturpolitik/nachhaltigkeit',
          link_text: 'Was schon gelingt',
        }),
        teaser('Arbeitsschutz und Respekt', {
          picture: 'rehearsal-light',
          preline: 'Schützen',
          text: 'Gute Kunst braucht keine Angst.',
          link: '/de/themen/kulturpolitik/arbeitsschutz-und-respekt',
          link_text: 'Zum Verhaltenskodex',
        }),
        teaser('Bildung und Nachwuchs', {
          picture: 'school-rows',
          preline: 'Einladen',
          text: 'Wie junge Menschen ins Theater kommen und warum sie bleiben.',
          link: '/de/themen/bildung-und-nachwuchs',
          link_text: 'Zu den Patenschaften',
        }),
      ]),
      headline('Neues aus dem Verband', { preline: 'Pressemitteilungen' }),
      recordList('standard', { source: 'press' }),
      link('Alle Pressemitteilungen', '/de/pressemitteilungen'),
      headline('Wo wir uns sehen', { preline: 'Kalender' }),
      recordList('two-column', { source: 'events', count: 4 }),
      link('Zum Kalender', '/de/kalender'),
      section('red', 'light-cones', [
        headline('Arbeiten, wo andere klatschen', {
          preline: 'Jobbörse',
          subline: 'Offene Stellen in Kunst, Technik und Verwaltung',
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
      'The VBO is the employers’ association of theaters and orchestras: collective agreements, legal advice, statistics and one voice for 310 houses.',
    heroText: 'We negotiate, advise and do the sums. So that 310 houses can play.',
    modules: [
      headline('One association for everyone who runs a house', {
        preline: 'Association of Theatres and Orchestras',
        subline: '145 theaters, 65 orchestras, 100 other members',
        extra_class: 'red_left',
      }),
      text(
        paragraphs(
          'Every evening, art, craft and employment law meet in our houses. We see to it that they get on: with collective agreements that know what a rehearsal day is like, with legal advice on the same day and with figures that stand up before any city council.',
          'The VBO speaks for municipal theaters and state operas, for touring companies, private theaters, concert orchestras and festivals. Large and small have <strong>one voice at the same table</strong>.',
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
      fullTeaser(
        'One season, 52,700 nights',
        'Who came, what was played, what it cost: since 1964 the season statistics have counted what happens in our houses. This year, for the third time running, with larger audiences.',
        {
          picture: 'seat-arcs',
          preline: 'Just published',
          link: '/en/topics/statistics/season-statistics',
          link_text: 'See the figures',
        },
      ),
      headline('What we are working on', { preline: 'Topics' }),
      teaserList('slide', [
        teaser('Collective agreements', {
          picture: 'negotiation-table',
          preline: 'Negotiating',
          text: 'Working hours that suit rehearsals, and pay one can live on.',
          link: '/en/topics/collective-agreements',
          link_text: 'See the agreements',
        }),
        teaser('Funding', {
          picture: 'law-columns',
          preline: 'Calculating',
          text: 'Why rising pay belongs in the subsidy.',
          link: '/en/topics/culture-policy/funding',
          link_text: 'Read our sums',
        }),
        teaser('Sustainability', {
          picture: 'workshop-planks',
          preline: 'Reusing',
          text: 'Stage sets with a second life.',
          link: '/en/topics/culture-policy/sustainability',
          link_text: 'See what works already',
        }),
        teaser('Safety and respect', {
          picture: 'rehearsal-light',
          preline: 'Protecting',
          text: 'Good art needs no fear.',
          link: '/en/topics/culture-policy/safety-and-respect',
          link_text: 'Read the code of conduct',
        }),
        teaser('Education and young talent', {
          picture: 'school-rows',
          preline: 'Inviting',
          text: 'How young people come to the theater and why they stay.',
          link: '/en/topics/education',
          link_text: 'See the partnerships',
        }),
      ]),
      headline('News from the association', { preline: 'Press releases' }),
      recordList('standard', { source: 'press' }),
      link('All press releases', '/en/press-releases'),
      headline('Where we meet', { preline: 'Calendar' }),
      recordList('two-column', { source: 'events', count: 4 }),
      link('See the calendar', '/en/calender'),
      section('red', 'light-cones', [
        headline('Work where others applaud', {
          preline: 'Job board',
          subline: 'Vacancies on stage, backstage and in the office',
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
