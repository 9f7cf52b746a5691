import type { z } from 'zod'
import { defaultColors } from '@/lib/color/site-colors'
import type { MailTextName } from '@/lib/contract/administration/mail-texts'
import type { settingsRecords } from '@/lib/contract/administration/settings'
import type { Locale } from '@/lib/contract/common/locale'
import type { Settings } from '@/lib/contract/site/settings'

/** The settings of the site as the administration edits them, with texts in both languages. */
export type SettingsValues = z.output<typeof settingsRecords.values>

/** The settings that visitors may see. */
export type PublicValues = Omit<
  SettingsValues,
  | 'requires_second_factor'
  | 'requires_approval'
  | 'mail_languages'
  | 'dispatched_per_minute'
  | 'dispatched_per_domain'
  | 'counts_clicks'
  | MailTextName
>

type StoredSettings = Record<Locale, Settings>

const emptySettings: Settings = {
  name: '',
  short_name: '',
  claim: '',
  logo: null,
  phones: [],
  email: '',
  opening_hours: [],
  social: [],
  address: { street: '', zip: '', place: '', country: '' },
  mail_sender: '',
  press_terms: '',
  newsletter_title: '',
  newsletter_text: '',
  is_disabled: false,
}

/**
 * Converts stored settings to the form for the administration. Returns empty values before the
 * settings are saved for the first time. Values without a language are read from the German
 * settings.
 */
export function toSettingsValues(storedSettings: StoredSettings | undefined): PublicValues {
  const { de, en } = storedSettings ?? { de: emptySettings, en: emptySettings }
  const { accent, ground } = de.colors ?? defaultColors
  const toBothLocales = <Part>(pick: (settings: Settings) => Part) => ({ de: pick(de), en: pick(en) })
  return {
    name: toBothLocales(({ name }) => name),
    short_name: toBothLocales(({ short_name }) => short_name),
    claim: toBothLocales(({ claim }) => claim),
    logo: parsePictureId(de.logo),
    accent_color: accent,
    ground_color: ground,
    street: de.address.street,
    zip: de.address.zip,
    place: toBothLocales(({ address }) => address.place),
    country: toBothLocales(({ address }) => address.country),
    phones: de.phones.map(({ label, number }, index) => ({
      label: { de: label, en: en.phones[index]?.label ?? '' },
      number,
    })),
    email: de.email,
    opening_hours: de.opening_hours.map(({ days, hours }, index) => ({
      days: { de: days, en: en.opening_hours[index]?.days ?? '' },
      hours: { de: hours, en: en.opening_hours[index]?.hours ?? '' },
    })),
    social: de.social.map(({ service, title, url }, index) => ({
      service,
      url,
      title: { de: title, en: en.social[index]?.title ?? '' },
    })),
    mail_sender: toBothLocales(({ mail_sender }) => mail_sender),
    press_terms: toBothLocales(({ press_terms }) => press_terms ?? ''),
    newsletter_title: toBothLocales(({ newsletter_title }) => newsletter_title ?? ''),
    newsletter_text: toBothLocales(({ newsletter_text }) => newsletter_text ?? ''),
    is_disabled: de.is_disabled,
  }
}

/**
 * Converts settings to the stored form, one object per language.
 * @param logo the URL of the picture
 */
export function toStoredSettings(values: PublicValues, logo: string | null): StoredSettings {
  const colors = { accent: values.accent_color, ground: values.ground_color }
  const isDefault = colors.accent === defaultColors.accent && colors.ground === defaultColors.ground
  const toSettings = (locale: Locale): Settings => ({
    name: values.name[locale],
    short_name: values.short_name[locale],
    claim: values.claim[locale],
    logo,
    address: {
      street: values.street,
      zip: values.zip,
      place: values.place[locale],
      country: values.country[locale],
    },
    phones: values.phones.map(({ label, number }) => ({ label: label[locale], number })),
    email: values.email,
    opening_hours: values.opening_hours.map(({ days, hours }) => ({
      days: days[locale],
      hours: hours[locale],
    })),
    social: values.social.map(({ service, title, url }) => ({ service, title: title[locale], url })),
    mail_sender: values.mail_sender[locale],
    press_terms: values.press_terms[locale],
    newsletter_title: values.newsletter_title[locale],
    newsletter_text: values.newsletter_text[locale],
    is_disabled: values.is_disabled,
    ...(!isDefault && { colors }),
  })
  return { de: toSettings('de'), en: toSettings('en') }
}

/** Returns the id of the picture in the URL of its derivative. */
function parsePictureId(address: string | null): number | null {
  const [, id] = /^\/media\/images\/(\d+)-/.exec(address ?? '') ?? []
  return id === undefined ? null : Number(id)
}
