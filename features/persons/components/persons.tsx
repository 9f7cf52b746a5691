import { useTranslations } from 'next-intl'
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
  const address = buildPath(locale, '/ansprechpersonen')
  if (!groups) return <p role="alert">{t('unreadable')}</p>
  const searchableGroups = groups.map(({ category, persons }) => ({
    id: category?.id ?? 0,
    title: category?.title ?? t('others'),
    entries: persons.map(({ id, title, name, function: role }) => ({
      id,
      words: `${title} ${name} ${role}`,
    })),
  }))
  const digest = toDigest(searchableGroups)
  const lines = groups
    .flatMap(({ persons }) => persons)
    .map(
      (person) =>
        [person.id, <PersonLine key={person.id} person={person} file={`${address}/${person.id}.vcf`} />] as const,
    )
  return (
    <QueryProvider dehydratedState={dehydrateGroups(digest, searchableGroups)}>
      <PersonFinder
        address={address}
        digest={digest}
        lines={Object.fromEntries(lines)}
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
