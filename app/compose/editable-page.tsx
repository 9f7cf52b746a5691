'use client'

import { LoginDialog } from '@/features/account/components/login-dialog'
import { EditorShell, type EditorShellProps } from '@/features/editor/shell/editor-shell'
import { InPageLanguage } from '@/features/editor/shell/page-language'
import { ContentPage } from '@/features/pages/components/content-page'

export interface EditablePageProps extends Omit<EditorShellProps, 'renderPage' | 'renderLogin'> {
  /** The address of the editor who is logged in. */
  email: string
}

/** A page's working copy, rendered as visitors would see it, in the editor. */
export function EditablePage({ email, ...props }: EditablePageProps) {
  return (
    <EditorShell
      {...props}
      renderPage={(page, editAttributes) => (
        <InPageLanguage>
          <ContentPage page={page} locale={props.locale} isPreview editAttributes={editAttributes} />
        </InPageLanguage>
      )}
      renderLogin={(login) => <LoginDialog missing="login" email={email} {...login} />}
    />
  )
}
