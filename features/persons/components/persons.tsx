import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { QueryProvider } from '@/components/query/query-provider'
import { toDigest, toTimelessState } from '@/components/query/timeless-state'
import { createQueryClient } from '@/lib/api/query-client'
import type { Locale } from '@/lib/contract/common/locale'
import { buildPath } from '@/lib/i18n/paths'
import type { PersonGroup } from '../group-persons'
import { type SearchableGroup, searchableGroupsQuery } from '../queries'
import { PersonFinder } from './person-finder'
import { PersonLine } from './person-line'

export interface PersonsProps {
  locale: Locale
  /** Null if loading failed. */
  groups: readonly PersonGroup[] | null
}

/** The contact persons by topic, with a search by name or topic. */
export function Persons({ locale, groups }: PersonsProps) {
  const t = useTranslations('persons')
  const pagePath = buildPath(locale, '/ansprechpersonen')
  if (!groups) return <p role="alert">{t('unreadable')}</p>
  if (groups.length === 0) return <p>{t('empty')}</p>
  const searchableGroups = groups.map(({ category, persons }) => ({
    id: category?.id ?? 0,
    title: category?.title ?? t(groups.length === 1 ? 'everybody' : 'others'),
    entries: persons.map(({ id, title, name, function: role }) => ({ id, searchText: `${title} ${name} ${role}` })),
  }))
  const groupsDigest = toDigest(searchableGroups)
  const renderedPersons: Record<number, ReactNode> = {}
  for (const person of groups.flatMap(({ persons }) => persons)) {
    renderedPersons[person.id] = <PersonLine person={person} contactFilePath={`${pagePath}/${person.id}.vcf`} />
  }
  return (
    <QueryProvider dehydratedState={dehydrateGroups(groupsDigest, searchableGroups)}>
      <PersonFinder
        pagePath={pagePath}
        groupsDigest={groupsDigest}
        renderedPersons={renderedPersons}
        texts={{
          label: t('find'),
          topics: t('topics'),
          foundOne: t('foundOne'),
          found: t('found', { count: '{count}' }),
          none: t('none'),
          all: t('all'),
        }}
      />
    </QueryProvider>
  )
}

function dehydrateGroups(digest: string, groups: readonly SearchableGroup[]) {
  const client = createQueryClient()
  client.setQueryData(searchableGroupsQuery(digest).queryKey, groups)
  return toTimelessState(client)
}
