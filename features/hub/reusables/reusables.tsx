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
  /** The slug of the HTML selection that is opened at once; null for none. */
  selection: string | null
}

/** All that can be shown in several places, with what can be done with it. */
export function Reusables({ locale, selection }: ReusablesProps) {
  const [notice, setNotice] = useState<NoticeContent | null>(null)
  const done = (text: string) => setNotice({ kind: 'save', text })
  return (
    <>
      <ScreenNotice notice={notice} />
      <Containers locale={locale} onDone={done} />
      <Templates locale={locale} onDone={done} />
      <Selections locale={locale} opened={selection} onDone={done} />
    </>
  )
}
