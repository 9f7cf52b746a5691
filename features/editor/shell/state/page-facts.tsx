import { createContext, type ReactNode, type RefObject, useRef } from 'react'
import type { Capability } from '@/lib/contract/accounts/user'
import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import type { Editor } from '../../core/editor'
import { noPage } from '../../core/state'
import type { GetEditAttributes } from '../../page-elements/edit-attributes'
import type { RenderLogin } from '../../session/session-dialog'
import type { Site } from '../../settings/previews'
import { useRequiredContext } from './use-required-context'

/** The parts of the editor for a page that is shown beside another one. */
export interface PageRenderTools {
  /** Null until the page is open. */
  editor: Editor | null
  /** Puts the caret at the start of a block's text; a no-op for a block without a visible text. */
  focusText: (key: string) => void
}

export interface EditorShellProps {
  draft: PageDraft
  locale: Locale
  /** The id of the editor who opened the page. */
  userId: number
  site: Site
  /** The backend's capabilities; tools that need a missing one are not shown. */
  capabilities: readonly Capability[]
  /** The slugs of the reusable containers that the page shows; missing ones are created. */
  containers?: readonly string[]
  /**
   * Renders the page as visitors would see it. It is passed as a prop, because features do not
   * import each other.
   */
  renderPage: (page: Page, editAttributes: GetEditAttributes, tools: PageRenderTools) => ReactNode
  renderLogin: RenderLogin
}

/** Values that do not change while a page is edited. */
interface PageFacts extends EditorShellProps {
  /** False if reusable containers are edited without a page and its settings. */
  hasPage: boolean
  /** True if the page has comments and the backend supports them. */
  hasFeedback: boolean
  root: RefObject<HTMLDivElement | null>
}

const Facts = createContext<PageFacts | null>(null)
export const usePageFacts = () => useRequiredContext(Facts)

/** Provides the values that do not change while a page is edited. */
export function PageFactsProvider({ children, ...props }: EditorShellProps & { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const hasPage = props.draft.id !== noPage
  const hasFeedback = hasPage && props.capabilities.includes('feedback')
  return <Facts value={{ ...props, root, hasPage, hasFeedback }}>{children}</Facts>
}
