import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { listTopics } from '../forms/subscription'

/** Problem of a dispatch that stopped because its press release is neither public nor planned. */
export const hiddenReleaseProblem = 'hidden'

const topics = z.array(z.enum(listTopics.press))
const languages = z.array(localeSchema)
const number = z.number().int()

/** Actions on press releases that write to the press list. */
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
    at: z.iso.datetime({ offset: true }).nullable().default(null),
    is_embargoed: z.boolean().default(false),
  }),
  /** Cancels the schedule, or stops the dispatch and withdraws the mails that are not sent yet. */
  stop: z.object({}),
  /** Continues a stopped dispatch with the remaining readers. */
  resume: z.object({}),
}

const pressReadersSchema = z.array(z.object({ topics, language: localeSchema, count: number }))

/** Fields of a press release about its dispatch. Backends without dispatches omit them. */
export const pressDispatchRow = {
  /** The dispatch; null without one. */
  dispatch: z
    .object({
      state: z.enum(['planned', 'sending', 'stopped', 'done']),
      planned_at: z.string(),
      /** Name of the planner; null if the account was deleted. */
      planned_by: z.string().nullable().default(null),
      /** True if the planner may no longer send. The dispatch waits until it is planned again. */
      unconfirmed: z.boolean().default(false),
      ended_at: z.string().nullable(),
      /** Reason of a stop; null otherwise. */
      problem: z.string().nullable(),
      topics,
      languages,
      is_embargoed: z.boolean(),
      /** Numbers of readers: mail accepted, not sent yet, refused, given up, unsubscribed. */
      sent: number,
      waiting: number,
      refused: number,
      failed: number,
      skipped: number,
    })
    .nullable()
    .optional(),
  /** Numbers of confirmed readers of the press list now, by their topics and language. */
  press_readers: pressReadersSchema.optional(),
}

export type PressReaders = z.infer<typeof pressReadersSchema>
