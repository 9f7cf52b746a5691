import { container, headline, link, type SeedPage, sharedContainer, text } from '../content'
import { paragraphs } from '../html'
import { advice, caseLaw } from './service-law'
import { seminars, templates } from './service-tools'

export const service: SeedPage = {
  key: 'service',
  inMenu: true,
  isHighlight: true,
  heroPicture: 'law-columns',
  menuPicture: 'law-columns',
  de: {
    slug: 'service',
    title: 'Service',
    headline: 'Das Werkzeug im Seitenflügel',
    metaDescription: 'Beratung, Rechtsprechung, Muster, Leitfäden und Seminare des VBO.',
    heroText: 'Rat, Urteile, Muster, Seminare.',
    modules: [
      text(
        paragraphs(
          'Ein Haus zu leiten heißt, jeden Tag eine Frage zum ersten Mal zu hören. Irgendwo hat sie schon jemand beantwortet. Hier sammeln wir diese Antworten: manche für alle, manche nur für Mitglieder.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Beratung', { extra_class: 'red_left' }),
          text(paragraphs('Arbeits-, Bühnen- und Urheberrecht, am selben Tag.')),
          link('Beratung anfragen', '/de/service/beratung'),
          headline('Rechtsprechung', { extra_class: 'red_left' }),
          text(paragraphs('Urteile, die Ihren Alltag ändern, in zehn Zeilen.')),
          link('Urteile lesen', '/de/service/rechtsprechung'),
        ],
        [
          headline('Muster und Leitfäden', { extra_class: 'red_left' }),
          text(paragraphs('Verträge, Vereinbarungen und Anleitungen zum Anpassen.')),
          link('Muster finden', '/de/service/muster-und-leitfaeden'),
          headline('Seminare', { extra_class: 'red_left' }),
          text(paragraphs('Vom Tarifrecht bis zum schwierigen Gespräch.')),
          link('Seminare ansehen', '/de/service/seminare'),
        ],
      ),
      headline('Für wen das ist'),
      text(
        paragraphs(
          'Unsere Beratung und die meisten Muster sind für Mitglieder. Urteile, Leitfäden zu Barrierefreiheit, Klima und Kinderschutz und einen Teil der Seminare öffnen wir für alle, denn eine sichere Bühne ist keine Frage der Mitgliedschaft. Was noch fehlt, entsteht oft aus einer einzigen Anfrage. Stellen Sie sie.',
        ),
      ),
      sharedContainer('member-benefits'),
      container('100', [
        headline('Und wer hilft mir jetzt?', { extra_class: 'black_centered' }),
        link('Ansprechperson finden', '/de/ansprechpersonen', { button: true }),
      ]),
    ],
  },
  en: {
    slug: 'service',
    title: 'Service',
    headline: 'The tools in the wings',
    metaDescription: 'Advice, case law, templates, guides and seminars by the VBO.',
    heroText: 'Advice, rulings, templates, seminars.',
    modules: [
      text(
        paragraphs(
          'To run a house is to hear one question for the first time every day. Somewhere, somebody has answered it before. We collect these answers here: some for everyone, some for members only.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Advice', { extra_class: 'red_left' }),
          text(paragraphs('Employment, theater and copyright law, on the same day.')),
          link('Ask for advice', '/en/service/advice'),
          headline('Case law', { extra_class: 'red_left' }),
          text(paragraphs('Rulings that change your working day, in ten lines.')),
          link('Read the rulings', '/en/service/case-law'),
        ],
        [
          headline('Templates and guides', { extra_class: 'red_left' }),
          text(paragraphs('Contracts, agreements and instructions to adapt.')),
          link('Find a template', '/en/service/templates-and-guides'),
          headline('Seminars', { extra_class: 'red_left' }),
          text(paragraphs('From employment law to the difficult conversation.')),
          link('See the seminars', '/en/service/seminars'),
        ],
      ),
      headline('Who this is for'),
      text(
        paragraphs(
          'Our advice and most templates are for members. Rulings, guides on accessibility, climate and child protection and some of the seminars are open to everyone, for a safe stage is not a question of membership. What is still missing often grows out of a single inquiry. Make it.',
        ),
      ),
      sharedContainer('member-benefits'),
      container('100', [
        headline('And who helps me now?', { extra_class: 'black_centered' }),
        link('Find your contact person', '/en/contact', { button: true }),
      ]),
    ],
  },
  children: [advice, caseLaw, templates, seminars],
}
