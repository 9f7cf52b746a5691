import type { Locale } from '@/lib/contract/locale'
import type { HubPage } from './page-list'

/** What is being done with a page, in a dialog. */
export type Task =
  | { kind: 'create'; above: HubPage | null }
  | { kind: 'rename' | 'unpublish'; page: HubPage; language: Locale }
  | { kind: 'move' | 'copy' | 'remove'; page: HubPage }

/** What every dialog is given. */
export interface TaskProps {
  /** The language of the hub. */
  locale: Locale
  /** It is done: what to tell, and which page it is about now. */
  onDone: (text: string, id: number | null) => void
  onClose: () => void
}

/** What the dialogs about a single page are given. */
export interface PageTaskProps extends TaskProps {
  page: HubPage
}
