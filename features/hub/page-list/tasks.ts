import type { Locale } from '@/lib/contract/common/locale'
import type { HubPage } from './page-list'

/** A task with a dialog. */
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

/** The props of all dialogs. */
export interface TaskProps {
  /** The language of the hub. */
  locale: Locale
  /**
   * Called on success. Receives the message to show, the id of the resulting page (null for none),
   * and the action if the user can undo it.
   */
  onDone: (text: string, id: number | null, undoable?: Undoable) => void
  onClose: () => void
}

/** The props of dialogs about a single page. */
export interface PageTaskProps extends TaskProps {
  page: HubPage
}
