import { useTranslations } from 'next-intl'
import { Combobox } from '@/components/ui/aria/combobox'
import type { Locale } from '@/lib/contract/common/locale'
import { useLinkSuggestions } from '../../ui/use-link-suggestions'
import type { InputProps } from './input'

interface LinkInputProps extends InputProps<string> {
  locale: Locale
  /** The anchors of the page that is edited. */
  anchors: readonly string[]
}

/** The target of a link: a page, a file, a person or an anchor of this page, suggested while typing, or any address. */
export function LinkInput({ locale, anchors, onChange, ...input }: LinkInputProps) {
  const t = useTranslations('editor.fields')
  const { enter, ...offered } = useLinkSuggestions(locale, input.value, anchors)
  return (
    <Combobox
      {...input}
      {...offered}
      hint={t('hints.link')}
      onEnter={enter}
      onType={onChange}
      onChoose={onChange}
    />
  )
}
