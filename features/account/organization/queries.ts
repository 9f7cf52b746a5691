import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/lib/api/query'
import { ownOrganizationsSchema } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'

/** Returns the path of the user's own organizations in a language. */
export const toOwnOrganizationsAddress = (locale: Locale) => `/${locale}/api/organizations/my/`

/** Creates the query for the organizations for which the user is a delegate. */
export const ownOrganizationsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['own-organizations', locale],
    queryFn: ({ signal }) => ask(ownOrganizationsSchema, toOwnOrganizationsAddress(locale), signal),
  })
