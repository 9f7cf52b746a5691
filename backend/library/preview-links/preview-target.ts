import type { Right } from '@/backend/platform/access/roles'
import type { Database, Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'
import type { PreviewComment, PreviewContent, PreviewType } from '@/lib/contract/pages/preview-link'

/** The id and the language of a draft. */
export interface DraftReference {
  id: number
  locale: Locale
}

/** The shown state of a draft. */
interface PreviewState {
  draft: object
  /** True for the state at the creation of the link. */
  isFixed: boolean
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
   * Fixes a state from `readState` for a link that always shows it. Absent if the state depends on
   * nothing else.
   */
  fixState?(db: Queryable, reference: DraftReference, state: object): Promise<object>
  /**
   * Converts a state for a reader without an account. A fixed state may have been stored weeks ago.
   */
  present(db: Queryable, reference: DraftReference, state: PreviewState): Promise<PreviewContent>
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
