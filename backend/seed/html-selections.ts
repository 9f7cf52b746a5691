import { table } from './html'
import type { SeedHtmlSelection } from './load-html-selections'

/** The demo site's reusable HTML: shown on pages, and served by its slug. */
export const htmlSelections: SeedHtmlSelection[] = [
  {
    slug: 'season-figures',
    title: { de: 'Drei Spielzeiten im Vergleich', en: 'Three seasons compared' },
    code: {
      de: table(
        'Drei Spielzeiten im Vergleich',
        ['Spielzeit', '2022/23', '2023/24', '2024/25'],
        [
          ['Veranstaltungen', '49.900', '51.600', '52.700'],
          ['Neuinszenierungen', '2.810', '2.905', '2.940'],
          ['Uraufführungen', '468', '497', '511'],
          ['Besuche in Millionen', '16,9', '17,8', '18,4'],
        ],
      ),
      en: table(
        'Three seasons compared',
        ['Season', '2022/23', '2023/24', '2024/25'],
        [
          ['Performances', '49,900', '51,600', '52,700'],
          ['New productions', '2,810', '2,905', '2,940'],
          ['World premieres', '468', '497', '511'],
          ['Visits in millions', '16.9', '17.8', '18.4'],
        ],
      ),
    },
  },
]
