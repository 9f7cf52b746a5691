import { useTranslations } from 'next-intl'
import { type EntryField, type EntryValues, entryValuesSchema } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import { regionTitles } from '@/lib/contract/common/region'

/** Returns the name of a country in a language. */
export function formatCountry(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}

/** Returns a function that formats values of an entry. A missing value becomes an empty text. */
export function useEntryFormatter(locale: Locale): (field: EntryField, value: unknown) => string {
  const t = useTranslations('account.organization')
  const formatters: { [Field in EntryField]: (value: EntryValues[Field]) => string } = {
    title: formatTranslations,
    kind: formatTranslations,
    teaser: formatTranslations,
    // The logo is displayed as an image instead of a text.
    logo: () => '',
    region: (code) => (code ? regionTitles[code][locale] : ''),
    country: (code) => formatCountry(code, locale),
    street: keepText,
    zip: keepText,
    place: keepText,
    phone: keepText,
    email: keepText,
    website: keepText,
    stages: (stages) =>
      stages
        .map(({ name, seats, address }) => {
          const facts = [name, seats === null ? '' : t('seatsOf', { seats }), address]
          return facts.filter(Boolean).join(', ')
        })
        .join('\n'),
    people: (people) =>
      people
        .map(({ name, role, function: functionTitle, email, phone }) => {
          const facts = [name, functionTitle[locale] || t(`roles.${role}`), email, phone]
          return facts.filter(Boolean).join(', ')
        })
        .join('\n'),
  }
  return (field, value) => {
    const parseResult = entryValuesSchema.shape[field].safeParse(value)
    // A value that does not match the current schema is displayed as it is stored.
    if (!parseResult.success) return value === null || value === undefined ? '' : JSON.stringify(value)
    const format: (storedValue: never) => string = formatters[field]
    return format(parseResult.data as never)
  }
}

const keepText = (text: string) => text

function formatTranslations({ de, en }: { de: string; en: string }): string {
  if (de === en || en === '') return de
  return de === '' ? `EN: ${en}` : `DE: ${de}\nEN: ${en}`
}
