import 'server-only'
import { createHash } from 'node:crypto'
import { altOf, type Card } from './card'
import { cardHeight, cardWidth } from './draw-card'

/** Counts the changes of the drawing: pictures are kept for long by what they show. */
const drawingVersion = 1

/** What names a picture by all that it shows. */
function previewName(card: Card): string {
  const { kind, title, sender, scene } = card
  const content = JSON.stringify([drawingVersion, kind, title, sender, scene])
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** The picture that is drawn for the page at an address; the server draws none that no page has. */
export function drawnPreview(address: string, card: Card) {
  return {
    url: `/previews${address}/${previewName(card)}.png`,
    width: cardWidth,
    height: cardHeight,
    alt: altOf(card),
  }
}
