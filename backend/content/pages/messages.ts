import { createMessages } from '@/backend/platform/create-messages'

/** Returns a message for a rejected time of a scheduled step. */
export const scheduleMessage = createMessages({
  de: {
    inPast: 'Der Zeitpunkt muss in der Zukunft liegen.',
    scheduleOrder: 'Das Ende der Veröffentlichung muss nach ihrem Beginn liegen.',
  },
  en: {
    inPast: 'The time must be in the future.',
    scheduleOrder: 'The page must go offline after it is published.',
  },
})
