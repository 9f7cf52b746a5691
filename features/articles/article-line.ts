import { isRecord } from '@/lib/api/is-record'

/** An article as a line of a list shows it. */
export interface ArticleLine {
  id: number
  url: string
  title: string
  subtitle: string
  teaser: string
  date: string
  /** What its categories are called. */
  categories: string[]
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** The line that an article of an answer makes; null for what is none. */
export function lineOf(item: Record<string, unknown>): ArticleLine | null {
  const { id, url, title, subtitle, teaser, date, categories } = item
  if (typeof id !== 'number' || typeof url !== 'string' || typeof title !== 'string') return null
  const names = Array.isArray(categories) ? categories : []
  return {
    ...{ id, url, title },
    subtitle: textIn(subtitle),
    teaser: textIn(teaser),
    date: textIn(date),
    categories: names.flatMap((name: unknown) => (isRecord(name) ? textIn(name.title) || [] : [])),
  }
}
