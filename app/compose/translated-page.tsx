'use client'

import { LoginDialog } from '@/features/account/components/login-dialog'
import { EditorShell } from '@/features/editor/shell/editor-shell'
import { InPageLanguage } from '@/features/editor/shell/page-language'
import { SideBySide } from '@/features/editor/translation/side-by-side'
import { ContentPage } from '@/features/pages/components/content-page'
import type { PageDraft } from '@/lib/contract/page-editing'
import type { EditablePageProps } from './editable-page'

type TranslatedPageProps = Omit<EditablePageProps, 'fixedPart'> & { source: PageDraft }

/** A page's working copy, to be edited beside the same page in the other language. */
export function TranslatedPage({ source, email, ...props }: TranslatedPageProps) {
  const { draft, locale } = props
  return (
    <EditorShell
      {...props}
      renderPage={(page, editAttributes, editor) => (
        <SideBySide
          {...{ locale, draft, source, editor, editAttributes }}
          renderSource={(shown, attributes) => (
            <ContentPage
              page={shown}
              locale={draft.translation.locale}
              isPreview
              editAttributes={attributes}
            />
          )}
          renderTarget={(attributes) => (
            <InPageLanguage>
              <ContentPage page={page} locale={locale} isPreview editAttributes={attributes} />
            </InPageLanguage>
          )}
        />
      )}
      renderLogin={(login) => <LoginDialog missing="login" email={email} {...login} />}
    />
  )
}
