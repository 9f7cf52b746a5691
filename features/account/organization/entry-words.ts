import { useTranslations } from 'next-intl'
import {
  type ProposalField,
  type ProposedValues,
  proposedValuesSchema,
} from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import { regionTitles } from '@/lib/contract/common/region'

/** The name of a country in words. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}

/** How values of an entry are told in words; an empty text for what is not there. */
export function useEntryWords(locale: Locale): (field: ProposalField, value: unknown) => string {
  const t = useTranslations('account.organization')
  const inWords: { [Field in ProposalField]: (value: ProposedValues[Field]) => string } = {
    title: ofLanguages,
    kind: ofLanguages,
    teaser: ofLanguages,
    // It is shown as a picture.
    logo: () => '',
    region: (code) => (code ? regionTitles[code][locale] : ''),
    country: (code) => countryName(code, locale),
    street: asIs,
    zip: asIs,
    place: asIs,
    phone: asIs,
    email: asIs,
    website: asIs,
    stages: (stages) =>
      stages
        .map(({ name, seats, address }) => {
          const facts = [name, seats === null ? '' : t('seatsOf', { seats }), address]
          return facts.filter(Boolean).join(', ')
        })
        .join('\n'),
    people: (people) =>
      people
        .map(({ name, role, function: own, email, phone }) => {
          const facts = [name, own[locale] || t(`roles.${role}`), email, phone]
          return facts.filter(Boolean).join(', ')
        })
        .join('\n'),
  }
  return (field, value) => {
    const parsed = proposedValuesSchema.shape[field].safeParse(value)
    // What was proposed before an entry had other fields is shown as it is stored.
    if (!parsed.success) return value === null || value === undefined ? '' : JSON.stringify(value)
    const tell: (known: never) => string = inWords[field]
    return tell(parsed.data as never)
  }
}

const asIs = (text: string) => text

function ofLanguages({ de, en }: { de: string; en: string }): string {
  if (de === en || en === '') return de
  return de === '' ? `EN: ${en}` : `DE: ${de}\nEN: ${en}`
}
