import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/lib/api/query'
import { ownOrganizationsSchema } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'

/** The address of GET api/organizations/my/ */
export const toOwnOrganizationsAddress = (locale: Locale) => `/${locale}/api/organizations/my/`

/** The organizations that the user represents as a delegate. */
export const ownOrganizationsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['own-organizations', locale],
    queryFn: ({ signal }) => ask(ownOrganizationsSchema, toOwnOrganizationsAddress(locale), signal),
  })
