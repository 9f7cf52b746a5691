import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/lib/api/query'
import { htmlSelectionListSchema } from '@/lib/contract/html-selection'
import type { Locale } from '@/lib/contract/locale'
import { moduleSchema } from '@/lib/contract/module'
import { personListSchema, personSchema } from '@/lib/contract/person'
import { reusableContainerListSchema } from '@/lib/contract/reusable'

const choiceKeys = {
  all: ['choices'] as const,
  persons: (locale: Locale) => [...choiceKeys.all, locale, 'persons'] as const,
  selections: (locale: Locale) => [...choiceKeys.all, locale, 'selections'] as const,
  reusables: (locale: Locale) => [...choiceKeys.all, locale, 'reusables'] as const,
}

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

const reusableAddress = (locale: Locale) => `/${locale}/pageeditor-api/container/by-slug/`

/** All reusable containers, loaded anew whenever they are offered. */
export const reusablesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: choiceKeys.reusables(locale),
    async queryFn() {
      return (await ask(reusableContainerListSchema, `${reusableAddress(locale)}?page_size=1000`)).results
    },
    staleTime: 0,
  })

/** A reusable container as visitors see it. */
export const readReusable = (locale: Locale, slug: string) =>
  ask(moduleSchema, `${reusableAddress(locale)}${slug}/`)
