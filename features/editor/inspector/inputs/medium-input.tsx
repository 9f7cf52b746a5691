import { useTranslations } from 'next-intl'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import { type EmbedKind, embedServices } from '@/lib/contract/embeds/services'
import { formatServiceNames } from '../use-problem-text'
import type { InputProps } from './input'
import { MultilineInput } from './text-inputs'

/**
 * The address or embed code of a medium. The hint names the recognized service or all supported
 * ones.
 */
export function MediumInput({ medium, ...input }: InputProps<string> & { medium: EmbedKind }) {
  const t = useTranslations('editor.fields.hints')
  const embed = findEmbed(input.value, medium)
  const hint = embed
    ? t('recognized', { name: embedServices[embed.service].name })
    : t('medium', { names: formatServiceNames(medium) })
  return <MultilineInput {...input} hint={hint} limit={null} rows={2} isCounted={false} isCode />
}
