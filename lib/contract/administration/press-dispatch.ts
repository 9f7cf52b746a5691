import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { timeSchema } from '../common/time-range'
import { listTopics } from '../forms/subscription'
import { dispatchActions, dispatchRow, guestComments } from './dispatch'

/** Problem of a dispatch that stopped because its press release is neither public nor planned. */
export const hiddenReleaseProblem = 'hidden'

const topics = z.array(z.enum(listTopics.press))
const languages = z.array(localeSchema)
const number = z.number().int()

/** Actions on press releases for the press list, and on the comments of guests. */
export const pressDispatchActions = {
  /** Sends the release to the user, in each of its languages. */
  test: z.object({}),
  /**
   * Sends the release to the confirmed readers of at least one topic, in their language, once it is
   * public. `at` is the earliest time. Under an embargo it is sent before its planned publication.
   */
  dispatch: z.object({
    topics: topics.min(1, 'required'),
    languages: languages.min(1, 'required'),
    at: timeSchema.nullable().default(null),
    is_embargoed: z.boolean().default(false),
  }),
  ...dispatchActions,
}

const pressReadersSchema = z.array(z.object({ topics, language: localeSchema, count: number }))

/** Fields of a press release about its dispatch. Backends without dispatches omit them. */
export const pressDispatchRow = {
  dispatch: z
    .object({
      state: z.enum(['planned', 'sending', 'stopped', 'done']),
      planned_at: z.string(),
      ...dispatchRow,
      topics,
      languages,
      is_embargoed: z.boolean(),
    })
    .nullable()
    .optional(),
  /** Numbers of confirmed readers of the press list now, by their topics and language. */
  press_readers: pressReadersSchema.optional(),
  comments: guestComments.optional(),
}

export type PressReaders = z.infer<typeof pressReadersSchema>
