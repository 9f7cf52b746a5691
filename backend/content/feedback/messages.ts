import { createMessages } from '@/backend/platform/create-messages'

/** Returns a message for an invalid request for a review. */
export const feedbackMessage = createMessages({
  de: { noReviewer: 'Um Freigabe können Sie nur andere Personen bitten, die Seiten bearbeiten.' },
  en: { noReviewer: 'You can ask only other people who edit pages for approval.' },
})
