import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { languageTags } from '@/lib/contract/common/locale'
import { AriaPressStyles } from './aria-press-styles'

/**
 * The context of each React Aria widget. Sets the language of the page instead of the browser's
 * language, and the style of pressable elements.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale={languageTags[useLocale()]}>
      <AriaPressStyles />
      {children}
    </I18nProvider>
  )
}
