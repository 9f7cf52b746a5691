import { listAllowedModels } from '@/lib/contract/blocks/placement'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import type { Locale } from '@/lib/contract/common/locale'
import { type CreateExamples, createExampleBuilder, type Example } from './example'
import { containerExamples } from './examples/container'
import { audioExamples, socialMediaExamples, viewerExamples } from './examples/embed'
import { faqExamples } from './examples/faq'
import { formExamples } from './examples/form'
import { fullTeaserExamples } from './examples/full-teaser'
import { headlineExamples } from './examples/headline'
import { htmlExamples } from './examples/html'
import { imageExamples } from './examples/image'
import { imageListExamples } from './examples/image-list'
import { linkExamples } from './examples/link'
import { logoListExamples } from './examples/logo-list'
import { quoteExamples } from './examples/quote'
import { sectionExamples } from './examples/section'
import { teamExamples } from './examples/team'
import { teaserListExamples } from './examples/teaser-list'
import { textExamples } from './examples/text'
import { videoExamples } from './examples/video'
import { videoListExamples } from './examples/video-list'
import { createSampleExamples } from './sample-examples'

/** The sections of blocks with specific examples, by their names in the address. */
const specificSections = {
  headline: headlineExamples,
  text: textExamples,
  link: linkExamples,
  image: imageExamples,
  'image-list': imageListExamples,
  video: videoExamples,
  'video-list': videoListExamples,
  quote: quoteExamples,
  faq: faqExamples,
  form: formExamples,
  'full-teaser': fullTeaserExamples,
  'teaser-list': teaserListExamples,
  'logo-list': logoListExamples,
  team: teamExamples,
  section: sectionExamples,
  html: htmlExamples,
  audio: audioExamples,
  viewer: viewerExamples,
  'social-media': socialMediaExamples,
  container: containerExamples,
} as const satisfies Record<string, CreateExamples>

type SpecificSection = keyof typeof specificSections

/** The models with specific examples: the names of the sections without hyphens. */
const specificModels = Object.keys(specificSections).map((name) => name.replaceAll('-', ''))
const sampledModels = listAllowedModels(null).filter((model) => !specificModels.includes(model))

const blockSections: Readonly<Record<string, CreateExamples>> = {
  ...specificSections,
  ...Object.fromEntries(sampledModels.map((model) => [model, createSampleExamples(model)])),
}

export type BlockSection = SpecificSection | BlockModel

export const blockSectionNames = Object.keys(blockSections) as BlockSection[]

/** The sections about design tokens and shared components. */
export const tokenSectionNames = ['colors', 'type', 'space', 'motion', 'components', 'fields', 'loading'] as const
export type TokenSection = (typeof tokenSectionNames)[number]

export const sectionNames = [...tokenSectionNames, ...blockSectionNames]
export type SectionName = TokenSection | BlockSection

/** Returns true if a path segment is the name of a section. */
export function isSection(name: string): name is SectionName {
  return sectionNames.some((section) => section === name)
}

/** Creates the examples of a block in a language; none for a section about tokens. */
export function createExamples(section: SectionName, locale: Locale): Example[] {
  return blockSections[section]?.(createExampleBuilder(locale)) ?? []
}

/**
 * Returns true if the messages contain the title of a section; default examples are titled by
 * model.
 */
export function isTitled(name: SectionName): name is TokenSection | SpecificSection {
  return name in specificSections || tokenSectionNames.some((section) => section === name)
}
