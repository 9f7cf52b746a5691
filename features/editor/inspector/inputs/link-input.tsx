import { useTranslations } from 'next-intl'
import { Combobox } from '@/components/ui/aria/combobox'
import type { Locale } from '@/lib/contract/common/locale'
import { useLinkSuggestions } from '../../ui/use-link-suggestions'
import type { InputProps } from './input'

interface LinkInputProps extends InputProps<string> {
  locale: Locale
  /** The anchors of the edited page. */
  anchors: readonly string[]
}

/**
 * The target of a link: a page, a file, a person, an anchor of this page or any address. Suggests
 * targets while typing.
 */
export function LinkInput({ locale, anchors, onChange, ...input }: LinkInputProps) {
  const t = useTranslations('editor.fields')
  const { enter, ...combobox } = useLinkSuggestions(locale, input.value, anchors)
  return (
    <Combobox {...input} {...combobox} hint={t('hints.link')} onEnter={enter} onType={onChange} onChoose={onChange} />
  )
}
