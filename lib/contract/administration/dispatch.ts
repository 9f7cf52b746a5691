import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { openEnum } from '../common/open-enum'

const number = z.number().int()

/** Actions on an issue or a press release: on its dispatch, and on the comments of guests. */
export const dispatchActions = {
  /** Cancels the schedule, or stops the dispatch and withdraws mails that no server received. */
  stop: z.object({}),
  /** Continues a stopped dispatch with the remaining readers and the present content. */
  resume: z.object({}),
  /** Ends a stopped dispatch. The remaining readers get no mail. */
  end: z.object({}),
  'remove-comment': z.object({ comment: z.int32() }),
}

/** Comment of a reader of a preview link, who has no account. */
const guestCommentSchema = z.object({
  id: z.int(),
  language: localeSchema,
  name: z.string(),
  text: z.string(),
  created_at: z.string(),
})

/** Open comments of guests, oldest first. */
export const guestComments = z.array(guestCommentSchema)

/**
 * Reasons why a mail server does not take mails yet: none is configured, no connection, a rejected
 * login, no safe encryption, a rejected sender, deferred mails, broken connections.
 */
const delayReason = openEnum([
  ...(['missing', 'unreachable', 'login', 'unencrypted'] as const),
  ...(['sender', 'postponed', 'interrupted'] as const),
])

/** Fields of an issue or a press release about its dispatch. */
export const dispatchRow = {
  /** Name of the planner; null without a dispatch, or if the account was deleted. */
  planned_by: z.string().nullable().default(null),
  /** True if the planner may no longer send. The dispatch waits until it is planned again. */
  unconfirmed: z.boolean().default(false),
  ended_at: z.string().nullable(),
  /** Reason why the dispatch was stopped or could not start; null otherwise. */
  problem: z.string().nullable(),
  /**
   * Numbers of readers by the state of their mail. `failed`: given up after several attempts.
   * `skipped`: the reader had lost access when the mail was due. `unsubscribed`: by its link.
   */
  sent: number,
  waiting: number,
  refused: number,
  failed: number,
  skipped: number,
  unsubscribed: number.default(0),
  /**
   * Reasons why mails of a running dispatch wait for another attempt. The dispatch continues by
   * itself. `code` is the error code of the mail server or of the connection.
   */
  delays: z.array(z.object({ reason: delayReason, code: z.string(), mails: number })).default([]),
}

export type Dispatch = z.output<z.ZodObject<typeof dispatchRow>>
export type Delay = Dispatch['delays'][number]
export type GuestComment = z.output<typeof guestCommentSchema>
