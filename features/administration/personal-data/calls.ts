import { call, unparsedResponseSchema } from '@/lib/api/call'
import type { Result } from '@/lib/api/result'
import {
  type DeletedPerson,
  deletedPersonSchema,
  type PersonOverview,
  type PersonRequest,
  personOverviewSchema,
} from '@/lib/contract/administration/personal-data'
import type { Locale } from '@/lib/contract/common/locale'

const toPath = (locale: Locale, suffix = '') => `/${locale}/api/administration/personal-data/${suffix}`

/** Loads an overview of the stored data about an e-mail address. */
export const loadPersonOverview = (locale: Locale, request: PersonRequest): Promise<Result<PersonOverview>> =>
  call(personOverviewSchema, { method: 'POST', path: toPath(locale), data: request })

/** Loads all stored data about an e-mail address as JSON. */
export const exportPerson = (locale: Locale, request: PersonRequest): Promise<Result<unknown>> =>
  call(unparsedResponseSchema, { method: 'POST', path: toPath(locale, 'export/'), data: request })

/**
 * Deletes the data about a person that can be deleted. `confirmation` is the e-mail address, typed
 * again.
 */
export const deletePerson = (
  locale: Locale,
  request: PersonRequest & { confirmation: string },
): Promise<Result<DeletedPerson>> =>
  call(deletedPersonSchema, { method: 'POST', path: toPath(locale, 'deletion/'), data: request })
