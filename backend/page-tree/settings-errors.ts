import type { z } from 'zod'
import type { FieldErrors } from '@/lib/contract/errors'
import { linkAddress } from '@/lib/contract/link-address'
import type { Locale } from '@/lib/contract/locale'
import { type PageSettings, pageSettingsSchema } from '@/lib/contract/page-tree'
import { fieldMessage, fieldProblem } from '../content/field-messages'
import type { Queryable } from '../db/client'
import { InvalidFieldsError } from '../errors'
import { lockPictures } from '../media/lock-pictures'
import { moduleMessage } from '../modules/messages'

type Fields = Record<string, unknown>

/**
 * Settings as they were sent, checked.
 * @throws InvalidFieldsError which says what is wrong with each field, under `data`
 */
export function parseSettings(locale: Locale, data: Fields): PageSettings {
  const result = pageSettingsSchema.safeParse(data)
  if (result.success) return result.data
  throw new InvalidFieldsError({ data: messagesOf(locale, result.error.issues, data) })
}

/**
 * Refuses a new page, saying what is wrong with each field.
 * @throws InvalidFieldsError
 */
export function refuseCreation(locale: Locale, { issues }: z.core.$ZodError, sent: unknown): never {
  throw new InvalidFieldsError(messagesOf(locale, issues, Object(sent)))
}

function messagesOf(locale: Locale, issues: readonly z.core.$ZodIssue[], data: Fields): FieldErrors {
  const fields = issues.map((issue): [string, string[]] => {
    const field = String(issue.path[0] ?? 'non_field_errors')
    const value = data[field] ?? ''
    const isMissing = typeof value === 'string' && value.trim() === ''
    return [field, [isMissing ? requiredMessage(locale) : messageOf(locale, issue)]]
  })
  return Object.fromEntries(fields)
}

const custom = (problem: string) => ({
  code: 'custom' as const,
  message: problem,
  path: [],
  input: undefined,
})

const requiredMessage = (locale: Locale) => fieldMessage(locale, custom(fieldProblem('required')), true)

/** Slugs alone have a form. */
function messageOf(locale: Locale, issue: z.core.$ZodIssue): string {
  return fieldMessage(locale, issue.code === 'invalid_format' ? custom(fieldProblem('slug')) : issue, false)
}

/**
 * What is wrong with settings that only more than their form tells: pictures that do not exist, and links that lead
 * nowhere harmless.
 */
export async function unusableSettings(
  db: Queryable,
  locale: Locale,
  wanted: PageSettings,
): Promise<Record<string, string[]>> {
  const pictures = ['og_image', 'menu_image', 'hero_image'] as const
  const known = await lockPictures(
    db,
    pictures.flatMap((field) => wanted[field] ?? []),
  )
  const gone = pictures.filter((field) => wanted[field] && !known.has(wanted[field]))
  const links = (['hero_link', 'hero_video'] as const).filter(
    (field) => wanted[field] && linkAddress(wanted[field]) === null,
  )
  const address = fieldMessage(locale, custom(fieldProblem('address')), false)
  return Object.fromEntries([
    ...gone.map((field) => [field, [moduleMessage(locale, 'gone')]]),
    ...links.map((field) => [field, [address]]),
  ])
}
