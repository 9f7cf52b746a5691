'use client'

import { useState } from 'react'
import { EditorDesk } from '@/features/editor/components/editor-desk'
import { editAttributes } from '@/features/editor/edit-attributes'
import { ContentPage } from '@/features/pages/components/content-page'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'

/** A page's working copy as its visitors would see it, with the editor's desk below. */
export function EditablePage({ draft, locale }: { draft: PageDraft; locale: Locale }) {
  const [page, setPage] = useState(draft)
  return (
    <EditorDesk page={page} locale={locale} onPage={setPage}>
      <ContentPage page={page} locale={locale} isPreview editAttributes={editAttributes} />
    </EditorDesk>
  )
}
