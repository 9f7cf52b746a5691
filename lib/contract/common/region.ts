import { z } from 'zod'
import type { Locale } from './locale'
import { nameSchema } from './named'

/** Names of the federal states by ISO 3166-2 code. */
export const regionTitles = {
  'DE-BW': { de: 'Baden-Württemberg', en: 'Baden-Württemberg' },
  'DE-BY': { de: 'Bayern', en: 'Bavaria' },
  'DE-BE': { de: 'Berlin', en: 'Berlin' },
  'DE-BB': { de: 'Brandenburg', en: 'Brandenburg' },
  'DE-HB': { de: 'Bremen', en: 'Bremen' },
  'DE-HH': { de: 'Hamburg', en: 'Hamburg' },
  'DE-HE': { de: 'Hessen', en: 'Hesse' },
  'DE-MV': { de: 'Mecklenburg-Vorpommern', en: 'Mecklenburg-Western Pomerania' },
  'DE-NI': { de: 'Niedersachsen', en: 'Lower Saxony' },
  'DE-NW': { de: 'Nordrhein-Westfalen', en: 'North Rhine-Westphalia' },
  'DE-RP': { de: 'Rheinland-Pfalz', en: 'Rhineland-Palatinate' },
  'DE-SL': { de: 'Saarland', en: 'Saarland' },
  'DE-SN': { de: 'Sachsen', en: 'Saxony' },
  'DE-ST': { de: 'Sachsen-Anhalt', en: 'Saxony-Anhalt' },
  'DE-SH': { de: 'Schleswig-Holstein', en: 'Schleswig-Holstein' },
  'DE-TH': { de: 'Thüringen', en: 'Thuringia' },
} as const satisfies Record<string, Record<Locale, string>>

export type RegionCode = keyof typeof regionTitles
export const regionCodes = Object.keys(regionTitles) as [RegionCode, ...RegionCode[]]

/** A federal state with its name in the requested language. */
export const regionSchema = nameSchema('Region', z.object({ code: z.enum(regionCodes), title: z.string() }))

/** Converts a code to a federal state in one language. */
export function toRegion(code: RegionCode, locale: Locale): z.infer<typeof regionSchema> {
  return { code, title: regionTitles[code][locale] }
}
