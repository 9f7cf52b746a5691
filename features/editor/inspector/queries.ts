import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/lib/api/query'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { recordTeasersSchema } from '@/lib/contract/blocks/teaser-list'
import type { Locale } from '@/lib/contract/common/locale'
import { jobLookupListSchema } from '@/lib/contract/jobs/jobs'
import { articleTermListSchema } from '@/lib/contract/pages/article'
import { htmlSelectionListSchema } from '@/lib/contract/pages/html-selection'
import { reusableContainerListSchema } from '@/lib/contract/pages/reusable'
import type { ArticleSection } from '@/lib/contract/records/article-record'
import { personListSchema, personSchema } from '@/lib/contract/records/person'
import type { RecordSource } from '@/lib/contract/records/record-selection'

/**
 * Choices are fetched again each time, also when the user returns from another tab, where a missing
 * choice can be created.
 */
const alwaysCurrent = { staleTime: 0, refetchOnWindowFocus: true } as const

/** All persons, searched in the browser. */
export const personsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['choices', locale, 'persons'],
    async queryFn() {
      const { results } = await ask(personListSchema, `/${locale}/api/persons/?page_size=1000`)
      return results.map((person) => personSchema.parse(person))
    },
    ...alwaysCurrent,
  })

/** All reusable HTML selections. */
export const selectionsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['choices', locale, 'selections'],
    queryFn: async () => (await ask(htmlSelectionListSchema, `/${locale}/api/html/?page_size=1000`)).results,
    ...alwaysCurrent,
  })

const getReusablesPath = (locale: Locale) => `/${locale}/pageeditor-api/container/by-slug/`

export const reusablesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['choices', locale, 'reusables'],
    async queryFn() {
      return (await ask(reusableContainerListSchema, `${getReusablesPath(locale)}?page_size=1000`)).results
    },
    ...alwaysCurrent,
  })

/** Fetches a reusable container as visitors see it. */
export const fetchReusable = (locale: Locale, slug: string) => ask(moduleSchema, `${getReusablesPath(locale)}${slug}/`)

export const articleCategoriesQuery = (locale: Locale, section: ArticleSection) =>
  queryOptions({
    queryKey: ['choices', locale, 'categories', section],
    async queryFn() {
      const address = `/${locale}/api/article-categories/?section=${section}&page_size=100`
      return (await ask(articleTermListSchema, address)).results
    },
    ...alwaysCurrent,
  })

export const articleTagsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['choices', locale, 'tags'],
    queryFn: async () => (await ask(articleTermListSchema, `/${locale}/api/article-tags/?page_size=1000`)).results,
    ...alwaysCurrent,
  })

/** The fields of work of job ads. */
export const fieldsOfWorkQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['choices', locale, 'fields of work'],
    queryFn: () => ask(jobLookupListSchema, `/${locale}/api/jobs/categories/`),
    ...alwaysCurrent,
  })

/** The query of record teasers. The backend has defaults for missing values. */
export interface RecordQuery {
  source: RecordSource
  category?: number | string | null
  tag?: number | null
  kind?: string | null
  region?: string | null
  count?: number
}

/** Fetches the teasers of records as visitors see them. */
export function fetchRecordTeasers(locale: Locale, selection: RecordQuery) {
  const parameters = Object.entries(selection).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, `${value}`]],
  )
  return ask(recordTeasersSchema, `/${locale}/api/record-teasers/?${new URLSearchParams(parameters)}`)
}
