import { useTranslations } from 'next-intl'
import { FilterLinks } from '@/components/ui/filter-links'
import type { Locale } from '@/lib/contract/common/locale'
import { type SearchOverview, searchKinds } from '@/lib/contract/site/search'
import { type SearchRequest, toSearchAddress } from '../search-address'

export interface SearchKindsProps {
  locale: Locale
  request: SearchRequest
  overview: Pick<SearchOverview, 'counts' | 'pages' | 'others'>
}

/** The kinds of the hits with their counts; kinds without hits are omitted. */
export function SearchKinds({ locale, request, overview }: SearchKindsProps) {
  const t = useTranslations('search.kinds')
  const { counts, pages, others } = overview
  const toAddress = (category: SearchRequest['category']) => toSearchAddress(locale, { ...request, category, page: 1 })
  const kindsWithHits = searchKinds.filter((kind) => counts[kind] > 0)
  if (kindsWithHits.length === 0) return null
  return (
    <FilterLinks
      label={t('label')}
      links={[
        {
          href: toAddress(null),
          title: t('all'),
          isCurrent: request.category === null,
          count: pages.count + others.count,
        },
        ...kindsWithHits.map((kind) => ({
          href: toAddress(kind),
          title: t(kind),
          isCurrent: request.category === kind,
          count: counts[kind],
        })),
      ]}
    />
  )
}
