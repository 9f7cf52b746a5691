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

const createCustomIssue = (problem: string) => ({
  code: 'custom' as const,
  message: problem,
  path: [],
  input: undefined,
})

/** Returns the message for an issue. The issue `invalid_format` occurs only for slugs. */
function formatMessage(locale: Locale, issue: z.core.$ZodIssue): string {
  const isInvalidSlug = issue.code === 'invalid_format'
  return fieldMessage(locale, isInvalidSlug ? createCustomIssue(encodeFieldProblem('slug')) : issue, false)
}

/**
 * Returns problems by field that the schema does not cover: missing pictures, disallowed links, and
 * a reserved address.
 * @param parentPath the path of the parent page, '' at the top of the tree; null to skip the check
 * of the address
 */
export async function checkSettings(
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
  const toMessages = (name: 'address' | 'reserved') => [
    fieldMessage(locale, createCustomIssue(encodeFieldProblem(name)), false),
  ]
  const errors: Record<string, string[]> = {}
  for (const field of pictures) {
    const id = settings[field]
    if (id && !existingIds.has(id)) errors[field] = [moduleMessage(locale, 'missing')]
  }
  for (const field of ['hero_link', 'hero_video'] as const) {
    const link = settings[field]
    if (link && toStorableLink(link) === null) errors[field] = toMessages('address')
  }
  const path = parentPath === null || settings.slug === undefined ? null : joinPath(parentPath, settings.slug)
  if (path !== null && isReservedPath(locale, path)) errors.slug = toMessages('reserved')
  return errors
}
