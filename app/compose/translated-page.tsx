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
      renderPage={(page, editAttributes) => (
        <SideBySide
          locale={locale}
          source={source}
          translation={draft.translation}
          wasPublished={draft.published_at !== null}
          modules={page.modules}
          keyOf={(module) => String(editAttributes(module)['data-module'])}
          renderSource={(marks) => (
            <ContentPage page={source} locale={draft.translation.locale} isPreview editAttributes={marks} />
          )}
        >
          <InPageLanguage>
            <ContentPage page={page} locale={locale} isPreview editAttributes={editAttributes} />
          </InPageLanguage>
        </SideBySide>
      )}
      renderLogin={(login) => <LoginDialog missing="login" email={email} {...login} />}
    />
  )
}
