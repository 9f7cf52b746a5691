import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { queriedId } from '../common/record-id'
import { formSubmissionSchema } from '../forms/form-submission'
import { defineRecordType } from './record-type'

const { answers, files, created_at, expires_at } = formSubmissionSchema.shape

const sharedShape = {
  /** Id of the form, and the title that it had when the answer was sent. */
  form: z.object({ id: z.number().int(), title: z.string() }),
  language: localeSchema,
  created_at,
  /** Time at which the answer is deleted automatically. */
  expires_at,
}

/**
 * Visitors' answers to forms. They can only be read and deleted. The call that exports them with a
 * column for each field is below pageeditor-api/forms/.
 */
export const formAnswerRecords = defineRecordType({
  name: 'form-answers',
  section: 'people',
  values: z.object({ ...sharedShape, answers, files }),
  row: z.object({ ...sharedShape, summary: z.string(), files: z.number().int() }),
  filters: z.object({ form: queriedId.optional() }),
  orderings: ['-created_at', 'form', 'expires_at'],
  actions: {
    /** Deletes the answers permanently. They have no history. */
    delete: z.object({}),
  },
})
