import type { ArticleSection } from '@/lib/contract/article-record'
import type { Localized } from '../../db/schema/columns'

/** A category or a tag of the demo's articles. */
export interface SeedTerm {
  slug: string
  title: Localized
}

const term = (slug: string, de: string, en: string): SeedTerm => ({ slug, title: { de, en } })

/** The categories of each section, in their order. */
export const categories: Readonly<Record<ArticleSection, readonly SeedTerm[]>> = {
  debate: [
    term('arbeit', 'Arbeit', 'Work'),
    term('publikum', 'Publikum', 'Audience'),
    term('geld', 'Geld und Dinge', 'Money and things'),
    term('kunst-und-technik', 'Kunst und Technik', 'Art and technology'),
    term('haus-und-stadt', 'Haus und Stadt', 'House and city'),
  ],
  press: [
    term('tarif', 'Tarif und Arbeit', 'Agreements and work'),
    term('kulturpolitik', 'Kulturpolitik', 'Culture policy'),
    term('zahlen', 'Zahlen', 'Figures'),
    term('bildung', 'Bildung und Teilhabe', 'Education and access'),
    term('haeuser', 'Häuser und Klima', 'Houses and climate'),
    term('international', 'International', 'International'),
    term('verband', 'Verband', 'Federation'),
  ],
}

/** The tags of the debate. */
export const tags: readonly SeedTerm[] = [
  term('barrierefreiheit', 'Barrierefreiheit', 'Accessibility'),
  term('bau', 'Bau', 'Buildings'),
  term('digitales', 'Digitales', 'Digital'),
  term('ensemble', 'Ensemble', 'Ensemble'),
  term('foerderung', 'Förderung', 'Funding'),
  term('freie-szene', 'Freie Szene', 'Independent scene'),
  term('gage', 'Gage', 'Pay'),
  term('generationen', 'Generationen', 'Generations'),
  term('geschichte', 'Geschichte', 'History'),
  term('kanon', 'Kanon', 'Canon'),
  term('ki', 'Künstliche Intelligenz', 'Artificial intelligence'),
  term('kritik', 'Kritik', 'Reviews'),
  term('kunstfreiheit', 'Kunstfreiheit', 'Artistic freedom'),
  term('leitung', 'Leitung', 'Leadership'),
  term('nachhaltigkeit', 'Nachhaltigkeit', 'Sustainability'),
  term('orchester', 'Orchester', 'Orchestra'),
  term('politik', 'Politik', 'Politics'),
  term('publikum', 'Publikum', 'Audience'),
  term('schule', 'Schule', 'School'),
  term('spielplan', 'Spielplan', 'Program'),
  term('stadt', 'Stadt', 'City'),
  term('urheberrecht', 'Urheberrecht', 'Copyright'),
  term('vielfalt', 'Vielfalt', 'Diversity'),
]
