import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/lib/api/query'
import { administrationStartSchema } from '@/lib/contract/administration/start'
import type { Locale } from '@/lib/contract/common/locale'
import { recordKeys } from '../queries'

/** The waiting work of the user, and the last changes. */
export const startQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...recordKeys.all, 'start', locale],
    queryFn: ({ signal }) => ask(administrationStartSchema, `/${locale}/api/administration/start/`, signal),
    staleTime: 0,
  })
