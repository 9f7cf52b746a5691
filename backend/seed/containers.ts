import type { Locale } from '@/lib/contract/locale'
import { container, headline, link, type SeedModule, text } from './content'
import { bullets } from './html'

/** A reusable container: it belongs to no page and is fetched by its slug (spec §3, §7), in each language. */
export interface SeedContainer extends Record<Locale, SeedModule> {
  slug: string
}

/** A container with the name that editors see. */
function named(title: string, { data, ...module }: SeedModule): SeedModule {
  return { ...module, data: { ...data, title } }
}

export const containers: SeedContainer[] = [
  {
    slug: 'member-benefits',
    de: named(
      'Was die Mitgliedschaft bringt',
      container(
        '50-50',
        [
          headline('Was die Mitgliedschaft bringt'),
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
    ),
    en: named(
      'What membership brings',
      container(
        '50-50',
        [
          headline('What membership brings'),
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
    ),
  },
]
