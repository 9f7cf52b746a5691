import 'server-only'
import { createHash } from 'node:crypto'
import { type Card, toAlternativeText } from './card'
import { cardHeight, cardWidth } from './draw-card'

/** The version of the drawing. Pictures are cached for long by their content. */
const drawingVersion = 1

/** Returns a file name with a hash of the content. */
function previewName(card: Card): string {
  const { kind, title, sender, scene } = card
  const content = JSON.stringify([drawingVersion, kind, title, sender, scene])
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** Returns the drawn picture for the page at an address. The server draws only current ones. */
export function drawnPreview(address: string, card: Card) {
  return {
    url: `/previews${address}/${previewName(card)}.png`,
    width: cardWidth,
    height: cardHeight,
    alt: toAlternativeText(card),
  }
}
