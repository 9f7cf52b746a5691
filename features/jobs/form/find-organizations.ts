import { ask } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/common/locale'
import { organizationListSchema } from '@/lib/contract/pages/organization'
import { cutText } from '@/lib/text/cut-text'

const maxSuggestions = '8'

/** Searches the directory for organizations by name or place. */
export async function findOrganizations(locale: Locale, words: string, signal: AbortSignal) {
  const query = new URLSearchParams({ search: cutText(words, 100), page_size: maxSuggestions })
  const { results } = await ask(organizationListSchema, `/${locale}/api/organizations/?${query}`, signal)
  return results.map(({ id, title, place, region, country }) => ({ id, title, place, region, country }))
}
