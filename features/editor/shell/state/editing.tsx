import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { createContext, type Dispatch, type ReactNode, type SetStateAction, useMemo, useState } from 'react'
import { changedPicturesQuery } from '@/features/pictures/queries'
import type { Image } from '@/lib/contract/media/image'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { createPlaceholders } from '../../bootstrap/placeholders'
import { createShownModules, type ShownModules } from '../../bootstrap/shown-modules'
import { type PageEditor, usePageEditor } from '../../bootstrap/use-page-editor'
import type { Editor } from '../../core/editor'
import { useLeaveWarning } from '../../session/use-leave-warning'
import { type Session, useSession } from '../../session/use-session'
import { useUndoShortcuts } from '../../undo/use-undo-shortcuts'
import { afterChange } from '../derived-state'
import { useNotify } from './notices'
import { usePageFacts } from './page-facts'
import { useRequiredContext } from './use-required-context'

/** The page and its editor. Another object whenever the document or the state of saving changed. */
interface Editing extends PageEditor {
  page: PageDraft
  setPage: Dispatch<SetStateAction<PageDraft>>
  /** Whether the page is shown with what edits it, rather than as visitors see it. */
  isEditView: boolean
  setEditView: (isEditView: boolean) => void
  /** The editor in the edit view; null as visitors see the page. */
  edited: Editor | null
  session: Session
  shown: ShownModules
  /** The pictures that were changed in the library meanwhile. */
  pictures: ReadonlyMap<number, Image>
}

const EditingContext = createContext<Editing | null>(null)
export const useEditing = () => useRequiredContext(EditingContext)

/**
 * Opens the editor of the page and provides it. During typing it is rendered only in pauses. Its value needs no memo: it is
 * rendered when something in the value changed.
 */
export function EditingProvider({ children }: { children: ReactNode }) {
  const { draft, locale, user, containers = [] } = usePageFacts()
  const notify = useNotify()
  const t = useTranslations('editor.notices')
  const [page, setPage] = useState(draft)
  const [isEditView, setEditView] = useState(true)
  const { editor, whenIdle } = usePageEditor(draft, {
    locale,
    user,
    containers,
    onPage: setPage,
    onEvent(event) {
      const isSaved = event === 'save' || event === 'save-container'
      notify({ kind: isSaved ? 'save' : 'error', text: t(isSaved ? 'save' : event), isRoutine: true })
      if (event === 'save') setPage(afterChange)
    },
  })
  const shownData = useMemo(() => createPlaceholders(locale), [locale])
  const shown = useMemo(() => createShownModules({ shownData }), [shownData])
  const edited = isEditView ? editor : null
  const { data: pictures } = useQuery(changedPicturesQuery(locale))
  useUndoShortcuts(edited)
  useLeaveWarning(editor)
  const session = useSession(editor, locale, user)
  return (
    <EditingContext
      value={{
        page,
        setPage,
        isEditView,
        setEditView,
        editor,
        edited,
        whenIdle,
        session,
        shown,
        pictures,
      }}
    >
      {children}
    </EditingContext>
  )
}
