'use client'

import { LoginWhileWriting } from '@/features/account/components/login/login-again'
import { EditorShell } from '@/features/editor/shell/editor-shell'
import { InPageLanguage } from '@/features/editor/shell/page-language'
import { SideBySide } from '@/features/editor/translation/side-by-side'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { listContainerPlaces } from '@/lib/i18n/container-places'
import type { EditablePageProps } from './editable-page'
import { usePageWithPlaces } from './use-page-with-places'

type TranslatedPageProps = EditablePageProps & { source: PageDraft }

/** The editor for a page, next to the same page in the other language. */
export function TranslatedPage({ source, email, fixedPart, ...props }: TranslatedPageProps) {
  const { draft, locale } = props
  const containers = listContainerPlaces(fixedPart).map(({ slug }) => slug)
  const renderTarget = usePageWithPlaces({ fixedPart })
  const renderSource = usePageWithPlaces({ fixedPart, isSource: true })
  return (
    <EditorShell
      {...props}
      containers={containers}
      renderPage={(page, editAttributes, { editor, focusText }) => (
        <SideBySide
          locale={locale}
          draft={draft}
          source={source}
          editor={editor}
          editAttributes={editAttributes}
          containers={containers}
          focusText={focusText}
          renderSource={(sourcePage, attributes) =>
            renderSource({ page: sourcePage, locale: draft.translation.locale, editAttributes: attributes })
          }
          renderTarget={(attributes) => (
            <InPageLanguage>{renderTarget({ page, locale, editAttributes: attributes })}</InPageLanguage>
          )}
        />
      )}
      renderLogin={(login) => <LoginWhileWriting email={email} {...login} />}
    />
  )
}
