import { recordSecurityEvent } from '@/backend/accounts/audit/audit'
import type { Author } from '@/backend/platform/access/author'
import type { Queryable } from '@/backend/platform/db/client'

/** Records in the security log that a user exported or deleted answers to a form. */
export async function recordAnswerEvent(
  db: Queryable,
  event: 'form-answers-exported' | 'form-answers-deleted',
  { formId, count }: { formId: number; count: number },
  { userId, now }: Pick<Author, 'userId' | 'now'>,
): Promise<void> {
  const parties = { userId, actor: { userId }, object: `#${formId}` }
  await recordSecurityEvent(db, { event, ...parties, now, detail: `form ${formId}: ${count}` })
}
