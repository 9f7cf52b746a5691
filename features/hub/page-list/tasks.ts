import type { Locale } from '@/lib/contract/common/locale'
import type { HubPage } from './page-list'

/** An action that has a dialog. */
export type Task =
  | { kind: 'create'; above: HubPage | null }
  | { kind: 'publish-many' }
  | { kind: 'replace-text' }
  | { kind: 'rename' | 'unpublish'; page: HubPage; language: Locale }
  | { kind: 'move' | 'copy' | 'remove'; page: HubPage }

/** What was done and can be taken back: a page that was removed, by its id, or words that were replaced, by the id of that. */
export interface Undoable {
  kind: 'removal' | 'replacement'
  id: number
}

/** The props of all dialogs. */
export interface TaskProps {
  /** The language of the hub. */
  locale: Locale
  /** Called on success with the message to show, the id of the resulting page, and what can be taken back. */
  onDone: (text: string, id: number | null, undoable?: Undoable) => void
  onClose: () => void
}

/** The props of dialogs about a single page. */
export interface PageTaskProps extends TaskProps {
  page: HubPage
}
