'use client'

import { IgnoreSecondPresses } from '@/components/behavior/ignore-second-presses'
import { usePreload } from '@/components/ui/on-demand'
import { EditedPage } from './edited-page'
import { EditorToolbar } from './editor-toolbar'
import { lateParts } from './late-parts'
import { PageMarks } from './page-marks'
import { PlacedTools } from './placed-tools'
import { BlocksProvider } from './state/blocks'
import { EditingProvider } from './state/editing'
import { NoticesProvider } from './state/notices'
import { type EditorShellProps, PageFactsProvider } from './state/page-facts'
import { PageWatchProvider } from './state/page-watch'
import { PanelsProvider } from './state/panels'
import { useEditModeLinks } from './use-edit-mode-links'
import { WrittenText, writtenTextEditor } from './written-text'

/**
 * The page being edited, and the toolbar below it: block tools, undo, state, versions, publishing. Each provider reads those around
 * it, and each part reads what it shows: a part is rendered again only when that changed.
 */
export function EditorShell(props: EditorShellProps) {
  useEditModeLinks()
  usePreload(lateParts)
  return (
    <PageFactsProvider {...props}>
      <NoticesProvider>
        <EditingProvider>
          <BlocksProvider loadTextEditor={writtenTextEditor.load}>
            <PageWatchProvider>
              <PanelsProvider>
                <IgnoreSecondPresses />
                <PageMarks />
                <EditedPage />
                {/* Beside the page: events of portals bubble as in React, and no click on the page follows a link. */}
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
