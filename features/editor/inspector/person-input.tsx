import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Combobox } from '@/components/ui/combobox'
import type { Locale } from '@/lib/contract/locale'
import type { Person } from '@/lib/contract/person'
import type { InputProps } from './input'
import { personsQuery } from './queries'
import { useResultCount } from './use-result-count'

const most = 8

/** A person of the contact list, found by name or function. What is typed only searches: left, the field shows who is selected. */
export function PersonInput({
  locale,
  value,
  onChange,
  onBlur,
  ...input
}: InputProps<Person | null> & { locale: Locale }) {
  const t = useTranslations('editor.fields')
  const [sought, setSought] = useState<string | null>(null)
  const [isEntered, setEntered] = useState(false)
  const { data: persons, isError } = useQuery({ ...personsQuery(locale), enabled: isEntered })
  const found = persons ? findPersons(persons, sought ?? '') : null

  return (
    <Combobox
      {...input}
      value={sought ?? value?.name ?? ''}
      hint={t('hints.person')}
      suggestions={
        found?.map(({ id, name, function: role }) => ({ id: `${id}`, label: name, detail: role })) ?? []
      }
      status={useResultCount(found, isError)}
      onEnter={() => setEntered(true)}
      onType={setSought}
      onChoose={(id) => {
        setSought(null)
        onChange(found?.find((person) => `${person.id}` === id) ?? null)
      }}
      onBlur={() => {
        setSought(null)
        onBlur()
      }}
    />
  )
}

function findPersons(persons: readonly Person[], words: string): Person[] {
  const sought = words.trim().toLocaleLowerCase('de')
  const isFound = (person: Person) =>
    [person.name, person.function].some((text) => text.toLocaleLowerCase('de').includes(sought))
  return persons.filter(isFound).slice(0, most)
}
