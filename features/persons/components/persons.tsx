import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/common/locale'
import { buildPath } from '@/lib/i18n/paths'
import type { PersonGroup } from '../group-persons'
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
  return (
    <PersonFinder
      address={address}
      texts={{
        label: t('find'),
        topics: t('topics'),
        foundOne: t('foundOne'),
        found: t('found', { count: '{count}' }),
        none: t('none'),
        all: t('all'),
      }}
      groups={groups.map(({ category, persons }) => ({
        id: category?.id ?? 0,
        title: category?.title ?? t('others'),
        entries: persons.map((person) => ({
          id: person.id,
          words: `${person.title} ${person.name} ${person.function}`,
          line: <PersonLine person={person} file={`${address}/${person.id}.vcf`} />,
        })),
      }))}
    />
  )
}
