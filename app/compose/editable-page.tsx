'use client'

import { LoginDialog } from '@/features/account/components/login-dialog'
import { EditorDesk, type EditorDeskProps } from '@/features/editor/desk/editor-desk'
import { ContentPage } from '@/features/pages/components/content-page'

export interface EditablePageProps extends Omit<EditorDeskProps, 'renderPage' | 'renderLogin'> {
  /** The address of the editor who is logged in. */
  email: string
}

/** A page's working copy as its visitors would see it, to be edited. */
export function EditablePage({ email, ...props }: EditablePageProps) {
  return (
    <EditorDesk
      {...props}
      renderPage={(page, editAttributes) => (
        <ContentPage page={page} locale={props.locale} isPreview editAttributes={editAttributes} />
      )}
      renderLogin={(login) => <LoginDialog missing="login" email={email} {...login} />}
    />
  )
}
