import type { Locale } from '@/lib/contract/locale'
import type { HubPage } from './page-list'

/** An action that has a dialog. */
export type Task =
  | { kind: 'create'; above: HubPage | null }
  | { kind: 'publish-many' }
  | { kind: 'rename' | 'unpublish'; page: HubPage; language: Locale }
  | { kind: 'move' | 'copy' | 'remove'; page: HubPage }

/** The props of all dialogs. */
export interface TaskProps {
  /** The language of the hub. */
  locale: Locale
  /** Called on success with the message to show, the id of the resulting page, and that of one that can be restored. */
  onDone: (text: string, id: number | null, removedId?: number) => void
  onClose: () => void
}

/** The props of dialogs about a single page. */
export interface PageTaskProps extends TaskProps {
  page: HubPage
}
