import { useTranslations } from 'next-intl'
import { FilterLinks } from '@/components/ui/filter-links'
import type { Locale } from '@/lib/contract/common/locale'
import { type SearchOverview, searchKinds } from '@/lib/contract/site/search'
import { type AskedSearch, searchAddress } from '../search-address'

export interface SearchKindsProps {
  locale: Locale
  asked: AskedSearch
  overview: Pick<SearchOverview, 'counts' | 'pages' | 'others'>
}

/** The kinds of what was found, each with how many there are; none of which there is nothing. */
export function SearchKinds({ locale, asked, overview }: SearchKindsProps) {
  const t = useTranslations('search.kinds')
  const { counts, pages, others } = overview
  const addressOf = (category: AskedSearch['category']) =>
    searchAddress(locale, { ...asked, category, page: 1 })
  const found = searchKinds.filter((kind) => counts[kind] > 0)
  if (found.length === 0) return null
  return (
    <FilterLinks
      label={t('label')}
      links={[
        {
          href: addressOf(null),
          title: t('all'),
          isCurrent: asked.category === null,
          count: pages.count + others.count,
        },
        ...found.map((kind) => ({
          href: addressOf(kind),
          title: t(kind),
          isCurrent: asked.category === kind,
          count: counts[kind],
        })),
      ]}
    />
  )
}
