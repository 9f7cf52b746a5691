import { teaser, teaserList } from '../blocks'
import { headline, image, link, type SeedPage, text } from '../content'
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
      headline('Vier Züge', { preline: 'Unsere Themen' }),
      teaserList('standard', [
        teaser('Tarifverträge', {
          picture: 'negotiation-table',
          text: 'Was für Solo, Chor, Tanz und Orchester gilt, und was es wert ist.',
          link: '/de/themen/tarifvertraege',
          link_text: 'Zu den Tarifverträgen',
        }),
        teaser('Kulturpolitik', {
          picture: 'cyclorama',
          text: 'Was wir von Kommunen, Ländern und Bund erwarten.',
          link: '/de/themen/kulturpolitik',
          link_text: 'Zur Kulturpolitik',
        }),
        teaser('Statistik', {
          picture: 'auditorium-plan',
          text: 'Sechzig Jahre Zahlen, und wie man sie liest.',
          link: '/de/themen/statistik',
          link_text: 'Zur Statistik',
        }),
        teaser('Bildung und Nachwuchs', {
          picture: 'school-rows',
          text: 'Wie junge Menschen ins Theater kommen und warum sie bleiben.',
          link: '/de/themen/bildung-und-nachwuchs',
          link_text: 'Zu Bildung und Nachwuchs',
        }),
      ]),
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
      headline('Four fly lines', { preline: 'Our topics' }),
      teaserList('standard', [
        teaser('Collective agreements', {
          picture: 'negotiation-table',
          text: 'What applies to soloists, chorus, dance and orchestra, and what it is worth.',
          link: '/en/topics/collective-agreements',
          link_text: 'Go to collective agreements',
        }),
        teaser('Culture policy', {
          picture: 'cyclorama',
          text: 'What we expect of municipalities, states and the federal government.',
          link: '/en/topics/culture-policy',
          link_text: 'Go to culture policy',
        }),
        teaser('Statistics', {
          picture: 'auditorium-plan',
          text: 'Sixty years of figures, and how to read them.',
          link: '/en/topics/statistics',
          link_text: 'Go to statistics',
        }),
        teaser('Education and young talent', {
          picture: 'school-rows',
          text: 'How young people come to the theater and why they stay.',
          link: '/en/topics/education',
          link_text: 'Go to education',
        }),
      ]),
      headline('On our minds in 2027'),
      text(
        bullets(
          '<strong>Spring:</strong> the stage agreement is up for negotiation, working time first.',
          '<strong>Summer:</strong> the carbon accounts of all members are complete for the first time.',
          '<strong>Autumn:</strong> three federal states negotiate new theater contracts. We do the sums with the houses.',
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
