import { eq, inArray, sql } from 'drizzle-orm'
import { isUnwantedLetter } from '@/backend/members/newsletters/readers'
import { requeueLetter } from '@/backend/members/newsletters/settle-letters'
import type { Administered } from '@/backend/platform/administration/administered'
import type { Queryable } from '@/backend/platform/db/client'
import { type OutboxRow, outbox } from '@/backend/platform/db/schema/operations/outbox'
import { ConflictError, NotFoundError } from '@/backend/platform/errors'
import { createLetter, isLetter } from '@/backend/platform/mail/letter'
import { isUnsubscribed, retryMail } from '@/backend/platform/mail/outbox'
import { loadSiteIdentity, type SiteIdentity } from '@/backend/platform/mail/site-identity'
import type { Services } from '@/backend/platform/services'
import { outboxRecords, returnedMailPrefix } from '@/lib/contract/administration/outbox'
import type { Locale } from '@/lib/contract/common/locale'
import { mailTemplateTitles } from '@/lib/contract/forms/mail-templates'
import { toBerlinIso } from '@/lib/datetime'
import { mayWatchOutbox } from './policy'

type SiteIdentities = Record<Locale, SiteIdentity>

/** Record type of unsent and recently sent mails. */
export function administeredOutbox({ env }: Pick<Services, 'env'>): Administered<typeof outboxRecords> {
  function presentMail(mail: OutboxRow, sites: SiteIdentities) {
    const { recipient, template, state, attempts, problem } = mail
    const times = {
      created_at: toBerlinIso(mail.createdAt),
      due_at: mail.dueAt && toBerlinIso(mail.dueAt),
      ended_at: mail.endedAt && toBerlinIso(mail.endedAt),
    }
    const { data, locale } = mail
    // A sent mail has no data, and a newsletter mail has no letter. Both have no subject.
    const content = data && { locale, template, data }
    const subject = content && isLetter(content) ? createLetter(content, sites[locale]).subject : ''
    return { recipient, template, subject, state, attempts, problem, ...times }
  }
  async function loadSiteIdentities(db: Queryable): Promise<SiteIdentities> {
    return { de: await loadSiteIdentity(db, env, 'de'), en: await loadSiteIdentity(db, env, 'en') }
  }

  return {
    contract: outboxRecords,
    may: mayWatchOutbox,
    // Without returned mails and mails to former readers, which cannot be sent again.
    waiting: [{ key: 'failed-mails', filters: () => ({ state: 'failed', returned: 'false' }) }],
    list: {
      from: sql`${outbox}`,
      id: sql`${outbox.id}`,
      searchColumns: [sql`${outbox.recipient}`, sql`${outbox.template}`],
      orderings: {
        created_at: sql`${outbox.createdAt}`,
        recipient: sql`${outbox.recipient}`,
        attempts: sql`${outbox.attempts}`,
      },
      filters: {
        state: (state) => sql`${outbox.state} = ${state}`,
        template: (template) => sql`${outbox.template} = ${template}`,
        returned: (returned) =>
          sql`starts_with(coalesce(${outbox.problem}, ''), ${returnedMailPrefix}) = ${returned === 'true'}
            AND NOT ${isUnsubscribed} AND NOT ${isUnwantedLetter}`,
      },
    },
    async present(db, ids, locale) {
      if (ids.length === 0) return []
      const rows = await db
        .select()
        .from(outbox)
        .where(inArray(outbox.id, [...ids]))
      const sites = await loadSiteIdentities(db)
      return rows.map((row) => {
        const values = presentMail(row, sites)
        return { id: row.id, title: values.subject || mailTemplateTitles[row.template][locale], url: null, values }
      })
    },
    async read(db, id) {
      const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
      return row ? presentMail(row, await loadSiteIdentities(db)) : null
    },
    actions: {
      async resend(db, id) {
        await requeueLetter(db, id)
        const outcome = await retryMail(db, id)
        if (outcome === 'missing') throw new NotFoundError()
        if (outcome === 'forgotten') throw new ConflictError('mailForgotten')
        if (outcome === 'unwanted') throw new ConflictError('mailUnwanted')
      },
    },
  }
}
