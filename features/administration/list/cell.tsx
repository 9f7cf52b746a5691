import { useTranslations } from 'next-intl'
import { EmailAddress } from '@/components/contact/email-address'
import { formatFileSize } from '@/components/files/file-format'
import { Picture } from '@/components/media/picture'
import { relation } from '@/lib/contract/administration/page-records'
import type { Locale } from '@/lib/contract/common/locale'
import { imageSchema } from '@/lib/contract/media/image'
import { pageStateSchema } from '@/lib/contract/pages/page'
import { formatDayInFigures, formatTimeInFigures } from '@/lib/time-in-figures'
import { localizedSchema } from '../localized'
import type { Column } from '../record-type'
import styles from './record-list.module.css'

/** The cell of a value. The column determines its format. */
export function Cell({ column, value, locale }: { column: Column; value: unknown; locale: Locale }) {
  const t = useTranslations('administration.cell')
  if (value === null || value === undefined || value === '') return <span className={styles.none}>–</span>
  switch (column.kind) {
    case 'localized': {
      const texts = localizedSchema.safeParse(value).data
      return texts?.[locale] || texts?.de || texts?.en || '–'
    }
    case 'day':
      return <time dateTime={String(value)}>{formatDayInFigures(String(value), locale)}</time>
    case 'time':
      return <time dateTime={String(value)}>{formatTimeInFigures(String(value), locale)}</time>
    case 'choice':
      return [value]
        .flat()
        .map((item) => column.choices?.[String(item)]?.[locale] ?? String(item))
        .join(', ')
    case 'check':
      return value === true || value === 'true' ? t('yes') : t('no')
    case 'relation':
      return relation.safeParse(value).data?.title ?? '–'
    case 'relations': {
      const names = relation
        .array()
        .safeParse(value)
        .data?.map(({ title }) => title)
      return names?.join(', ') || '–'
    }
    case 'picture': {
      const image = imageSchema.safeParse(value).data
      return image ? <Picture image={{ ...image, alt: '' }} sizes="3rem" fill className={styles.thumb ?? ''} /> : '–'
    }
    case 'size':
      return formatFileSize(Number(value), locale).short
    case 'state':
      return <PageStates value={value} />
    default:
      return <CellText text={String(value)} />
  }
}

/** A text. An email address may only break at its @; its column is wide enough for both halves. */
function CellText({ text }: { text: string }) {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) return text
  return (
    <span className={styles.email}>
      <EmailAddress email={text} />
    </span>
  )
}

/** The state of a page in each language. */
function PageStates({ value }: { value: unknown }) {
  const t = useTranslations('administration.pageState')
  if (typeof value !== 'object' || value === null) return null
  return (
    <span className={styles.states}>
      {Object.entries(value).map(([language, data]) => {
        const state = pageStateSchema.safeParse(data).data ?? 'none'
        return (
          <span key={language} data-state={state}>
            {language.toUpperCase()} {t(state)}
          </span>
        )
      })}
    </span>
  )
}
