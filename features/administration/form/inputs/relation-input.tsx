import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Combobox } from '@/components/ui/aria/combobox'
import { useDebounced } from '@/components/ui/use-debounced'
import { useAdministration } from '../../administration-context'
import { toReadPath } from '../../calls'
import { searchQuery, titlesQuery } from '../../queries'
import type { RecordTypeName } from '../../record-type-names'
import { registry } from '../../registry'

interface RelationInputProps {
  id: string
  label: string
  error?: string | undefined
  hint?: string | undefined
  isRequired?: boolean
  type: RecordTypeName
  value: number | null
  excludedIds?: readonly number[]
  /** Path of a list of public records. Needed for roles that may not administer the type. */
  publicPath?: string | undefined
  onChange: (id: number | null, title: string) => void
}

/** A combobox for a related record. When it loses the focus, it shows the selected record again. */
export function RelationInput({ type, value, excludedIds = [], publicPath, onChange, ...field }: RelationInputProps) {
  const t = useTranslations('administration.form')
  const { locale, types } = useAdministration()
  const contract = registry[type].contract
  const path = types.includes(type) ? toReadPath(locale, contract) : publicPath
  const isAllowed = path !== undefined
  const [typedText, setTypedText] = useState<string | null>(null)
  const [wasFocused, setFocused] = useState(false)
  const search = useDebounced(typedText?.trim() ?? '')
  const { data: titles } = useQuery({
    ...titlesQuery(locale, contract, value === null ? [] : [value], path),
    enabled: isAllowed && value !== null,
  })
  const { data, isError, isPlaceholderData } = useQuery({
    ...searchQuery(contract, path ?? '', search),
    enabled: isAllowed && wasFocused,
  })
  const title = value === null ? '' : (titles?.get(value) ?? `#${value}`)
  const suggestions = (data?.results ?? [])
    .filter(({ id }) => !excludedIds.includes(id))
    .map(({ id, title: name }) => ({ id: String(id), label: name, detail: '' }))
  const leave = () => {
    // If the user empties the field, the relation is removed.
    if (typedText !== null && typedText.trim() === '' && value !== null) onChange(null, '')
    setTypedText(null)
  }
  return (
    <Combobox
      {...field}
      hint={isAllowed ? field.hint : t('notAllowed')}
      value={typedText ?? title}
      suggestions={suggestions}
      isStale={isPlaceholderData || search !== (typedText?.trim() ?? '')}
      status={isError ? t('searchFailed') : t('found', { count: suggestions.length })}
      onEnter={() => setFocused(true)}
      onType={setTypedText}
      onChoose={(id) => {
        setTypedText(null)
        const match = suggestions.find((suggestion) => suggestion.id === id)
        if (match) onChange(Number(id), match.label)
      }}
      onBlur={leave}
    />
  )
}
