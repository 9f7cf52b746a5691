import 'server-only'
import { createHash } from 'node:crypto'
import { type Card, toAlternativeText } from './card'
import { cardHeight, cardWidth } from './draw-card'

/**
 * Version of the drawing code. Increase it with each change of the drawing, because pictures are
 * cached for long under a name that depends only on their content and on this version.
 */
const drawingVersion = 1

/** Returns a hash of the content, used as the file name of the picture. */
function toPreviewName(card: Card): string {
  const { kind, title, siteName, scene } = card
  const content = JSON.stringify([drawingVersion, kind, title, siteName, scene])
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/**
 * Returns the URL, size and alternative text of the preview picture for the page at an address. The
 * server redirects the URL of an outdated picture to the current one.
 */
export function getPreviewPicture(address: string, card: Card) {
  return {
    url: `/previews${address}/${toPreviewName(card)}.png`,
    width: cardWidth,
    height: cardHeight,
    alt: toAlternativeText(card),
  }
}
