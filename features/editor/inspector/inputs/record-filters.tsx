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

const termOptions = (terms: readonly ArticleTerm[] = []) => terms.map(({ id, title }) => [`${id}`, title] as const)
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
      options={termOptions(data)}
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
      options={termOptions(data)}
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
      options={eventKinds.map((kind) => [kind, eventKindTitles[kind][language]])}
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
      options={data.map(({ slug, name }) => [slug, name])}
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
        options={organizationCategories.map((category) => [category, t(`organizations.${category}`)])}
        onChange={(category) => onChange({ ...selection, category })}
      />
      <Filter
        label={t('region')}
        value={selection.region}
        options={regionCodes.map((code) => [code, regionTitles[code][language]])}
        onChange={(region) => onChange({ ...selection, region })}
      />
    </>
  )
}

interface FilterProps {
  label: string
  value: string | number | null | undefined
  options: readonly (readonly [value: string, title: string])[]
  /** Called with null for all. */
  onChange: (value: string | null) => void
}

function Filter({ label, value, options, onChange }: FilterProps) {
  const t = useTranslations('editor.fields.records')
  return (
    <SelectField
      id={useId()}
      label={label}
      emptyLabel={t('all')}
      choices={options.map(([option, name]) => ({ value: option, name }))}
      input={{ value: value ?? '', onChange: ({ currentTarget }) => onChange(currentTarget.value || null) }}
    />
  )
}
