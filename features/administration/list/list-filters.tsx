import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import { DayField } from '@/components/ui/aria/day-field'
import { Disclosure } from '@/components/ui/disclosure'
import { answeredFormsQuery } from '@/features/hub/forms/forms-queries'
import { jobLookupRecords } from '@/lib/contract/administration/job-lookups'
import type { JobLookup } from '@/lib/contract/records/job-lookups'
import { useAdministration } from '../administration-context'
import { RelationInput } from '../form/inputs/relation-input'
import { listQuery } from '../queries'
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
  const hasFilter = Object.keys(filters).length > 0
  return (
    <Disclosure className={styles.disclosure} summary={t('filter')} open={isWide || hasFilter}>
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
  const field = { id, label, value, onChoose }
  if (filter.kind === 'day') return <DayFilter {...field} />
  if (filter.kind === 'lookup') return <LookupFilter {...field} lookup={filter.lookup} />
  if (filter.kind === 'form') return <FormFilter {...field} />
  const choices = filter.kind === 'choice' ? Object.entries(filter.choices) : []
  return <ChoiceFilter {...field} choices={choices.map(([choice, name]) => [choice, name[locale]])} />
}

interface ChoiceFilterProps extends ValueFilterProps {
  choices: readonly (readonly [value: string, name: string])[]
}

function ChoiceFilter({ id, label, value, choices, onChoose }: ChoiceFilterProps) {
  const t = useTranslations('administration.list')
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={formStyles.input}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{t('any')}</option>
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </p>
  )
}

/** A filter by a value of a field of job ads. The choices include hidden values. */
function LookupFilter({ lookup, ...field }: ValueFilterProps & { lookup: JobLookup }) {
  const { locale } = useAdministration()
  const query = new URLSearchParams({ lookup, ordering: 'position', page_size: '100' })
  const { data } = useQuery(listQuery(locale, jobLookupRecords, query.toString()))
  const choices = data?.results.map(({ title, values }) => [String(values.slug), title] as const) ?? []
  return <ChoiceFilter {...field} choices={addMissingChoice(choices, field.value)} />
}

function FormFilter(field: ValueFilterProps) {
  const { locale } = useAdministration()
  const { data } = useQuery(answeredFormsQuery(locale))
  const choices = data?.map(({ id, title }) => [String(id), title || `#${id}`] as const) ?? []
  return <ChoiceFilter {...field} choices={addMissingChoice(choices, field.value)} />
}

/** Adds the value of the filter, which an address may contain before the choices are loaded. */
function addMissingChoice(choices: ChoiceFilterProps['choices'], value: string): ChoiceFilterProps['choices'] {
  const isMissing = value !== '' && !choices.some(([choice]) => choice === value)
  return isMissing ? [...choices, [value, value]] : choices
}

interface ValueFilterProps {
  id: string
  label: string
  value: string
  onChoose: (value: string) => void
}

/** A filter by day. It applies as soon as the day is complete. */
function DayFilter({ id, label, value, onChoose }: ValueFilterProps) {
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
