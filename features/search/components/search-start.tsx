import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/common/locale'
import type { RouteName } from '@/lib/contract/site/route-paths'
import type { SearchKind } from '@/lib/contract/site/search'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import styles from './search.module.css'

/** The pages that list all content of a kind. */
const lists = [
  ['members', '/unsere-mitglieder'],
  ['people', '/ansprechpersonen'],
  ['press', '/pressemitteilungen'],
  ['debate', '/debatte'],
  ['events', '/kalender'],
  ['downloads', '/downloads'],
] as const satisfies readonly [SearchKind, RouteName][]

/** The content before a search: links to the lists of all kinds. */
export function SearchStart({ locale }: { locale: Locale }) {
  const t = useTranslations('search')
  return (
    <nav aria-labelledby="search-ways" className={styles.start}>
      <h2 id="search-ways">{t('ways')}</h2>
      <ul className={styles.ways}>
        {lists.map(([kind, route]) => (
          <li key={kind}>
            <PageLink href={buildPath(locale, route)}>{t(`kinds.${kind}`)}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
