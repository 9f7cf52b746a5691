import type { z } from 'zod'
import type { fullTeaserClasses } from '@/lib/contract/blocks/full-teaser'
import { fullTeaserTextLimit } from '@/lib/contract/blocks/full-teaser'
import type { headlineClasses } from '@/lib/contract/blocks/headline'
import type { imageAliases } from '@/lib/contract/blocks/image'
import type { imageListClasses } from '@/lib/contract/blocks/image-list'
import type { linkClasses } from '@/lib/contract/blocks/link'
import type { BlockModel, blocks } from '@/lib/contract/blocks/registry'
import type { sectionColours } from '@/lib/contract/blocks/section'
import type { teamClasses } from '@/lib/contract/blocks/team'
import type { teaserListClasses } from '@/lib/contract/blocks/teaser-list'
import { containerLayouts } from '@/lib/contract/module'
import type { Choice, ChoiceName, Field } from './field'

/** One of a few, each with its name. */
function choose<Value extends string>(names: Record<Value, ChoiceName>) {
  const choices: Choice[] = Object.entries<ChoiceName>(names).map(([value, name]) => ({ value, name }))
  return { kind: 'choice', choices } as const
}

/** Level 1 is the page's own headline: offered are the others (spec §5). */
const levels: Choice[] = [
  { value: 1, name: 'level1', isHidden: true },
  { value: 2, name: 'level2' },
  { value: 3, name: 'level3' },
  { value: 4, name: 'level4' },
  { value: 5, name: 'level5' },
  { value: 6, name: 'level6' },
]

const layoutNames: Record<(typeof containerLayouts)[number], ChoiceName> = {
  '100': 'columns100',
  '67-33': 'columns6733',
  '33-67': 'columns3367',
  '50-50': 'columns5050',
  '33-33-33': 'columns333333',
  '25-50-25': 'columns255025',
}
const layouts = containerLayouts.map((layout, value): Choice => ({ value, name: layoutNames[layout] }))

const anchor = { kind: 'anchor', name: 'anchor', label: 'anchor' } as const
const link = { kind: 'link', name: 'link', label: 'link' } as const
const picture = { kind: 'picture', name: 'image', label: 'picture' } as const
const still = { kind: 'picture', name: 'image', label: 'still' } as const
const description = { kind: 'words', name: 'description', label: 'description' } as const
const preline = { kind: 'line', name: 'preline', label: 'preline' } as const
const subline = { kind: 'line', name: 'subline', label: 'subline' } as const
const linkText = { kind: 'line', name: 'link_text', label: 'linkText' } as const
const film = { kind: 'medium', medium: 'video', name: 'video_url', label: 'video' } as const
const look = { name: 'extra_class', label: 'look' } as const

type BlockFields = {
  [Model in BlockModel]: readonly Field<string & keyof z.infer<(typeof blocks)[Model]['schema']>>[]
}

/** The fields of each block's form in their order (spec §3); what a text block says is written where it stands. */
export const blockFields: BlockFields = {
  headline: [
    { kind: 'choice', choices: levels, name: 'headline_level', label: 'level' },
    preline,
    { kind: 'line', name: 'content', label: 'headline' },
    subline,
    {
      ...choose<(typeof headlineClasses)[number]>({
        black_left: 'blackLeft',
        black_centered: 'blackCentered',
        red_left: 'redLeft',
        red_centered: 'redCentered',
      }),
      ...look,
    },
    anchor,
  ],
  text: [{ kind: 'switch', name: 'add_additional_space', label: 'space' }, anchor],
  link: [
    { kind: 'line', name: 'content', label: 'linkLabel' },
    link,
    { kind: 'switch', name: 'open_new_window', label: 'newWindow' },
    { ...choose<(typeof linkClasses)[number]>({ default: 'linkLine', button: 'linkButton' }), ...look },
    anchor,
  ],
  image: [
    picture,
    {
      ...choose<(typeof imageAliases)[number]>({
        landscape_big: 'landscapeBig',
        landscape_small: 'landscapeSmall',
        horizontal: 'horizontal',
        portrait: 'portrait',
        vertical: 'vertical',
      }),
      name: 'alias',
      label: 'crop',
    },
    description,
    link,
    anchor,
  ],
  imagelist: [
    {
      ...choose<(typeof imageListClasses)[number]>({ standard: 'grid', list: 'list', slider: 'slider' }),
      ...look,
    },
  ],
  imagelistitem: [picture, description, link],
  video: [
    film,
    { kind: 'line', name: 'title', label: 'title' },
    { kind: 'line', name: 'length', label: 'length', hint: 'length' },
    still,
    anchor,
  ],
  videolist: [],
  videolistitem: [
    film,
    { kind: 'line', name: 'title', label: 'title' },
    { kind: 'richText', name: 'content', label: 'text' },
    still,
  ],
  quote: [
    { kind: 'words', name: 'content', label: 'quote' },
    { kind: 'line', name: 'author', label: 'author' },
  ],
  faq: [],
  faqitem: [{ kind: 'line', name: 'content', label: 'question' }],
  fullteaser: [
    preline,
    { kind: 'line', name: 'headline', label: 'headline' },
    { kind: 'words', name: 'text', label: 'text', limit: fullTeaserTextLimit, rows: 4 },
    link,
    linkText,
    {
      ...choose<(typeof fullTeaserClasses)[number]>({
        default: 'teaserPlain',
        'image-left-bg-red': 'teaserLeftRed',
        'image-right-bg-red': 'teaserRightRed',
        'image-left-bg-green': 'teaserLeftGreen',
        'image-right-bg-green': 'teaserRightGreen',
      }),
      ...look,
    },
    picture,
    anchor,
  ],
  teaserlist: [
    {
      ...choose<(typeof teaserListClasses)[number]>({
        standard: 'threeColumns',
        'two-column': 'twoColumns',
        slide: 'slider',
      }),
      ...look,
    },
    anchor,
  ],
  teaserlistitem: [
    preline,
    { kind: 'line', name: 'headline', label: 'headline' },
    subline,
    { kind: 'words', name: 'text', label: 'text' },
    link,
    linkText,
    picture,
  ],
  logolist: [],
  logolistitem: [
    picture,
    { kind: 'line', name: 'image_alt', label: 'alt', hint: 'alt' },
    { kind: 'line', name: 'image_copyright', label: 'credit', hint: 'credit' },
    link,
    { kind: 'words', name: 'text', label: 'text' },
  ],
  team: [
    {
      ...choose<(typeof teamClasses)[number]>({ standard: 'portraits', 'two-column': 'portraitsBeside' }),
      ...look,
    },
  ],
  teammember: [{ kind: 'person', name: 'person', label: 'person' }],
  section: [
    {
      ...choose<(typeof sectionColours)[number]>({ red: 'red', green: 'green' }),
      name: 'href',
      label: 'colour',
    },
    picture,
  ],
  html: [
    { kind: 'selection', name: 'html_code_obj', label: 'selection' },
    { kind: 'code', name: 'html_code', label: 'code' },
  ],
  audio: [{ kind: 'medium', medium: 'audio', name: 'embed', label: 'audio' }],
  viewer: [{ kind: 'medium', medium: 'viewer', name: 'embed', label: 'viewer' }],
  socialmedia: [{ kind: 'medium', medium: 'social', name: 'embed', label: 'post' }],
  container: [{ kind: 'choice', choices: layouts, name: 'layout', label: 'columns' }],
}

/**
 * What no form asks for: rich text that is written where it stands; addresses, sizes and names that follow from other
 * fields; `image_url`, which other backends tell of a picture and nothing here reads.
 */
export const otherFields: Partial<Record<BlockModel, readonly string[]>> = {
  text: ['content'],
  link: ['link_url'],
  image: ['image_url', 'thumbs'],
  audio: ['media_type'],
  viewer: ['media_type'],
  socialmedia: ['media_type'],
}
