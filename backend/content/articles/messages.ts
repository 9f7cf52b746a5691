import { createMessages } from '@/backend/platform/create-messages'

/** Messages about references of articles that cannot be stored. */
export const referenceMessage = createMessages({
  de: {
    attachments: 'Bitte wählen Sie ein Verzeichnis, dessen Kategorie öffentlich ist.',
    categories: 'Bitte wählen Sie nur Kategorien, die es für diese Art von Beiträgen gibt.',
    contact: 'Diese Ansprechperson gibt es nicht oder nicht mehr.',
    related: 'Einen dieser Beiträge gibt es nicht oder nicht mehr.',
    tags: 'Bitte wählen Sie nur Schlagwörter, die es noch gibt; Pressemitteilungen haben keine.',
  },
  en: {
    attachments: 'Please choose a directory in a public category.',
    categories: 'Please choose only categories that exist for this kind of article.',
    contact: 'This contact doesn’t exist, or no longer exists.',
    related: 'One of these articles doesn’t exist, or no longer exists.',
    tags: 'Please choose only existing tags; press releases have none.',
  },
})

/** A field of an article with references. */
export type ReferenceField = Parameters<typeof referenceMessage>[1]
