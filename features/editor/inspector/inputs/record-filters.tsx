import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { SelectField } from '@/components/form/select-field'
import type { Locale } from '@/lib/contract/common/locale'
import { regionCodes, regionTitles } from '@/lib/contract/common/region'
import type { ArticleTerm } from '@/lib/contract/records/article-record'
import { eventKinds, eventKindTitles } from '@/lib/contract/records/event-record'
import { organizationCategories } from '@/lib/contract/records/organization-record'
import { articleCategoriesQuery, articleTagsQuery, fieldsOfWorkQuery, type RecordQuery } from '../queries'

interface RecordFiltersProps {
  locale: Locale
  selection: RecordQuery
  onChange: (selection: RecordQuery) => void
}

/** The filters of a source of records. */
export function RecordFilters(props: RecordFiltersProps) {
  switch (props.selection.source) {
    case 'debate':
      return (
        <>
          <CategoryFilter {...props} section="debate" />
          <TagFilter {...props} />
        </>
      )
    case 'press':
      return <CategoryFilter {...props} section="press" />
    case 'events':
      return <KindFilter {...props} />
    case 'organizations':
      return <DirectoryFilter {...props} />
    case 'jobs':
      return <FieldOfWorkFilter {...props} />
  }
}

const toChoices = (terms: readonly ArticleTerm[] = []) =>
  terms.map(({ id, title }) => ({ value: `${id}`, name: title }))
const toId = (value: string | null) => (value === null ? null : Number(value))

function CategoryFilter({
  section,
  locale,
  selection,
  onChange,
}: RecordFiltersProps & { section: 'debate' | 'press' }) {
  const t = useTranslations('editor.fields.records')
  const { data } = useQuery(articleCategoriesQuery(locale, section))
  return (
    <Filter
      label={t('category')}
      value={selection.category}
      choices={toChoices(data)}
      onChange={(category) => onChange({ ...selection, category: toId(category) })}
    />
  )
}

function TagFilter({ locale, selection, onChange }: RecordFiltersProps) {
  const t = useTranslations('editor.fields.records')
  const { data } = useQuery(articleTagsQuery(locale))
  return (
    <Filter
      label={t('tag')}
      value={selection.tag}
      choices={toChoices(data)}
      onChange={(tag) => onChange({ ...selection, tag: toId(tag) })}
    />
  )
}

function KindFilter({ selection, onChange }: RecordFiltersProps) {
  const t = useTranslations('editor.fields.records')
  const language = useLocale()
  return (
    <Filter
      label={t('kind')}
      value={selection.kind}
      choices={eventKinds.map((kind) => ({ value: kind, name: eventKindTitles[kind][language] }))}
      onChange={(kind) => onChange({ ...selection, kind })}
    />
  )
}

function FieldOfWorkFilter({ selection, onChange }: RecordFiltersProps) {
  const t = useTranslations('editor.fields.records')
  const { data = [] } = useQuery(fieldsOfWorkQuery(useLocale()))
  return (
    <Filter
      label={t('fieldOfWork')}
      value={selection.category}
      choices={data.map(({ slug, name }) => ({ value: slug, name }))}
      onChange={(category) => onChange({ ...selection, category })}
    />
  )
}

function DirectoryFilter({ selection, onChange }: RecordFiltersProps) {
  const t = useTranslations('editor.fields.records')
  const language = useLocale()
  return (
    <>
      <Filter
        label={t('organizationCategory')}
        value={selection.category}
        choices={organizationCategories.map((value) => ({ value, name: t(`organizations.${value}`) }))}
        onChange={(category) => onChange({ ...selection, category })}
      />
      <Filter
        label={t('region')}
        value={selection.region}
        choices={regionCodes.map((code) => ({ value: code, name: regionTitles[code][language] }))}
        onChange={(region) => onChange({ ...selection, region })}
      />
    </>
  )
}

interface FilterProps {
  label: string
  value: string | number | null | undefined
  choices: { value: string; name: string }[]
  /** Called with null for all. */
  onChange: (value: string | null) => void
}

function Filter({ label, value, choices, onChange }: FilterProps) {
  const t = useTranslations('editor.fields.records')
  return (
    <SelectField
      id={useId()}
      label={label}
      emptyLabel={t('all')}
      choices={choices}
      input={{ value: value ?? '', onChange: ({ currentTarget }) => onChange(currentTarget.value || null) }}
    />
  )
}
