import 'server-only'
import type { Locale } from '../contract/locale'
import {
  confirmationKeyHeader,
  confirmationSchema,
  type OrganizationConfirmation,
} from '../contract/own-organization'
import { read } from './read'
import { failureOf, type Result } from './result'

/** The entry that the key of a yearly mail is about, and whether it is confirmed. */
export async function getEntryConfirmation(
  locale: Locale,
  key: string,
): Promise<Result<OrganizationConfirmation>> {
  // What else an address may hold is not for a header.
  if (!/^[\w.-]{1,200}$/.test(key)) return { ok: false, failure: failureOf({ status: 404 }) }
  const secret = { header: confirmationKeyHeader, value: key }
  return await read(`/${locale}/api/organizations/confirmation/`, confirmationSchema, { secret })
}
