import { type ListPart, listPartOf } from '@/components/list/list-part'
import { anything } from '@/lib/api/call'
import { type Ask, ask } from '@/lib/api/query'
import { type ArticleLine, lineOf } from './article-line'

const schema = anything.transform((data, { issues }): ListPart<ArticleLine> => {
  const part = listPartOf(data, lineOf)
  if (part) return part
  issues.push({ code: 'custom', input: data, message: 'No list of articles' })
  return { items: [], count: 0, next: null }
})

/** Reads a page of GET api/articles/, as far as lists show it. */
export function readArticles(address: string, signal?: AbortSignal, by: Ask = ask) {
  return by(schema, address, signal)
}
