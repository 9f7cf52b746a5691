import type { Locale } from './locale'

/** A value of a lookup: its slug is stored and stands in addresses. */
export interface JobLookupValue {
  slug: string
  name: Readonly<Record<Locale, string>>
}

/** The lookups of job ads, by the names of their fields. Slugs stay as they are once ads may have them; names may change. */
export const jobLookups = {
  /** Artistic and other fields. */
  category: [
    { slug: 'acting', name: { de: 'Schauspiel', en: 'Acting' } },
    { slug: 'music-theater', name: { de: 'Musiktheater', en: 'Music theater' } },
    { slug: 'dance', name: { de: 'Tanz', en: 'Dance' } },
    { slug: 'orchestra', name: { de: 'Orchester', en: 'Orchestra' } },
    { slug: 'chorus', name: { de: 'Chor', en: 'Chorus' } },
    { slug: 'young-audiences', name: { de: 'Kinder- und Jugendtheater', en: 'Theater for young audiences' } },
    { slug: 'puppetry', name: { de: 'Figurentheater', en: 'Puppetry' } },
    { slug: 'directing-dramaturgy', name: { de: 'Regie und Dramaturgie', en: 'Directing and dramaturgy' } },
    { slug: 'stage-costume', name: { de: 'Bühne, Kostüm und Maske', en: 'Stage, costume and make-up' } },
    { slug: 'technical', name: { de: 'Technik und Werkstätten', en: 'Technical departments and workshops' } },
    { slug: 'administration', name: { de: 'Verwaltung und Leitung', en: 'Administration and management' } },
    { slug: 'communication', name: { de: 'Kommunikation und Vertrieb', en: 'Communication and sales' } },
    { slug: 'education', name: { de: 'Vermittlung', en: 'Education and outreach' } },
  ],
  employment_type: [
    { slug: 'full-time', name: { de: 'Vollzeit', en: 'Full-time' } },
    { slug: 'part-time', name: { de: 'Teilzeit', en: 'Part-time' } },
    { slug: 'guest', name: { de: 'Gastengagement', en: 'Guest engagement' } },
    { slug: 'training', name: { de: 'Ausbildung', en: 'Apprenticeship' } },
    { slug: 'internship', name: { de: 'Praktikum', en: 'Internship' } },
    { slug: 'voluntary', name: { de: 'Freiwilligendienst', en: 'Voluntary service' } },
  ],
  specialization: [
    { slug: 'soprano', name: { de: 'Sopran', en: 'Soprano' } },
    { slug: 'alto', name: { de: 'Alt', en: 'Alto' } },
    { slug: 'tenor', name: { de: 'Tenor', en: 'Tenor' } },
    { slug: 'bass', name: { de: 'Bass', en: 'Bass' } },
    { slug: 'violin', name: { de: 'Violine', en: 'Violin' } },
    { slug: 'lighting', name: { de: 'Beleuchtung', en: 'Lighting' } },
  ],
  occupation: [
    { slug: 'actor', name: { de: 'Schauspieler*in', en: 'Actor' } },
    { slug: 'solo-singer', name: { de: 'Solosänger*in', en: 'Solo singer' } },
    { slug: 'chorus-singer', name: { de: 'Chorsänger*in', en: 'Chorus singer' } },
    { slug: 'orchestral-musician', name: { de: 'Orchestermusiker*in', en: 'Orchestral musician' } },
    { slug: 'dancer', name: { de: 'Tänzer*in', en: 'Dancer' } },
    { slug: 'stage-technician', name: { de: 'Bühnentechniker*in', en: 'Stage technician' } },
  ],
  contract_type: [
    { slug: 'nv-buehne', name: { de: 'NV Bühne', en: 'NV Bühne (stage agreement)' } },
    { slug: 'tvk', name: { de: 'TVK', en: 'TVK (orchestra agreement)' } },
    { slug: 'tvoed', name: { de: 'TVöD', en: 'TVöD (public service)' } },
    { slug: 'tv-l', name: { de: 'TV-L', en: 'TV-L (public service of the states)' } },
    { slug: 'freelance', name: { de: 'Freie Mitarbeit', en: 'Freelance' } },
    { slug: 'other', name: { de: 'Anderer Vertrag', en: 'Other contract' } },
  ],
} as const satisfies Record<string, readonly JobLookupValue[]>

export type JobLookup = keyof typeof jobLookups

/** The name of a value in one language; the slug itself for one that there is no more. */
export function jobLookupName(lookup: JobLookup, slug: string, locale: Locale): string {
  const values: readonly JobLookupValue[] = jobLookups[lookup]
  return values.find((value) => value.slug === slug)?.name[locale] ?? slug
}
