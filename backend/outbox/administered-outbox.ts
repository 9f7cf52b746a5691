import { eq, inArray, sql } from 'drizzle-orm'
import { outboxRecords } from '@/lib/contract/administration/outbox'
import { toBerlinIso } from '@/lib/datetime'
import type { Administered } from '../administration/administered'
import type { Queryable } from '../db/client'
import { type OutboxRow, outbox } from '../db/schema/outbox'
import { ConflictError, NotFoundError } from '../errors'
import { letterOf } from '../mail/letter'
import { findOrganization } from '../mail/organization'
import { retryMail } from '../mail/queue'
import type { Services } from '../services'
import { mayWatchOutbox } from './policy'

/** Mails, as the office watches over them. */
export function administeredOutbox({ env }: Pick<Services, 'env'>): Administered<typeof outboxRecords> {
  async function presentMail(db: Queryable, mail: OutboxRow) {
    const { recipient, template, state, attempts, problem } = mail
    const times = {
      created_at: toBerlinIso(mail.createdAt),
      due_at: mail.dueAt && toBerlinIso(mail.dueAt),
      ended_at: mail.endedAt && toBerlinIso(mail.endedAt),
    }
    const subject = await subjectOf(db, mail)
    return { recipient, template, subject, state, attempts, problem, ...times }
  }
  async function subjectOf(db: Queryable, { locale, template, data }: OutboxRow): Promise<string> {
    if (!data) return ''
    return letterOf({ locale, template, data }, await findOrganization(db, env, locale)).subject
  }

  return {
    contract: outboxRecords,
    may: mayWatchOutbox,
    list: {
      from: sql`${outbox}`,
      id: sql`${outbox.id}`,
      searched: [sql`${outbox.recipient}`, sql`${outbox.template}`],
      orderings: {
        created_at: sql`${outbox.createdAt}`,
        recipient: sql`${outbox.recipient}`,
        attempts: sql`${outbox.attempts}`,
      },
      filters: {
        state: (state) => sql`${outbox.state} = ${state}`,
        template: (template) => sql`${outbox.template} = ${template}`,
      },
    },
    async present(db, ids) {
      if (ids.length === 0) return []
      const rows = await db
        .select()
        .from(outbox)
        .where(inArray(outbox.id, [...ids]))
      return await Promise.all(
        rows.map(async (row) => {
          const values = await presentMail(db, row)
          return { id: row.id, title: values.subject || row.template, url: null, values }
        }),
      )
    },
    async read(db, id) {
      const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
      return row ? await presentMail(db, row) : null
    },
    actions: {
      async resend(db, id) {
        const outcome = await retryMail(db, id)
        if (outcome === 'missing') throw new NotFoundError()
        if (outcome === 'forgotten') throw new ConflictError('mailForgotten')
      },
    },
  }
}
