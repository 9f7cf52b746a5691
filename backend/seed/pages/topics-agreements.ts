import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'
import { orchestra } from './topics-agreements-orchestra'
import { agreementQuestions } from './topics-agreements-questions'
import { chorusAndDance, solo } from './topics-agreements-stage'
import { payTables } from './topics-agreements-tables'

const basics: SeedPage = {
  key: 'agreement-basics',
  inMenu: true,
  hasTabNavigation: true,
  de: {
    slug: 'grundlagen',
    title: 'Grundlagen',
    headline: 'Wie ein Tarifvertrag entsteht',
    metaDescription:
      'Geltung, Tarifbindung, Nachwirkung: die Grundlagen des Tarifrechts an Theatern und Orchestern.',
    modules: [
      text(
        paragraphs(
          'Ein Tarifvertrag ist ein Vertrag zwischen Verbänden, der wie ein Gesetz wirkt: Er gilt unmittelbar und zwingend für alle, die auf beiden Seiten organisiert sind (§ 4 Tarifvertragsgesetz). Für alle anderen gilt er, wenn der Arbeitsvertrag auf ihn verweist. An unseren Häusern ist das fast immer so.',
        ),
      ),
      headline('Vom Mandat zur Unterschrift', { extra_class: 'red_left' }),
      container(
        '50-50',
        [
          text(
            paragraphs(
              '<strong>Vorher.</strong> Der Tarifausschuss sammelt, was die Häuser bewegt. Das Präsidium beruft eine Verhandlungskommission und setzt den Rahmen. Bevor das erste Angebot auf dem Tisch liegt, haben wir ausgerechnet, was es in jedem Haus kostet.',
            ),
          ),
        ],
        [
          text(
            paragraphs(
              '<strong>Nachher.</strong> Jede Einigung steht unter Vorbehalt: Vier Wochen lang prüfen sie die Häuser und die zuständigen Gremien der Gewerkschaften. Erst dann wird unterschrieben, und am selben Tag stehen Text und Erläuterung hier.',
            ),
          ),
        ],
      ),
      headline('Drei Begriffe'),
      text(
        bullets(
          '<strong>Tarifbindung:</strong> Sie beginnt mit dem Beitritt zum Verband und endet erst mit dem Tarifvertrag, nicht schon mit dem Austritt.',
          '<strong>Nachwirkung:</strong> Läuft ein Tarifvertrag ab, gelten seine Regeln weiter, bis sie durch andere ersetzt werden.',
          '<strong>Haustarif:</strong> Gerät ein Haus in Not, können wir gemeinsam mit den Gewerkschaften abweichende Regeln vereinbaren, immer befristet und immer gegen Bestandsschutz.',
        ),
      ),
      link('Antworten auf häufige Fragen', '/de/themen/tarifvertraege/haeufige-fragen'),
    ],
  },
  en: {
    slug: 'basics',
    title: 'Basics',
    headline: 'How a collective agreement comes about',
    metaDescription:
      'Scope, coverage, after-effect: the basics of collective bargaining law at theaters and orchestras.',
    modules: [
      text(
        paragraphs(
          'A collective agreement is a contract between associations that works like a law: it applies directly and bindingly to everyone organized on either side (section 4 of the German Collective Agreements Act). It applies to everyone else if the employment contract refers to it. At our houses this is almost always the case.',
        ),
      ),
      headline('From mandate to signature', { extra_class: 'red_left' }),
      container(
        '50-50',
        [
          text(
            paragraphs(
              '<strong>Before.</strong> The bargaining committee gathers what matters to the houses. The executive board appoints a commission and sets the frame. Before the first offer is on the table, we have worked out what it costs in every house.',
            ),
          ),
        ],
        [
          text(
            paragraphs(
              '<strong>After.</strong> Every settlement is provisional: for four weeks, the houses and the unions’ own bodies examine it. Only then is it signed, and on the same day text and commentary appear here.',
            ),
          ),
        ],
      ),
      headline('Three terms'),
      text(
        bullets(
          '<strong>Coverage</strong> begins when a house joins the association and ends only with the agreement, not when the house leaves.',
          '<strong>After-effect:</strong> when an agreement expires, its rules continue until others replace them.',
          '<strong>House agreement:</strong> if a house is in distress, we can agree different rules with the unions, always for a limited time and always in return for safeguards.',
        ),
      ),
      link('Answers to frequent questions', '/en/topics/collective-agreements/frequent-questions'),
    ],
  },
}

export const agreements: SeedPage = {
  key: 'collective-agreements',
  inMenu: true,
  heroPicture: 'negotiation-table',
  menuPicture: 'negotiation-table',
  de: {
    slug: 'tarifvertraege',
    title: 'Tarifverträge',
    headline: 'Regeln, die den Probenplan kennen',
    metaDescription: 'Die Tarifverträge des VBO für Solo, Chor, Tanz und Orchester, mit Vergütungstabellen.',
    heroText: 'Zwei große Tarifverträge ordnen die Arbeit von 22.000 künstlerisch Beschäftigten.',
    modules: [
      text(
        paragraphs(
          'Eine Probe lässt sich nicht stempeln, und doch muss Arbeit ein Ende haben. Unsere Tarifverträge halten beides zusammen. Sie regeln Mindestvergütung, Ruhezeiten, Probenplanung, Nichtverlängerung und Altersversorgung.',
        ),
      ),
      container(
        '67-33',
        [
          headline('Tarifvertrag Bühne', { preline: 'TV Bühne', extra_class: 'red_left' }),
          text(
            paragraphs(
              'Er gilt für Solo, Chor, Tanz und künstlerische Bühnentechnik. Arbeitsverträge sind in der Regel auf eine Spielzeit befristet; wer nicht verlängern will, muss es bis 31. Oktober sagen und vorher zuhören.',
            ),
          ),
          link('Solo', '/de/themen/tarifvertraege/solo'),
          link('Chor und Tanz', '/de/themen/tarifvertraege/chor-und-tanz'),
          headline('Tarifvertrag Orchester', { preline: 'TV Orchester', extra_class: 'red_left' }),
          text(
            paragraphs(
              'Er gilt für Orchester in Theatern und für Konzertorchester. Die Arbeit wird in Diensten gemessen, die Verträge sind unbefristet.',
            ),
          ),
          link('Orchester', '/de/themen/tarifvertraege/orchester'),
        ],
        [image('bow-strokes', { alias: 'portrait', description: 'Ein Takt Streicher, lange belichtet.' })],
      ),
      headline('Was gerade verhandelt wird'),
      text(
        bullets(
          '<strong>Arbeitszeit:</strong> ein freier Samstag im Monat, verlässlich und im Voraus',
          '<strong>Mindestgage:</strong> ein Weg zu 3.400 Euro bis 2028',
          '<strong>Mutterschutz und Wiedereinstieg:</strong> Vertragsschutz über die Spielzeit hinaus',
        ),
      ),
      link('Aktuelle Vergütungstabellen', '/de/themen/tarifvertraege/verguetungstabellen', { button: true }),
    ],
  },
  en: {
    slug: 'collective-agreements',
    title: 'Collective agreements',
    headline: 'Rules that know the rehearsal schedule',
    metaDescription:
      'The VBO’s collective agreements for soloists, chorus, dance and orchestra, with pay tables.',
    heroText: 'Two large agreements order the work of 22,000 artistic employees.',
    modules: [
      text(
        paragraphs(
          'A rehearsal cannot clock in and out, and yet work must come to an end. Our collective agreements hold both together. They govern minimum pay, rest periods, rehearsal planning, non-renewal and pensions.',
        ),
      ),
      container(
        '67-33',
        [
          headline('Stage agreement', { preline: 'TV Bühne', extra_class: 'red_left' }),
          text(
            paragraphs(
              'It applies to soloists, chorus, dance and artistic stage technology. Contracts are as a rule limited to one season; a house that does not want to renew must say so by October 31, and listen first.',
            ),
          ),
          link('Soloists', '/en/topics/collective-agreements/solo-artists'),
          link('Chorus and dance', '/en/topics/collective-agreements/chorus-and-dance'),
          headline('Orchestra agreement', { preline: 'TV Orchester', extra_class: 'red_left' }),
          text(
            paragraphs(
              'It applies to theater and concert orchestras. Work is measured in services, and contracts are permanent.',
            ),
          ),
          link('Orchestra', '/en/topics/collective-agreements/orchestra'),
        ],
        [image('bow-strokes', { alias: 'portrait', description: 'One bar of strings, long exposure.' })],
      ),
      headline('What is being negotiated'),
      text(
        bullets(
          '<strong>Working time:</strong> one free Saturday a month, reliable and known in advance',
          '<strong>Minimum fee:</strong> a path to 3,400 euros by 2028',
          '<strong>Maternity and return to work:</strong> protection of contracts beyond the season',
        ),
      ),
      link('Current pay tables', '/en/topics/collective-agreements/pay-tables', { button: true }),
    ],
  },
  children: [basics, solo, chorusAndDance, orchestra, payTables, agreementQuestions],
}
