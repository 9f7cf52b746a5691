import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '@/lib/api/query'
import { htmlSelectionListSchema } from '@/lib/contract/html-selection'
import type { Locale } from '@/lib/contract/locale'
import { pageTreeSchema } from '@/lib/contract/page-tree'
import { personListSchema, personSchema } from '@/lib/contract/person'

const choiceKeys = {
  all: ['choices'] as const,
  pages: (locale: Locale, searchTerm: string) => [...choiceKeys.all, locale, 'pages', searchTerm] as const,
  persons: (locale: Locale) => [...choiceKeys.all, locale, 'persons'] as const,
  selections: (locale: Locale) => [...choiceKeys.all, locale, 'selections'] as const,
}

/**
 * The first pages that match a search term; a new search aborts the previous one, whose results stay until it is
 * answered.
 */
export const foundPagesQuery = (locale: Locale, searchTerm: string) =>
  queryOptions({
    queryKey: choiceKeys.pages(locale, searchTerm),
    async queryFn({ signal }) {
      const query = new URLSearchParams(searchTerm === '' ? {} : { search: searchTerm })
      return (await ask(pageTreeSchema, `/${locale}/pageeditor-api/pages/?${query}`, signal)).results
    },
    placeholderData: keepPreviousData,
  })

/** All persons, loaded once and searched in the browser. */
export const personsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: choiceKeys.persons(locale),
    async queryFn() {
      const { results } = await ask(personListSchema, `/${locale}/api/persons/?page_size=1000`)
      return results.map((person) => personSchema.parse(person))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** All reusable HTML selections, loaded once. */
export const selectionsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: choiceKeys.selections(locale),
    queryFn: async () => (await ask(htmlSelectionListSchema, `/${locale}/api/html/?page_size=1000`)).results,
    staleTime: Number.POSITIVE_INFINITY,
  })
