import type { Right } from '@/backend/platform/access/roles'
import type { Database, Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'
import type { PreviewComment, PreviewContent, PreviewType } from '@/lib/contract/pages/preview-link'

/** The id and the language of a draft. */
export interface DraftReference {
  id: number
  locale: Locale
}

/** A kind of draft that preview links can show. */
export interface PreviewTarget {
  /**
   * The right to create, list and revoke links. A link works only while its creator has this right.
   */
  may: Right
  /**
   * Reads the current state in a form that can be stored as JSON. Returns null if the draft does
   * not exist in the language, or if its audience needs a login.
   */
  readState(db: Queryable, reference: DraftReference): Promise<object | null>
  /**
   * Converts a state from `readState` for a reader without an account. The state may have been
   * stored weeks ago.
   */
  present(db: Queryable, reference: DraftReference, state: object): Promise<PreviewContent>
  /**
   * Stores the comment of a guest. Absent for drafts without comments.
   * @throws ConflictError for too many comments
   */
  addComment?(
    db: Pick<Database, 'transaction'>,
    reference: DraftReference,
    comment: PreviewComment,
    now: Date,
  ): Promise<void>
}

/** The preview targets of all kinds of drafts. */
export type PreviewTargets = Readonly<Record<PreviewType, PreviewTarget>>
