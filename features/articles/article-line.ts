import { type ListPart, listPartOf } from '@/components/list/list-part'
import { anything } from '@/lib/api/call'
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

function lineOf(item: Record<string, unknown>): ArticleLine | null {
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

/** Reads GET api/articles/ as far as lists show it. */
export const articleLinesSchema = anything.transform((data, { issues }): ListPart<ArticleLine> => {
  const part = listPartOf(data, lineOf)
  if (part) return part
  issues.push({ code: 'custom', input: data, message: 'No list of articles' })
  return { items: [], count: 0, next: null }
})
