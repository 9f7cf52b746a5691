import { missingFields } from '@/lib/contract/blocks/required'
import type { Image } from '@/lib/contract/image'
import type { Data } from '../core/document'
import { pick } from '../core/merge'

/** Words for what nobody has written yet. */
export interface PlaceholderWords {
  headline: string
  text: string
  quote: string
  question: string
  link: string
  person: string
}

const drawing = { avif: '', webp: '', jpg: '', width: 1600, height: 1000 }

/** A drawing in the place of a picture that nobody has chosen yet. */
function pictureAt(address: string): Image {
  const thumb = { ...drawing, avif: address, webp: address, jpg: address }
  return {
    ...{ id: 0, alt: '', copyright: '', description: '', focal: { x: 0.5, y: 0.5 } },
    width: thumb.width,
    height: thumb.height,
    thumbs: { small: thumb, medium: thumb, large: thumb, xlarge: thumb },
  }
}

const picture = pictureAt('/editor/no-picture.svg')

/** What stands on the page for fields that are missing; what is not named here is told by a note in the block's place. */
function standIns(words: PlaceholderWords): Partial<Record<string, Data>> {
  const { headline, text } = words
  return {
    headline: { content: headline, headline_level: 2 },
    text: { content: `<p>${text}</p>` },
    quote: { content: words.quote },
    faqitem: { content: words.question },
    link: { link: '#', content: words.link },
    image: { image: picture },
    imagelistitem: { image: picture },
    logolistitem: { image: picture },
    fullteaser: { headline, text },
    teaserlistitem: { headline },
    teammember: {
      person: { id: 0, name: words.person, title: '', function: '', email: '', phone: '', photo: null },
    },
  }
}

/** The data that the page shows of a module: its own, with something in the place of what is missing. */
export function createPlaceholders(words: PlaceholderWords): (model: string, data: Data) => Data {
  const all = standIns(words)
  // The same object for the same data, so that the block is not drawn anew.
  const shown = new WeakMap<Data, Data>()
  return (model, data) => {
    const fields = missingOnPage(model, data)
    const standIn = all[model]
    if (fields.length === 0 || !standIn) return data
    const known = shown.get(data) ?? { ...data, ...pick(standIn, fields) }
    shown.set(data, known)
    return known
  }
}

function missingOnPage(model: string, data: Data): string[] {
  const missing = missingFields({ model, data })
  if (model === 'text' && isEmptyHtml(data.content)) return ['content']
  if (model === 'link' && !data.link && !data.content) return ['link', 'content']
  return missing
}

const isEmptyHtml = (value: unknown) =>
  typeof value === 'string' && value.replace(/<[^>]*>/g, '').trim() === ''
