import { createMessages } from '@/backend/platform/create-messages'

export const proposalMessage = createMessages({
  de: {
    nothingChanged: 'Das steht schon so im Eintrag.',
    undecided: 'Bitte entscheiden Sie über dieses Feld.',
    logoGone: 'Dieses Logo ist nicht mehr gespeichert. Bitte laden Sie es noch einmal hoch.',
  },
  en: {
    nothingChanged: 'The entry already says this.',
    undecided: 'Please decide on this field.',
    logoGone: 'This logo is no longer stored. Please upload it again.',
  },
})
