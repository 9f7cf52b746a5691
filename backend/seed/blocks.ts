import type { z } from 'zod'
import type { FormBlockData, FormFieldData } from '@/lib/contract/blocks/form'
import type { FullTeaserData } from '@/lib/contract/blocks/full-teaser'
import type { ImageListData } from '@/lib/contract/blocks/image-list'
import type { SectionData } from '@/lib/contract/blocks/section'
import type { TeamData } from '@/lib/contract/blocks/team'
import type { TeaserListData, TeaserListItemData } from '@/lib/contract/blocks/teaser-list'
import type { VideoData } from '@/lib/contract/blocks/video'
import type { VideoListItemData } from '@/lib/contract/blocks/video-list'
import { recordSelectionSchema } from '@/lib/contract/record-selection'
import type { SeedModule } from './content'

/** A demo picture's key in place of the picture. */
type Pictured<Data extends { image: unknown }> = Partial<Omit<Data, 'image'>> & { picture?: string }

/** A block with a picture named by key. */
function pictured(
  model: string,
  { picture, ...data }: Record<string, unknown> & { picture?: string },
): SeedModule {
  return { model, data, ...(picture !== undefined && { picture }) }
}

/** A quote block; `content` is without quotation marks. */
export function quote(content: string, author: string): SeedModule {
  return { model: 'quote', data: { content, author } }
}

/** A FAQ block: each entry is a question with the modules of its answer. */
export function faq(...entries: [question: string, ...answer: SeedModule[]][]): SeedModule {
  const children = entries.map(([content, ...answer]) => ({
    model: 'faqitem',
    data: { content },
    children: answer,
  }))
  return { model: 'faq', data: {}, children }
}

/** A full teaser block. */
export function fullTeaser(
  headline: string,
  text: string,
  options: Omit<Pictured<FullTeaserData>, 'headline' | 'text'>,
): SeedModule {
  return pictured('fullteaser', { headline, text, ...options })
}

/** A teaser list block of `teaser`s. */
export function teaserList(
  variant: TeaserListData['extra_class'],
  children: SeedModule[],
  options: { anchor?: string } = {},
): SeedModule {
  return { model: 'teaserlist', data: { extra_class: variant, ...options }, children }
}

/** A teaser list block of records that are selected. */
export function recordList(
  variant: TeaserListData['extra_class'],
  selection: z.input<typeof recordSelectionSchema>,
): SeedModule {
  return {
    model: 'teaserlist',
    data: { extra_class: variant, records: recordSelectionSchema.parse(selection) },
  }
}

/** A teaser of a list. */
export function teaser(
  headline: string,
  options: Omit<Pictured<TeaserListItemData>, 'headline'>,
): SeedModule {
  return pictured('teaserlistitem', { headline, ...options })
}

/** An image list block: pictures by key, each with a description and, perhaps, a link. */
export function imageList(
  variant: ImageListData['extra_class'],
  ...items: [picture: string, description: string, link?: string][]
): SeedModule {
  const children = items.map(([picture, description, link]) =>
    pictured('imagelistitem', { picture, description, ...(link && { link }) }),
  )
  return { model: 'imagelist', data: { extra_class: variant }, children }
}

/** A video block. */
export function video(url: string, options: Omit<Pictured<VideoData>, 'video_url'>): SeedModule {
  return pictured('video', { video_url: url, ...options })
}

/** A video list block of `listedVideo`s. */
export function videoList(...children: SeedModule[]): SeedModule {
  return { model: 'videolist', data: {}, children }
}

/** A video of a list; `content` is HTML. */
export function listedVideo(
  url: string,
  options: Omit<Pictured<VideoListItemData>, 'video_url'>,
): SeedModule {
  return pictured('videolistitem', { video_url: url, ...options })
}

/** A logo list block: logos by key, each with the name of the house and its link. */
export function logoList(...logos: [picture: string, text: string, link: string][]): SeedModule {
  const children = logos.map(([picture, text, link]) => pictured('logolistitem', { picture, text, link }))
  return { model: 'logolist', data: {}, children }
}

/** A team block of demo persons by key. */
export function team(variant: TeamData['extra_class'], ...persons: string[]): SeedModule {
  const children = persons.map((person) => ({ model: 'teammember', data: {}, person }))
  return { model: 'team', data: { extra_class: variant }, children }
}

/** A section block: a colored area with a picture by key, or none, and one list of modules a column. */
export function section(
  color: SectionData['href'],
  picture: string | undefined,
  ...columns: SeedModule[][]
): SeedModule {
  return { ...pictured('section', { href: color, ...(picture && { picture }) }), columns }
}

/** A form block and what it asks for. */
export function form(
  data: Partial<FormBlockData>,
  ...fields: (Partial<FormFieldData> & Pick<FormFieldData, 'label'>)[]
): SeedModule {
  return { model: 'form', data, children: fields.map((field) => ({ model: 'formfield', data: field })) }
}

/** An HTML block with code of its own. */
export function html(code: string): SeedModule {
  return { model: 'html', data: { html_code: code } }
}

/** An HTML block that shows a reusable selection by its slug. */
export function htmlSelection(selection: string): SeedModule {
  return { model: 'html', data: {}, selection }
}

/** An audio, viewer or social media block of an address at a known service. */
export function embed(model: 'audio' | 'viewer' | 'socialmedia', address: string): SeedModule {
  return { model, data: { embed: address } }
}
