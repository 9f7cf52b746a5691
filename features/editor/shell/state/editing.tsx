import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { createContext, type Dispatch, type ReactNode, type SetStateAction, useMemo, useState } from 'react'
import { changedPicturesQuery } from '@/features/pictures/queries'
import type { Image } from '@/lib/contract/media/image'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { DraftOwner } from '@/lib/drafts/draft-owner'
import { createDisplayedModules, type DisplayedModules } from '../../bootstrap/displayed-modules'
import { createPlaceholders } from '../../bootstrap/placeholders'
import { type PageEditor, usePageEditor } from '../../bootstrap/use-page-editor'
import type { Editor } from '../../core/editor'
import { useLeaveWarning } from '../../session/use-leave-warning'
import { type Session, useSession } from '../../session/use-session'
import { useUndoShortcuts } from '../../undo/use-undo-shortcuts'
import { withChange } from '../derived-state'
import { useNotify } from './notices'
import { usePageFacts } from './page-facts'
import { useRequiredContext } from './use-required-context'

/** The page and its editor; a new object after each change of the document or save status. */
interface Editing extends PageEditor {
  page: PageDraft
  setPage: Dispatch<SetStateAction<PageDraft>>
  /** True in the edit view, false in the view of visitors, which has no editing tools. */
  isEditView: boolean
  setEditView: (isEditView: boolean) => void
  /** The editor in the edit view; null outside of it. */
  editorInEditView: Editor | null
  session: Session
  displayedModules: DisplayedModules
  /** The pictures that have changed in the library since the page was opened. */
  pictures: ReadonlyMap<number, Image>
}

const EditingContext = createContext<Editing | null>(null)
export const useEditing = () => useRequiredContext(EditingContext)

/**
 * Opens the editor of the page and provides it. During typing it renders only in pauses. The value
 * is not memoized, because it has changed whenever this component renders.
 */
export function EditingProvider({ children }: { children: ReactNode }) {
  const { draft, locale, userId, containers = [] } = usePageFacts()
  const notify = useNotify()
  const t = useTranslations('editor.notices')
  const [page, setPage] = useState(draft)
  const [isEditView, setEditView] = useState(true)
  const pageEditor = usePageEditor(draft, {
    locale,
    userId,
    containers,
    onPage: setPage,
    onEvent(event) {
      const isSaved = event === 'save' || event === 'save-container'
      notify({ kind: isSaved ? 'success' : 'error', text: t(isSaved ? 'save' : event), isRoutine: true })
      if (event === 'save') setPage(withChange)
    },
  })
  const toDisplayedData = useMemo(() => createPlaceholders(locale), [locale])
  const displayedModules = useMemo(() => createDisplayedModules({ toDisplayedData }), [toDisplayedData])
  const { editor } = pageEditor
  const editorInEditView = isEditView ? editor : null
  const { data: pictures } = useQuery(changedPicturesQuery(locale))
  useUndoShortcuts(editorInEditView)
  useLeaveWarning(editor)
  const session = useSession(pageEditor, locale, userId)
  return (
    <EditingContext
      value={{
        page,
        setPage,
        isEditView,
        setEditView,
        ...pageEditor,
        editorInEditView,
        session,
        displayedModules,
        pictures,
      }}
    >
      <DraftOwner value={session.accountId}>{children}</DraftOwner>
    </EditingContext>
  )
}
