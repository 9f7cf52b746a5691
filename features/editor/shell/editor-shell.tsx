'use client'

import { IgnoreDoubleClicks } from '@/components/behavior/ignore-double-clicks'
import { usePreload } from '@/components/ui/on-demand'
import { EditedPage } from './edited-page'
import { EditorToolbar } from './editor-toolbar'
import { PageMarks } from './page-marks'
import { PlacedTools } from './placed-tools'
import { preloadedParts } from './preloaded-parts'
import { BlocksProvider } from './state/blocks'
import { EditingProvider } from './state/editing'
import { NoticesProvider } from './state/notices'
import { type EditorShellProps, PageFactsProvider } from './state/page-facts'
import { PageWatchProvider } from './state/page-watch'
import { PanelsProvider } from './state/panels'
import { useEditModeLinks } from './use-edit-mode-links'
import { loadTextEditor, WrittenText } from './written-text'

/**
 * The edited page with the toolbar below it: block tools, undo, state, versions, publishing. Each
 * provider reads the ones around it, and each part reads only the contexts that it shows, so that
 * it renders only after their changes.
 */
export function EditorShell(props: EditorShellProps) {
  useEditModeLinks()
  usePreload(preloadedParts)
  return (
    <PageFactsProvider {...props}>
      <NoticesProvider>
        <EditingProvider>
          <BlocksProvider loadTextEditor={loadTextEditor}>
            <PageWatchProvider>
              <PanelsProvider>
                <IgnoreDoubleClicks />
                <PageMarks />
                <EditedPage />
                {/* Outside of EditedPage, because the events of portals bubble in the React tree.
                 */}
                <PlacedTools />
                <WrittenText />
                <EditorToolbar />
              </PanelsProvider>
            </PageWatchProvider>
          </BlocksProvider>
        </EditingProvider>
      </NoticesProvider>
    </PageFactsProvider>
  )
}
