import type { EmbedKind } from '@/lib/contract/embeds/services'
import type { Image } from '@/lib/contract/media/image'
import type { PastedPart } from './block-editor'

/** The fields of several blocks. The kind of `text` and `appearance` differs by block. */
export const anchor = { kind: 'anchor', label: { de: 'Anker', en: 'Anchor' } } as const
export const link = { kind: 'link', label: { de: 'Link', en: 'Link' } } as const
export const linkText = { kind: 'line', label: { de: 'Linktext', en: 'Link text' } } as const
export const picture = { kind: 'picture', label: { de: 'Bild', en: 'Picture' } } as const
export const previewPictureField = { kind: 'picture', label: { de: 'Vorschaubild', en: 'Preview picture' } } as const
export const description = { kind: 'plainText', label: { de: 'Bildunterschrift', en: 'Caption' } } as const
export const headline = { kind: 'line', label: { de: 'Überschrift', en: 'Headline' } } as const
export const preline = { kind: 'line', label: { de: 'Zeile darüber', en: 'Line above' } } as const
export const subline = { kind: 'line', label: { de: 'Zeile darunter', en: 'Line below' } } as const
export const title = { kind: 'line', label: { de: 'Titel', en: 'Title' } } as const
export const text = { label: { de: 'Text', en: 'Text' } } as const
export const appearance = { label: { de: 'Aussehen', en: 'Appearance' } } as const
export const videoField = {
  kind: 'medium',
  medium: 'video',
  label: { de: 'Adresse des Videos', en: 'Address of the video' },
} as const
export const service = { kind: 'hidden', label: { de: 'Dienst', en: 'Service' } } as const

/** A placeholder for a picture that is not selected yet. */
function createPlaceholder(address: string): Image {
  const thumb = { avif: address, webp: address, jpg: address, width: 1600, height: 1000 }
  return {
    id: 0,
    alt: '',
    copyright: '',
    description: '',
    focal: { x: 0.5, y: 0.5 },
    width: thumb.width,
    height: thumb.height,
    thumbs: { small: thumb, medium: thumb, large: thumb, xlarge: thumb },
  }
}

export const placeholderPicture = createPlaceholder('/editor/no-picture.svg')

/** Returns the address of a pasted medium of the given kind; null for every other part. */
export function findPastedAddress(part: PastedPart, medium: EmbedKind): string | null {
  return part.kind === 'medium' && part.medium === medium ? part.address : null
}
