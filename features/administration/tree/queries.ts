import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/call'
import { ask } from '@/lib/api/query'
import { requireSuccess } from '@/lib/api/require-success'
import type { Result } from '@/lib/api/result'
import { menuRecords } from '@/lib/contract/administration/menu'
import {
  type NavigationValues,
  navigationRecords,
  type PreviewedNavigation,
  previewedNavigationSchema,
} from '@/lib/contract/administration/navigation'
import { createAdministeredListSchema } from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'
import { toReadPath } from '../calls'
import { formatIdsQuery, recordKeys, splitIds } from '../queries'

export const pagesQuery = (locale: Locale, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...recordKeys.type(menuRecords.name), 'entries', locale, ids],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        splitIds(ids).map((queryIds) => {
          const path = `${toReadPath(locale, menuRecords)}?${formatIdsQuery(queryIds)}`
          return ask(createAdministeredListSchema(menuRecords.row), path, signal)
        }),
      )
      return lists.flatMap(({ results }) => results.map(({ id, values }) => ({ id, ...values })))
    },
    placeholderData: keepPreviousData,
  })

type MakeCall = (call: () => Promise<Result<PreviewedNavigation>>) => Promise<Result<PreviewedNavigation>>

/**
 * The menus and the footer as visitors see them.
 * @param makeCall makes the call, and asks for a login if one is required
 */
export const previewQuery = (locale: Locale, values: NavigationValues, makeCall: MakeCall) =>
  queryOptions({
    queryKey: [...recordKeys.type(navigationRecords.name), 'preview', locale, values],
    queryFn: () => {
      const path = `${toReadPath(locale, navigationRecords)}preview/`
      return requireSuccess(makeCall(() => call(previewedNavigationSchema, { method: 'POST', path, data: { values } })))
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
