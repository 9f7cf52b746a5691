import type { Right } from '@/backend/platform/access/roles'
import type { Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'
import type { PreviewContent, PreviewType } from '@/lib/contract/pages/preview-link'

/** A draft in one language. */
export interface PreviewPlace {
  id: number
  locale: Locale
}

/** A kind of drafts that preview links can show. */
export interface PreviewTarget {
  /** The right to create, list and revoke links; a link works while its creator has it. */
  may: Right
  /**
   * Reads the newest state, in a form that can be stored as JSON. Null if the draft does not exist
   * in the language, or if its readers need a login.
   */
  readState(db: Queryable, place: PreviewPlace): Promise<object | null>
  /** Presents a state that `readState` returned, perhaps long ago, to people without an account. */
  present(db: Queryable, place: PreviewPlace, state: object): Promise<PreviewContent>
}

/** All kinds of drafts with preview links. */
export type PreviewTargets = Readonly<Record<PreviewType, PreviewTarget>>
