import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { queriedId } from '../common/record-id'
import { formSubmissionSchema } from '../forms/form-submission'
import { recordType } from './record-type'

const { answers, files, created_at, expires_at } = formSubmissionSchema.shape

const facts = {
  /** The form's title at the time, and its id. */
  form: z.object({ id: z.number().int(), title: z.string() }),
  language: localeSchema,
  created_at,
  /** When it is deleted by itself. */
  expires_at,
}

/** What visitors answered to forms: it is read and deleted. Tables with a column for each field are the calls below pageeditor-api/forms/. */
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
    /** For good: nothing of it is kept. */
    delete: z.object({}),
  },
})
