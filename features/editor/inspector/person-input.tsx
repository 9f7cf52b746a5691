import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Person } from '@/lib/contract/person'
import { Combobox } from './combobox'
import type { InputProps } from './input'
import type { Lookups } from './lookups'
import { type List, useList } from './use-list'
import { useResultCount } from './use-result-count'

const most = 8

/** A person of the contact list, found by name or function. What is typed only searches: left, the field shows who is chosen. */
export function PersonInput({
  lookups,
  value,
  onChange,
  onBlur,
  ...input
}: InputProps<Person | null> & { lookups: Lookups }) {
  const t = useTranslations('editor.fields')
  const [sought, setSought] = useState<string | null>(null)
  const [isEntered, setEntered] = useState(false)
  const persons = useList(lookups.persons, isEntered)
  const found = findPersons(persons, sought ?? '')

  return (
    <Combobox
      {...input}
      value={sought ?? value?.name ?? ''}
      hint={t('hints.person')}
      suggestions={found.map(({ id, name, function: role }) => ({ id: `${id}`, label: name, detail: role }))}
      told={useResultCount(persons, found.length)}
      onEnter={() => setEntered(true)}
      onType={setSought}
      onChoose={(id) => {
        setSought(null)
        onChange(found.find((person) => `${person.id}` === id) ?? null)
      }}
      onBlur={() => {
        setSought(null)
        onBlur()
      }}
    />
  )
}

function findPersons(persons: List<Person>, words: string): Person[] {
  if (typeof persons === 'string') return []
  const sought = words.trim().toLocaleLowerCase('de')
  const isFound = (person: Person) =>
    [person.name, person.function].some((text) => text.toLocaleLowerCase('de').includes(sought))
  return persons.filter(isFound).slice(0, most)
}
