import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/common/locale'
import { savedBlocksListSchema } from '@/lib/contract/pages/saved-blocks'
import { getSavedBlocksPath } from './calls'

export const savedBlocksKey = ['saved-blocks'] as const

/** Queries the templates, sorted by name. */
export const savedBlocksQuery = (locale: Locale) =>
  queryOptions({
    queryKey: savedBlocksKey,
    queryFn: () => ask(savedBlocksListSchema, getSavedBlocksPath(locale)),
  })
