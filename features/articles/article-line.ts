import { toText } from '@/lib/api/to-text'
import type { Locale } from '@/lib/contract/common/locale'
import { isRecord } from '@/lib/is-record'
import { formatDate } from '@/lib/time-in-words'

/** An article as an entry of a list, with values formatted for a language. */
export interface ArticleLine {
  id: number
  url: string
  title: string
  subtitle: string
  teaser: string
  date: string
  /** The date in words. */
  day: string
  /** The titles of its categories. */
  categories: string[]
}

/** Converts an item of a response to a list entry; null if the item is invalid. */
export function toArticleLine(item: Record<string, unknown>, locale: Locale): ArticleLine | null {
  const { id, url, title, subtitle, teaser, date, categories } = item
  if (typeof id !== 'number' || typeof url !== 'string' || typeof title !== 'string') return null
  if (typeof date !== 'string') return null
  const names = Array.isArray(categories) ? categories : []
  return {
    id,
    url,
    title,
    subtitle: toText(subtitle),
    teaser: toText(teaser),
    date,
    day: formatDate(date.slice(0, 10), locale),
    categories: names.flatMap((name: unknown) => (isRecord(name) ? toText(name.title) || [] : [])),
  }
}
