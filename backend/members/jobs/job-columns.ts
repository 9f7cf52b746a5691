import { omitUndefined } from '@/backend/platform/db/omit-undefined'
import { pickColumns } from '@/backend/platform/db/schema/columns'
import type { JobInsert, JobTranslation } from '@/backend/platform/db/schema/members/jobs'
import { sanitizeRichText } from '@/backend/platform/html/rich-text'
import { toObject } from '@/lib/contract/common/to-object'
import { isRichText, type JobFieldWith, listJobFields } from '@/lib/contract/jobs/job-fields'
import type { JobInput } from '@/lib/contract/jobs/jobs'

/** The columns that the input of an owner determines, directly or indirectly. */
type WritableColumns = Partial<Omit<JobInsert, 'id' | 'ownerId' | 'state' | 'revision'>>

const texts = listJobFields({ kind: 'text' })
const copiedColumns = [
  ...listJobFields({ kind: 'lookup' }),
  ...listJobFields({ kind: 'switch' }),
  ...listJobFields({ kind: 'day' }),
]

/**
 * Converts the input of an owner to the columns of an ad. Omitted fields stay unchanged, also in
 * the stored translation. A start day replaces an immediate start.
 */
export function toJobColumns(input: JobInput, storedTranslation: JobTranslation | null = null): WritableColumns {
  const storedTexts = toObject(texts, (name) => {
    const text = input[name]
    return text === undefined ? undefined : toStoredText(name, text)
  })
  return omitUndefined({
    ...pickColumns(storedTexts, texts),
    ...pickColumns(input, copiedColumns),
    language: input.language,
    organizationId: input.organization,
    region: input.region,
    country: input.country,
    startsOn: input.starts_immediately ? null : input.starts_on,
    startsImmediately: input.starts_immediately ?? (input.starts_on ? false : undefined),
    translation: input.translation && toTranslation(input.translation, storedTranslation),
  })
}

function toTranslation(
  input: NonNullable<JobInput['translation']>,
  storedTranslation: JobTranslation | null,
): JobTranslation {
  const translation = { ...storedTranslation, ...omitUndefined(input) }
  return toObject(listJobFields({ isTranslated: true }), (name) => toStoredText(name, translation[name] ?? ''))
}

/** Sanitizes rich text, and removes links by page id, which only editors may set. */
function toStoredText(name: JobFieldWith<{ kind: 'text' }>, text: string): string {
  if (!isRichText(name)) return text
  return sanitizeRichText(text).replace(/ href="page:[^"]*"/g, '')
}
