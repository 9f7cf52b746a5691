import { useQueries, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { downloadContentSchema } from '@/lib/contract/administration/downloads'
import type { Locale } from '@/lib/contract/common/locale'
import { locales } from '@/lib/contract/common/locale'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { formatDate, formatDateTime } from '@/lib/time-in-words'
import { useAdministration } from './administration-context'
import type { Values } from './calls'
import { localizedSchema } from './localized'
import { titlesQuery } from './queries'
import type { Choices, Field, OutlineFieldEntry } from './record-type'
import type { RecordTypeName } from './record-type-names'
import { registry } from './registry'
import { toPlainLines } from './to-plain-lines'
import styles from './value-text.module.css'

interface ValueTextProps {
  field: Field
  value: unknown
  siblingValues?: Values
}

/** Shows a value as text, in histories, conflicts and records that cannot be changed. */
export function ValueText({ field, value, siblingValues = {} }: ValueTextProps) {
  const t = useTranslations('administration.cell')
  const { locale } = useAdministration()
  if (value === null || value === undefined || value === '') return <>–</>
  switch (field.kind) {
    case 'check':
      return value === true ? t('yes') : t('no')
    case 'choice':
      return field.choices[String(value)]?.[locale] ?? String(value)
    case 'time':
    case 'day':
      return formatTimeText(String(value), locale)
    case 'days':
      return (
        z
          .array(z.string())
          .safeParse(value)
          .data?.map((day) => formatTimeText(day, locale))
          .join(', ') || '–'
      )
    case 'texts':
      return z.array(z.string()).safeParse(value).data?.join(', ') || '–'
    case 'html':
      return toPlainLines(String(value)) || '–'
    case 'localizedLine':
    case 'localizedText':
    case 'localizedHtml': {
      const texts = localizedSchema.safeParse(value).data
      const toText = field.kind === 'localizedHtml' ? toPlainLines : String
      return (
        locales
          .filter((language) => texts?.[language])
          .map((language) => `${language.toUpperCase()}: ${toText(texts?.[language] ?? '')}`)
          .join(' · ') || '–'
      )
    }
    case 'attachments':
      return <Titles type="download-directories" ids={[Number(value)]} />
    case 'relation':
      return <Titles type={field.type} ids={[Number(value)]} />
    case 'relations':
      return <RelatedTitles type={field.type} value={value} />
    case 'choices':
      return joinChoices(field.choices, value, locale)
    case 'sourceRecords':
      return <RelatedTitles type={field.types[String(siblingValues[field.sourceField])]} value={value} />
    case 'picture':
      return t('picture', { id: Number(value) })
    case 'pictures':
      return (
        z
          .array(z.number())
          .safeParse(value)
          .data?.map((id) => t('picture', { id }))
          .join(', ') || '–'
      )
    case 'coordinates':
      return Object.values(value).join(', ')
    case 'file':
      return downloadContentSchema.safeParse(value).data?.name ?? '–'
    case 'outline':
      return <Outline toEntry={field.toEntry} value={value} />
    case 'rows':
      return <Rows fields={field.fields} rows={value} />
    case 'facts':
      return <Row fields={field.fields} row={z.record(z.string(), z.unknown()).safeParse(value).data ?? {}} />
    default:
      return <PlainText field={field} value={value} siblingValues={siblingValues} />
  }
}

/** A value as it is, or as a link to its address or record. */
function PlainText({ field, value, siblingValues = {} }: ValueTextProps) {
  const { locale } = useAdministration()
  const type = field.kind === 'number' && field.typeField ? siblingValues[field.typeField] : null
  if (typeof type === 'string')
    return <PageLink href={toAdministrationAddress(locale, type, Number(value))}>{`#${value}`}</PageLink>
  if (field.kind !== 'line' || !field.linkTextField) return String(value)
  return <a href={String(value)}>{String(siblingValues[field.linkTextField])}</a>
}

function joinChoices(choices: Choices, value: unknown, locale: Locale): string {
  const names = z.array(z.string()).safeParse(value).data ?? []
  return names.map((name) => choices[name]?.[locale] ?? name).join(', ') || '–'
}

function formatTimeText(text: string, locale: Locale): string {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) return text
  return text.includes('T') ? formatDateTime(time, locale) : formatDate(text, locale)
}

function RelatedTitles({ type, value }: { type: RecordTypeName | undefined; value: unknown }) {
  const ids = z.array(z.number()).safeParse(value).data ?? []
  return type ? <Titles type={type} ids={ids} /> : <>–</>
}

function Titles({ type, ids }: { type: RecordTypeName; ids: readonly number[] }) {
  const { locale, types } = useAdministration()
  const { data } = useQuery({
    ...titlesQuery(locale, registry[type].contract, ids),
    enabled: types.includes(type) && ids.length > 0,
  })
  return <>{ids.map((id) => data?.get(id) ?? `#${id}`).join(', ') || '–'}</>
}

interface OutlineProps {
  toEntry: (value: Values) => OutlineFieldEntry
  value: unknown
}

/** A compact list of records that shows their levels. */
function Outline({ toEntry, value }: OutlineProps) {
  const { locale } = useAdministration()
  const entries = z.array(z.record(z.string(), z.unknown())).safeParse(value).data?.map(toEntry) ?? []
  const types = [...new Set(entries.map(({ type }) => type))]
  const titles = useQueries({
    queries: types.map((type) => {
      const ids = entries.filter((candidate) => candidate.type === type).map(({ id }) => id)
      return titlesQuery(locale, registry[type].contract, ids)
    }),
  })
  if (entries.length === 0) return <>–</>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable, so it needs a tab stop.
    <ol className={styles.outline} tabIndex={0}>
      {entries.map(({ type, id, level }) => (
        <li key={`${type} ${id}`}>
          {'– '.repeat(level - 1)}
          {titles[types.indexOf(type)]?.data?.get(id) ?? `#${id}`}
        </li>
      ))}
    </ol>
  )
}

type Fields = Readonly<Record<string, Field>>

function Rows({ fields, rows }: { fields: Fields; rows: unknown }) {
  const parsedRows = z.array(z.record(z.string(), z.unknown())).safeParse(rows).data ?? []
  if (parsedRows.length === 0) return <>–</>
  return (
    <ol>
      {parsedRows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name.
        <li key={index}>
          <Row fields={fields} row={row} />
        </li>
      ))}
    </ol>
  )
}

function Row({ fields, row }: { fields: Fields; row: Values }) {
  const { locale } = useAdministration()
  return Object.entries(fields)
    .filter(([name]) => row[name] !== '' && row[name] !== null)
    .map(([name, field], index) => (
      <span key={name}>
        {index > 0 && ' · '}
        {field.label[locale]}: <ValueText field={field} value={row[name]} siblingValues={row} />
      </span>
    ))
}
