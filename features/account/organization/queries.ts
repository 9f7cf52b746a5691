import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/lib/api/query'
import { ownOrganizationsSchema } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'

/** Returns the path of the call for the user's organizations. */
export const toOwnOrganizationsPath = (locale: Locale) => `/${locale}/api/organizations/my/`

/** Returns the query for the organizations that the user represents as a delegate. */
export const ownOrganizationsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['own-organizations', locale],
    queryFn: ({ signal }) => ask(ownOrganizationsSchema, toOwnOrganizationsPath(locale), signal),
  })
