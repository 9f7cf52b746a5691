import { useTranslations } from 'next-intl'
import { LogoPicture } from '@/components/media/logo-picture'
import type { Image } from '@/lib/contract/media/image'
import { useAdministration } from '../administration-context'
import type { Field } from '../record-type'
import { ValueText } from '../value-text'

interface ProposedValueProps {
  field: Field
  value: unknown
  /** Logos that the proposal mentions and that still exist. */
  logos: readonly Image[]
}

/** A current or proposed value of an entry. Shows a logo as an image, other values as text. */
export function ProposedValue({ field, value, logos }: ProposedValueProps) {
  const t = useTranslations('administration.proposals')
  const { locale } = useAdministration()
  if (field.kind !== 'picture' || value === null) return <ValueText field={field} value={value} />
  const logo = logos.find(({ id }) => id === value)
  return logo ? <LogoPicture image={{ ...logo, alt: field.label[locale] }} /> : t('goneLogo')
}
