import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { queriedId } from '../common/record-id'
import { formSubmissionSchema } from '../forms/form-submission'
import { recordType } from './record-type'

const { answers, files, created_at, expires_at } = formSubmissionSchema.shape

const facts = {
  /** Id of the form and its title when the answer was sent. */
  form: z.object({ id: z.number().int(), title: z.string() }),
  language: localeSchema,
  created_at,
  /** Time of automatic deletion. */
  expires_at,
}

/**
 * Visitors' answers to forms: read and delete only. Exports with a column per field are under
 * pageeditor-api/forms/.
 */
export const formAnswerRecords = recordType({
  name: 'form-answers',
  section: 'people',
  values: z.object({ ...facts, answers, files }),
  row: z.object({
    ...facts,
    /** The answers as one text. */
    summary: z.string(),
    files: z.number().int(),
  }),
  filters: z.object({ form: queriedId.optional() }),
  orderings: ['-created_at', 'form', 'expires_at'],
  actions: {
    /** Deletes permanently, without a history. */
    delete: z.object({}),
  },
})
