import { createMessages } from '@/backend/platform/create-messages'

/** Validation messages for unions (groups, governing bodies and committees), by language. */
export const unionMessage = createMessages({
  de: {
    noSlug: 'Bitte geben Sie eine Kurzadresse an.',
    slugTaken: 'Diese Kurzadresse gibt es schon.',
    noMember: 'Eines dieser Konten gibt es nicht mehr.',
    memberTwice: 'Ein Konto steht zweimal in der Liste.',
    noFile: 'Eine dieser Dateien gibt es nicht mehr.',
  },
  en: {
    noSlug: 'Please enter a slug.',
    slugTaken: 'This slug already exists.',
    noMember: 'One of these accounts no longer exists.',
    memberTwice: 'An account is listed twice.',
    noFile: 'One of these files no longer exists.',
  },
})
