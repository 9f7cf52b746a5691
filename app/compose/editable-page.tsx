'use client'

import { EditorDesk, type EditorDeskProps } from '@/features/editor/desk/editor-desk'
import { ContentPage } from '@/features/pages/components/content-page'

export type EditablePageProps = Omit<EditorDeskProps, 'renderPage'>

/** A page's working copy as its visitors would see it, to be edited. */
export function EditablePage(props: EditablePageProps) {
  return (
    <EditorDesk
      {...props}
      renderPage={(page, editAttributes) => (
        <ContentPage page={page} locale={props.locale} isPreview editAttributes={editAttributes} />
      )}
    />
  )
}
