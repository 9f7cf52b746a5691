import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'
import { agreements } from './topics-agreements'
import { education } from './topics-education'
import { culturePolicy } from './topics-policy'
import { statistics } from './topics-statistics'

export const topics: SeedPage = {
  key: 'topics',
  inMenu: true,
  isHighlight: true,
  heroPicture: 'fly-ropes',
  menuPicture: 'fly-ropes',
  de: {
    slug: 'themen',
    title: 'Themen',
    headline: 'Woran wir ziehen',
    metaDescription: 'Die Themen des VBO: Tarifverträge, Kulturpolitik, Statistik, Bildung und Nachwuchs.',
    heroText: 'Tarif, Politik, Zahlen, Nachwuchs: vier Züge, ein Bühnenbild.',
    modules: [
      text(
        paragraphs(
          'Über jeder Bühne hängen Züge, und wer am falschen zieht, trifft jemanden. Unsere Arbeit ist ähnlich: Eine Tariferhöhung berührt den Haushalt, der Haushalt den Spielplan, der Spielplan das Publikum. Deshalb denken wir unsere Themen zusammen.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Tarifverträge', { extra_class: 'red_left' }),
          text(paragraphs('Was für Solo, Chor, Tanz und Orchester gilt, und was es wert ist.')),
          link('Zu den Tarifverträgen', '/de/themen/tarifvertraege'),
          headline('Statistik', { extra_class: 'red_left' }),
          text(paragraphs('Sechzig Jahre Zahlen, und wie man sie liest.')),
          link('Zur Statistik', '/de/themen/statistik'),
        ],
        [
          headline('Kulturpolitik', { extra_class: 'red_left' }),
          text(paragraphs('Was wir von Kommunen, Ländern und Bund erwarten.')),
          link('Zur Kulturpolitik', '/de/themen/kulturpolitik'),
          headline('Bildung und Nachwuchs', { extra_class: 'red_left' }),
          text(paragraphs('Wie junge Menschen ins Theater kommen und warum sie bleiben.')),
          link('Zu Bildung und Nachwuchs', '/de/themen/bildung-und-nachwuchs'),
        ],
      ),
      headline('Was uns 2027 beschäftigt'),
      text(
        bullets(
          '<strong>Frühjahr:</strong> Der Tarifvertrag Bühne steht zur Verhandlung an, zuerst die Arbeitszeit.',
          '<strong>Sommer:</strong> Die Klimabilanz aller Mitglieder liegt zum ersten Mal vollständig vor.',
          '<strong>Herbst:</strong> Drei Länder verhandeln neue Theaterverträge. Wir rechnen für die Häuser mit.',
        ),
      ),
      image('fly-ropes', {
        alias: 'landscape_big',
        description: 'Handzüge auf der Galerie, seit 1928 in Gebrauch.',
        link: '/de/ueber-uns/geschichte',
      }),
      headline('Darüber wird gestritten', {
        subline: 'In der Debatte schreiben Menschen aus unseren Häusern',
      }),
      link('Zur Debatte', '/de/debatte', { button: true }),
    ],
  },
  en: {
    slug: 'topics',
    title: 'Topics',
    headline: 'The ropes we pull',
    metaDescription:
      'The VBO’s topics: collective agreements, culture policy, statistics, education and young talent.',
    heroText: 'Pay, policy, figures, young talent: four fly lines, one set.',
    modules: [
      text(
        paragraphs(
          'Fly lines hang above every stage, and whoever pulls the wrong one hits somebody. Our work is similar: a pay rise touches the budget, the budget the repertoire, the repertoire the audience. That is why we think our topics together.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Collective agreements', { extra_class: 'red_left' }),
          text(paragraphs('What applies to soloists, chorus, dance and orchestra, and what it is worth.')),
          link('Go to collective agreements', '/en/topics/collective-agreements'),
          headline('Statistics', { extra_class: 'red_left' }),
          text(paragraphs('Sixty years of figures, and how to read them.')),
          link('Go to statistics', '/en/topics/statistics'),
        ],
        [
          headline('Culture policy', { extra_class: 'red_left' }),
          text(paragraphs('What we expect of municipalities, states and the federal government.')),
          link('Go to culture policy', '/en/topics/culture-policy'),
          headline('Education and young talent', { extra_class: 'red_left' }),
          text(paragraphs('How young people come to the theatre and why they stay.')),
          link('Go to education', '/en/topics/education'),
        ],
      ),
      headline('On our minds in 2027'),
      text(
        bullets(
          '<strong>Spring:</strong> the stage agreement is up for negotiation, working time first.',
          '<strong>Summer:</strong> the carbon accounts of all members are complete for the first time.',
          '<strong>Autumn:</strong> three federal states negotiate new theatre contracts. We do the sums with the houses.',
        ),
      ),
      image('fly-ropes', {
        alias: 'landscape_big',
        description: 'Hand lines on the gallery, in use since 1928.',
        link: '/en/about-us/history',
      }),
      headline('This is what people argue about', { subline: 'In the debate, people from our houses write' }),
      link('Go to the debate', '/en/debate', { button: true }),
    ],
  },
  children: [agreements, culturePolicy, statistics, education],
}
