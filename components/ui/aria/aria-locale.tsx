import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { languageTags } from '@/lib/contract/common/locale'
import { AriaPressStyles } from './aria-press-styles'

/** What each of React Aria's widgets stands in: the page's language, not the browser's, and the rule for what can be pressed. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale={languageTags[useLocale()]}>
      <AriaPressStyles />
      {children}
    </I18nProvider>
  )
}
