'use client'

import { useState } from 'react'
import type { NoticeContent } from '@/components/ui/notice'
import { ScreenNotice } from '@/features/editor/ui/screen-notice'
import type { Locale } from '@/lib/contract/common/locale'
import { Containers } from './containers'
import { Selections } from './selections'
import { Templates } from './templates'

export interface ReusablesProps {
  locale: Locale
  /** The slug of the HTML selection that is initially open; null for none. */
  selectionSlug: string | null
}

export function Reusables({ locale, selectionSlug }: ReusablesProps) {
  const [notice, setNotice] = useState<NoticeContent | null>(null)
  const showDone = (text: string) => setNotice({ kind: 'success', text })
  return (
    <>
      <ScreenNotice notice={notice} />
      <Containers locale={locale} onDone={showDone} />
      <Templates locale={locale} onDone={showDone} />
      <Selections locale={locale} initialSlug={selectionSlug} onDone={showDone} />
    </>
  )
}
