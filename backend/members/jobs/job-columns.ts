import { omitUndefined } from '@/backend/platform/db/omit-undefined'
import { pickColumns } from '@/backend/platform/db/schema/columns'
import type { JobInsert, JobTranslation } from '@/backend/platform/db/schema/members/jobs'
import { sanitizeRichText } from '@/backend/platform/html/rich-text'
import { recordOf } from '@/lib/contract/common/record-of'
import { isRichText, type JobFieldWith, jobFieldsWith } from '@/lib/contract/jobs/job-fields'
import type { JobInput } from '@/lib/contract/jobs/jobs'

/** The columns that owners write themselves, by the way or not. */
type Written = Partial<Omit<JobInsert, 'id' | 'ownerId' | 'state' | 'revision'>>

const texts = jobFieldsWith({ kind: 'text' })
const copied = [
  ...jobFieldsWith({ kind: 'lookup' }),
  ...jobFieldsWith({ kind: 'switch' }),
  ...jobFieldsWith({ kind: 'day' }),
]

/** The columns of an ad with what was written into it; what was left out stays as it was. */
export function jobColumns(input: JobInput): Written {
  const written = recordOf(texts, (name) => {
    const text = input[name]
    return text === undefined ? undefined : storedText(name, text)
  })
  return omitUndefined({
    ...pickColumns(written, texts),
    ...pickColumns(input, copied),
    language: input.language,
    organizationId: input.organization,
    region: input.region,
    country: input.country,
    startsOn: input.starts_immediately ? null : input.starts_on,
    translation: input.translation && translationOf(input.translation),
  })
}

function translationOf(input: NonNullable<JobInput['translation']>): JobTranslation {
  return recordOf(jobFieldsWith({ isTranslated: true }), (name) => storedText(name, input[name] ?? ''))
}

/** A text as it is stored. Rich text is that of the block of texts, without links by a page's id, which editors alone write. */
function storedText(name: JobFieldWith<{ kind: 'text' }>, text: string): string {
  if (!isRichText(name)) return text
  return sanitizeRichText(text).replace(/ href="page:[^"]*"/g, '')
}
