import { createMessages } from '@/backend/platform/create-messages'

/** Error messages for contact persons that cannot be saved. */
export const personMessage = createMessages({
  de: {
    categoryMissing: 'Diese Kategorie gibt es nicht mehr.',
    pictureMissing: 'Dieses Bild gibt es nicht mehr.',
  },
  en: {
    categoryMissing: 'This category no longer exists.',
    pictureMissing: 'This picture no longer exists.',
  },
})
