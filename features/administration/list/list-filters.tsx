import { useTranslations } from 'next-intl'
import { useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import { DayField } from '@/components/ui/aria/day-field'
import { Disclosure } from '@/components/ui/disclosure'
import { useAdministration } from '../administration-context'
import { RelationInput } from '../form/inputs/relation-input'
import type { Filter, RecordTypeView } from '../record-type'
import styles from './record-list.module.css'

export interface ListFiltersProps {
  view: RecordTypeView
  filters: Readonly<Record<string, string>>
  onFilter: (filters: Readonly<Record<string, string>>) => void
}

export function ListFilters({ view, filters, onFilter }: ListFiltersProps) {
  const t = useTranslations('administration.list')
  // On phones the filters are closed at first, so that the list is visible.
  const [isWide] = useState(() => window.matchMedia('(min-width: 45em)').matches)
  const controls = Object.entries(view.filters).filter(([, { kind }]) => kind !== 'link')
  if (controls.length === 0) return null
  const choose = (name: string, value: string) => {
    const { [name]: _, ...otherFilters } = filters
    onFilter(value === '' ? otherFilters : { ...otherFilters, [name]: value })
  }
  const isChosen = Object.keys(filters).length > 0
  return (
    <Disclosure className={styles.disclosure} summary={t('filter')} open={isWide || isChosen}>
      <div className={styles.filters}>
        {controls.map(([name, filter]) => (
          <FilterInput
            key={name}
            id={`filter-${name}`}
            filter={filter}
            value={filters[name] ?? ''}
            onChoose={(value) => choose(name, value)}
          />
        ))}
      </div>
    </Disclosure>
  )
}

interface FilterInputProps {
  id: string
  filter: Filter
  /** Empty if the filter is not set. */
  value: string
  onChoose: (value: string) => void
}

function FilterInput({ id, filter, value, onChoose }: FilterInputProps) {
  const t = useTranslations('administration.list')
  const { locale } = useAdministration()
  const label = filter.label[locale]
  if (filter.kind === 'relation') {
    return (
      <RelationInput
        id={id}
        label={label}
        type={filter.type}
        value={value === '' ? null : Number(value)}
        onChange={(chosenId) => onChoose(chosenId === null ? '' : String(chosenId))}
      />
    )
  }
  if (filter.kind === 'day') return <DayFilter id={id} label={label} value={value} onChoose={onChoose} />
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      {filter.kind === 'choice' ? (
        <select
          id={id}
          className={formStyles.input}
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <option value="">{t('any')}</option>
          {Object.entries(filter.choices).map(([choice, name]) => (
            <option key={choice} value={choice}>
              {name[locale]}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          className={formStyles.input}
          type="text"
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      )}
    </p>
  )
}

interface DayFilterProps {
  id: string
  label: string
  value: string
  onChoose: (day: string) => void
}

/** A filter by day. It applies as soon as the day is complete. */
function DayFilter({ id, label, value, onChoose }: DayFilterProps) {
  const [incompleteText, setIncompleteText] = useState<string | null>(null)
  return (
    <DayField
      id={id}
      label={label}
      value={incompleteText ?? value}
      onChange={(dayOrText) => {
        // The field passes a complete day as YYYY-MM-DD, and an incomplete one as typed.
        const isComplete = dayOrText === '' || /^\d{4}-/.test(dayOrText)
        setIncompleteText(isComplete ? null : dayOrText)
        if (isComplete) onChoose(dayOrText)
      }}
    />
  )
}
