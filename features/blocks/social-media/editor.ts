import type { EditorOf } from '../block-editor'
import { findPastedAddress, service } from '../common-fields'
import { drawTextLines } from '../diagrams'

export const socialMediaEditor: EditorOf<'socialmedia'> = {
  name: { de: 'Soziale Medien', en: 'Social media' },
  purpose: {
    de: 'Ein Beitrag aus einem sozialen Netzwerk, nach Zustimmung.',
    en: 'A post from a social network, after consent.',
  },
  searchWords: { de: 'instagram facebook mastodon linkedin beitrag', en: 'instagram facebook mastodon linkedin post' },
  diagram: [[0, 0, 8, 8, 'red'], ...drawTextLines([22, 14], { x: 11, y: 1 }), [0, 11, 36, 13, 'picture']],
  group: 'media',
  fields: {
    embed: { kind: 'medium', medium: 'social', label: { de: 'Adresse des Beitrags', en: 'Address of the post' } },
    media_type: service,
  },
  paste(part) {
    const embed = findPastedAddress(part, 'social')
    return embed === null ? null : { embed }
  },
}
