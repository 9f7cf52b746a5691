import type { Locale } from '@/lib/contract/common/locale'
import type { HubPage } from './page-list'

export type Task =
  | { kind: 'create'; initialParent: HubPage | null }
  | { kind: 'publish-many' }
  | { kind: 'replace-text' }
  | { kind: 'rename' | 'unpublish'; page: HubPage; language: Locale }
  | { kind: 'move' | 'copy' | 'remove'; page: HubPage }

/** A completed action that can be undone. `id` is that of the deleted page or the replacement. */
export interface Undoable {
  kind: 'removal' | 'replacement'
  id: number
}

export interface TaskProps {
  locale: Locale
  /**
   * Called on success. Receives the message to show, the id of the resulting page (null for none),
   * and the action if the user can undo it.
   */
  onDone: (text: string, id: number | null, undoable?: Undoable) => void
  onClose: () => void
}

export interface PageTaskProps extends TaskProps {
  page: HubPage
}
