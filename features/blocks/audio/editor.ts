import type { EditorOf } from '../block-editor'
import { findPastedAddress, service } from '../common-fields'

export const audioEditor: EditorOf<'audio'> = {
  name: { de: 'Audio', en: 'Audio' },
  purpose: {
    de: 'Eine Aufnahme zum Anhören, von einem eingebetteten Dienst.',
    en: 'A recording to listen to, from an embedded service.',
  },
  searchWords: { de: 'ton musik podcast hörprobe hören', en: 'sound music podcast listen' },
  diagram: [8, 16, 22, 12, 20, 10, 14, 6].map((height, index) => [index * 5, (24 - height) / 2, 2, height, 'text']),
  group: 'media',
  fields: {
    embed: { kind: 'medium', medium: 'audio', label: { de: 'Adresse der Aufnahme', en: 'Address of the recording' } },
    media_type: service,
  },
  paste(part) {
    const embed = findPastedAddress(part, 'audio')
    return embed === null ? null : { embed }
  },
}
