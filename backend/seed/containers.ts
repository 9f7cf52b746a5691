import type { Locale } from '@/lib/contract/locale'
import { container, headline, link, type SeedModule, text } from './content'
import { bullets, paragraphs } from './html'

/** A reusable container: it belongs to no page and is fetched by its slug (spec §3, §7), in each language. */
export interface SeedContainer extends Record<Locale, SeedModule> {
  slug: string
}

export const containers: SeedContainer[] = [
  {
    slug: 'footer-note',
    de: container('100', [
      text(
        paragraphs(
          'Der VBO vertritt 310 Häuser: 145 Theater, 65 Orchester und 100 weitere Mitglieder. <a href="/de/unsere-mitglieder">Alle Mitglieder ansehen</a>',
        ),
      ),
    ]),
    en: container('100', [
      text(
        paragraphs(
          'The VBO represents 310 houses: 145 theatres, 65 orchestras and 100 other members. <a href="/en/addresses">See all members</a>',
        ),
      ),
    ]),
  },
  {
    slug: 'newsletter-intro',
    de: container(
      '67-33',
      [
        headline('Alle zwei Wochen, in fünf Minuten gelesen', { preline: 'Newsletter' }),
        text(
          paragraphs(
            'Tarifabschlüsse, Urteile, Termine und ein Blick hinter einen Vorhang: Das schreiben wir Ihnen.',
          ),
        ),
      ],
      [link('Newsletter abonnieren', '/de/newsletter', { button: true })],
    ),
    en: container(
      '67-33',
      [
        headline('Every two weeks, read in five minutes', { preline: 'Newsletter' }),
        text(
          paragraphs(
            'Agreements reached, court rulings, dates and a look behind one curtain: that is what we send.',
          ),
        ),
      ],
      [link('Subscribe to the newsletter', '/en/newsletter', { button: true })],
    ),
  },
  {
    slug: 'member-benefits',
    de: container(
      '50-50',
      [
        headline('Was die Mitgliedschaft bringt', { headline_level: 3 }),
        text(
          bullets(
            'Rechtsrat von Menschen, die Ihr Haus kennen',
            'Eine Stimme in den Tarifverhandlungen',
            'Zahlen, mit denen Sie vor Ihrem Rat bestehen',
          ),
        ),
      ],
      [link('Mitglied werden', '/de/ueber-uns/mitglied-werden', { button: true })],
    ),
    en: container(
      '50-50',
      [
        headline('What membership brings', { headline_level: 3 }),
        text(
          bullets(
            'Legal advice from people who know your house',
            'A voice in collective bargaining',
            'Figures that stand up before your council',
          ),
        ),
      ],
      [link('Become a member', '/en/about-us/join', { button: true })],
    ),
  },
]
