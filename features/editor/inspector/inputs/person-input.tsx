import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Combobox } from '@/components/ui/aria/combobox'
import type { Locale } from '@/lib/contract/common/locale'
import type { Person } from '@/lib/contract/records/person'
import { useResultCount } from '../../ui/use-result-count'
import { personsQuery } from '../queries'
import type { InputProps } from './input'

const maxSuggestions = 8

/**
 * A person of the contact list, searchable by name or function. On blur the field shows the
 * selected person again.
 */
export function PersonInput({
  locale,
  value,
  onChange,
  onBlur,
  ...input
}: InputProps<Person | null> & { locale: Locale }) {
  const t = useTranslations('editor.fields')
  const [query, setQuery] = useState<string | null>(null)
  const [wasFocused, setFocused] = useState(false)
  const { data: persons, isError } = useQuery({ ...personsQuery(locale), enabled: wasFocused })
  const matches = persons ? findPersons(persons, query ?? '') : null

  return (
    <Combobox
      {...input}
      value={query ?? value?.name ?? ''}
      hint={t('hints.person')}
      suggestions={
        matches?.map(({ id, name, function: jobTitle }) => ({
          id: `${id}`,
          label: name,
          detail: jobTitle,
        })) ?? []
      }
      status={useResultCount(matches, isError)}
      onEnter={() => setFocused(true)}
      onType={setQuery}
      onChoose={(id) => {
        setQuery(null)
        onChange(matches?.find((person) => `${person.id}` === id) ?? null)
      }}
      onBlur={() => {
        setQuery(null)
        onBlur()
      }}
    />
  )
}

function findPersons(persons: readonly Person[], searchText: string): Person[] {
  const query = searchText.trim().toLocaleLowerCase('de')
  const isMatch = (person: Person) =>
    [person.name, person.function].some((text) => text.toLocaleLowerCase('de').includes(query))
  return persons.filter(isMatch).slice(0, maxSuggestions)
}
