'use client'

import { EditorDesk } from '@/features/editor/desk/editor-desk'
import { ContentPage } from '@/features/pages/components/content-page'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'

export interface EditablePageProps {
  draft: PageDraft
  locale: Locale
  /** The id of the editor who is logged in. */
  user: number
}

/** A page's working copy as its visitors would see it, to be edited. */
export function EditablePage({ draft, locale, user }: EditablePageProps) {
  return (
    <EditorDesk
      draft={draft}
      locale={locale}
      user={user}
      renderPage={(page, editAttributes) => (
        <ContentPage page={page} locale={locale} isPreview editAttributes={editAttributes} />
      )}
    />
  )
}
