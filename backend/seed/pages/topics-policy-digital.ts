import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

export const digital: SeedPage = {
  key: 'digital',
  inMenu: true,
  de: {
    slug: 'digitalitaet',
    title: 'Digitalität',
    headline: 'Die fünfte Wand',
    metaDescription: 'Streaming, künstliche Intelligenz und digitale Kunst: die Haltung des VBO.',
    modules: [
      text(
        paragraphs(
          'Theater und Konzert leben davon, dass Menschen im selben Raum sind. Das bleibt so. Aber der Raum ist größer geworden: Es gibt Stücke, die nur im Netz spielen, Opern mit Übertiteln auf der Brille und Dienstpläne, die sich selbst schreiben wollen.',
        ),
      ),
      headline('Kunst im Netz', { extra_class: 'red_left' }),
      text(
        paragraphs(
          'Digitale Aufführungen sind Aufführungen. Wer daran mitwirkt, wird dafür bezahlt, und wer sie fördert, fragt nicht zuerst nach Klickzahlen. Mit den Gewerkschaften haben wir einen Rahmen für Mitschnitt und Stream vereinbart, der beides möglich macht.',
        ),
      ),
      headline('Künstliche Intelligenz', { extra_class: 'red_left', anchor: 'ki' }),
      container(
        '50-50',
        [
          text(
            bullets(
              'Stimmen, Gesichter und Bewegungen gehören den Menschen, von denen sie stammen.',
              'Kein Training mit Aufnahmen unserer Häuser ohne Erlaubnis und Vergütung.',
              'Wo Maschinen mitschreiben, steht es auf dem Programmzettel.',
            ),
          ),
        ],
        [
          image('gridiron', {
            alias: 'landscape_small',
            description: 'Schnürboden: das älteste Rechenwerk im Haus.',
          }),
        ],
      ),
      headline('Werkzeuge für den Betrieb', { extra_class: 'red_left' }),
      text(
        paragraphs(
          'Disposition, Kartenverkauf, Archiv: Viele Häuser kaufen dieselbe Software und scheitern an denselben Schnittstellen. Unser Referat Digitales sammelt Erfahrungen, verhandelt Rahmenverträge und veröffentlicht offene Standards für den Datenaustausch.',
        ),
      ),
      link('Vorlagen und Rahmenverträge', '/de/service/muster-und-leitfaeden'),
    ],
  },
  en: {
    slug: 'digital',
    title: 'Digital work',
    headline: 'The fifth wall',
    metaDescription: 'Streaming, artificial intelligence and digital art: where the VBO stands.',
    modules: [
      text(
        paragraphs(
          'Theater and concerts live from people being in the same room. That remains so. But the room has grown: there are plays that happen only on the net, operas with surtitles on glasses and rotas that would like to write themselves.',
        ),
      ),
      headline('Art on the net', { extra_class: 'red_left' }),
      text(
        paragraphs(
          'Digital performances are performances. Those who take part are paid, and those who fund them do not ask about clicks first. With the unions we have agreed a framework for recording and streaming that makes both possible.',
        ),
      ),
      headline('Artificial intelligence', { extra_class: 'red_left', anchor: 'ai' }),
      container(
        '50-50',
        [
          text(
            bullets(
              'Voices, faces and movements belong to the people they come from.',
              'No training on recordings of our houses without permission and payment.',
              'Where machines help to write, the program says so.',
            ),
          ),
        ],
        [
          image('gridiron', {
            alias: 'landscape_small',
            description: 'The grid: the oldest computer in the house.',
          }),
        ],
      ),
      headline('Tools for daily work', { extra_class: 'red_left' }),
      text(
        paragraphs(
          'Scheduling, ticketing, archives: many houses buy the same software and founder on the same interfaces. Our digital department collects experience, negotiates framework contracts and publishes open standards for data exchange.',
        ),
      ),
      link('Templates and framework contracts', '/en/service/templates-and-guides'),
    ],
  },
}
