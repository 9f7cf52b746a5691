import type { Right } from '@/backend/platform/access/roles'
import type { Database, Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import type { Locale } from '@/lib/contract/common/locale'
import type { PreviewComment, PreviewContent, PreviewType } from '@/lib/contract/pages/preview-link'

/** The id and the language of a draft. */
export interface DraftReference {
  id: number
  locale: Locale
}

/** The state of a draft that a preview shows. */
export interface PreviewState {
  draft: object
  /** True if the link always shows the state at its creation. */
  isFixed: boolean
  /** Returns the address at which the reader of the link gets a file or picture of the draft. */
  toFileUrl(part: SharedPart, id: number): string
}

/** Parts of a draft that the reader of a link gets as files. */
export const sharedParts = ['files', 'pictures'] as const
type SharedPart = (typeof sharedParts)[number]

/** A kind of draft that preview links can show. */
export interface PreviewTarget {
  /**
   * Loads the right to create, list and revoke links to a draft. A link works only while its
   * creator has this right.
   */
  loadRight(db: Queryable, id: number): Promise<Right>
  /**
   * Reads the current state in a form that can be stored as JSON. Returns null if the draft does
   * not exist in the language, or if its audience needs a login.
   */
  readState(db: Queryable, reference: DraftReference): Promise<object | null>
  /**
   * Completes a state from `readState` for a link that always shows this state. Absent if the state
   * depends on no other data.
   */
  createFixedState?(db: Queryable, reference: DraftReference, state: object): Promise<object>
  /**
   * Converts a state for a reader without an account. A fixed state may have been stored weeks ago.
   */
  present(db: Queryable, reference: DraftReference, state: PreviewState): Promise<PreviewContent>
  /**
   * Stores the comment of a guest. Returns the title of the draft, and the address of its comments
   * for the creator of the link.
   * @throws ConflictError for too many comments
   */
  addComment(
    db: Pick<Database, 'transaction'>,
    reference: DraftReference,
    comment: PreviewComment,
    context: { creator: UserRow; now: Date },
  ): Promise<{ title: string; path: string }>
}

/** The preview targets of all kinds of drafts. */
export type PreviewTargets = Readonly<Record<PreviewType, PreviewTarget>>
