import type { z } from 'zod'
import { lockPictures } from '@/backend/library/media/lock-pictures'
import type { Queryable } from '@/backend/platform/db/client'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { toStorableLink } from '@/backend/platform/html/page-link'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { type PageSettings, pageSettingsSchema } from '@/lib/contract/pages/page-settings'
import { isReservedPath } from '@/lib/contract/site/reserved-paths'
import { encodeFieldProblem, fieldMessage, requiredMessage } from '../module-content/field-messages'
import { moduleMessage } from '../modules/messages'
import { joinPath } from './paths'

type Fields = Record<string, unknown>

/**
 * Validates settings.
 * @throws InvalidFieldsError with messages by field, under `data`
 */
export function parseSettings(locale: Locale, data: Fields): PageSettings {
  const result = pageSettingsSchema.safeParse(data)
  if (result.success) return result.data
  throw new InvalidFieldsError({ data: toFieldErrors(locale, result.error.issues, data) })
}

/**
 * Rejects the request for a new page, with messages by field.
 * @throws InvalidFieldsError
 */
export function rejectCreation(locale: Locale, { issues }: z.core.$ZodError, input: unknown): never {
  throw new InvalidFieldsError(toFieldErrors(locale, issues, Object(input)))
}

function toFieldErrors(locale: Locale, issues: readonly z.core.$ZodIssue[], data: Fields): FieldErrors {
  const fields = issues.map((issue): [string, string[]] => {
    const field = String(issue.path[0] ?? 'non_field_errors')
    const value = data[field] ?? ''
    const isMissing = typeof value === 'string' && value.trim() === ''
    return [field, [isMissing ? requiredMessage(locale) : formatMessage(locale, issue)]]
  })
  return Object.fromEntries(fields)
}

const customError = (problem: string) => ({
  code: 'custom' as const,
  message: problem,
  path: [],
  input: undefined,
})

/** Returns the message for an issue. The issue `invalid_format` occurs only for slugs. */
function formatMessage(locale: Locale, issue: z.core.$ZodIssue): string {
  return fieldMessage(locale, issue.code === 'invalid_format' ? customError(encodeFieldProblem('slug')) : issue, false)
}

/**
 * Finds problems that the schema does not cover: missing pictures, disallowed links, and a reserved
 * address.
 * @param parentPath the path of the parent page, '' at the top of the tree; null to skip the check
 * of the address
 */
export async function findSettingsErrors(
  db: Queryable,
  locale: Locale,
  settings: PageSettings,
  parentPath: string | null,
): Promise<Record<string, string[]>> {
  const pictures = ['og_image', 'menu_image', 'hero_image'] as const
  const existingIds = await lockPictures(
    db,
    pictures.flatMap((field) => settings[field] ?? []),
  )
  const missingFields = pictures.filter((field) => settings[field] && !existingIds.has(settings[field]))
  const disallowedLinks = (['hero_link', 'hero_video'] as const).filter(
    (field) => settings[field] && toStorableLink(settings[field]) === null,
  )
  const isReserved =
    parentPath !== null && settings.slug !== undefined && isReservedPath(locale, joinPath(parentPath, settings.slug))
  const toMessages = (name: 'address' | 'reserved') => [
    fieldMessage(locale, customError(encodeFieldProblem(name)), false),
  ]
  return Object.fromEntries([
    ...missingFields.map((field) => [field, [moduleMessage(locale, 'missing')]]),
    ...disallowedLinks.map((field) => [field, toMessages('address')]),
    ...(isReserved ? [['slug', toMessages('reserved')]] : []),
  ])
}
