import type { EditorOf } from '../block-editor'
import { findPastedAddress, service } from '../common-fields'
import { drawTextLines } from '../diagrams'

export const viewerEditor: EditorOf<'viewer'> = {
  name: { de: 'Dokument', en: 'Document viewer' },
  purpose: { de: 'Ein Dokument zum Durchblättern auf der Seite.', en: 'A document to browse on the page.' },
  searchWords: { de: 'pdf heft broschüre blättern flipbook', en: 'pdf brochure magazine flipbook' },
  diagram: [[8, 0, 20, 24, 'column'], ...drawTextLines([14, 14, 8], { x: 11, y: 4 })],
  group: 'media',
  fields: {
    embed: { kind: 'medium', medium: 'viewer', label: { de: 'Adresse des Dokuments', en: 'Address of the document' } },
    media_type: service,
  },
  paste(part) {
    const embed = findPastedAddress(part, 'viewer')
    return embed === null ? null : { embed }
  },
}
