import { createMessages } from '@/backend/platform/create-messages'

/** Returns an error message for a preview link that cannot be created. */
export const previewLinkMessage = createMessages({
  de: { notShareable: 'In dieser Sprache gibt es den Entwurf nicht, oder nur angemeldete Personen dürfen ihn lesen.' },
  en: { notShareable: 'The draft doesn’t exist in this language, or only people with a login may read it.' },
})
