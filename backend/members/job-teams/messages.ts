import { createMessages } from '@/backend/platform/create-messages'

export const teamMessage = createMessages({
  de: { key: 'Diese Einladung ist abgelaufen, zurückgezogen oder schon angenommen.' },
  en: { key: 'This invitation has expired, was withdrawn, or has already been accepted.' },
})
